import { readRows, shownRows } from '@lux/bff/src/admin/exports/export-rows.ts';
import { requestColumns } from '@lux/bff/src/admin/exports/request-columns.ts';
import { writeCsv } from '@lux/bff/src/admin/exports/write-csv.ts';
import { request } from 'undici';

/** Everything as CSV, as the bff makes it of what analytics streams; how long, and what stays in memory. */
export async function exportAll(url: string, internalToken: string) {
  const startHeap = process.memoryUsage().heapUsed;
  const start = performance.now();
  const { body } = await request(`${url}/exports/requests`, {
    headers: { 'x-internal-token': internalToken },
  });
  let [rows, peakHeap, nextLook] = [0, 0, 0];
  let sizeBytes = 0;
  for await (const chunk of writeCsv(requestColumns, shownRows(readRows(body)))) {
    sizeBytes += Buffer.byteLength(chunk);
    rows += chunk.split('\r\n').length - 1;
    if (sizeBytes < nextLook) continue;
    nextLook = sizeBytes + 5_000_000;
    peakHeap = Math.max(peakHeap, process.memoryUsage().heapUsed);
  }
  return {
    /** Without the headings. */
    rows: rows - 1,
    sizeMb: sizeBytes / 1_000_000,
    seconds: (performance.now() - start) / 1_000,
    heapGrowthMb: (peakHeap - startHeap) / 1_000_000,
  };
}
