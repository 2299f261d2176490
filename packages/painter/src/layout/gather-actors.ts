import { pickIfAny } from '@lux/random/choose.ts';
import { chance, type Random } from '@lux/random/random.ts';
import type { Traits } from '../create-traits.ts';
import { colourSpace } from '../drawings/colour-space.ts';
import type { Drawings } from '../drawings/create-drawings.ts';
import { markDrawing, numberDrawing } from '../drawings/decor/mark-drawing.ts';
import { paintPart } from '../drawings/decor/paint-parts.ts';
import { contrastTo, patternDrawing, patternLines } from '../drawings/decor/pattern.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { giveFace, LIVELY, livenDrawing } from '../drawings/liven-drawing.ts';
import { coloringFigure, traceDrawing } from '../lines/trace/trace-drawing.ts';
import { walkingOf } from '../people/animals.ts';
import { anotherOf, castPeople } from '../people/cast-people.ts';
import type { Wish, WishFigure } from '../wish/wish.ts';
import { type WishColour, wishColours } from '../wish/wish-colours.ts';
import { expandGroups } from './expand-groups.ts';
import type { Actor } from './layout.ts';
import { ADULT } from './piece.ts';

/** No more figures than this in one picture; more would be too small to enjoy. */
const mostActors = 16;

/** Drawn in any colour when the wish names none: butterflies, fish, balloons, flowers, cars. */
const colourful = new Set(
  '1F98B 1F41F 1F388 1F337 1F33C 1F697 1F69B 1FABC own-seahorse 1F457'.split(' '),
);
/** Coats that animals have in nature; `undefined` keeps the drawing's own. */
const coats: Record<string, readonly (keyof typeof wishColours | undefined)[]> = {
  '1F415': ['braun', 'beige', undefined, undefined],
  '1F408': [undefined, undefined, undefined, 'grau'],
  '1F40E': [undefined, undefined, 'beige', 'braun'],
  '1F407': [undefined, 'braun', 'beige'],
};
const cheerfulColours = ['rot', 'gelb', 'lila', 'pink', 'orange', 'turkis', 'blau'] as const;

const MOUNTED = /^(rides|sitsOn|standsOn)$/;
const LEAPS = /^(jumpsOver|jumpsThrough)$/;
/** A closed box, and the open one in which somebody or something is. */
const BOX = '1F4E6';
const OPEN_BOX = 'own-open-box';

type Tools = { drawings: Drawings; traits: Traits };

/** The cast of a wish: each copy of each figure with its drawing, size and colour. */
export async function gatherActors(
  wish: Pick<Wish, 'figures' | 'relations' | 'actions' | 'setting'>,
  random: Random,
  { drawings, traits }: Tools,
): Promise<Actor[]> {
  const { figures, members } = expandGroups(wish.figures.slice(0, mostActors));
  const ridden = new Set(
    wish.actions.flatMap(({ verb, object }) => (MOUNTED.test(verb) ? [object] : [])),
  );
  const racing = new Set(
    wish.actions.flatMap(({ verb, agent, object }) => {
      if (verb === 'chases') return [agent, object];
      return LEAPS.test(verb) ? [agent] : [];
    }),
  );
  const filled = new Set(
    wish.relations.flatMap(({ relation, target }) => (relation === 'in' ? target : [])),
  );
  const chosen = figures.map(({ hexcodes }, at) => {
    const hexcode = pickIfAny(random, hexcodes) ?? '';
    if (hexcode === BOX && filled.has(at)) return OPEN_BOX;
    return (ridden.has(at) ? walkingOf(hexcode) : undefined) ?? hexcode;
  });
  const cast = await castPeople({ ...wish, figures }, chosen, random, drawings);
  let spare = mostActors - figures.length;
  const actors: Actor[] = [];
  const groupOf = new Map([...members].flatMap(([group, all]) => all.map((at) => [at, group])));
  for (const [figure, wished] of figures.entries()) {
    if (cast.worn.has(figure) || members.has(figure)) continue;
    const hexcode = chosen[figure] ?? '';
    const copies = 1 + Math.min(wished.count - 1, spare);
    spare -= copies - 1;
    const { isFlying, isSwimming } = wished;
    for (let copy = 0; copy < copies; copy++) {
      const person = cast.draw(figure);
      const own = anotherOf(wished.hexcodes, hexcode, copy);
      const plain =
        person ?? (await thingOf(walkingOf(own) ?? own, wished, drawings, racing.has(figure)));
      const drawing = await marked(plain, wished, drawings);
      const size = person ? cast.sizeOf(figure) : (realSize(drawing) ?? traits.sizeOf(own));
      actors.push({
        figure: groupOf.get(figure) ?? figure,
        drawing,
        size: size * wished.size,
        ...(wished.size !== 1 && { wished: wished.size }),
        colour: person
          ? undefined
          : (mixedColour(wished, copy) ?? (wished.pattern ? undefined : cheerful(hexcode, random))),
        isFlying,
        isSwimming,
        ...(wished.pose === 'jump' && traits.is('water', hexcode) && { isLeaping: true }),
      });
    }
  }
  return actors;
}

