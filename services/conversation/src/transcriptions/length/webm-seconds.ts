const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
/** What a time in a browser's recording counts. */
const TICKS_PER_SECOND = 1_000;

/** Length of a WebM: the last block of its last cluster. Recorders do not know it at the head. */
export function webmSeconds(audio: Buffer): number | undefined {
  const cluster = audio.lastIndexOf(CLUSTER);
  if (cluster < 0) return undefined;
  let at = cluster + CLUSTER.length + readSize(audio, cluster + CLUSTER.length).length;
  let clusterTicks = 0;
  let blockTicks = 0;
  while (at < audio.length) {
    const id = audio.readUInt8(at);
    const { size, length } = readSize(audio, at + 1);
    const content = at + 1 + length;
    if (id === TIMESTAMP) clusterTicks = audio.readUIntBE(content, size);
    // A block begins with the number of its track in one byte.
    else if (id === SIMPLE_BLOCK) blockTicks = audio.readInt16BE(content + 1);
    else break;
    at = content + size;
  }
  return (clusterTicks + blockTicks) / TICKS_PER_SECOND;
}

/** A size as EBML writes it: the leading zeros of the first byte tell how many bytes it takes. */
function readSize(audio: Buffer, at: number): { size: number; length: number } {
  const first = audio.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 6) return { size: 0, length };
  return { size: audio.readUIntBE(at, length) - 2 ** (7 * length), length };
}
