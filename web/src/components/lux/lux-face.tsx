import { useId } from 'react';
import { LuxAura } from './lux-aura.tsx';
import { LuxEyes, type LuxMood, LuxMouth } from './lux-expression.tsx';

/** Arms at rest, a hand at the ear, a hand at the chin, both arms open, both hands on the heart. */
const arms: Record<LuxMood, [left: string, right: string]> = {
  idle: ['M60 164q-18 8-22 24', 'M180 164q18 8 22 24'],
  listening: ['M60 158q-20-8-17-36', 'M180 166q18 8 20 22'],
  thinking: ['M60 166q-18 8-20 22', 'M182 160q22 6 4 30'],
  speaking: ['M58 156q-22-4-32-24', 'M182 156q22-4 32-24'],
  caring: ['M60 168q0 26 36 26', 'M180 168q0 26 -36 26'],
};

function LuxLimbs({ mood }: { mood: LuxMood }) {
  return (
    <g fill="none" strokeLinecap="round">
      {arms[mood].map((arm) => (
        <g key={arm}>
          <path d={arm} stroke="#b86f10" strokeWidth="20" />
          <path d={arm} stroke="var(--color-sun)" strokeWidth="11" />
        </g>
      ))}
      {[98, 142].map((cx) => (
        <ellipse
          key={cx}
          cx={cx}
          cy="210"
          rx="15"
          ry="9"
          fill="var(--color-sun-deep)"
          stroke="#b86f10"
          strokeWidth="5"
        />
      ))}
    </g>
  );
}

const doings: Record<LuxMood, string> = {
  idle: 'lächelt dich an',
  listening: 'hört dir zu',
  thinking: 'denkt nach',
  speaking: 'spricht',
  caring: 'ist für dich da',
};

/** The flame on LUX's head: soft at rest, pricked up, curled into a question, dancing, low. */
const flames: Record<LuxMood, string> = {
  idle: 'M98 92C96 70 112 62 116 40c10 10 26 22 26 52Z',
  listening: 'M100 92c0-24 14-34 20-62 6 28 20 38 20 62Z',
  thinking: 'M98 92c-2-26 10-46 32-50 14-2 22 8 18 17-3 8-14 8-15 1 0-4 3-6 6-5-10-4-14 14-1 37Z',
  speaking:
    'M92 92c-8-14-6-26-14-36 14 2 22 8 26 16 2-14 8-26 16-40 8 14 14 26 16 40 4-8 12-14 26-16-8 10-6 22-14 36Z',
  caring: 'M100 92C99 76 112 68 117 50c9 9 23 22 23 42Z',
};

/** How LUX holds itself. */
const postures: Record<LuxMood, string> = {
  idle: 'rotate(0 120 200)',
  listening: 'rotate(-7 120 200) translate(-3 -2) scale(1.02)',
  thinking: 'rotate(6 120 200) translate(2 0)',
  speaking: 'rotate(0 120 200)',
  caring: 'rotate(-5 120 200) translate(0 2)',
};

interface LuxFaceProps {
  mood: LuxMood;
  name?: string;
  /** Loudness of the voice, 0 to 1: opens the mouth and makes the light grow. */
  level?: number;
  className?: string;
}

/** LUX: a small being of light. Each mood has its own shape, not only another colour. */
export function LuxFace({ mood, name = 'LUX', level = 0, className = 'size-60' }: LuxFaceProps) {
  const id = useId();
  const voice = mood === 'speaking' || mood === 'caring' ? Math.min(Math.max(level, 0), 1) : 0;
  return (
    <svg
      viewBox="0 0 240 240"
      role="img"
      aria-label={`${name} ${doings[mood]}`}
      data-mood={mood}
      className={`overflow-visible ${className}`}
    >
      <defs>
        <radialGradient id={`${id}body`} cx="0.38" cy="0.3" r="0.85">
          <stop offset="0" stopColor="#ffeeb0" />
          <stop offset="0.5" stopColor="var(--color-sun)" />
          <stop offset="1" stopColor="var(--color-sun-deep)" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0.35" stopColor="var(--color-sun)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--color-sun)" stopOpacity="0" />
        </radialGradient>
      </defs>

      <circle
        cx="120"
        cy="130"
        r={108 + voice * 10}
        fill={`url(#${id}glow)`}
        className="pivot animate-breathe"
      />
      <LuxAura mood={mood} level={voice} />
      <ellipse cx="120" cy="222" rx="52" ry="7" fill="var(--color-ink)" opacity="0.12" />

      <g className={mood === 'listening' ? '' : 'animate-float'}>
        <g transform={postures[mood]}>
          <path
            d={flames[mood]}
            fill="var(--color-sun)"
            stroke="#b86f10"
            strokeWidth="5"
            strokeLinejoin="round"
            className="pivot-foot animate-sway"
          />
          <LuxLimbs mood={mood} />
          <g
            className="pivot-foot"
            style={
              voice > 0
                ? { transform: `scale(${1 + voice * 0.02}, ${1 - voice * 0.03})` }
                : undefined
            }
          >
            <path
              d="M120 80c42 0 66 28 66 66 0 42-28 64-66 64s-66-22-66-64c0-38 24-66 66-66Z"
              fill={`url(#${id}body)`}
              stroke="#b86f10"
              strokeWidth="5"
            />
            <ellipse
              cx="88"
              cy="108"
              rx="15"
              ry="9"
              fill="#fffbe8"
              opacity="0.75"
              transform="rotate(-32 88 108)"
            />
            <ellipse cx="78" cy="164" rx="12" ry="8" fill="#ff8a70" opacity="0.6" />
            <ellipse cx="162" cy="164" rx="12" ry="8" fill="#ff8a70" opacity="0.6" />
            <LuxEyes mood={mood} />
            <LuxMouth mood={mood} level={voice} />
          </g>
        </g>
      </g>
    </svg>
  );
}
