import { describe, expect, it } from 'vitest';
import { createTraits } from '../../create-traits.ts';
import { createDrawings } from '../../drawings/create-drawings.ts';
import { loadPerson } from '../../people/load-person.ts';
import type { Person, Pose } from '../../people/person.ts';
import type { Action, Verb } from '../../wish/wish.ts';
import { gatherStacks } from '../gather-stacks.ts';
import type { Actor } from '../layout.ts';
import { anchorOf, extentOf, facingOf, type Piece } from '../piece.ts';
import type { Stack } from '../stack.ts';

const traits = createTraits();
const drawings = createDrawings(traits);
const meadow = { place: 'meadow', time: 'day', weather: [], words: [] } as const;
const child: Person = {
  age: 'child',
  looks: 'girl',
  skin: 1,
  hair: { style: 'short', colour: 'brown' },
  outfit: 'everyday',
  wears: [],
  feeling: 'happy',
};

async function actorOf(name: string, figure: number): Promise<Actor> {
  const isPerson = name.startsWith('child:');
  const drawing = isPerson
    ? loadPerson(child, name.slice('child:'.length) as Pose, '1F467')
    : await drawings.load(name);
  const size = isPerson ? 1 : traits.sizeOf(name);
  return { figure, drawing, size, isFlying: false, isSwimming: false };
}

/** The stacks that are left when figures 0, 1 (and 2) act on each other. */
async function act(verb: Verb, ...names: string[]): Promise<{ stacks: Stack[]; pieces: Piece[] }> {
  const actors = await Promise.all(names.map(actorOf));
  const action: Action = {
    verb,
    agent: 0,
    object: 1,
    ...(names.length > 2 ? { target: 2 } : {}),
  };
  const wish = { actions: [action], relations: [], figures: [] };
  const stacks = gatherStacks(actors, wish, { ...meadow, weather: [], words: [] }, traits);
  const all = stacks.flatMap(({ pieces }) => pieces);
  return {
    stacks,
    pieces: actors.flatMap(({ drawing }) => all.filter((piece) => piece.actor.drawing === drawing)),
  };
}

