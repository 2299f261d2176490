/**
 * What no screen under test has: a server's socket, and a sound card. Mocked here for all of them, as
 * files share a process: a module that one file mocks by itself another may have loaded before.
 */
import { afterAll, vi } from 'vitest';
import { FakeSocket, fakeSocket } from './fakes/fake-socket.ts';

vi.mock('../lib/api/socket.ts', () => ({
  socket: () => fakeSocket.current.asSocket(),
  joinVisitorRoom: async () => true,
}));
vi.mock('../voice/speaking/sounds/decode-sound.ts', () => import('./fakes/fake-sound-player.ts'));
vi.mock(
  '../voice/speaking/sounds/create-sound-player.ts',
  () => import('./fakes/fake-sound-player.ts'),
);

afterAll(() => {
  fakeSocket.current = new FakeSocket();
});
