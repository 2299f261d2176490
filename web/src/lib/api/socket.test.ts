import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeBack } from './socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection over which the test plays the server. */
function open() {
  const listeners: ((reason: string) => void)[] = [];
  const connection = {
    connected: true,
    connect: vi.fn(() => connection),
    on: vi.fn((_name: string, listener: (reason: string) => void) => {
      listeners.push(listener);
      return connection;
    }),
  };
  const hangUp = (reason: string) => {
    connection.connected = false;
    for (const listener of listeners) listener(reason);
  };
  // Only what is above is played; that is all it uses.
  comeBack(connection as unknown as Parameters<typeof comeBack>[0]);
  return { connection, hangUp };
}

test('where the server has hung up the page connects again, with its new cookie', async () => {
  const { connection, hangUp } = open();
  hangUp('io server disconnect');
  expect(connection.connect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.connect).toHaveBeenCalledTimes(1);
});

test('a page that is hung up on each time comes back rarer and rarer, once a minute in the end', async () => {
  const { connection, hangUp } = open();
  for (let time = 0; time < 12; time += 1) {
    hangUp('io server disconnect');
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(connection.connect).toHaveBeenCalledTimes(12);
  hangUp('io server disconnect');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(connection.connect).toHaveBeenCalledTimes(12);
});

test('what ends for other reasons is left to Socket.IO, and a page that has connected stays', async () => {
  const { connection, hangUp } = open();
  hangUp('transport close');
  await vi.advanceTimersByTimeAsync(60_000);
  hangUp('io server disconnect');
  connection.connected = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.connect).not.toHaveBeenCalled();
});
