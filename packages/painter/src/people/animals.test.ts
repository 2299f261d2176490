import { describe, expect, it } from 'vitest';
import type { Action, WishFigure } from '../wish/wish.ts';
import { animalNames, animalOf, walkingOf } from './animals.ts';
import { drawPerson } from './figure/draw-person.ts';
import { uprightAnimal } from './is-upright.ts';
import { type Person, POSES } from './person.ts';

const upright = (animal: string): Person => ({
  age: 'child',
  looks: 'person',
  skin: 0,
  hair: { style: 'bald', colour: 'brown' },
  outfit: 'fur',
  wears: [],
  feeling: 'happy',
  animal,
});

function figure(hexcode: string, changes: Partial<WishFigure> = {}): WishFigure {
  const usual = { count: 1, size: 1, isFlying: false, isSwimming: false, wears: [] };
  return { label: hexcode, hexcodes: [hexcode], ...usual, ...changes };
}

/** Which animal the first figure is drawn as when it does this with the second. */
function drawnAs(hexcodes: string[], action?: Action['verb'], changes: Partial<WishFigure> = {}) {
  const figures = hexcodes.map((hexcode, at) => figure(hexcode, at === 0 ? changes : {}));
  const actions: Action[] = action ? [{ verb: action, agent: 0, object: 1 }] : [];
  return uprightAnimal(0, { figures, actions, relations: [] }, hexcodes);
}

describe('Animals that act like people', () => {
  it.each(animalNames())('has a head, a body and closed shapes in every pose: %s', (animal) => {
    for (const pose of POSES) {
      const { colour, lines, width, height } = drawPerson(upright(animal), pose);
      expect(colour + lines).not.toMatch(/NaN|undefined/);
      expect(width * height).toBeGreaterThan(500);
    }
  });

  it('a cat that fishes, a dog in pyjamas and a dancing elephant stand upright', () => {
    expect(drawnAs(['1F408', '1F41F'], 'catchesFish')).toBe('cat');
    expect(drawnAs(['1F415'], undefined, { dressed: { outfit: 'pyjamas' } })).toBe('dog');
    expect(drawnAs(['1F418'], undefined, { pose: 'dance' })).toBe('elephant');
  });

  it('a cat that runs stays as it is; in a tree or with a hat on it sits and looks at us', () => {
    expect(drawnAs(['1F408'], undefined, { pose: 'run' })).toBeUndefined();
    expect(drawnAs(['1F408', '1F3A9'], 'wears')).toBe('cat');
    expect(drawnAs(['1F408', 'own-tree'], 'sitsOn')).toBe('cat');
    expect(drawnAs(['1F408', '1F415'], 'sitsOn')).toBeUndefined();
  });

  it('a lion that only is there walks on four legs, one that reads or roars stands upright', () => {
    expect(drawnAs(['1F981'])).toBeUndefined();
    expect(walkingOf('1F981')).toBe('own-lion-walking');
    expect(walkingOf('1F42F')).toBeUndefined();
    expect(drawnAs(['1F981', '1F4D6'], 'reads')).toBe('lion');
    expect(drawnAs(['1F981'], undefined, { sound: 'voice' })).toBe('lion');
    expect(drawnAs(['1F438'])).toBe('frog');
  });

  it('who chases and who is chased run on four legs', () => {
    expect(drawnAs(['1F43A', '1F411'], 'chases')).toBeUndefined();
    expect(drawnAs(['1F415', '1F408'], 'chases')).toBeUndefined();
    expect(drawnAs(['1F981'], undefined, { pose: 'run' })).toBeUndefined();
    expect(drawnAs(['1F981'], undefined, { pose: 'dance' })).toBe('lion');
  });

  it('knows the drawings it stands for, in any skin tone', () => {
    expect(animalOf('1F408-200D-2B1B')).toBe('blackCat');
    expect(animalOf('1F467')).toBeUndefined();
  });
});
