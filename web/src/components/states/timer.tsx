const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

const looks = {
  outline: 'border-control-line bg-surface-raised text-ink',
  secondary: 'border-warning bg-warning-soft text-on-warning-soft',
  destructive: 'border-danger bg-danger-soft text-on-danger-soft',
} as const;

interface TimerProps {
  secondsLeft: number;
  totalSeconds: number;
  tone: keyof typeof looks;
}

/** The seconds that are left, as number and as a ring that empties. */
export function Timer({ secondsLeft, totalSeconds, tone }: TimerProps) {
  return (
    <div
      role="timer"
      aria-label={`Noch ${secondsLeft} ${secondsLeft === 1 ? 'Sekunde' : 'Sekunden'}`}
      data-tone={tone}
      className={`relative grid size-14 shrink-0 place-items-center rounded-full border-2 transition-colors ${looks[tone]}`}
    >
      <svg aria-hidden viewBox="0 0 36 36" fill="none" className="absolute inset-0 -rotate-90">
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          stroke="currentColor"
          strokeWidth="4"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - secondsLeft / totalSeconds)}
          className="transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      <span aria-hidden className="font-bold text-base tabular-nums">
        {secondsLeft}
      </span>
    </div>
  );
}
