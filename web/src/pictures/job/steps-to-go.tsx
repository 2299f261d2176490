import { Footprints, Palette } from 'lucide-react';

/** More footprints than these would be a crowd, not a way. */
const MOST = 8;

/** The place in the queue as a way: a footprint for each step until it is this one's turn. */
export function StepsToGo({ place }: { place: number }) {
  const steps = Math.min(place, MOST);
  return (
    <p aria-hidden data-steps={place} className="flex items-center gap-2 text-primary">
      {place > MOST && <span className="font-bold">{place} ×</span>}
      {Array.from({ length: steps }, (_, index) => (
        <Footprints
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          key={index}
          className={`size-6 rotate-90 ${index % 2 === 0 ? '-translate-y-0.5' : 'translate-y-1'}`}
        />
      ))}
      <span className="grid size-10 place-items-center rounded-full bg-tile-sun text-[#2c2545]">
        <Palette className="size-6" />
      </span>
    </p>
  );
}
