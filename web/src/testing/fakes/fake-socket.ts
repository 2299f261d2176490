import type { LuxSocket } from '../../lib/api/socket.ts';

type Listener = (...values: unknown[]) => void;

/** A connection over which the test plays the server. */
export class FakeSocket {
  connected = true;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The next answers to `admin.join` and `lesson.join`; afterwards it is let in. */
  acks: unknown[] = [];

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }
  off(name: string, listener: Listener): void {
    this.#listeners.get(name)?.delete(listener);
  }
  emit(_name: string, ...sent: unknown[]): void {
    const acknowledge = sent.at(-1);
    if (typeof acknowledge === 'function') acknowledge(this.acks.shift() ?? { ok: true });
  }
  disconnect(): this {
    this.deliver('disconnect');
    return this;
  }
  connect(): void {
    this.deliver('connect');
  }
  deliver(name: string, ...values: unknown[]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(...values);
  }
  listenerCount(): number {
    return [...this.#listeners.values()].reduce((total, listeners) => total + listeners.size, 0);
  }
  reset(): void {
    this.#listeners.clear();
  }
  /** Only what is above is played; that is all the client uses. */
  asSocket(): LuxSocket {
    return this as unknown as LuxSocket;
  }
}

/** The connection of every screen under test (`mock-screens.ts`). */
export const fakeSocket = { current: new FakeSocket() };
