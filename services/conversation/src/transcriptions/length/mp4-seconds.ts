/** Where time scale and duration stand after the name of an `mvhd` or `mdhd` box, by its version. */
const TIMES_AT = [12, 20] as const;

/**
 * Length of an MP4: what the movie's head says, or, where it was written in fragments while
 * recording (Safari), the beginning of the last one.
 */
export function mp4Seconds(audio: Buffer): number | undefined {
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
