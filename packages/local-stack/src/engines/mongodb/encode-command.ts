import { type Document, serialize } from 'bson';

const OP_MSG = 2013;
/** Length, request id, answered id and operation (4 bytes each), flags (4), kind of section (1). */
const HEADER_BYTES = 21;

/**
 * One MongoDB command as a wire message (OP_MSG with one body section), for the one command that the
 * engine host gives its own engine: it has no connection that a driver could use.
 */
export function encodeCommand(fields: Document): Buffer {
  const body = serialize(fields);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(1, 4);
  header.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([header, body]);
}
