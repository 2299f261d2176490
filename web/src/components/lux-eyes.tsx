import type { LuxMood } from './lux-mood.ts';

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
