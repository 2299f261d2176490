import { rest } from '../../../lib/api/rest.ts';
import { saveBlob } from '../../../pictures/save-blob.ts';

export interface ExportProgress {
  /** 0 to 100; null if the server announced no total. */
  percent: number | null;
  megabytes: number;
}

interface ExportOrder {
  path: string;
  filename: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

const LINE_FEED = 10;
const MEGABYTE = 1_000_000;
/** Browsers may move Blobs of this size to the disk. */
const PART_BYTES = 8 * MEGABYTE;

/**
 * Saves an export as a file and reports its progress: the server announces the number of rows, and
 * each row is one line. The stream is collected in Blobs, which the browser may keep on the disk.
 *
 * @throws ApiError if the server refuses, else whatever broke the stream off.
 */
export async function downloadExport(order: ExportOrder): Promise<void> {
  const answer = await rest.getResponse(order.path, { signal: order.signal });
  const total = Number(answer.headers.get('x-total-count')) || 0;
  const isText = !order.filename.endsWith('.zip');
  const parts: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let [openBytes, bytes, lines] = [0, 0, 0];
  const close = () => {
    parts.push(new Blob(open));
    [open, openBytes] = [[], 0];
  };
  const reader = answer.body?.getReader();
  for (;;) {
    const { value: chunk } = (await reader?.read()) ?? {};
    if (chunk === undefined) break;
    open.push(chunk);
    openBytes += chunk.length;
    bytes += chunk.length;
    if (openBytes > PART_BYTES) close();
    if (isText) lines += countLines(chunk);
    const percent = isText && total > 0 ? Math.min(100, (lines / total) * 100) : null;
    order.onProgress({ percent, megabytes: bytes / MEGABYTE });
  }
  close();
  saveBlob(new Blob(parts), order.filename);
}

function countLines(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_FEED) lines += 1;
  return lines;
}
