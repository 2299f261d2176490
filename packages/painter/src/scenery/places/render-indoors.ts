import { pickIfAny } from '@lux/random/choose.ts';
import { chance, type Random } from '@lux/random/random.ts';
import type { Layout } from '../../layout/layout.ts';
import type { Place } from '../../wish/setting.ts';
import { shapes } from '../shapes.ts';
import { paintAreas } from './areas.ts';
import { furnitureOf } from './furniture.ts';
import {
  picture,
  pottedPlant,
  shelf,
  skyOf,
  standingLamp,
  viewOf,
  wallpaper,
  windowPane,
} from './room-things.ts';

/** Walls from the top down and the floor, of rooms that are always alike. */
const LOOKS: Partial<Record<Place, { walls: [string, string]; floor?: [string, string] }>> = {
  classroom: { walls: ['#fdf0d0', '#f8e3b4'] },
  kitchen: { walls: ['#e9f6e4', '#d3ebcb'] },
  bathroom: { walls: ['#d7f0f7', '#bfe4ef'] },
  stage: { walls: ['#4a3560', '#7a4a78'] },
  gym: { walls: ['#f6ecd8', '#ead9ba'], floor: ['#e2b680', '#cc985d'] },
  shop: { walls: ['#f4ecdc', '#e6dac2'], floor: ['#dcd8d2', '#c4beb6'] },
  library: { walls: ['#f0e4d2', '#e0cfb4'] },
  workshop: { walls: ['#e6e4df', '#d2cec6'], floor: ['#bdb6ae', '#a49c94'] },
  cellar: { walls: ['#7d7680', '#8e8790'], floor: ['#8f8589', '#736a70'] },
  attic: { walls: ['#d9b78a', '#c79f6e'], floor: ['#b98a58', '#a1733f'] },
  practice: { walls: ['#eaf5f4', '#d3e8e6'], floor: ['#cfe0df', '#b2c9c8'] },
  stable: { walls: ['#b98a5c', '#a1744a'], floor: ['#d8b878', '#bf9a58'] },
  bakery: { walls: ['#fbeedb', '#f1dcbc'] },
  circus: { walls: ['#d9675a', '#c9514b'], floor: ['#c98a6c', '#a8684e'] },
  restaurant: { walls: ['#f3e2cf', '#e6ccb0'] },
  museum: { walls: ['#efe9e2', '#dfd5ca'], floor: ['#d9cfc4', '#bdb0a4'] },
  cinema: { walls: ['#4b3a52', '#5d4763'], floor: ['#6b4a5a', '#523745'] },
  hall: { walls: ['#cbc3d2', '#b5acc0'], floor: ['#c3bac8', '#a59bac'] },
  playroom: { walls: ['#fbf1d9', '#f2e2bd'] },
};

const LIVING_ROOMS = [
  ['#f9e6dd', '#f0d2c6'],
  ['#e2eef0', '#cbdfe4'],
  ['#ece6f2', '#d9cfe6'],
  ['#faf0d8', '#f0e0bd'],
] as const;

const WOOD = ['#e3b57f', '#d29f66'] as const;

