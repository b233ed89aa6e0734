/** Give up the seats of this device at a table, for good, without opening its page. */

import type { ServerMessage } from "../net/protocol.ts";
import { Connection, RefusedError } from "../net/socket.ts";
import { forget, keysOf } from "../store/keys.ts";

export async function leaveTable(table: string): Promise<void> {
  for (const { token } of keysOf(table)?.seats ?? []) {
    await leaveSeat(table, token);
    forget(table, token);
  }
}

function leaveSeat(table: string, token: string): Promise<void> {
  return new Promise((done, failed) => {
    const connection = new Connection(
      { table, token, invite: null },
      {
        state: () => undefined,
        // A hello that is refused leaves what was to be said after it without an answer.
        message: (message: ServerMessage) => {
          if (message.type === "refused" && !message.retry) failed(new RefusedError(message.code, message.params));
        },
      },
    );
    connection.connect();
    connection
      .send({ type: "leave" })
      .then(() => done(), failed)
      .finally(() => connection.close());
  });
}
