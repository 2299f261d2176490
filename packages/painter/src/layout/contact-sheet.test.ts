import { readFileSync } from 'node:fs';
import { createRandom, spreadSeed } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from '../drawings/create-drawings.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from '../wish/create-settings.ts';
import { understandWish } from '../wish/understand-wish.ts';
import { gatherActors } from './gather-actors.ts';
import { layOutScene } from './lay-out-scene.ts';
import { type Layout, PROP } from './layout.ts';

const folder = new URL('../../contact-sheet/', import.meta.url);
const traits = createTraits();
const tools = { traits, drawings: createDrawings(traits) };
const [lexicon, settings] = [createLexicon(), createSettings()];
const SIDE_PX = 1024;

async function layOut(prompt: string, seed: number): Promise<Layout> {
  const wish = understandWish(prompt, lexicon, settings);
  const random = createRandom(spreadSeed(seed));
  const actors = await gatherActors(wish, random, tools);
  return layOutScene(actors, wish, { width: SIDE_PX, height: SIDE_PX }, traits, random);
}

const third = (share: number, names: readonly [string, string, string]) =>
  names[Math.min(2, Math.max(0, Math.floor(share * 3)))];

/** "1F415 unten groß": coarse enough to outlive a finer hat and another seed's side. */
function describeLayout({ placements, setting }: Layout): string {
  const things = placements.map(({ actor, y, scale }) => {
    const { width, height } = actor.drawing.bounds;
    const down = (y + (height * scale) / 2) / SIDE_PX;
    const size = Math.sqrt(width * height) * (scale / SIDE_PX);
    return `${actor.drawing.hexcode} ${third(down, ['oben', 'mittig', 'unten'])} ${size > 0.3 ? 'groß' : size > 0.12 ? 'mittel' : 'klein'}`;
  });
  return `${setting.place} ${setting.time} | ${things.join(' | ')}`;
}

describe('The contact sheet', () => {
  const wishes = readFileSync(new URL('wishes.txt', folder), 'utf8').trim().split('\n');

  it('has everything where it stood when it was last looked at (vitest -u renews it)', async () => {
    const lines = [];
    for (const [seed, wish] of wishes.entries()) {
      lines.push(`${wish}\n  ${describeLayout(await layOut(wish, seed))}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      new URL('layout.txt', folder).pathname,
    );
  });

  it.each(wishes)('cuts nothing at the edge: %s', async (wish) => {
    for (const seed of [1, 2, 3]) {
      for (const placement of (await layOut(wish, seed)).placements) {
        const { actor, x, y, scale, clip, angle } = placement;
        if (clip || angle || actor.drawing.hexcode.startsWith(PROP)) continue;
        const { width, height } = actor.drawing.bounds;
        expect(x, actor.drawing.hexcode).toBeGreaterThanOrEqual(-2);
        expect(y, actor.drawing.hexcode).toBeGreaterThanOrEqual(-2);
        expect(x + width * scale, actor.drawing.hexcode).toBeLessThanOrEqual(SIDE_PX + 2);
        expect(y + height * scale, actor.drawing.hexcode).toBeLessThanOrEqual(SIDE_PX + 2);
      }
    }
  });
});
