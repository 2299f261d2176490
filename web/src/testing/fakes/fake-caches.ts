type Asked = RequestInfo | URL;

const ORIGIN = 'https://lux.test';
const addressOf = (asked: Asked) =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href;

class FakeCache {
  readonly #answers = new Map<string, Response>();

  async match(asked: Asked): Promise<Response | undefined> {
    return this.#answers.get(addressOf(asked))?.clone();
  }
  async put(asked: Asked, answer: Response): Promise<void> {
    this.#answers.set(addressOf(asked), answer);
  }
  async delete(asked: Asked): Promise<boolean> {
    return this.#answers.delete(addressOf(asked));
  }
  async keys(): Promise<Request[]> {
    return [...this.#answers.keys()].map((url) => new Request(url));
  }
}

/** The browser's caches, kept in order as it does; only what the worker uses of them. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    // Only what is above is used of it.
    return cache as unknown as Cache;
  }
  async match(asked: Asked): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const answer = await cache.match(asked);
      if (answer) return answer;
    }
    return undefined;
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  /** The addresses in one cache, without their origin. */
  async addressesIn(name: string): Promise<string[]> {
    const kept = await (await this.open(name)).keys();
    return kept.map(({ url }) => url.slice(ORIGIN.length));
  }
}
