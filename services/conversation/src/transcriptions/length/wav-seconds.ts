const CHUNK_HEAD_BYTES = 8;

/** Length of a WAV: bytes of sound by bytes per second. */
export function wavSeconds(audio: Buffer): number | undefined {
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
