import { isIndoors } from '../../wish/setting.ts';
import type { Layout, Placement } from '../layout.ts';
import { isInland, waterlineOf } from './waterline.ts';

/** How much of the picture's width and height all figures together fill at most. */
const WIDE = 0.88;
const HIGH = 0.79;
/** A camera goes no nearer than this. */
const NEAREST = 1.75;
/** Air above the figures and ground below their feet, as shares of the height. */
const HEADROOM = 0.055;
const FOOTROOM = { least: 0.05, most: 0.115, share: 0.42 };
/** How much of the way to the middle a figure beside it goes. */
const TO_MIDDLE = 0.55;
/** Where the horizon may lie behind figures on land, as shares of the height. */
const HORIZON = { high: 0.3, low: 0.66 };
/** Land that is seen before the furthest feet begin. */
const BEHIND_FEET = 0.045;
/** The bank between water and who stands at it. */
const SHORE = 0.05;
/** Where the middle of who flies or swims lies. */
const AFLOAT = 0.47;

type Box = { left: number; right: number; top: number; low: number };

/**
 * The camera: goes so near that the figures fill the picture, cuts nothing, and leaves air above
 * and ground below them. Horizon and waterline move along.
 */
export function bringNear({ frame, setting, placements }: Layout): Layout {
  if (placements.length === 0) return { frame, setting, placements };
  const box = boxAround(placements.map(boxOf));
  const { width, height } = frame;
  const near = Math.min(
    (width * WIDE) / (box.right - box.left),
    (height * HIGH) / (box.low - box.top),
    NEAREST,
  );
  const zoom = Math.max(1, near);
  const dx = shiftAcross(box, zoom, width);
  const dy = shiftDown(box, zoom, { frame, setting, placements });
  return {
    frame: { ...frame, horizon: horizonOf({ frame, setting, placements }, zoom, dy) },
    setting,
    placements: placements.map((placement) => moved(placement, zoom, dx, dy)),
  };
}

/** The box of a figure as it is turned and as far as a pane shows it. */
function boxOf({ actor, x, y, scale, angle, clip, lift = 0 }: Placement): Box {
  const [wide, high] = [actor.drawing.bounds.width * scale, actor.drawing.bounds.height * scale];
  const turn = (Math.abs(angle) * Math.PI) / 180;
  const across = Math.abs(Math.cos(turn)) * wide + Math.abs(Math.sin(turn)) * high;
  const down = Math.abs(Math.sin(turn)) * wide + Math.abs(Math.cos(turn)) * high;
  const [cx, cy] = [x + wide / 2, y + high / 2];
  const box = {
    left: cx - across / 2,
    right: cx + across / 2,
    top: cy - down / 2,
    low: cy + down / 2 + lift,
  };
  if (!clip) return box;
  return {
    left: Math.max(box.left, clip.x),
    right: Math.min(box.right, clip.x + clip.width),
    top: Math.max(box.top, clip.y),
    low: Math.min(box.low, clip.y + clip.height),
  };
}

const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  low: Math.max(...boxes.map(({ low }) => low)),
});

function shiftAcross({ left, right }: Box, zoom: number, width: number): number {
  const half = ((right - left) / 2) * zoom;
  const aside = ((left + right) / 2 - width / 2) * (1 - TO_MIDDLE);
  const edge = width * 0.02;
  const most = Math.max(0, width / 2 - edge - half);
  const middle = width / 2 + Math.max(-most, Math.min(most, aside));
  return middle - ((left + right) / 2) * zoom;
}

function shiftDown(box: Box, zoom: number, { frame, setting, placements }: Layout): number {
  const { height } = frame;
  const high = (box.low - box.top) * zoom;
  const free = height - high;
  const stands = placements.some(({ hasShadow }) => hasShadow);
  if (stands) {
    const wanted = Math.min(
      FOOTROOM.most,
      Math.max(FOOTROOM.least, (free / height) * FOOTROOM.share),
    );
    const foot = Math.min(wanted * height, Math.max(free - HEADROOM * height, free / 2));
    return height - foot - box.low * zoom;
  }
  const line = placements.find(({ wadesFrom }) => wadesFrom !== undefined)?.wadesFrom;
  const room = Math.max(0, free / 2 - height * 0.03);
  const wanted =
    line === undefined
      ? height * AFLOAT - ((box.top + box.low) / 2) * zoom
      : Math.min(height * (setting.place === 'sea' ? 0.68 : 0.62), line * zoom) - line * zoom;
  const middle = height / 2 - ((box.top + box.low) / 2) * zoom;
  return Math.max(middle - room, Math.min(middle + room, wanted));
}

/** The horizon as the camera sees it: the water stays at who is in it, the land behind all feet. */
function horizonOf({ frame, setting, placements }: Layout, zoom: number, dy: number): number {
  const { height, horizon } = frame;
  const { place } = setting;
  if (horizon < 0 || horizon > height) return horizon;
  const line = placements.find(({ wadesFrom }) => wadesFrom !== undefined)?.wadesFrom;
  const water = waterlineOf(place, frame);
  if (line !== undefined && water !== undefined) return line * zoom + dy - (water - horizon);
  const feet = placements.flatMap(({ actor, y, scale, hasShadow, lift = 0 }) =>
    hasShadow ? [(y + actor.drawing.bounds.height * scale + lift) * zoom + dy] : [],
  );
  const seen = horizon * zoom + dy;
  if (feet.length === 0) {
    // Below who flies lies the land.
    return isIndoors(place) ? horizon : Math.min(height * 0.8, Math.max(seen, height * 0.56));
  }
  const before =
    isInland(place) && water !== undefined
      ? water - horizon + height * SHORE
      : height * BEHIND_FEET;
  const low = Math.min(height * HORIZON.low, Math.min(...feet) - before);
  return Math.min(low, Math.max(seen, height * HORIZON.high));
}

function moved(placement: Placement, zoom: number, dx: number, dy: number): Placement {
  const { x, y, scale, clip, wadesFrom, lift } = placement;
  return {
    ...placement,
    x: x * zoom + dx,
    y: y * zoom + dy,
    scale: scale * zoom,
    ...(wadesFrom === undefined ? {} : { wadesFrom: wadesFrom * zoom + dy }),
    ...(lift === undefined ? {} : { lift: lift * zoom }),
    ...(clip
      ? {
          clip: {
            x: clip.x * zoom + dx,
            y: clip.y * zoom + dy,
            width: clip.width * zoom,
            height: clip.height * zoom,
            radius: clip.radius * zoom,
          },
        }
      : {}),
  };
}
