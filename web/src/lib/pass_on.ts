/** Handing a link on. What the browser does not do it does not claim to have done. */

/** Whether the device has a sheet of its own for sharing; on plain http there is none. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** The device's own sheet; whoever closes it has decided so. Whether it could be shown. */
export async function shareLink(url: string, text: string): Promise<boolean> {
  return await navigator.share({ title: document.title, text, url }).then(
    () => true,
    (error: unknown) => (error as Error).name === "AbortError",
  );
}

/** Into the clipboard; false where there is none, or the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  return await clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
