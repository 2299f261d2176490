const OPUS_RATE = 48_000;
/** From the first byte of the identification header to the sample rate. */
const VORBIS_RATE_AT = 12;

/** Length of an Ogg: the last page counts the samples up to its end. */
export function oggSeconds(audio: Buffer): number | undefined {
  const lastPage = audio.lastIndexOf('OggS');
  const samples = Number(audio.readBigInt64LE(lastPage + 6));
  if (samples <= 0) return undefined;
  const vorbis = audio.subarray(0, 128).indexOf('\u0001vorbis');
  return samples / (vorbis < 0 ? OPUS_RATE : audio.readUInt32LE(vorbis + VORBIS_RATE_AT));
}
