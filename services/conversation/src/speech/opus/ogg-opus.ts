/** Opus counts in samples of 48 kHz, whatever it was given. */
const GRANULE_RATE = 48_000;
/** What the encoder looks ahead, to be left out at the beginning: 6.5 ms. */
export const PRE_SKIP = 312;

const HEADER_BYTES = 27;
const SEGMENT_BYTES = 255;
const MAX_SEGMENTS = 255;
const FIRST_PAGE = 2;
const LAST_PAGE = 4;
const SERIAL = 0x4c55_5801;

/** The checksum of Ogg (RFC 3533): CRC-32 with the polynomial 0x04c11db7, not reflected. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04c1_1db7 : 0);
  return value >>> 0;
});

function checksum(page: Uint8Array): number {
  let crc = 0;
  for (const byte of page) crc = (crc << 8) ^ (CRC_TABLE[(crc >>> 24) ^ byte] ?? 0);
  return crc >>> 0;
}

function lengthsOf(packets: readonly Uint8Array[]): number[] {
  return packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / SEGMENT_BYTES) }, () => SEGMENT_BYTES),
    length % SEGMENT_BYTES,
  ]);
}

function writePage(
  packets: readonly Uint8Array[],
  { number, granule, flags }: { number: number; granule: number; flags: number },
): Buffer {
  const lengths = lengthsOf(packets);
  const head = Buffer.alloc(HEADER_BYTES + lengths.length);
  head.write('OggS', 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(SERIAL, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(lengths.length, 26);
  head.set(lengths, HEADER_BYTES);
  const page = Buffer.concat([head, ...packets]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
}

function opusHead(sampleRate: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt8(1, 8); // version
  head.writeUInt8(1, 9); // mono
  head.writeUInt16LE(PRE_SKIP, 10);
  head.writeUInt32LE(sampleRate, 12);
  return head;
}

function opusTags(): Buffer {
  const vendor = Buffer.from('LUX');
  const tags = Buffer.alloc(16 + vendor.length);
  tags.write('OpusTags', 'latin1');
  tags.writeUInt32LE(vendor.length, 8);
  tags.set(vendor, 12);
  return tags;
}

/**
 * Opus packets of one length in an Ogg file (RFC 7845), mono. `samples` is the length of the sound in
 * `sampleRate`; what the last packet has beyond it is not played.
 */
export function oggOpus(
  packets: readonly Uint8Array[],
  {
    sampleRate,
    samples,
    packetSamples,
  }: Record<'sampleRate' | 'samples' | 'packetSamples', number>,
): Buffer {
  const granulesPerSample = GRANULE_RATE / sampleRate;
  const lastGranule = PRE_SKIP + samples * granulesPerSample;
  const pages = [
    writePage([opusHead(sampleRate)], { number: 0, granule: 0, flags: FIRST_PAGE }),
    writePage([opusTags()], { number: 1, granule: 0, flags: 0 }),
  ];
  for (let from = 0; from < packets.length; ) {
    let to = from + 1;
    while (to < packets.length && lengthsOf(packets.slice(from, to + 1)).length <= MAX_SEGMENTS) {
      to += 1;
    }
    const isLast = to === packets.length;
    const granule = isLast ? lastGranule : to * packetSamples * granulesPerSample;
    const flags = isLast ? LAST_PAGE : 0;
    pages.push(writePage(packets.slice(from, to), { number: pages.length, granule, flags }));
    from = to;
  }
  return Buffer.concat(pages);
}
