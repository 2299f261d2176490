import type { Server } from 'node:http';

/** In a process of its own: listens on a free port, tells it as `{ port }`, and ends with the parent. */
export function listenForParent(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  });
  process.on('disconnect', () => process.exit());
}
