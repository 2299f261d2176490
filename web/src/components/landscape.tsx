const STARS = [
  [60, 40, 1.6],
  [170, 110, 1],
  [320, 30, 1.3],
  [470, 90, 0.9],
  [960, 36, 1.2],
  [1100, 84, 1.7],
  [1290, 44, 1],
  [1390, 130, 1.4],
] as const;

/** Hills by day, stars by night, behind every screen. Decoration only. */
export function Landscape() {
  return (
    <div className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
      <svg
        aria-hidden
        viewBox="0 0 1440 160"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-x-0 top-16 hidden h-64 w-full sm:block"
      >
        {STARS.map(([x, y, size]) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={size * 1.4}
            fill="var(--color-star)"
            className="animate-twinkle"
            style={{ animationDelay: `${x * -7}ms` }}
          />
        ))}
      </svg>
      <svg
        aria-hidden
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-[34dvh] w-full"
      >
        <path
          d="M0 140C220 30 420 40 660 120S1160 210 1440 70v250H0Z"
          fill="var(--color-hill-far)"
        />
        <path
          d="M0 250c260-120 520-110 800-30s480 60 640-20v120H0Z"
          fill="var(--color-hill-near)"
        />
      </svg>
    </div>
  );
}
