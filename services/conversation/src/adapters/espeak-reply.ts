/** What the worker thread answers to one request. */
export type EspeakReply =
  | { type: 'spoken'; wav: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; message: string };