/** A bright room with a window and a rug, a classroom with a blackboard, or what the place is. */
export function renderIndoors(layout: Layout, random: Random): { back: string; front: string } {
  const { frame, setting } = layout;
  const { width, height, horizon } = frame;
  const { place } = setting;
  const view = viewOf(setting);
  const isBright = view === 'day' || view === 'rainbow';
  const wet = setting.weather.includes('rain');
  const isClass = place === 'classroom';
  const isPlain = place !== 'room' && place !== 'bedroom';
  const look = LOOKS[place];
  const walls = look?.walls ?? pickIfAny(random, LIVING_ROOMS) ?? LIVING_ROOMS[0];
  const isStone = look?.floor !== undefined;
  const boards = Array.from(
    { length: 6 },
    (_, at) =>
      `<path d="M0 ${horizon + ((height - horizon) * (at + 1) ** 1.5) / 14}H${width}" stroke="#b98552" stroke-opacity=".35" stroke-width="3"/>`,
  );
  const parts = [
    `<defs>${shapes.gradient('wall', walls)}${shapes.gradient('floor', look?.floor ?? WOOD)}${shapes.gradient('pane', skyOf(view))}</defs><rect width="${width}" height="${horizon}" fill="url(#wall)"/>${isPlain ? '' : wallpaper(width, horizon, random)}${place === 'bathroom' ? tiles(width, horizon) : ''}`,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>${isStone ? '' : boards.join('')}<rect y="${horizon - height * 0.018}" width="${width}" height="${height * 0.022}" fill="#fff7ec"/>`,
  ];
  const small = Math.min(width, height);
  if (isClass)
    parts.push(blackboard(width / 2, horizon * 0.36, Math.min(width * 0.62, height * 0.7)));
  else if (isPlain) {
    const things: string[] = [];
    const isKitchen = place === 'kitchen';
    const furniture = paintAreas(furnitureOf(place, frame), (colour) => colour);
    // Whoever tells of the weather sees it in any room.
    const pane =
      isKitchen || (isTold(setting) && !WITHOUT_WINDOW.test(place))
        ? windowPane(width * 0.43, horizon * 0.37, small * 0.22, view, curtainOf(random), wet)
        : '';
    things.push(isKitchen ? pane + furniture : furniture + pane);
    parts.push(MIRRORED.test(place) ? eitherWay(things.join(''), width, random) : things.join(''));
  } else {
    const things = [
      windowPane(width * 0.27, horizon * 0.36, small * 0.34, view, curtainOf(random), wet),
    ];
    if (isBright) things.push(daylight(width, height, horizon));
    if (place === 'bedroom') things.push(paintAreas(furnitureOf(place, frame), (colour) => colour));
    else things.push(onWall(width, horizon, small, random));
    things.push(
      pottedPlant(width * (place === 'bedroom' ? 0.06 : 0.93), horizon + height * 0.06, small),
    );
    parts.push(eitherWay(things.join(''), width, random));
    const rug = pickIfAny(random, RUGS) ?? RUGS[0];
    parts.push(
      `<ellipse cx="${width / 2}" cy="${horizon + (height - horizon) * 0.62}" rx="${width * 0.44}" ry="${(height - horizon) * 0.27}" fill="${rug[0]}"/><ellipse cx="${width / 2}" cy="${horizon + (height - horizon) * 0.62}" rx="${width * 0.36}" ry="${(height - horizon) * 0.21}" fill="${rug[1]}"/><ellipse cx="${width / 2}" cy="${horizon + (height - horizon) * 0.62}" rx="${width * 0.27}" ry="${(height - horizon) * 0.15}" fill="${rug[2]}"/>`,
    );
  }
  return { back: parts.join(''), front: '' };
}

/** Halls and tents, where nobody looks out; a mandala is plain paper. */
const WITHOUT_WINDOW = /^(stage|mandala|circus|cinema|cellar|hall|museum)$/;

const isTold = ({ weather }: Layout['setting']) =>
  weather.some((kind) => /^(rain|storm|snow|fog|rainbow)$/.test(kind));

/** Rooms without writing, in which left and right are alike. */
const MIRRORED = /^(kitchen|bathroom)$/;

const CURTAINS = ['#eea98f', '#8fb7c9', '#b7a0cf', '#9cbf9a', '#e6c06f'] as const;

const curtainOf = (random: Random): string => pickIfAny(random, CURTAINS) ?? CURTAINS[0];

/** The same things as drawn or in the mirror. */
const eitherWay = (things: string, width: number, random: Random) =>
  chance(random, 0.5) ? things : `<g transform="translate(${width} 0) scale(-1 1)">${things}</g>`;

/** A picture, a shelf with books or a standing lamp beside a small picture. */
function onWall(width: number, horizon: number, small: number, random: Random): string {
  const kind = pickIfAny(random, ['picture', 'shelf', 'lamp'] as const);
  if (kind === 'shelf') return shelf(width * 0.64, horizon * 0.42, small * 0.28);
  if (kind === 'lamp')
    return (
      picture(width * 0.6, horizon * 0.28, small * 0.13, random) +
      standingLamp(width * 0.8, horizon + small * 0.03, small * 0.42)
    );
  return picture(width * 0.76, horizon * 0.3, small * 0.17, random);
}

/** Outer, middle and inner ring. */
const RUGS = [
  ['#d99a93', '#e6b6ae', '#f2d5cd'],
  ['#8fb0b8', '#b0cad0', '#d3e3e6'],
  ['#b8a3c6', '#cfbfd9', '#e4dbeb'],
  ['#c9b27c', '#dccb9f', '#ece2c6'],
] as const;

/** Sunlight falls through the window onto the wall and the floor. */
function daylight(width: number, height: number, horizon: number): string {
  const beam = (x: number, share: number) =>
    `<path d="M${width * x} ${horizon + height * 0.05}h${width * share}l${width * 0.16} ${height * 0.3}h${-width * share * 1.25}Z" fill="#fff6d8" opacity=".2"/>`;
  return `<defs><radialGradient id="daylight" cx=".27" cy=".28" r=".75"><stop offset="0" stop-color="#fff8dc" stop-opacity=".55"/><stop offset="1" stop-color="#fff8dc" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${horizon}" fill="url(#daylight)"/>${beam(0.16, 0.15)}${beam(0.34, 0.15)}`;
}

function tiles(width: number, low: number): string {
  const side = width / 10;
  const lines = Array.from({ length: 9 }, (_, at) => `M${side * (at + 1)} 0V${low}`);
  const rows = Array.from(
    { length: Math.floor(low / side) },
    (_, at) => `M0 ${side * (at + 1)}H${width}`,
  );
  return `<path d="${lines.join('')}${rows.join('')}" stroke="#fff" stroke-width="4" opacity=".7"/>`;
}

function blackboard(x: number, y: number, w: number): string {
  const h = w * 0.52;
  const sum = `<g fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${w * 0.011}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x - w * 0.4} ${y - h * 0.32}) scale(${w / 400})" ><path stroke-width="5" d="M4 40L20 0L36 40M10 26H30M56 0V40M56 0Q80 0 76 10Q74 19 56 19Q82 19 80 31Q78 40 56 40M130 8Q118 -4 108 8Q98 20 108 32Q118 44 130 32"/><path stroke-width="5" d="M6 90v40M-6 110h26M40 92q12 -10 20 0q6 12 -20 38h24M88 104h22M88 116h22" transform="translate(190 -70)"/><path stroke-width="5" d="M20 120l22 -22l22 22v34H20ZM36 154v-18h12v18"/><circle cx="260" cy="120" r="20" stroke-width="5"/><path stroke-width="5" d="M260 88v-8M260 160v-8M228 120h-8M300 120h-8"/></g>`;
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${w * 0.015}" fill="#b07a48"/><rect x="${x - w * 0.475}" y="${y - h * 0.455}" width="${w * 0.95}" height="${h * 0.91}" fill="#3f7558"/>${sum}<rect x="${x - w * 0.4}" y="${y + h * 0.47}" width="${w * 0.8}" height="${h * 0.06}" rx="6" fill="#94623a"/>`;
}
