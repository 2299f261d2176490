import type { Child } from '../talk/child.ts';

/** From the wish to its answer, in milliseconds. @throws Error where there was no picture. */
export async function timeWish(
  child: Child,
  prompt: string,
  path = '/api/generate-image',
): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await child.send(path, { prompt });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`);
  return performance.now() - start;
}
