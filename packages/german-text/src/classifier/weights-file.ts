import { type AnyHead, createFeatureIndex } from './linear-model.ts';

/** The beginning of the file, as JSON after its own length in four bytes. */
export interface WeightsHeader {
  /** Of the sentences it was trained with. */
  fingerprint: string;
  labels: readonly string[];
  bias: readonly number[];
  scale: readonly number[];
  featureCount: number;
  /** Makes the shares as great as they are right, chosen in cross-validation. */
  sharpness: number;
  /** Words of the patterns that are compared as they are. */
  words?: readonly string[];
  /** How many labels have each feature. */
  spread?: readonly number[];
  /** Of each weight: eight, where nothing else is said. */
  bits?: 8 | 16;
}

export interface Weights {
  header: WeightsHeader;
  head: AnyHead;
  rowOf: (hash: number) => number;
}

/** Header, hashes of the features, a weight for each feature and label. */
export function encodeWeights(
  header: WeightsHeader,
  hashes: Uint32Array,
  weights: AnyHead['weights'],
): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const file = new Uint8Array(4 + json.length + hashes.byteLength + weights.byteLength);
  new DataView(file.buffer).setUint32(0, json.length, true);
  file.set(json, 4);
  file.set(new Uint8Array(hashes.buffer, hashes.byteOffset, hashes.byteLength), 4 + json.length);
  file.set(
    new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    4 + json.length + hashes.byteLength,
  );
  return file;
}

/** @throws where the file is cut off or knows other labels than those expected. */
export function decodeWeights(bytes: Uint8Array, expected?: readonly string[]): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 4 + view.getUint32(0, true);
  const header = readHeader(new TextDecoder().decode(bytes.subarray(4, start)));
  const { labels, bias, scale, featureCount, bits = 8 } = header;
  const end = start + featureCount * 4;
  const isOther = expected !== undefined && labels.join() !== expected.join();
  if (isOther || bytes.length !== end + (featureCount * labels.length * bits) / 8)
    throw new Error('The weights are not of these labels: train them again');
  const hashes = new Uint32Array(Uint8Array.from(bytes.subarray(start, end)).buffer);
  const { buffer } = Uint8Array.from(bytes.subarray(end));
  const weights = bits === 8 ? new Int8Array(buffer) : new Int16Array(buffer);
  return { header, head: { labels, bias, scale, weights }, rowOf: createFeatureIndex(hashes) };
}

function readHeader(json: string): WeightsHeader {
  const read: unknown = JSON.parse(json);
  if (!isHeader(read)) throw new Error('The weights have another header: train them again');
  return read;
}

const isHeader = (read: unknown): read is WeightsHeader =>
  typeof read === 'object' &&
  read !== null &&
  ['fingerprint', 'labels', 'bias', 'scale', 'featureCount', 'sharpness'].every(
    (name) => name in read,
  );
