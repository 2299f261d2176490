import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';

/** One call as it is sent. */
export interface ApiCall {
  method: ApiOperation['method'];
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** Text as it is, JSON or not. */
  body?: string | Uint8Array<ArrayBuffer>;
}
