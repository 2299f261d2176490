import { Readable } from 'node:stream';
import { Id } from '@lux/contracts/common/id.ts';
import type { FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { fileEndingOf } from '../downloads/file-ending-of.ts';
import { actFor } from '../sessions/act-for.ts';
import { collectData } from './collect-data.ts';
import { listThings } from './list-things.ts';
import { writeData } from './write-data.ts';

const Files = z.object({ fileIds: z.array(Id).default([]) });

/** Everything as one ZIP: a JSON file and the pictures, one after the other as they are read. */
export async function packData(
  deps: Pick<Deps, 'services' | 'visitorMarks'>,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Readable> {
  const caller = actFor(request);
  const data = await collectData(deps, request);
  const zip = new ZipFile();
  const written = Readable.from(writeData(data, listThings(deps, request)));
  written.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(written, 'meine-daten.json');

  const addFiles = async () => {
    for (const id of Files.parse(data).fileIds) {
      const file = await deps.services.media.readFile(caller, id, {}, signal);
      const ending = fileEndingOf(String(file.headers['content-type']));
      // Pictures are compressed already.
      zip.addReadStream(file.body, `dateien/${id}.${ending}`, { compress: false });
      await new Promise<void>((resolve, reject) => {
        file.body.once('end', resolve).once('error', reject);
      });
    }
    zip.end();
  };
  const output = zip.outputStream as Readable;
  addFiles().catch((error: Error) => output.destroy(error));
  return output;
}
