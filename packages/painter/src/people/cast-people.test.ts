import { createRandom } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from '../drawings/create-drawings.ts';
import type { Action, Wish, WishFigure } from '../wish/wish.ts';
import { castPeople } from './cast-people.ts';
import { choosePerson } from './choose-person.ts';

const drawings = createDrawings(createTraits());

function figure(label: string, hexcode: string, changes: Partial<WishFigure> = {}): WishFigure {
  const usual = { count: 1, size: 1, isFlying: false, isSwimming: false, wears: [] };
  return { label, hexcodes: [hexcode], ...usual, ...changes };
}

async function cast(
  figures: WishFigure[],
  actions: Action[] = [],
  relations: Wish['relations'] = [],
) {
  const wish = { figures, relations, actions, setting: { weather: [], words: [] } };
  const chosen = figures.map(({ hexcodes }) => hexcodes[0] ?? '');
  return castPeople(wish, chosen, createRandom(5), drawings);
}

describe('The people of a wish', () => {
  it('"ich und mein Papa" are two of two sizes', async () => {
    const { draw } = await cast([figure('Kind', '1F9D2'), figure('Papa', '1F468')]);
    expect(draw(0)?.tall).toBeLessThan(0.8);
    expect(draw(1)?.tall).toBeGreaterThan(0.95);
  });

  it('animals and things are none', async () => {
    const { draw } = await cast([figure('Pferd', '1F40E'), figure('Familie', '1F46A')]);
    expect(draw(0)).toBeUndefined();
    expect(draw(1)).toBeUndefined();
  });

  it('a small animal that does nothing else sits there', async () => {
    const { draw } = await cast([figure('Hund', '1F415')]);
    expect(draw(0)?.pose).toBe('sitFloor');
  });

  it('who something is done to looks there, and what is worn takes no hand', async () => {
    const { draw } = await cast(
      [figure('Fee', '1F9DA-200D-2640-FE0F'), figure('Mann', '1F468'), figure('Hut', '1F3A9')],
      [
        { verb: 'worksOn', manner: 'conjure', agent: 0, object: 1 },
        { verb: 'wears', agent: 1, object: 2 },
      ],
      [{ subject: 1, relation: 'with', target: 2 }],
    );
    expect(draw(1)?.pose).toBe('look');
  });

  it('who has skis on is on the way', async () => {
    const skis = { label: 'Ski', hexcodes: ['1F3BF'], key: 'skis' };
    const { draw } = await cast([figure('Kind', '1F9D2', { wears: [skis] })]);
    expect(draw(0)?.pose).toBe('ski');
  });

  it('a child in a wheelchair is drawn with it', async () => {
    const { draw, worn } = await cast(
      [figure('Kind', '1F9D2'), figure('Rollstuhl', '1F9BD')],
      [{ verb: 'sitsIn', agent: 0, object: 1 }],
    );
    expect([...worn]).toEqual([1]);
    expect(draw(0)?.bounds.height).toBeLessThan(50);
  });

  it('glasses that are worn are drawn on the face, in the colour that was said', async () => {
    const red = { label: 'rot', hsl: [0, 100, 50] as [number, number, number] };
    const { draw, worn } = await cast([
      figure('Mädchen', '1F467', {
        wears: [{ label: 'Hut', hexcodes: ['1F452'], key: 'hat', colour: red, figure: 1 }],
      }),
      figure('Hut', '1F452'),
    ]);
    expect([...worn]).toEqual([1]);
    expect(draw(0)?.svg).toContain('#ff0000');
  });

  it('a knight without anything in his hands has his sword, with a flower he has none', async () => {
    const rose = figure('Rose', '1F339');
    const armed = (await cast([figure('Ritter', 'own-knight')])).draw(0);
    const gentle = await cast(
      [figure('Ritter', 'own-knight'), rose],
      [{ verb: 'holds', agent: 0, object: 1 }],
    );
    const sword = '#5b3a25';
    expect(armed?.svg).toContain(sword);
    expect(gentle.draw(0)?.svg).not.toContain(sword);
  });

  it('six children of a class do not look alike', async () => {
    const { draw } = await cast([figure('Kind', '1F9D2', { count: 6 })]);
    const looks = Array.from({ length: 6 }, () => draw(0)?.svg);
    expect(new Set(looks).size).toBe(6);
  });
});

describe('What the seed chooses', () => {
  const said = { wears: [], turn: 3, isOneOfMany: false };

  it('gives way to what was said: "rotes Kleid", "blonde Haare"', () => {
    for (let seed = 1; seed < 12; seed++) {
      const person = choosePerson(
        {
          age: 'child',
          looks: 'girl',
          outfit: 'everyday',
          hair: { colour: 'blond' },
          colours: { dress: '#ff0000' },
        },
        { ...said, turn: seed },
        2,
        createRandom(seed),
      );
      expect(person.hair.colour).toBe('blond');
      expect(person.colours?.dress).toBe('#ff0000');
      expect(person.outfit).toMatch(/Dress$|Skirt$/);
    }
  });

  it('gives the old grey hair', () => {
    const oma = choosePerson(
      { age: 'old', looks: 'woman', outfit: 'everyday' },
      said,
      1,
      createRandom(1),
    );
    expect(oma.hair.colour).toBe('hairGrey');
    expect(oma.outfit).toBe('grandma');
  });
});
