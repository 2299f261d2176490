import type { Socket } from 'socket.io';

/**
 * Lets go of the request that opened a socket: what was in it is read by then, and thousands of sockets
 * would keep thousands of requests, their headers and their cookies, for as long as they are open.
 */
export function forgetHandshake(socket: Pick<Socket, 'conn' | 'handshake'>): void {
  Reflect.set(socket.conn, 'request', null);
  socket.handshake.headers = {};
}
