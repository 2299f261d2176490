import type { Layout, Placement } from '../layout/layout.ts';

const n = (value: number) => value.toFixed(1);

const LIGHTHOUSE = /^own-lighthouse/;
/** Its lamp, as a share of its height, and how far the beams reach in heights. */
const LAMP = 0.24;
const BEAM = 1.6;

/** What shines by itself, and how far beyond its own size. */
const SHINING: readonly [drawings: RegExp, reach: number, high: number][] = [
  [/^(1F56F|1F3EE|1FA94|own-.*(lantern|candle|torch))/, 2.4, 0.35],
  [/^(1F525|own-campfire|1F9E8)/, 1.7, 0.5],
  [/^(1F4A1|own-.*lamp)/, 2, 0.4],
  [/^own-lighthouse/, 0.8, LAMP],
  [/^(1F383|own-firefly|own-glow|own-fairy-lights)/, 1.5, 0.5],
  [/^(2B50|1F31F|2728)/, 1.1, 0.5],
  [/^(1F315|1F31[0-9A-E])/, 1.25, 0.5],
  [/^1F382/, 1.6, 0.15],
];
/** No light is smaller than this share of the picture. */
const LEAST = 0.07;

/** Warm light around lanterns, candles and fires where it is dark; nothing by day. */
export function renderGlows({ frame, setting, placements }: Layout): {
  defs: string;
  behind: readonly string[];
  over: string;
} {
  const isDark =
    setting.time === 'night' || (setting.time === 'evening' && setting.place !== 'sea');
  const spots = placements.map((placement) => (isDark ? lightOf(placement, frame) : undefined));
  if (!spots.some(Boolean)) return { defs: '', behind: [], over: '' };
  const gradient = (id: string, core: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="#fff0a8" stop-opacity="${core}"/><stop offset=".3" stop-color="#ffcf5e" stop-opacity="${core * 0.6}"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient>`;
  const disc = (spot: { x: number; y: number; r: number }, r: number, fill: string) =>
    `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(r)}" fill="url(#${fill})"/>`;
  return {
    defs: `<defs>${gradient('shine', 0.85)}${gradient('shimmer', 0.38)}</defs>`,
    behind: spots.map((spot) => (spot ? disc(spot, spot.r, 'shine') : '')),
    over:
      placements.map((placement) => beamsOf(placement)).join('') +
      spots.map((spot) => (spot ? disc(spot, spot.r * 0.62, 'shimmer') : '')).join(''),
  };
}

/** Two beams of a lighthouse, to the left and to the right. */
function beamsOf({ actor, x, y, scale }: Placement): string {
  const { hexcode, bounds } = actor.drawing;
  if (!LIGHTHOUSE.test(hexcode)) return '';
  const [cx, cy, high] = [
    x + (bounds.width * scale) / 2,
    y + bounds.height * scale * LAMP,
    bounds.height * scale,
  ];
  const beam = (way: number) => {
    const far = cx + way * high * BEAM;
    return `<path d="M${n(cx)} ${n(cy - high * 0.05)}L${n(far)} ${n(cy - high * 0.3)}V${n(cy + high * 0.3)}L${n(cx)} ${n(cy + high * 0.05)}Z" fill="#fff2b0" opacity=".34"/>`;
  };
  return beam(-1) + beam(1);
}

function lightOf({ actor, x, y, scale }: Placement, { width, height }: Layout['frame']) {
  const { hexcode, bounds } = actor.drawing;
  const [, reach, high] = SHINING.find(([drawings]) => drawings.test(hexcode)) ?? [];
  if (reach === undefined || high === undefined) return undefined;
  const size = Math.max(bounds.width, bounds.height) * scale;
  return {
    x: x + (bounds.width * scale) / 2,
    y: y + bounds.height * scale * high,
    r: Math.max((size / 2) * reach, Math.min(width, height) * LEAST),
  };
}
