import { createRandom, spreadSeed } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from '../drawings/create-drawings.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from '../wish/create-settings.ts';
import { understandWish } from '../wish/understand-wish.ts';
import { gatherActors } from './gather-actors.ts';
import { layOutScene } from './lay-out-scene.ts';
import { missedRelations } from './missed-relations.ts';

const traits = createTraits();
const tools = { traits, drawings: createDrawings(traits) };
const [lexicon, settings] = [createLexicon(), createSettings()];
const SIDE_PX = 1024;

async function layOut(prompt: string, seed = 3) {
  const wish = understandWish(prompt, lexicon, settings);
  const random = createRandom(spreadSeed(seed));
  const actors = await gatherActors(wish, random, tools);
  const layout = layOutScene(actors, wish, { width: SIDE_PX, height: SIDE_PX }, traits, random);
  const of = (label: string) => {
    const figure = wish.figures.findIndex((each) => each.label === label);
    const found = layout.placements.find(({ actor }) => actor.figure === figure);
    if (!found) throw new Error(`${label} is not in the picture`);
    const { x, y, scale, actor } = found;
    const { width, height } = actor.drawing.bounds;
    return { left: x, right: x + width * scale, top: y, bottom: y + height * scale };
  };
  return { wish, layout, of };
}

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe('What is said of places', () => {
  it.each([
    'auf dem Schrank liegt ein Koffer und auf dem Koffer schläft eine Katze',
    'hinter einem Fass liegt ein Apfel',
    'eine Rakete fliegt über einem Frosch',
    'ein Schaf steht zwischen einem Klavier und einem Bett',
    'unter dem Traktor liegt ein Ball und auf dem Traktor sitzt ein Huhn',
    'ein Affe hängt am Ast und unter ihm liegt ein Krokodil',
    'ein Bär sitzt auf einem Kühlschrank, daneben steht eine Ente und darüber fliegt eine Biene',
    'auf dem Kopf der Giraffe sitzt ein Affe und auf dem Affen sitzt ein Vogel',
    'vor dem Haus steht ein Esel, auf dem Haus sitzt eine Eule und über dem Haus fliegt ein Drache',
    'eine Eule sitzt zwischen zwei Raben auf einem Ast',
    'ein Taucher schwimmt über einer Schatztruhe, hinter der sich ein Krake versteckt',
    'ein Hund sitzt im Korb unter dem Tisch und auf dem Tisch steht eine Torte',
  ])('is so in the picture: %s', async (prompt) => {
    for (const seed of [1, 2, 3]) {
      const { wish, layout } = await layOut(prompt, seed);
      expect(wish.relations.length).toBeGreaterThan(0);
      expect(missedRelations(layout.placements, wish)).toEqual([]);
    }
  });

  it('who sits on somebody that sits on a chair does not sit on the chair', async () => {
    const { of } = await layOut('ein Hund sitzt auf einem Stuhl und auf dem Hund sitzt eine Maus');
    const [dog, mouse] = [of('Hund'), of('Maus')];
    expect(mouse.bottom).toBeLessThan((dog.top + dog.bottom) / 2);
    expect(Math.abs(middle(mouse) - middle(dog))).toBeLessThan((dog.right - dog.left) / 2);
  });

  it('a book beside the vase on a table lies on the table, a dog under it does not', async () => {
    const { of } = await layOut(
      'auf dem Tisch steht eine Vase, daneben liegt ein Buch und darunter schläft ein Hund',
    );
    const [table, book, dog] = [of('Tisch'), of('Buch'), of('Hund')];
    expect(book.bottom).toBeLessThan(table.top + (table.bottom - table.top) * 0.2);
    expect(dog.top).toBeGreaterThan(table.top);
    expect(dog.bottom).toBeGreaterThan(table.bottom - 20);
  });

  it('a house on the back of a turtle is no larger than a house on its back can be', async () => {
    const { of } = await layOut('eine Schildkröte mit einem Haus auf dem Rücken');
    const [turtle, house] = [of('Schildkröte'), of('Haus')];
    expect(house.bottom).toBeLessThan(turtle.bottom);
    expect(house.right - house.left).toBeLessThan((turtle.right - turtle.left) * 1.5);
  });
});

describe('Where a picture plays', () => {
  it.each([
    ['ein Boot vor einem Schloss', 'lake'],
    ['ein Hund schläft unter dem Tisch', 'room'],
    ['ein Hund liegt unter dem Tisch unter einem Baum', 'meadow'],
    ['ein Fuchs läuft über eine Brücke, im Wasser schwimmt ein Hai', 'river'],
    ['eine Gitarre im Regen', 'meadow'],
    ['ein Kind liegt im Bett und es gewittert', 'bedroom'],
  ])('%s: %s', async (prompt, place) => {
    expect((await layOut(prompt)).layout.setting.place).toBe(place);
  });
});
