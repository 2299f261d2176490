import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { FastifyRequest } from 'fastify';

interface Recording {
  content: Buffer;
  contentType: string;
}

const FIELD = 'file';

/**
 * The recording of a request: its body itself, or the field `file` of a form (DESIGN 5). Both are
 * read in memory, as a recording may never reach a disk.
 *
 * @throws VALIDATION_FAILED for a form that is broken or has no such field.
 */
export async function readRecording({ body, headers }: FastifyRequest): Promise<Recording> {
  const contentType = headers['content-type'] ?? '';
  const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!/^multipart\/form-data\b/i.test(contentType)) return { content, contentType };

  const file = await readFile(content, contentType);
  return { content: Buffer.from(await file.arrayBuffer()), contentType: file.type };
}

async function readFile(content: Buffer, contentType: string): Promise<File> {
  const form = await new Response(new Uint8Array(content), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch((cause: unknown) => {
      throw commonErrors.VALIDATION_FAILED({ cause });
    });
  const file = form.get(FIELD);
  if (!(file instanceof File)) {
    throw commonErrors.VALIDATION_FAILED({ message: 'Es fehlt die Aufnahme.' });
  }
  return file;
}
