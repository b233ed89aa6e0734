/** A drawing on the page as a file of its own: what styles and fonts give it here is written into it. */

/** What a stylesheet may have said of a shape or a text. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "color",
];
const NAMESPACE = "http://www.w3.org/2000/svg";

/** The drawing as text: the same on any page, and on none. */
export async function drawingOf(svg: SVGSVGElement, fonts: readonly string[]): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[...svg.querySelectorAll("*")], [...copy.querySelectorAll("*")]];
  from.forEach((element, place) => dress(element, to[place]));
  const style = document.createElementNS(NAMESPACE, "style");
  style.textContent = await facesOf(fonts);
  copy.prepend(style);
  copy.setAttribute("xmlns", NAMESPACE);
  copy.setAttribute("width", "1200");
  copy.setAttribute("height", "630");
  return new XMLSerializer().serializeToString(copy);
}

function dress(element: Element, copy: Element | undefined): void {
  if (copy === undefined) return;
  const looks = getComputedStyle(element);
  for (const name of LOOKS) copy.setAttribute(name, looks.getPropertyValue(name));
  copy.removeAttribute("class");
}

/** The fonts themselves: an image may fetch nothing. */
async function facesOf(families: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter(({ style }) => families.includes(plain(style.getPropertyValue("font-family"))));
  return (await Promise.all(wanted.map(embedded))).join("");
}

const plain = (family: string): string => family.replace(/["']/g, "").trim();

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (address === undefined) return "";
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const file = await (await fetch(new URL(address, base))).arrayBuffer();
  const face = ["font-family", "font-style", "font-weight"].map(
    (name) => `${name}:${rule.style.getPropertyValue(name)}`,
  );
  return `@font-face{${face.join(";")};src:url(data:font/woff2;base64,${base64(new Uint8Array(file))})}`;
}

export function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
