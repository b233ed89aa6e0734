/** A browser's subscription as the server wants it. */

import type { Subscribe } from "../net/protocol.ts";

export function asWish({ endpoint, keys }: PushSubscriptionJSON, token: string, language: string): Subscribe {
  return { token, endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language };
}

/** A key in base64url; not every browser reads it as text. */
export function asBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
