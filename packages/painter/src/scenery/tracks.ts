import type { Frame, Layout, Placement } from '../layout/layout.ts';

const n = (value: number) => value.toFixed(1);

/** Locomotives and wagons; a tram has its rails in the road. */
const TRAINS = /^(1F68[2-8AB]|1F69D|own-tram$)/;
/** Air between sleepers and how high they are, as shares of the picture. */
const STEP = 0.055;
const HIGH = 0.014;

/** Where rails lie: under the wheels of all trains on the ground, each height once. */
export function trackLines({ frame, placements }: Layout): number[] {
  const lows = placements.filter(isOnRails).map(lowOf);
  return lows.filter(
    (low, at) => !lows.slice(0, at).some((other) => Math.abs(other - low) < frame.height * 0.02),
  );
}

const isOnRails = ({ actor, hasShadow }: Placement) =>
  hasShadow && TRAINS.test(actor.drawing.hexcode);

const lowOf = ({ actor, y, scale }: Placement) => y + actor.drawing.bounds.height * scale;

/** Gravel, sleepers and two rails from edge to edge of the picture. */
export function tracks(layout: Layout, lit: (colour: string) => string): string {
  const { width, height } = layout.frame;
  return trackLines(layout)
    .map((low) => {
      const high = height * HIGH;
      const sleepers = sleepersOf(layout.frame, low);
      const rail = (y: number) =>
        `<rect x="-5" y="${n(y)}" width="${width + 10}" height="${n(high * 0.42)}" fill="${lit('#7d8691')}"/>`;
      return `<rect x="-5" y="${n(low - high * 1.5)}" width="${width + 10}" height="${n(high * 3.6)}" fill="${lit('#b9a994')}"/><path d="${sleepers}" stroke="${lit('#8a6446')}" stroke-width="${n(width * 0.018)}" fill="none"/>${rail(low - high * 0.7)}${rail(low + high * 0.75)}`;
    })
    .join('');
}

function sleepersOf({ width, height }: Frame, low: number): string {
  const high = height * HIGH;
  return Array.from({ length: Math.ceil(1 / STEP) + 1 }, (_, at) => {
    const x = at * STEP * width;
    return `M${n(x)} ${n(low - high * 1.1)}l${n(-high * 0.9)} ${n(high * 2.7)}`;
  }).join('');
}

/** The same for pages to colour: two rails and the sleepers between them. */
export function trackOutlines(layout: Layout): string {
  const { width, height } = layout.frame;
  return trackLines(layout)
    .map((low) => {
      const high = height * HIGH;
      return `<path fill="none" d="M-5 ${n(low)}H${width + 5}M-5 ${n(low + high * 1.6)}H${width + 5}"/>`;
    })
    .join('');
}
