import { readFileSync } from 'node:fs';
import { createFeatureIndex, type Head } from '@lux/german-text/classifier/linear-model.ts';
import { z } from 'zod';
import { readingLabels } from './reading-labels.ts';

/** The beginning of the file, as JSON after its own length in four bytes. */
const Header = z.strictObject({
  /** Of the sentences it was trained with. */
  fingerprint: z.string(),
  labels: z.array(z.string()),
  bias: z.array(z.number()),
  scale: z.array(z.number()),
  featureCount: z.int(),
  /** Makes the shares as great as they are right, chosen in cross-validation. */
  sharpness: z.number().positive(),
});
export type ReaderHeader = z.infer<typeof Header>;

export const weightsUrl = new URL('../../weights/reader.bin', import.meta.url);

/** What `train/main.ts` writes: header, hashes of the features, a weight for each feature and label. */
export function encodeWeights(
  header: ReaderHeader,
  hashes: Uint32Array,
  weights: Int8Array,
): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, Buffer.from(hashes.buffer), Buffer.from(weights.buffer)]);
}

/** @throws where the file is missing, cut off or knows other labels. */
export function readWeights(): {
  header: ReaderHeader;
  head: Head;
  rowOf: (hash: number) => number;
} {
  const bytes = readFileSync(weightsUrl);
  const start = 4 + bytes.readUInt32LE(0);
  const header = Header.parse(JSON.parse(bytes.toString('utf8', 4, start)));
  const { labels, bias, scale, featureCount } = header;
  const end = start + featureCount * 4;
  if (
    labels.join() !== readingLabels.join() ||
    bytes.length !== end + featureCount * labels.length
  ) {
    throw new Error('weights/reader.bin is not of these labels: npm run train -w @lux/knowledge');
  }
  const hashes = new Uint32Array(Uint8Array.from(bytes.subarray(start, end)).buffer);
  const weights = new Int8Array(Uint8Array.from(bytes.subarray(end)).buffer);
  return { header, head: { labels, bias, scale, weights }, rowOf: createFeatureIndex(hashes) };
}
