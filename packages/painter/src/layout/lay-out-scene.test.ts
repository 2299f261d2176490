import { createRandom, spreadSeed } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from '../drawings/create-drawings.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from '../wish/create-settings.ts';
import { understandWish } from '../wish/understand-wish.ts';
import { gatherActors } from './gather-actors.ts';
import { layOutScene } from './lay-out-scene.ts';

const traits = createTraits();
const drawings = createDrawings(traits);
const lexicon = createLexicon();
const settings = createSettings();
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

async function layOut(prompt: string, seed: number, size = { width: 1024, height: 1792 }) {
  const wish = understandWish(prompt, lexicon, settings);
  const random = createRandom(spreadSeed(seed));
  const actors = await gatherActors(wish, random, { drawings, traits });
  const { placements } = layOutScene(actors, wish, size, traits, random);
  const boxes = placements.map(({ actor, x, y, scale, depth }) => {
    const { width, height } = actor.drawing.bounds;
    return {
      name: actor.drawing.hexcode,
      x,
      y,
      right: x + width * scale,
      low: y + height * scale,
      depth,
    };
  });
  const find = (name: string) => {
    const box = boxes.find((other) => other.name.startsWith(name));
    if (!box) throw new Error(`${name} is not in the picture`);
    return box;
  };
  return { boxes, find };
}

describe('A scene', () => {
  it.each(seeds)('has what stands in front lower and painted later (seed %i)', async (seed) => {
    const { find } = await layOut('ein Drache vor einem Schloss', seed);
    expect(find('1F409').low).toBeGreaterThan(find('1F3F0').low);
    expect(find('1F409').depth).toBeGreaterThan(find('1F3F0').depth);
  });

  it.each(seeds)(
    'has what stands behind painted first and not wholly hidden (seed %i)',
    async (seed) => {
      const { find } = await layOut('ein Elefant hinter einem Haus', seed);
      const [back, front] = [find('1F418'), find('1F3E0')];
      expect(back.depth).toBeLessThan(front.depth);
      expect(back.x < front.x || back.right > front.right || back.y < front.y).toBe(true);
    },
  );

  it.each(seeds)('seats one on the other (seed %i)', async (seed) => {
    const { find } = await layOut('ein Affe auf einem Elefanten', seed);
    const [rider, host] = [find('1F412'), find('1F418')];
    expect(rider.low).toBeLessThan(host.low);
    expect(rider.low).toBeGreaterThan(host.y);
    expect(rider.x).toBeGreaterThan(host.x - 40);
  });

  it.each(seeds)('flies what is above over it (seed %i)', async (seed) => {
    const { find } = await layOut('ein Flugzeug über einem Haus', seed);
    expect(find('1F6E9').low).toBeLessThan(find('1F3E0').low);
    expect(find('1F6E9').y).toBeLessThan(find('1F3E0').y);
  });

  it.each(seeds)('sets neighbours side by side (seed %i)', async (seed) => {
    const { find } = await layOut('ein Hund neben einer Katze', seed, {
      width: 1792,
      height: 1024,
    });
    const [dog, cat] = [find('1F415'), find('1F408')];
    expect(dog.right < cat.x + 30 || cat.right < dog.x + 30).toBe(true);
  });

  it.each([
    'zehn Schafe',
    'ein Hase mit einem Luftballon',
    'eine Prinzessin auf einem Einhorn vor einem Schloss',
    'ein Kind mit Regenschirm',
    'sechs Fische im Meer',
    'drei Raketen im Weltraum und ein Alien',
    'viele Schmetterlinge über zwei Blumen',
    'ein Frosch gibt einer Schnecke drei Blumen',
    'ein Piratenschiff auf dem Meer und ein Krake und eine Möwe und ein Blitz',
  ])('never cuts a figure off: %s', async (prompt) => {
    for (const seed of seeds) {
      for (const size of [
        { width: 1024, height: 1792 },
        { width: 1792, height: 1024 },
      ]) {
        const { boxes } = await layOut(prompt, seed, size);
        for (const box of boxes) {
          expect(box.x, box.name).toBeGreaterThanOrEqual(-1);
          expect(box.right, box.name).toBeLessThanOrEqual(size.width + 1);
          expect(box.y, box.name).toBeGreaterThanOrEqual(-1);
          expect(box.low, box.name).toBeLessThanOrEqual(size.height + 1);
        }
      }
    }
  });
});
