/** Samples to each side that count for one new sample. */
const REACH = 8;

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** The weights of a windowed sinc (Hann) for a new sample that lies this far behind an old one. */
function weightsAt(offset: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * REACH }, (_, index) => {
    const distance = offset - (index - REACH + 1);
    if (distance === 0) return 1;
    const angle = Math.PI * distance;
    return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / REACH));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The same sound at a higher rate: Opus does not know eSpeak's 22,050 Hz. */
export function resample(samples: Int16Array, fromRate: number, toRate: number): Int16Array {
  const shared = gcd(fromRate, toRate);
  const [step, phases] = [fromRate / shared, toRate / shared];
  // Offsets repeat: with 22,050 to 24,000 Hz after 160 samples.
  const table = Array.from({ length: phases }, (_, phase) => weightsAt(phase / phases));
  const padded = new Int16Array(samples.length + 2 * REACH);
  padded.set(samples, REACH - 1);
  const made = new Int16Array(Math.floor((samples.length * phases) / step));
  for (let index = 0; index < made.length; index += 1) {
    const position = index * step;
    const weights = table[position % phases] ?? [];
    const first = Math.floor(position / phases);
    let sum = 0;
    for (let at = 0; at < weights.length; at += 1) {
      sum += (padded[first + at] ?? 0) * (weights[at] ?? 0);
    }
    made[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return made;
}
