import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
};

interface ExportFile {
  /** Without its ending; letters only. */
  name: string;
  ending: keyof typeof TYPES;
  /** Rows that will come. */
  total: number;
}

/** Answers with a file to be saved, as it is made. Nobody on the way may keep it. */
export function sendFile(
  reply: FastifyReply,
  { name, ending, total }: ExportFile,
  content: AsyncIterable<string> | Readable,
): FastifyReply {
  return reply
    .type(TYPES[ending])
    .header('cache-control', 'no-store')
    .header('x-total-count', total)
    .header('content-disposition', `attachment; filename="LUX-${name}.${ending}"`)
    .send(content instanceof Readable ? content : Readable.from(content, { objectMode: false }));
}
