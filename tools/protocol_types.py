"""Write what is derived from the protocol: TypeScript types for the browser, and the OpenAPI file.

    python tools/protocol_types.py          writes them
    python tools/protocol_types.py --check  fails if one of them is not current
"""

import json
import re
import sys
import textwrap
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from escapade import __version__
from escapade.server.wire import protocol, protocol_analysis, protocol_asking, protocol_http, protocol_parts

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "net"
OPENAPI = ROOT / "docs" / "openapi.json"
UNIONS: dict[str, UnionType] = {"Command": protocol.Command, "ClientMessage": protocol.ClientMessage,
                                "ServerMessage": protocol.ServerMessage}
PATHS: list[tuple[str, str, type[Struct] | None, type[Struct] | str]] = [
    ("get", "/api/games", None, protocol_http.Games),
    ("get", "/api/games/{game}", None, protocol_http.GameInfo),
    ("get", "/api/reach", None, protocol_http.Reach),
    ("get", "/api/rules/{game}/{language}", None, "text/markdown"),
    ("get", "/api/tables", None, protocol_http.PublicTables),
    ("post", "/api/tables", protocol_http.CreateTable, protocol_http.Created),
    ("post", "/api/code", protocol_http.TypedCode, protocol_http.Opened),
    ("post", "/api/tables/{table}/look", protocol_http.Look, protocol_http.Door),
    ("post", "/api/tables/{table}/join", protocol_http.JoinTable, protocol_http.Joined),
    ("post", "/api/tables/{table}/seat", protocol_http.OpenSeat, protocol_http.Joined),
    ("post", "/api/mine", protocol_http.MyTables, protocol_http.Mine),
    ("post", "/api/tables/{table}/record", protocol_http.Access, "application/jsonl"),
    ("post", "/api/tables/{table}/delete", protocol_http.Remove, protocol_http.Removal),
    ("get", "/api/push", None, protocol_http.PushKey),
    ("post", "/api/tables/{table}/push", protocol_http.Subscribe, protocol_http.Subscribed),
    ("post", "/api/tables/{table}/push/delete", protocol_http.Unsubscribe, protocol_http.Subscribed),
    ("post", "/api/tables/{table}/verify", protocol_http.Access, protocol_http.Verified),
    ("post", "/api/tables/{table}/analysis", protocol_analysis.AskAnalysis, protocol_analysis.Analysed),
]
ABSTRACT = {"Message", "Part", "Reply", "Body"}
HEADER = "// Written by tools/protocol_types.py from src/escapade/server/wire/protocol*.py: do not edit."
FILES = {"protocol_commands": "What a client sends.",
         "protocol_messages": "What the server sends, and what that is made of.",
         "protocol_http": "What is asked over HTTP, and the replies.",
         "protocol_analysis": "What the coach says of a finished match."}
"""The files of types, one idea each; `protocol.ts` hands them all on."""


def structs() -> list[type[Struct]]:
    """Every type of the protocol, in the order it is written."""
    found = []
    for module in (protocol, protocol_asking, protocol_parts, protocol_http, protocol_analysis):
        for name, value in vars(module).items():
            is_struct = isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
            if is_struct and name not in ABSTRACT:
                found.append(value)
    return found


# ---------------------------------------------------------------------------------------- TypeScript


def typescript() -> dict[str, str]:
    """Every file by its name."""
    declared: dict[str, dict[str, str]] = {name: {} for name in FILES}
    for struct in structs():
        declared[home_of(struct)][struct.__name__] = interface(struct)
    for name, union in UNIONS.items():
        members = get_args(union)
        lines = "\n".join(f"  | {member}" for member in named(name, members))
        declared[home_of(members[0])][name] = f"export type {name} =\n{lines};"
    written = {f"{name}.ts": write_file(name, declared) for name in FILES}
    hands_on = "\n".join(f'export * from "./{name}.ts";' for name in FILES)
    return written | {"protocol.ts": f"{HEADER}\nexport const PROTOCOL = {protocol.PROTOCOL};\n\n{hands_on}\n"}


