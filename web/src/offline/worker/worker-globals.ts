/** What we use of a service worker's world, which TypeScript's DOM types leave out. */
export interface LuxExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface LuxFetchEvent extends LuxExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare global {
  var ExtendableEvent: { prototype: LuxExtendableEvent; new (type: string): LuxExtendableEvent };
  var FetchEvent: { prototype: LuxFetchEvent; new (type: string): LuxFetchEvent };
  var clients: { claim(): Promise<void> };
  function skipWaiting(): Promise<void>;
}
