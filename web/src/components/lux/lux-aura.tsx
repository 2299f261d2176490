import type { LuxMood } from './lux-expression.tsx';

const STAR = 'M0-9 2.4-2.4 9 0 2.4 2.4 0 9-2.4 2.4-9 0-2.4-2.4Z';
const RAYS = [-75, -52, -29, 29, 52, 75];

interface LuxAuraProps {
  mood: LuxMood;
  level: number;
}

/** What surrounds LUX: sound coming in, sparks of thought going round, or rays of voice going out. */
export function LuxAura({ mood, level }: LuxAuraProps) {
  if (mood === 'listening') {
    return (
      <g fill="none" stroke="var(--color-primary)" strokeWidth="6" strokeLinecap="round">
        {[0, 1, 2].map((ring) => (
          <g
            key={ring}
            className="pivot animate-ripple"
            style={{ animationDelay: `${ring * -600}ms`, animationDirection: 'reverse' }}
          >
            <path
              d={`M${30 - ring * 12} ${108 - ring * 8}a${60 + ring * 10} ${60 + ring * 10} 0 0 0 0 ${56 + ring * 16}`}
            />
            <path
              d={`M${210 + ring * 12} ${108 - ring * 8}a${60 + ring * 10} ${60 + ring * 10} 0 0 1 0 ${56 + ring * 16}`}
            />
          </g>
        ))}
      </g>
    );
  }
  if (mood === 'thinking') {
    return (
      <g
        className="animate-orbit"
        style={{ transformBox: 'view-box', transformOrigin: '120px 136px' }}
      >
        {[
          [120, 28, 1.5],
          [214, 190, 1.1],
          [26, 190, 0.8],
        ].map(([x, y, size]) => (
          <path
            key={x}
            d={STAR}
            transform={`translate(${x} ${y}) scale(${size})`}
            fill="var(--color-primary)"
          />
        ))}
      </g>
    );
  }
  if (mood === 'speaking') {
    return (
      <g stroke="var(--color-accent)" strokeWidth="7" strokeLinecap="round">
        {RAYS.map((angle) => (
          <line
            key={angle}
            x1="120"
            x2="120"
            y1="32"
            y2={20 - level * 16}
            transform={`rotate(${angle} 120 136)`}
          />
        ))}
      </g>
    );
  }
  return null;
}