def named(name: str, members: tuple[type[Struct], ...]) -> list[str]:
    """The members of a union by name; those of another union that it contains by that union's."""
    inner = [(other, get_args(union)) for other, union in UNIONS.items()
             if other != name and set(get_args(union)) <= set(members)]
    covered = {member for _, others in inner for member in others}
    return [member.__name__ for member in members if member not in covered] + [other for other, _ in inner]


def home_of(struct: type[Struct]) -> str:
    """The file in which a type stands."""
    if struct.__module__ in (protocol_http.__name__, protocol_analysis.__name__):
        return struct.__module__.rpartition(".")[2]
    return "protocol_commands" if issubclass(struct, protocol.Message) else "protocol_messages"


def write_file(name: str, declared: dict[str, dict[str, str]]) -> str:
    """One file: its own types, and from the others what they are made of."""
    own = declared[name]
    text = "\n\n".join(own.values())
    wanted = set(re.findall(r"\b[A-Z]\w+", re.sub(r"/\*\*.*?\*/", "", text))) - set(own)
    imports = [f'import type {{ {", ".join(sorted(wanted & set(types)))} }} from "./{other}.ts";'
               for other, types in declared.items() if wanted & set(types)]
    return "\n".join([HEADER, f"/** {FILES[name]} */", *imports]) + f"\n\n{text}\n"


def interface(struct: type[Struct]) -> str:
    """One type with its comment."""
    about = inspect.type_info(struct)
    assert isinstance(about, inspect.StructType)
    comment = textwrap.fill(f"/** {struct.__doc__ or ''} */", 120, subsequent_indent="    ")
    lines = [comment, f"export interface {struct.__name__} {{"]
    if about.tag_field is not None:
        lines.append(f'  {about.tag_field}: "{about.tag}";')
    for field in about.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {write_type(field.type)};")
    return "\n".join([*lines, "}"])


def write_type(about: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(about, inspect.Metadata):
        return write_type(about.type)
    if isinstance(about, inspect.StructType):
        return str(about.cls.__name__)
    if isinstance(about, inspect.UnionType):
        return " | ".join(write_type(one) for one in about.types)
    if isinstance(about, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in about.values)
    if isinstance(about, inspect.ListType):
        inner = write_type(about.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(about, inspect.DictType):
        return f"Record<string, {write_type(about.value_type)}>"
    plain = {inspect.StrType: "string", inspect.IntType: "number", inspect.FloatType: "number",
             inspect.BoolType: "boolean", inspect.NoneType: "null", inspect.AnyType: "unknown"}
    return plain[type(about)]


# ---------------------------------------------------------------------------------------- OpenAPI


def openapi() -> str:
    """The HTTP side as OpenAPI 3.1; socket messages are among the schemas."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for method, path, body, reply in PATHS:
        paths.setdefault(path, {})[method] = operation(path, body, reply)
    whole = {"openapi": "3.1.0", "info": {"title": "Escapade", "version": __version__}, "paths": paths,
             "components": {"schemas": schemas}}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def operation(path: str, body: type[Struct] | None, reply: type[Struct] | str) -> dict[str, Any]:
    """One request."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    found: dict[str, Any] = {"parameters": [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]}
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": reference(body)}}}
    good: dict[str, Any] = {reply: {"schema": {"type": "string"}}} if isinstance(reply, str) else {
        "application/json": {"schema": reference(reply)}}
    failed = {"application/json": {"schema": reference(protocol_http.Failure)}}
    found["responses"] = {"2XX": {"description": "done", "content": good},
                          "default": {"description": "a code and parameters", "content": failed}}
    return found


def reference(struct: type[Struct]) -> dict[str, str]:
    """Where a type is described."""
    return {"$ref": f"#/components/schemas/{struct.__name__}"}


def main() -> int:
    """Write, or check."""
    stale = 0
    written = {TYPESCRIPT / name: text for name, text in typescript().items()} | {OPENAPI: openapi()}
    for path, text in written.items():
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is not current")  # noqa: T201
            stale += 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
