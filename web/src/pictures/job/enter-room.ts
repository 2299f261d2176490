import { joinVisitorRoom, socket } from '../../lib/socket.ts';

/** The order may have begun this visitor's session; a connection older than that is renewed. */
export async function enterRoom(): Promise<void> {
  const connection = socket();
  const isIn = await joinVisitorRoom(connection);
  if (!isIn && connection.connected) connection.disconnect().connect();
}
