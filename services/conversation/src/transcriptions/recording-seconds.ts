import type { AudioKind } from './recogniser.ts';

/** Where time scale and duration stand after the name of an `mvhd` or `mdhd` box, by its version. */
const TIMES_AT = [12, 20] as const;

/**
 * Length of an MP4: what the movie's head says, or, where it was written in fragments while
 * recording (Safari), the beginning of the last one.
 */
function mp4Seconds(audio: Buffer): number | undefined {
  return wholeSeconds(audio) || fragmentSeconds(audio) || undefined;
}

function wholeSeconds(audio: Buffer): number {
  const name = audio.indexOf('mvhd');
  if (name < 0) return 0;
  const isLong = audio.readUInt8(name + 4) === 1;
  const at = name + 4 + TIMES_AT[isLong ? 1 : 0];
  const duration = isLong ? Number(audio.readBigUInt64BE(at + 4)) : audio.readUInt32BE(at + 4);
  const isUnknown = duration >= 0xffffffff;
  return isUnknown ? 0 : duration / audio.readUInt32BE(at);
}

function fragmentSeconds(audio: Buffer): number {
  const media = audio.indexOf('mdhd');
  const fragment = audio.lastIndexOf('tfdt');
  if (media < 0 || fragment < 0) return 0;
  const timeScale = audio.readUInt32BE(
    media + 4 + TIMES_AT[audio.readUInt8(media + 4) === 1 ? 1 : 0],
  );
  const isLong = audio.readUInt8(fragment + 4) === 1;
  const start = isLong
    ? Number(audio.readBigUInt64BE(fragment + 8))
    : audio.readUInt32BE(fragment + 8);
  return start / timeScale;
}

const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
/** The time scale of browsers' recordings. */
const TICKS_PER_SECOND = 1_000;

/** Length of a WebM: the last block of its last cluster. Recorders do not know it at the head. */
function webmSeconds(audio: Buffer): number | undefined {
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

const CHUNK_HEAD_BYTES = 8;

/** Length of a WAV: bytes of sound by bytes per second. */
function wavSeconds(audio: Buffer): number | undefined {
  let bytesPerSecond = 0;
  for (let at = 12; at + CHUNK_HEAD_BYTES <= audio.length; ) {
    const name = audio.toString('latin1', at, at + 4);
    const sizeBytes = audio.readUInt32LE(at + 4);
    const start = at + CHUNK_HEAD_BYTES;
    if (name === 'fmt ') bytesPerSecond = audio.readUInt32LE(start + 8);
    // A recorder that streams does not know the size yet; what is there counts.
    if (name === 'data' && bytesPerSecond > 0) return (audio.length - start) / bytesPerSecond;
    at = start + sizeBytes + (sizeBytes % 2);
  }
  return undefined;
}

const OPUS_RATE = 48_000;
/** From the first byte of the identification header to the sample rate. */
const VORBIS_RATE_AT = 12;

/** Length of an Ogg: the last page counts the samples up to its end. */
function oggSeconds(audio: Buffer): number | undefined {
  const lastPage = audio.lastIndexOf('OggS');
  const samples = Number(audio.readBigInt64LE(lastPage + 6));
  if (samples <= 0) return undefined;
  const vorbis = audio.subarray(0, 128).indexOf('\u0001vorbis');
  return samples / (vorbis < 0 ? OPUS_RATE : audio.readUInt32LE(vorbis + VORBIS_RATE_AT));
}

const readers: Partial<Record<AudioKind, (audio: Buffer) => number | undefined>> = {
  wav: wavSeconds,
  ogg: oggSeconds,
  mp4: mp4Seconds,
  webm: webmSeconds,
};

/** Length of a recording, where its container holds it without decoding; else `undefined`. */
export function recordingSeconds(kind: AudioKind, audio: Buffer): number | undefined {
  try {
    return readers[kind]?.(audio);
  } catch (error) {
    // The file ends inside the field that holds the length.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
