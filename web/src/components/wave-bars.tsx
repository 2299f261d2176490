/** SPEC 9: auto mode has ten wave bars. */
const BARS = 10;

/** The levels of the wave bars at rest. */
export const flatWaves: readonly number[] = Array.from({ length: BARS }, () => 0);

interface WaveBarsProps {
  /** One bar each, 0 to 1. */
  levels: readonly number[];
  isActive: boolean;
}

/** The sound as ten bars (SPEC 9). Decoration: what happens is also said in words beside it. */
export function WaveBars({ levels, isActive }: WaveBarsProps) {
  return (
    <div aria-hidden data-bars className="flex h-12 items-center justify-center gap-1.5">
      {levels.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
          key={index}
          className={`w-2.5 rounded-full transition-[height] duration-75 ${isActive ? 'bg-primary' : 'h-1/5 bg-control-line'}`}
          style={isActive ? { height: `${20 + 80 * level}%` } : undefined}
        />
      ))}
    </div>
  );
}
