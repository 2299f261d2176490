import './countdown-ring.css';
import type { CSSProperties } from 'react';

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

interface CountdownRingProps {
  durationMs: number;
  className?: string;
}

/** A ring that empties while something is about to go on by itself. Decoration only. */
export function CountdownRing({ durationMs, className = '' }: CountdownRingProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--ring-length': String(LENGTH),
    animationDuration: `${durationMs}ms`,
  };
  return (
    <svg aria-hidden viewBox="0 0 36 36" className={`-rotate-90 ${className}`} fill="none">
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="5"
      />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray={LENGTH}
        className="[animation-fill-mode:forwards] [animation-name:countdown-ring] [animation-timing-function:linear]"
        style={style}
      />
    </svg>
  );
}