/** The colour that was wished; each of a group its own where that was said. */
function mixedColour({ colour, isMixed }: WishFigure, copy: number): WishColour | undefined {
  const name = isMixed ? cheerfulColours[copy % cheerfulColours.length] : undefined;
  return name ? wishColours[name] : colour;
}

/** A thing as it is, or alive where it is said to dance or to walk. */
async function thingOf(hexcode: string, figure: WishFigure, drawings: Drawings, isRacing: boolean) {
  const { pose, isFlying } = figure;
  const moves = isFlying ? 'fly' : (pose ?? (isRacing ? 'run' : undefined));
  const loaded = await drawings.load(hexcode, moves);
  const drawing = await decorate(loaded, figure);
  if (drawing.anchors.eyes || drawing.isPerson) return drawing;
  const isFaced = figure.hasFace ?? (figure.feeling && !BUILT.test(hexcode));
  if (isFaced && !(pose && LIVELY.has(pose)))
    return giveFace(drawing, drawing.lines ?? (await drawings.loadLines(hexcode)), figure.feeling);
  if (!pose || !LIVELY.has(pose)) return drawing;
  return livenDrawing(drawing, await drawings.loadLines(hexcode), pose);
}

/** A cheerful market is one of cheerful people. */
const BUILT = /^(1F3[A-F]|own-(market|village|barn))/;

/** With what an adjective left on it, and a number. */
async function marked(
  drawing: Drawing,
  figure: Omit<WishFigure, 'nose'> & { nose?: WishColour | undefined },
  drawings: Drawings,
): Promise<Drawing> {
  const { mark, print, nose } = figure;
  if (nose) return marked(paintNose(drawing, nose), { ...figure, nose: undefined }, drawings);
  if (!mark && !print) return drawing;
  const lines = drawing.lines ?? (await drawings.loadLines(drawing.hexcode));
  const numbered = print ? numberDrawing(drawing, lines, print) : drawing;
  return mark ? markDrawing(numbered, numbered.lines ?? lines, mark) : numbered;
}

/** A round nose over the tip of the muzzle. */
function paintNose(drawing: Drawing, colour: WishColour): Drawing {
  const { anchors, bounds, perAdult } = drawing;
  const spot = anchors.mouth ?? anchors.eyes;
  if (!spot) return drawing;
  const r = Math.max(bounds.width, bounds.height) * (perAdult ? 0.035 : 0.045);
  const y = spot.y - (perAdult ? r * 2.2 : r * 0.4);
  const draw = (fill: string) =>
    `<circle cx="${spot.x.toFixed(2)}" cy="${y.toFixed(2)}" r="${r.toFixed(2)}" fill="${fill}" stroke="#000" stroke-width="1.600"/>`;
  const { svg, lines } = drawing;
  return {
    ...drawing,
    svg: svg + draw(colourSpace.toHex(colour.hsl)),
    ...(lines && { lines: lines + draw('#fff') }),
  };
}

/** With parts in colours of their own and with a pattern, for pictures and colouring pages. */
async function decorate(drawing: Drawing, figure: WishFigure): Promise<Drawing> {
  const { parts = [], pattern, colour } = figure;
  if (parts.length === 0 && !pattern) return drawing;
  const { hexcode, bounds, eyes = '' } = drawing;
  let { svg } = drawing;
  for (const { part, colour: own } of parts) svg = paintPart(svg, hexcode, part, own);
  if (!pattern) return { ...drawing, svg };
  const wished = pattern.colour && colourSpace.toHex(pattern.colour.hsl);
  const over = wished ?? (colour && contrastTo(colourSpace.toHex(colour.hsl)));
  const plain = svg;
  svg = patternDrawing(svg, drawing.colours, { kind: pattern.kind, colour: over });
  if (drawing.lines) {
    const lines = patternLines(drawing.lines, plain, drawing.colours, pattern.kind);
    return { ...drawing, svg, lines };
  }
  return {
    ...drawing,
    svg,
    lines: coloringFigure(await traceDrawing(bare(svg, eyes), bounds)) + eyes,
  };
}

const bare = (svg: string, eyes: string) =>
  eyes && svg.endsWith(eyes) ? svg.slice(0, -eyes.length) : svg;

/** Things whose true height is known stand a little larger than true beside people and animals. */
function realSize({ tall, anchors, bounds }: Drawing): number | undefined {
  if (tall === undefined || anchors.eyes) return undefined;
  return tall ** DAMPING * ADULT * Math.sqrt(bounds.width / bounds.height);
}

/** A nut of a tenth of a grown-up's height becomes a sixth, a goal stays nearly a goal. */
const DAMPING = 0.8;

function cheerful(hexcode: string, random: Random): WishColour | undefined {
  const coat = pickIfAny(random, coats[hexcode] ?? []);
  if (coat) return wishColours[coat];
  if (!colourful.has(hexcode) || chance(random, 0.15)) return undefined;
  return wishColours[pickIfAny(random, cheerfulColours) ?? 'rot'];
}
