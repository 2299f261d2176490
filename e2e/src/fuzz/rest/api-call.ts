import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';

/** What came back. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** Of a stream only its beginning. */
  text: string;
}

/** One call as it is sent. */
export interface ApiCall {
  method: ApiOperation['method'];
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** Text as it is, JSON or not. */
  body?: string | Uint8Array<ArrayBuffer>;
}
