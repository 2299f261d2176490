const STARS = [
  [60, 40, 1.6, '[animation-delay:-0.4s]'],
  [170, 110, 1, '[animation-delay:-1.2s]'],
  [320, 30, 1.3, '[animation-delay:-2.2s]'],
  [470, 90, 0.9, '[animation-delay:-3.3s]'],
  [960, 36, 1.2, '[animation-delay:-6.7s]'],
  [1100, 84, 1.7, '[animation-delay:-7.7s]'],
  [1290, 44, 1, '[animation-delay:-9s]'],
  [1390, 130, 1.4, '[animation-delay:-9.7s]'],
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
        {STARS.map(([x, y, size, delay]) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={size * 1.4}
            fill="var(--color-star)"
            className={`animate-twinkle ${delay}`}
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
