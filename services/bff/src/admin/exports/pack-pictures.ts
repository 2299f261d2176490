import type { Readable } from 'node:stream';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { ZipFile } from 'yazl';
import type { Deps } from '../../deps.ts';
import { fileEndingOf } from '../../pictures/content-disposition.ts';
import { shortenToken } from './export-rows.ts';
import { berlinTime } from './request-columns.ts';
import { type Column, csvLine } from './write-csv.ts';

/** Pictures as a table. */
export const pictureColumns: Column<AnalyticsRequest>[] = [
  ['Zeit', ({ timestamp }) => berlinTime(timestamp)],
  ['Art', ({ type }) => (type === 'coloring' ? 'Ausmalbild' : 'Bild')],
  ['Besucher', ({ visitorToken }) => visitorToken],
  ['Beschreibung', ({ prompt }) => prompt],
  ['Bild', ({ imageUrl }) => imageUrl],
];

const GONE = 'nicht mehr vorhanden';
const columns: Column<AnalyticsRequest & { file: string }>[] = [
  ['Datei', ({ file }) => file],
  ...pictureColumns,
];

interface Wanted {
  rows: AsyncIterable<AnalyticsRequest>;
  requestId: string;
  signal: AbortSignal;
}

/**
 * The pictures of these requests as a ZIP, one after the other as they are read, and a table of
 * them. A picture that its child has deleted is in the table only.
 */
export function packPictures({ services }: Pick<Deps, 'services'>, wanted: Wanted): Readable {
  const { rows, requestId, signal } = wanted;
  const zip = new ZipFile();
  const packed = new Set<string>();

  const addFile = async (row: AnalyticsRequest): Promise<string> => {
    const id = /^\/media\/([\w-]{22})$/.exec(row.imageUrl ?? '')?.[1];
    if (!id) return GONE;
    const file = await services.media.readAnyFile(requestId, id, {}, signal).catch(isGone);
    if (!file) return GONE;
    const name = `bilder/${id}.${fileEndingOf(String(file.headers['content-type']))}`;
    if (packed.has(name)) {
      await file.body.dump();
      return name;
    }
    packed.add(name);
    // Pictures are compressed already.
    zip.addReadStream(file.body, name, { compress: false });
    await new Promise<void>((resolve, reject) => {
      file.body.once('end', resolve).once('error', reject);
    });
    return name;
  };

  const addAll = async () => {
    let table = `\u{feff}${csvLine(columns.map(([heading]) => heading))}`;
    for await (const row of rows) {
      const shown = { ...shortenToken(row), file: await addFile(row) };
      table += csvLine(columns.map(([, cellOf]) => cellOf(shown)));
    }
    zip.addBuffer(Buffer.from(table), 'bilder.csv');
    zip.end();
  };
  const output = zip.outputStream as Readable;
  addAll().catch((error: Error) => output.destroy(error));
  return output;
}

function isGone(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}
