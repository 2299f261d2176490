import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createFeatureIndex,
  type Head,
  letterRows,
  predict,
} from '@lux/german-text/classifier/linear-model.ts';
import { z } from 'zod';
import { deskFeatures } from './desk-features.ts';

/** What a sentence is about; `other` is small talk, a picture, a story or an order. */
export const deskNames = [
  'fact',
  'problem',
  'maths',
  'german',
  'english',
  'practice',
  'feeling',
  'other',
] as const;
export type DeskName = (typeof deskNames)[number];

/** The beginning of the file, as JSON after its own length in four bytes. */
const Header = z.strictObject({
  /** Of the sentences it was trained with. */
  fingerprint: z.string(),
  bias: z.array(z.number()),
  scale: z.array(z.number()),
  featureCount: z.int(),
});

export const weightsUrl = new URL('../../../data/desks/desks.bin', import.meta.url);

const trainingUrl = new URL('../../../data/desks/training.txt', import.meta.url);
export const readTrainingText = () => readFileSync(trainingUrl, 'utf8');
export const trainingFingerprint = () =>
  createHash('sha1').update(readTrainingText()).digest('hex');

/** What `train/main.ts` writes: header, hashes of the features, a weight for each feature and desk. */
export function encodeWeights(
  header: z.infer<typeof Header>,
  hashes: Uint32Array,
  weights: Int8Array,
): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, Buffer.from(hashes.buffer), Buffer.from(weights.buffer)]);
}

export function readWeights() {
  const bytes = readFileSync(weightsUrl);
  const start = 4 + bytes.readUInt32LE(0);
  const header = Header.parse(JSON.parse(bytes.toString('utf8', 4, start)));
  const end = start + header.featureCount * 4;
  const hashes = new Uint32Array(Uint8Array.from(bytes.subarray(start, end)).buffer);
  const weights = new Int8Array(Uint8Array.from(bytes.subarray(end)).buffer);
  const head: Head = { labels: deskNames, bias: header.bias, scale: header.scale, weights };
  return { header, head, rowOf: createFeatureIndex(hashes) };
}

let weights: ReturnType<typeof readWeights> | undefined;

/** How likely a sentence belongs to a desk, as the learnt reader sees it. */
export function shareOfDesk(text: string, desk: DeskName): number {
  weights ??= readWeights();
  const shares = predict(weights.head, letterRows(deskFeatures(text), weights.rowOf));
  return shares[deskNames.indexOf(desk)] ?? 0;
}
