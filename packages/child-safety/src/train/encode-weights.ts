import type { Head } from '@lux/german-text/classifier/linear-model.ts';
import { packFourBits } from '../classifier/four-bits.ts';
import type { WeightsHeader } from '../classifier/weights-file.ts';

/** The file that `classifier/weights-file.ts` reads. */
export function encodeWeights(
  header: Omit<WeightsHeader, 'heads' | 'featureCount'>,
  hashes: Uint32Array,
  heads: readonly Head[],
): Buffer {
  const described: WeightsHeader = {
    ...header,
    featureCount: hashes.length,
    heads: heads.map(({ labels, bias, scale }) => ({
      labels,
      bias: bias.map((value) => Number(value.toFixed(5))),
      scale: scale.map((value) => Number(value.toPrecision(6))),
    })),
  };
  const json = Buffer.from(JSON.stringify(described));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([
    length,
    json,
    Buffer.from(hashes.buffer, hashes.byteOffset, hashes.byteLength),
    ...heads.map(({ weights }) =>
      header.bits === 4
        ? Buffer.from(packFourBits(weights))
        : Buffer.from(weights.buffer, weights.byteOffset, weights.length),
    ),
  ]);
}
