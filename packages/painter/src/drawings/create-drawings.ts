import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Traits } from '../create-traits.ts';
import { coloringFigure, type Traced, traceDrawing } from '../lines/trace/trace-drawing.ts';
import type { Pose } from '../people/person.ts';
import { completeFigure } from './complete-figure.ts';
import { drawEyes } from './draw-eyes.ts';
import type { Drawing } from './drawing.ts';
import { measureDrawing } from './measure-drawing.ts';
import { readAnchors } from './read-anchors.ts';

/** Enough for a class's favourites; a drawing takes about 10 kB. */
const mostKept = 600;

/** What robot and alien wear under their heads. */
const suits: Record<string, string> = {
  '1F916': '#d0cfce',
  '1F47D': '#b1cc33',
};

/** Poses in which an animal stretches its legs, and the ends of the names of drawings in motion. */
const IN_GALLOP: ReadonlySet<Pose> = new Set<Pose>(['run', 'jump']);
const MOVING = /-(run|fly)$/;
/** Birds in flight have the dove's body, and so its anchors. */
const DOVE = '1F54A';

export type Drawings = {
  /** The drawing of a hexcode; of an animal that runs, jumps or flies the one in motion, where there is one. */
  load(hexcode: string, pose?: Pose): Promise<Drawing>;
  /** The same figure as black lines on white areas, in the units of its `load`. */
  loadLines(hexcode: string): Promise<string>;
};

/** Loads drawings (OpenMoji and our own in `data/drawings`), completes and measures them, keeps them. */
export function createDrawings(traits: Traits): Drawings {
  const openmoji = dirname(createRequire(import.meta.url).resolve('openmoji/package.json'));
  const own = fileURLToPath(new URL('../../data/drawings', import.meta.url));
  /** Drawings of our own, new ones and better ones, go before OpenMoji's. */
  const ours = new Set(readdirSync(own));
  /** Drawings whose lines for colouring are drawn and need no tracing. */
  const lined = new Set(readdirSync(join(own, 'lines')));
  const nameOf = (hexcode: string) => `${hexcode.replace(/^own-/, '')}.svg`;
  const isOurs = (hexcode: string) => ours.has(nameOf(hexcode));
  const pathOf = (hexcode: string) =>
    isOurs(hexcode) ? join(own, nameOf(hexcode)) : join(openmoji, 'color/svg', `${hexcode}.svg`);

  const drawnLines = async (hexcode: string): Promise<string | undefined> => {
    const file = nameOf(hexcode);
    return lined.has(file) ? insideOf(await readFile(join(own, 'lines', file), 'utf8')) : undefined;
  };
  const anchors = readAnchors();
  const trace = keep(async (hexcode: string): Promise<Traced> => {
    const drawing = insideOf(await readFile(pathOf(hexcode), 'utf8'));
    const { complete } = await completion(hexcode, drawing, traits);
    const whole = complete ? complete(drawing) : drawing;
    const { bounds } = await measureDrawing(whole);
    return traceDrawing(whole, bounds);
  });
  /** Animals in profile, whose colours slipped from their lines, get lines that fit and close. */
  const inside = async (hexcode: string, isSlipped: boolean): Promise<string> => {
    const file = closeGaps(await readFile(pathOf(hexcode), 'utf8'));
    if (!isSlipped || (isOurs(hexcode) && !file.includes('id="line"'))) return insideOf(file);
    const { paper, ink } = await trace(hexcode);
    const id = `within-${hexcode}`;
    return `<clipPath id="${id}"><path d="${paper}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${insideOf(withoutLines(file))}</g>${ink}`;
  };
  const load = keep(async (key) => {
    const hexcode = key.replace(MOVING, '');
    const entry = anchors.get(key.endsWith('-fly') ? DOVE : key) ?? anchors.get(baseOf(hexcode));
    const eyes = drawEyes(entry);
    const isSlipped = entry?.eye !== undefined && entry.facing !== 'front';
    const drawing = await prepare(hexcode, (await inside(key, isSlipped)) + eyes, traits);
    const lines = await drawnLines(key);
    const usual = traits.is('facesRight', hexcode) ? 'right' : 'left';
    return {
      ...drawing,
      eyes,
      ...(lines && { lines }),
      anchors: { ...drawing.anchors, ...entry?.anchors },
      facing: entry?.facing ?? usual,
      tall: entry?.tall,
    };
  });
  return {
    load(hexcode, pose) {
      const moving = pose === 'fly' ? `${hexcode}-fly` : `${hexcode}-run`;
      const isMoving = pose === 'fly' || (pose && IN_GALLOP.has(pose));
      return load(isMoving && isOurs(moving) ? moving : hexcode);
    },
    loadLines: keep(async (hexcode) => {
      const plain = baseOf(hexcode);
      const drawn = await drawnLines(plain);
      if (drawn) return drawn;
      return coloringFigure(await trace(plain)) + drawEyes(anchors.get(plain));
    }),
  };
}

