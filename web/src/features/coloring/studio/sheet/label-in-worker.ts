import type { RegionMap } from './regions.ts';

export interface RegionRequest {
  /** The page as a little-endian RGBA bitmap. */
  lines: Uint32Array;
  width: number;
  height: number;
}

/**
 * Finds the areas of a page in a thread of its own, which ends with its answer or with `signal`.
 *
 * @throws where the browser has no such threads or does not start this one.
 */
export async function labelInWorker(
  request: RegionRequest,
  signal: AbortSignal,
): Promise<RegionMap> {
  const worker = new Worker(new URL('./regions.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<RegionMap>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<RegionMap>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the areas were not found')));
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
