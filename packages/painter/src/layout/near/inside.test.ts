import { createRandom, spreadSeed } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../../create-traits.ts';
import { createDrawings } from '../../drawings/create-drawings.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { createSettings } from '../../wish/create-settings.ts';
import { understandWish } from '../../wish/understand-wish.ts';
import { gatherActors } from '../gather-actors.ts';
import { layOutScene } from '../lay-out-scene.ts';

const traits = createTraits();
const tools = { traits, drawings: createDrawings(traits) };
const [lexicon, settings] = [createLexicon(), createSettings()];

/** The box of the only drawing of a wish whose name begins so. */
async function boxesOf(prompt: string) {
  const wish = understandWish(prompt, lexicon, settings);
  const random = createRandom(spreadSeed(3));
  const actors = await gatherActors(wish, random, tools);
  const { placements } = layOutScene(actors, wish, { width: 1024, height: 1024 }, traits, random);
  return (name: string) => {
    const order = placements.findIndex(({ actor }) => actor.drawing.hexcode.startsWith(name));
    const found = placements[order];
    if (!found) throw new Error(`${name} is not in the picture`);
    const { actor, x, y, scale, angle, clip } = found;
    const { width, height } = actor.drawing.bounds;
    const [right, bottom] = [x + width * scale, y + height * scale];
    return { left: x, right, top: y, bottom, order, angle, clip };
  };
}

describe('Figures in, under and on things', () => {
  it('who is in a garage stands whole on its floor', async () => {
    const of = await boxesOf('ein Roboter in der Garage');
    const [robot, garage] = [of('1F916'), of('own-garage')];
    expect(robot.left).toBeGreaterThan(garage.left);
    expect(robot.right).toBeLessThan(garage.right);
    expect(robot.order).toBeGreaterThan(garage.order);
    expect(Math.abs(robot.bottom - garage.bottom)).toBeLessThan(30);
  });

  it('who is in a cup is cut off at its rim', async () => {
    const of = await boxesOf('ein Kätzchen in einer Teetasse');
    expect(of('1F408').clip).toBeDefined();
    expect(of('1F408').order).toBeLessThan(of('2615').order);
  });

  it('an umbrella is above who walks under it', async () => {
    const of = await boxesOf('ein Bär geht unter einem Regenschirm');
    const [bear, umbrella] = [of('1F43B'), of('2602')];
    expect(umbrella.top).toBeLessThan(bear.top);
    expect(umbrella.right).toBeGreaterThan(bear.left);
    expect(umbrella.left).toBeLessThan(bear.right);
  });

  it('a sled goes down the slope with its rider', async () => {
    const of = await boxesOf('ein Pinguin rutscht mit einem Schlitten den Berg runter');
    const [sled, slope] = [of('1F6F7'), of('own-slope')];
    expect(Math.abs(sled.angle)).toBe(40);
    expect(of('1F427').angle).toBe(sled.angle);
    expect(sled.bottom).toBeLessThan(slope.bottom);
  });

  it('a flag on a sandcastle is smaller than it', async () => {
    const of = await boxesOf('eine Sandburg mit einer roten Fahne obendrauf');
    const [castle, flag] = [of('own-sandcastle'), of('own-flag')];
    expect(flag.bottom - flag.top).toBeLessThan(castle.bottom - castle.top);
    expect(flag.top).toBeLessThan(castle.top);
  });
});