/** Remembers the newest results, so that a class's favourites are read and measured once. */
function keep<Result>(load: (hexcode: string) => Promise<Result>) {
  const kept = new Map<string, Promise<Result>>();
  return (hexcode: string): Promise<Result> => {
    const known = kept.get(hexcode);
    if (known) return known;
    const loading = load(hexcode);
    loading.catch(() => kept.delete(hexcode));
    kept.set(hexcode, loading);
    const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
    if (oldest) kept.delete(oldest);
    return loading;
  };
}

/** OpenMoji's coloured areas alone: its lines are a group of their own, after all others. */
function withoutLines(file: string): string {
  const areas = file.split(/<g[^>]*\sid="line"/)[0] ?? '';
  if (areas === file) return file;
  const open =
    (areas.match(/<g[\s>]/g) ?? []).length - (areas.match(/<\/g>|<g[^>]*\/>/g) ?? []).length;
  return `${areas}${'</g>'.repeat(Math.max(0, open))}</svg>`;
}

/**
 * OpenMoji's coloured areas often end before its lines, like a print that slipped: a rim of their
 * own colour fills what would let the background through.
 */
function closeGaps(file: string): string {
  const [areas = '', ...lines] = file.split(/(?=<g[^>]*\sid="line")/);
  if (lines.length === 0) return file;
  const closed = areas.replace(/<(?:path|circle|ellipse|rect|polygon)\b[^>]*>/g, (element) => {
    const fill = /\sfill="(#[0-9a-fA-F]{3,6})"/.exec(element)?.[1];
    if (!fill || /\sstroke=/.test(element)) return element;
    const bare = element.replace(/\sstroke-\w+="[^"]*"/g, '');
    return bare.replace(
      /\s*(\/?)>$/,
      ` stroke="${fill}" stroke-width="1.5" stroke-linejoin="round"$1>`,
    );
  });
  return closed + lines.join('');
}

function insideOf(file: string): string {
  return file
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>.*?<\/title>/g, '')
    .replace(/\s+id="[^"]*"/g, '')
    .replace(/<g\s*\/>/g, '')
    .replace(/\s+/g, ' ');
}

function baseOf(hexcode: string): string {
  return hexcode.replace(/-1F3F[B-F]/, '');
}

async function prepare(
  hexcode: string,
  inner: string,
  traits: Traits,
): Promise<Omit<Drawing, 'facing' | 'tall'>> {
  const { raw, complete } = await completion(hexcode, inner, traits);
  const isPerson = traits.is('bust', hexcode);
  if (!complete) return { hexcode, svg: inner, ...pick(raw), isPerson, anchors: {} };
  const svg = complete(inner);
  const chin = raw.bounds.y + raw.bounds.height;
  return { hexcode, svg, ...pick(await measureDrawing(svg)), isPerson, anchors: bodyAnchors(chin) };
}

/** What a drawing of a head lacks, as a function that adds it. */
async function completion(
  hexcode: string,
  inner: string,
  traits: Traits,
): Promise<{
  raw: Awaited<ReturnType<typeof measureDrawing>>;
  complete?: (figure: string) => string;
}> {
  const raw = await measureDrawing(inner);
  if (traits.is('head', hexcode)) {
    const fur = suits[hexcode] ?? mainColour(raw.colours);
    const chin = raw.bounds.y + raw.bounds.height;
    const hasTail = !(hexcode in suits) && hexcode !== '1F438';
    return { raw, complete: (head) => completeFigure.animal(head, fur, chin, hasTail) };
  }
  return { raw };
}

/** Where the body has its paws, neck and bottom that is put under a head with its chin at `chin`. */
function bodyAnchors(chin: number): Drawing['anchors'] {
  return {
    neck: { x: 36, y: chin - 1, size: 24 },
    hand: { x: 55, y: chin + 21 },
    otherHand: { x: 17, y: chin + 21 },
    seat: { x: 36, y: chin + 36 },
  };
}

function mainColour(colours: ReadonlyMap<string, number>): string {
  const areas = [...colours].filter(([colour]) => colour !== '#000000');
  return areas.reduce((best, next) => (next[1] > best[1] ? next : best), ['#a57939', 0])[0];
}

function pick({ bounds, top, low, feet, colours }: Awaited<ReturnType<typeof measureDrawing>>) {
  return { bounds, top, low, feet, colours };
}
