import { readFileSync } from 'node:fs';
import type { Head } from '@lux/german-text/classifier/linear-model.ts';
import { packedLength, unpackFourBits } from './four-bits.ts';
import { type HeadName, heads } from './labels.ts';
import type { LayeredHead } from './layered-head.ts';
import type { Calibrations, Thresholds } from './thresholds.ts';

/** What each file of `weights/` holds: heads that share a table of features, in this order. */
export const weightsFiles = {
  'sentences.bin': ['meaning', 'picture', 'meaningUnits'],
  'other-languages.bin': ['abroad'],
  'languages.bin': ['language'],
  'personal.bin': ['personal'],
} as const satisfies Record<string, readonly HeadName[]>;
export type WeightsFile = keyof typeof weightsFiles;

/** The beginning of a file, as JSON after its own length in four bytes. */
export interface WeightsHeader {
  /** Of the sentences it was trained with (`train/read-training.ts`). */
  fingerprint: string;
  featureCount: number;
  heads: { labels: readonly string[]; bias: readonly number[]; scale: readonly number[] }[];
  calibrations: Calibrations;
  thresholds: Thresholds;
  /** Of one weight; eight where it is not said. */
  bits?: 4 | 8;
  /** What the units of the layer say for the labels of its head. */
  mixing?: readonly number[];
}

export interface Weights {
  header: WeightsHeader;
  hashes: Uint32Array;
  heads: Map<HeadName, Head>;
}

export const weightsUrl = (file: WeightsFile): URL =>
  new URL(`../../weights/${file}`, import.meta.url);

/**
 * Header, hashes of the features, then the weights of each head.
 *
 * @throws where the file is missing or of another layout: no child is answered by half a gate.
 */
export function readWeights(file: WeightsFile): Weights {
  const bytes = readFileSync(weightsUrl(file));
  const headerLength = bytes.readUInt32LE(0);
  const header: WeightsHeader = JSON.parse(bytes.toString('utf8', 4, 4 + headerLength));
  let at = 4 + headerLength;
  const take = (length: number) => {
    const part = bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + length);
    if (part.byteLength !== length) throw new Error(`weights/${file} is cut off`);
    at += length;
    return part;
  };
  const hashes = new Uint32Array(take(header.featureCount * 4));
  const read = weightsFiles[file].map((name, place): [HeadName, Head] => {
    const described = header.heads[place];
    if (described?.labels.join() !== heads[name].join()) {
      throw new Error(`${file} has other labels of ${name}: npm run train -w @lux/child-safety`);
    }
    const count = header.featureCount * described.labels.length;
    const weights =
      header.bits === 4
        ? unpackFourBits(new Uint8Array(take(packedLength(count))), count)
        : new Int8Array(take(count));
    return [name, { ...described, weights }];
  });
  return { header, hashes, heads: new Map(read) };
}

/** The head that has a layer, with it. @throws where the file holds none. */
export function layeredHead({ header: { mixing }, heads: read }: Weights): LayeredHead {
  const head = read.get('meaning');
  const units = read.get('meaningUnits');
  if (!head || !units || !mixing) throw new Error('no weights of meaning');
  return { head, units, mixing };
}