function gap(one: { x: number; y: number } | undefined, other: typeof one): number {
  if (!one || !other) throw new Error('an anchor is missing');
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function pair(pieces: Piece[]): [Piece, Piece] {
  const [one, other] = pieces;
  if (!one || !other) throw new Error('a figure is missing');
  return [one, other];
}

describe('Who does something with something', () => {
  it.each(['1F415', '1F988', '1F418', '1F408', '1F996'])(
    'wears sunglasses on its eyes: %s',
    async (animal) => {
      const { pieces, stacks } = await act('wears', animal, '1F576');
      const [wearer, glasses] = pair(pieces);
      expect(stacks).toHaveLength(1);
      expect(gap(anchorOf(wearer, 'eyes'), anchorOf(glasses, 'grip'))).toBeLessThan(0.001);
      expect(glasses.order).toBeGreaterThan(wearer.order);
    },
  );

  it.each(['1F40E', 'own-unicorn', '1F6B2', '1F409'])(
    'rides %s with its hips in the saddle, looking ahead',
    async (mount) => {
      const { pieces } = await act('rides', 'child:ride', mount);
      const [rider, host] = pair(pieces);
      expect(gap(anchorOf(rider, 'seat'), anchorOf(host, 'seat', 'back'))).toBeLessThan(0.001);
      expect(rider.order).toBeGreaterThan(host.order);
      expect(facingOf(rider)).not.toBe('left');
      expect(facingOf(host)).toBe('right');
    },
  );

  it('sits in a racing car whose side hides its legs', async () => {
    const [driver, car] = pair((await act('drives', 'child:drive', '1F3CE')).pieces);
    expect(driver.order).toBeLessThan(car.order);
    expect(extentOf([driver]).top).toBeLessThan(extentOf([car]).top);
    expect(extentOf([driver]).bottom).toBeLessThanOrEqual(extentOf([car]).bottom);
  });

  it('looks out of the window of a car, no larger than the pane', async () => {
    const [driver, car] = pair((await act('drives', 'child:drive', '1F697')).pieces);
    expect(driver.clip?.radius).toBeGreaterThan(0);
    expect(driver.order).toBeGreaterThan(car.order);
    expect(extentOf([driver]).top).toBeGreaterThan(extentOf([car]).top);
  });

  it('looks out of the window of a rocket', async () => {
    const [astronaut, rocket] = pair((await act('fliesWith', 'child:drive', '1F680')).pieces);
    expect(astronaut.clip?.radius).toBeGreaterThan(0);
    expect(
      gap(anchorOf(rocket, 'window'), {
        x: (astronaut.clip?.x ?? 0) + (astronaut.clip?.radius ?? 0),
        y: (astronaut.clip?.y ?? 0) + (astronaut.clip?.radius ?? 0),
      }),
    ).toBeLessThan(0.001);
  });

  it('holds a balloon by its string', async () => {
    const [holder, balloon] = pair((await act('holds', 'child:holdUp', '1F388')).pieces);
    expect(gap(anchorOf(holder, 'hand'), anchorOf(balloon, 'grip'))).toBeLessThan(0.001);
    expect(extentOf([balloon]).top).toBeLessThan(extentOf([holder]).top);
  });

  it('has the hand over what it holds, and both over what both hold', async () => {
    const over = async (thing: string, pose: string) =>
      (await act('holds', `child:${pose}`, thing)).stacks
        .flatMap(({ pieces }) => pieces)
        .filter(({ actor }) => /^prop-(hand|otherHand)$/.test(actor.drawing.hexcode));
    const [, bone] = pair((await act('holds', 'child:hold', '1F9B4')).pieces);
    const [hand] = await over('1F9B4', 'hold');
    expect(hand?.order).toBeGreaterThan(bone.order);
    expect(await over('1F4D6', 'holdBoth')).toHaveLength(2);
    // A balloon's string is held from behind.
    expect(await over('1F388', 'holdUp')).toHaveLength(0);
  });

  it('hugs breast to breast, one arm over both', async () => {
    const { stacks, pieces } = await act('hugs', 'child:hug', 'child:hug');
    const [one, other] = pair(pieces);
    expect(stacks).toHaveLength(1);
    const tall = extentOf([one]).bottom - extentOf([one]).top;
    expect(gap(anchorOf(one, 'neck'), anchorOf(other, 'neck'))).toBeLessThan(tall * 0.4);
    const arm = stacks[0]?.pieces.find(({ actor }) => actor.drawing.hexcode === 'prop-arm');
    expect(arm?.order).toBeGreaterThan(Math.max(one.order, other.order));
  });

  it.each(['1F334', '1FA9C'])('climbs %s, which is twice as tall', async (thing) => {
    const pose = thing === '1F334' ? 'shin' : 'climb';
    const [climber, host] = pair((await act('climbs', `child:${pose}`, thing)).pieces);
    const [own, tree] = [extentOf([climber]), extentOf([host])];
    expect(tree.bottom - tree.top).toBeGreaterThan((own.bottom - own.top) * 1.6);
    expect(own.bottom).toBeLessThan(tree.bottom - 0.1);
    expect(own.top).toBeGreaterThan(tree.top);
  });

  it('takes food into its mouth where it has no hand', async () => {
    const [hare, carrot] = pair((await act('eats', '1F407', '1F955')).pieces);
    const mouth = anchorOf(hare, 'mouth');
    const { left, right } = extentOf([carrot]);
    expect(mouth?.x).toBeGreaterThan(left - 0.05);
    expect(mouth?.x).toBeLessThan(right + 0.05);
  });

  it('never eats a friend of its size', async () => {
    const { pieces } = await act('eats', '1F981', '1F407');
    const [lion, hare] = pair(pieces);
    expect(extentOf([hare]).left).toBeGreaterThan(extentOf([lion]).right - 0.01);
  });

  it('chases from behind, both looking the same way', async () => {
    const [dog, cat] = pair((await act('chases', '1F415', '1F408')).pieces);
    expect(extentOf([dog]).right).toBeLessThan(extentOf([cat]).left);
    expect([facingOf(dog), facingOf(cat)]).toEqual(['right', 'right']);
  });

  it('leads a dog with a lead from hand to neck', async () => {
    const { pieces, stacks } = await act('walks', 'child:walk', '1F415');
    const [walker, dog] = pair(pieces);
    const lead = stacks[0]?.pieces.find(({ actor }) => actor.drawing.hexcode === 'prop-cord');
    if (!lead) throw new Error('no lead');
    const { left, right } = extentOf([lead]);
    expect(Math.abs(left - (anchorOf(walker, 'hand')?.x ?? 9))).toBeLessThan(0.1);
    expect(Math.abs(right - (anchorOf(dog, 'neck')?.x ?? 9))).toBeLessThan(0.1);
  });

  it('kicks a ball that lies before its foot, with lines of its flight', async () => {
    const { pieces, stacks } = await act('kicks', 'child:kick', '26BD');
    const [kicker, ball] = pair(pieces);
    expect(extentOf([ball]).left).toBeGreaterThan(extentOf([kicker]).right - 0.01);
    expect(stacks[0]?.pieces.some(({ actor }) => actor.drawing.hexcode === 'prop-speed')).toBe(
      true,
    );
  });

  it('hugs with an overlap and under a heart', async () => {
    const { pieces, stacks } = await act('hugs', 'child:hug', '1F43B');
    const [one, other] = pair(pieces);
    expect(extentOf([one]).right).toBeGreaterThan(extentOf([other]).left);
    expect(stacks[0]?.pieces.some(({ actor }) => actor.drawing.hexcode === 'prop-heart')).toBe(
      true,
    );
  });

  it('gives a flower to who faces it', async () => {
    const { pieces } = await act('gives', 'child:hold', '1F337', '1F43B');
    const [giver, flower] = pair(pieces);
    const bear = pieces[2];
    if (!bear) throw new Error('no bear');
    expect(gap(anchorOf(giver, 'hand'), anchorOf(flower, 'grip'))).toBeLessThan(0.4);
    expect(extentOf([bear]).left).toBeGreaterThan(extentOf([giver]).left);
  });
});
