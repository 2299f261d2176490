/** What LUX is doing, as its face shows it. `caring`: something sad was said, and LUX is there. */
export type LuxMood = 'idle' | 'listening' | 'thinking' | 'speaking' | 'caring';

interface Look {
  rx: number;
  ry: number;
  /** Where the highlight sits in the eye: where LUX looks. */
  lookX: number;
  lookY: number;
  brows: [left: string, right: string] | null;
}

const looks: Record<LuxMood, Look> = {
  idle: { rx: 9, ry: 12, lookX: -2.5, lookY: -4, brows: null },
  listening: {
    rx: 11,
    ry: 15,
    lookX: -3,
    lookY: -4,
    brows: ['M80 113q12-9 23-3', 'M137 110q12-6 23 3'],
  },
  thinking: {
    rx: 9,
    ry: 10,
    lookX: 3.5,
    lookY: -4,
    brows: ['M85 120q10-8 20-4', 'M140 109q12-8 23 0'],
  },
  speaking: {
    rx: 9.5,
    ry: 12.5,
    lookX: -2.5,
    lookY: -4,
    brows: ['M82 117q10-7 20-3', 'M138 114q10-4 20 3'],
  },
  caring: {
    rx: 9,
    ry: 11,
    lookX: -2.5,
    lookY: -4,
    brows: ['M82 120q8-1 19-8', 'M139 112q11 7 19 8'],
  },
};

/** The eyes blink now and then, and say where LUX's attention is. */
export function LuxEyes({ mood }: { mood: LuxMood }) {
  const { rx, ry, lookX, lookY, brows } = looks[mood];
  const shiftX = mood === 'thinking' ? 5 : 0;
  const shiftY = mood === 'thinking' ? -4 : 0;
  return (
    <g>
      <g className="pivot animate-blink">
        {[93, 147].map((cx) => (
          <g key={cx} transform={`translate(${cx + shiftX} ${140 + shiftY})`}>
            <ellipse rx={rx} ry={ry} fill="#2c2545" />
            <circle cx={lookX} cy={lookY} r={rx * 0.4} fill="#fff" />
            <circle cx={-lookX} cy={-lookY} r={rx * 0.18} fill="#fff" opacity="0.85" />
          </g>
        ))}
      </g>
      {brows?.map((brow) => (
        <path
          key={brow}
          d={brow}
          fill="none"
          stroke="#2c2545"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      ))}
    </g>
  );
}

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
