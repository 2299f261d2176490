import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Below this the packet is sent anyway. */
const SMALLEST_BYTES = 600;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const GZIP = { level: 9 };

/** Packs the built files once, so that the bff sends them small without working for it. */
export function compressFiles(): Plugin {
  return {
    name: 'lux-compress-files',
    apply: 'build',
    writeBundle: {
      // After everything else has written its files, the service worker among them.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
        await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, BROTLI),
    promisify(gzip)(bytes, GZIP),
  ]);
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, gzipped);
}
