/** The smallest files that are what they say, of a given length where that shows. */
export const recordings = {
  webm: (seconds = 1) => {
    const lastBlock = Buffer.from([0xa3, 0x84, 0x81, 0, 0, 0x80]);
    const timestamp = Buffer.from([0xe7, 0x83, ...bigEndian(seconds * 1_000, 3)]);
    const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]);
    const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x01, ...Array(7).fill(0xff)]);
    return Buffer.concat([head, Buffer.from('webm'), cluster, timestamp, lastBlock]);
  },
  ogg: (seconds = 1) => {
    const page = (samples: number, content: string) => {
      const head = Buffer.alloc(27);
      head.write('OggS');
      head.writeBigInt64LE(BigInt(samples), 6);
      return Buffer.concat([head, Buffer.from(content)]);
    };
    return Buffer.concat([page(0, 'OpusHead'), page(seconds * 48_000, 'sound')]);
  },
  mp4: (seconds = 1) => {
    const times = Buffer.from([...bigEndian(1_000, 4), ...bigEndian(seconds * 1_000, 4)]);
    const mvhd = Buffer.concat([Buffer.from('\0\0\0lmvhd'), Buffer.alloc(12), times]);
    return Buffer.concat([Buffer.from('\0\0\0\u0018ftypM4A \0\0\0\0M4A mp42'), mvhd]);
  },
  /** As Safari writes while recording: the head knows no duration. */
  fragmentedMp4: (seconds = 1) => {
    const mdhd = Buffer.concat([
      Buffer.from('\0\0\0 mdhd'),
      Buffer.alloc(12),
      Buffer.from(bigEndian(44_100, 4)),
    ]);
    const tfdt = Buffer.from([
      ...Buffer.from('tfdt'),
      0,
      0,
      0,
      0,
      ...bigEndian(seconds * 44_100, 4),
    ]);
    return Buffer.concat([recordings.mp4(0), mdhd, tfdt]);
  },
  wav: (seconds = 1) => {
    const head = Buffer.alloc(44);
    head.write('RIFF');
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt32LE(16_000, 28);
    head.write('data', 36);
    return Buffer.concat([head, Buffer.alloc(seconds * 16_000)]);
  },
  mp3: () => Buffer.from('ID3\u0004\0\0\0\0\0\0'),
  flac: () => Buffer.from('fLaC\0\0\0"'),
} as const;

function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
}
