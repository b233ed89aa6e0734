// Written by tools/protocol_types.py from src/escapade/server/wire/protocol*.py: do not edit.
export const PROTOCOL = 1;

export * from "./protocol_commands.ts";
export * from "./protocol_messages.ts";
export * from "./protocol_http.ts";
export * from "./protocol_analysis.ts";
