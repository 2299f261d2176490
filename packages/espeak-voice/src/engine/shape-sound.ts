/** Quieter than this is the silence around a sound; full scale is 32,768. */
const SILENCE = 150;
/** As loud as a spoken f or p must be to be heard on a tablet in a classroom. */
const WANTED_LOUDNESS = 3_000;
const MAX_GAIN = 12;
const MAX_PEAK = 28_000;
const FRAME_MS = 20;
const FADE_MS = 25;

/**
 * Makes of a synthesised sound one to be heard alone: ends it at `endMs` where that is given, takes
 * off the silence around it, lets it fade and makes a soft one as loud as the others.
 */
export function shapeSound(
  samples: Int16Array<ArrayBuffer>,
  { sampleRate, endMs }: { sampleRate: number; endMs?: number },
): Int16Array<ArrayBuffer> {
  const perMs = sampleRate / 1_000;
  const kept = samples.subarray(0, endMs === undefined ? undefined : Math.round(endMs * perMs));
  const first = kept.findIndex((sample) => Math.abs(sample) > SILENCE);
  const last = kept.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  if (first < 0) return new Int16Array(0);

  const sound = kept.slice(first, last + 1);
  const gain = gainFor(sound, Math.round(FRAME_MS * perMs));
  const fade = Math.min(sound.length, Math.round(FADE_MS * perMs));
  return sound.map((sample, at) => {
    const fromEnd = sound.length - 1 - at;
    return Math.round(sample * gain * Math.min(1, fromEnd / fade));
  });
}

/** Only raises: what is loud enough stays as it is. */
function gainFor(sound: Int16Array, frameLength: number): number {
  let loudest = 0;
  let peak = 1;
  for (let from = 0; from < sound.length; from += frameLength) {
    const frame = sound.subarray(from, from + frameLength);
    const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
    loudest = Math.max(loudest, Math.sqrt(power));
    peak = frame.reduce((most, sample) => Math.max(most, Math.abs(sample)), peak);
  }
  const wanted = Math.max(1, Math.min(MAX_GAIN, WANTED_LOUDNESS / loudest));
  return Math.min(wanted, Math.max(1, MAX_PEAK / peak));
}
