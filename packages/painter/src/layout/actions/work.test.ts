import { createRandom } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../../create-traits.ts';
import { createDrawings } from '../../drawings/create-drawings.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { createSettings } from '../../wish/create-settings.ts';
import { understandWish } from '../../wish/understand-wish.ts';
import type { Verb } from '../../wish/wish.ts';
import { gatherActors } from '../gather-actors.ts';
import { gatherStacks } from '../gather-stacks.ts';
import { extentOf, facingOf } from '../piece.ts';

const traits = createTraits();
const tools = { traits, drawings: createDrawings(traits) };
const [lexicon, settings] = [createLexicon(), createSettings()];
const meadow = { place: 'meadow' as const, time: 'day' as const, weather: [], words: [] };

/** The first figure of a sentence does this with the second (and the third). */
async function work(sentence: string, verb: Verb, target?: number) {
  const wish = understandWish(sentence, lexicon, settings);
  wish.relations = [];
  wish.actions = [{ verb, agent: 0, object: 1, ...(target !== undefined && { target }) }];
  const actors = await gatherActors(wish, createRandom(1), tools);
  const stacks = gatherStacks(actors, wish, meadow, traits);
  const pieces = stacks.flatMap((stack) => stack.pieces);
  const of = (figure: number) => {
    const piece = pieces.find(({ actor }) => actor.figure === figure);
    if (!piece) throw new Error(`figure ${figure} is missing`);
    return piece;
  };
  return { stacks, of, props: pieces.map(({ actor }) => actor.drawing.hexcode) };
}

describe('Work and play with tools', () => {
  it('leaps over a fence with both feet above it', async () => {
    const { of } = await work('ein Junge und ein Zaun', 'jumpsOver');
    expect(extentOf([of(0)]).bottom).toBeLessThan(extentOf([of(1)]).top + 0.05);
  });

  it('fetches a cat from a tree on a ladder', async () => {
    const { of, props, stacks } = await work('ein Mann und eine Katze und ein Baum', 'fetches', 2);
    expect(stacks).toHaveLength(1);
    expect(props).toContain('prop-ladder');
    expect(extentOf([of(0)]).bottom).toBeLessThan(-0.1);
    expect(extentOf([of(1)]).bottom).toBeLessThan(extentOf([of(2)]).bottom - 0.3);
  });

  it('hoses a fire from a distance, looking at it', async () => {
    const { of, props } = await work('ein Mann und ein Feuer', 'hoses');
    expect(props).toContain('prop-water');
    expect(facingOf(of(0))).not.toBe('left');
    expect(extentOf([of(1)]).left).toBeGreaterThan(extentOf([of(0)]).right);
  });

  it('puts a pretzel into an oven and stirs in a pot before the hips', async () => {
    const baked = await work('ein Mann und eine Brezel und ein Ofen', 'puts', 2);
    expect(extentOf([baked.of(1)]).right).toBeGreaterThan(extentOf([baked.of(0)]).right - 0.2);
    const { of } = await work('eine Frau und ein Kessel', 'stirs');
    expect(extentOf([of(1)]).top).toBeGreaterThan(extentOf([of(0)]).top);
    expect(of(1).order).toBeGreaterThan(of(0).order);
  });
});
