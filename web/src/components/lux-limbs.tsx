import type { LuxMood } from './lux-mood.ts';

/** Arms at rest, a hand at the ear, a hand at the chin, both arms open, both hands on the heart. */
const arms: Record<LuxMood, [left: string, right: string]> = {
  idle: ['M60 164q-18 8-22 24', 'M180 164q18 8 22 24'],
  listening: ['M60 158q-20-8-17-36', 'M180 166q18 8 20 22'],
  thinking: ['M60 166q-18 8-20 22', 'M182 160q22 6 4 30'],
  speaking: ['M58 156q-22-4-32-24', 'M182 156q22-4 32-24'],
  caring: ['M60 168q0 26 36 26', 'M180 168q0 26 -36 26'],
};

export function LuxLimbs({ mood }: { mood: LuxMood }) {
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
