/** Where the Socket.IO adapter of the bff and the emitters of the services meet in Redis. */
export function socketKey(namePrefix: string): string {
  return `${namePrefix}:socket.io`;
}
