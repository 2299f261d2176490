import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeFigure } from './complete-figure.ts';
import type { Traits } from './create-traits.ts';
import type { Drawing } from './drawing.ts';
import { measureDrawing } from './measure-drawing.ts';

/** Enough for a class's favourites; a drawing takes about 10 kB. */
const mostKept = 600;

/** What robot, alien, clown and cowboy wear under their heads. */
const suits: Record<string, string> = {
  '1F916': '#d0cfce',
  '1F47D': '#b1cc33',
  '1F921': '#61b2e4',
  '1F920': '#a57939',
};

export type Drawings = {
  load(hexcode: string): Promise<Drawing>;
  /** The same person with one of five natural skin tones (0 to 4), where OpenMoji has it. */
  withSkinTone(hexcode: string, tone: number): string;
};

/** Loads drawings (OpenMoji and our own in `data/drawings`), completes and measures them, keeps them. */
export function createDrawings(traits: Traits): Drawings {
  const openmoji = dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));
  const own = fileURLToPath(new URL('../../data/drawings', import.meta.url));
  const pathOf = (hexcode: string) =>
    hexcode.startsWith('own-')
      ? join(own, `${hexcode.slice(4)}.svg`)
      : join(openmoji, 'color/svg', `${hexcode}.svg`);
  const kept = new Map<string, Promise<Drawing>>();

  return {
    load(hexcode) {
      const known = kept.get(hexcode);
      if (known) return known;
      const loading = readFile(pathOf(hexcode), 'utf8').then((file) =>
        prepare(hexcode, file, traits),
      );
      loading.catch(() => kept.delete(hexcode));
      kept.set(hexcode, loading);
      const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
      if (oldest) kept.delete(oldest);
      return loading;
    },
    withSkinTone(hexcode, tone) {
      const [first = hexcode, ...rest] = hexcode.split('-');
      const toned = [
        first,
        `1F3F${'BCDEF'[tone] ?? 'B'}`,
        ...rest.filter((part) => part !== 'FE0F' || rest.length > 1),
      ];
      const name = toned.join('-');
      return existsSync(pathOf(name)) ? name : hexcode;
    },
  };
}

async function prepare(hexcode: string, file: string, traits: Traits): Promise<Drawing> {
  const inner = file
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>.*?<\/title>/g, '')
    .replace(/\s+id="[^"]*"/g, '')
    .replace(/<g\s*\/>/g, '')
    .replace(/\s+/g, ' ');
  const isBust = traits.is('bust', hexcode);
  const isHead = traits.is('head', hexcode);
  const raw = await measureDrawing(inner);
  const isPerson = isBust || hexcode === 'own-knight' || hexcode === 'own-pirate';
  if (!isBust && !isHead) return { hexcode, svg: inner, ...pick(raw), isPerson };
  const svg = isHead
    ? completeFigure.animal(
        inner,
        suits[hexcode] ?? mainColour(raw.colours),
        raw.bounds.y + raw.bounds.height,
        !(hexcode in suits) && hexcode !== '1F438',
      )
    : completeBust(inner, raw.colourAt, traits.is('skirt', hexcode));
  return { hexcode, svg, ...pick(await measureDrawing(svg)), isPerson };
}

function completeBust(
  inner: string,
  colourAt: (x: number, y: number) => string,
  hasSkirt: boolean,
): string {
  const shirt = [colourAt(36, 57), colourAt(33, 57), colourAt(29, 56)].find(
    (colour) => colour !== '#000000',
  );
  const skin = colourAt(36, 33);
  const complete = hasSkirt ? completeFigure.gown : completeFigure.person;
  return complete(inner, shirt ?? '#92d3f5', skin);
}

function mainColour(colours: ReadonlyMap<string, number>): string {
  const areas = [...colours].filter(([colour]) => colour !== '#000000');
  return areas.reduce((best, next) => (next[1] > best[1] ? next : best), ['#a57939', 0])[0];
}

function pick({ bounds, top, feet, colours }: Awaited<ReturnType<typeof measureDrawing>>) {
  return { bounds, top, feet, colours };
}
