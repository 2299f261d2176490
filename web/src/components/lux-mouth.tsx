import type { LuxMood } from './lux-mood.ts';

const shut: Record<Exclude<LuxMood, 'speaking' | 'listening' | 'caring'>, string> = {
  idle: 'M104 166q16 17 32 0',
  thinking: 'M110 171q9 7 21-3',
};

/**
 * A smile, a small listening "oh", a pondering line, a soft mouth that hardly moves, or the speaking
 * mouth moved by the voice.
 */
export function LuxMouth({ mood, level }: { mood: LuxMood; level: number }) {
  if (mood === 'listening') {
    return (
      <ellipse cx="120" cy="173" rx="7" ry="8" fill="#5c1f2b" stroke="#2c2545" strokeWidth="3" />
    );
  }
  if (mood === 'caring') {
    return (
      <path
        d={`M110 170q10 5 20 0q-10 ${5 + level * 12} -20 0Z`}
        fill="#5c1f2b"
        stroke="#2c2545"
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
    );
  }
  if (mood !== 'speaking') {
    return (
      <path d={shut[mood]} fill="none" stroke="#2c2545" strokeWidth="5" strokeLinecap="round" />
    );
  }
  const open = 6 + level * 24;
  const bottom = 163 + open;
  return (
    <g>
      <path
        d={`M102 163q18 5 36 0c0 ${open * 0.8} -8 ${open} -18 ${open}s-18 ${-open * 0.2} -18 ${-open}Z`}
        fill="#5c1f2b"
        stroke="#2c2545"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <ellipse cx="120" cy={bottom - open * 0.18} rx={9} ry={open * 0.22} fill="#ff8a70" />
    </g>
  );
}
