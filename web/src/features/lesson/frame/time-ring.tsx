const RADIUS = 16;
const LENGTH = 2 * Math.PI * RADIUS;
/** The whole ring is an hour, as on the clocks with a red disc that stand in classrooms. */
const WHOLE_SECONDS = 3600;

/** The time left as a ring that shrinks. Decoration: beside it stands how much it is. */
export function TimeRing({
  secondsLeft,
  className = '',
}: {
  secondsLeft: number;
  className?: string;
}) {
  const share = Math.min(1, secondsLeft / WHOLE_SECONDS);
  return (
    <svg aria-hidden viewBox="0 0 36 36" fill="none" className={`-rotate-90 ${className}`}>
      <circle cx="18" cy="18" r={RADIUS} stroke="var(--color-line)" strokeWidth="4" />
      <circle
        cx="18"
        cy="18"
        r={RADIUS}
        stroke="var(--color-accent)"
        strokeWidth="4"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
        className="transition-[stroke-dashoffset] duration-1000 ease-linear"
      />
    </svg>
  );
}
