/** A drawing as a picture that can be handed on: a PNG, shared by the system where it can, saved where it cannot. */

import { base64 } from "./drawing.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Drawn by the browser itself, on a canvas that nobody sees. */
export async function pngOf(drawing: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error("no picture")) : done(blob)), "image/png"),
  );
}

/** Whether the system has a sheet that takes pictures. */
export function canSharePictures(): boolean {
  const file = new File([], "picture.png", { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

export type Handed = "shared" | "saved" | "given up";

/** By the system's own sheet, else into the downloads; whoever closes the sheet has given up, and nothing is wrong. */
export async function handOn(png: Blob, name: string, text: string): Promise<Handed> {
  if (canSharePictures()) {
    try {
      await navigator.share({ files: [new File([png], name, { type: "image/png" })], text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "given up";
    }
  }
  save(png, name);
  return "saved";
}

function save(png: Blob, name: string): void {
  const address = URL.createObjectURL(png);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
