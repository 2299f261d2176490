import { createRandom } from '@lux/random/random.ts';
import { describe, expect, it } from 'vitest';
import { createTraits } from '../../create-traits.ts';
import { createDrawings } from '../../drawings/create-drawings.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { createSettings } from '../../wish/create-settings.ts';
import { understandWish } from '../../wish/understand-wish.ts';
import { gatherActors } from '../gather-actors.ts';
import { layOutScene } from '../lay-out-scene.ts';

const traits = createTraits();
const tools = { drawings: createDrawings(traits), traits };
const [lexicon, settings] = [createLexicon(), createSettings()];

/** The boxes of what a wish shows, by drawing. */
async function boxes(prompt: string) {
  const wish = understandWish(prompt, lexicon, settings);
  const random = createRandom(5);
  const actors = await gatherActors(wish, random, tools);
  const { placements } = layOutScene(actors, wish, { width: 1024, height: 1024 }, traits, random);
  return (drawing: RegExp) =>
    placements
      .filter(({ actor }) => drawing.test(actor.drawing.hexcode))
      .map(
        ({
          x,
          y,
          scale,
          actor: {
            drawing: { bounds },
          },
        }) => ({
          left: x,
          top: y,
          right: x + bounds.width * scale,
          low: y + bounds.height * scale,
          middle: x + (bounds.width * scale) / 2,
        }),
      );
}

describe('Scenes of many things', () => {
  it('drives one vehicle after the other', async () => {
    const of = await boxes('ein Affe im Rennauto und hinter ihm ein Bär auf einem Motorrad');
    const [[car], [bike]] = [of(/^(1F3CE|own-race-car)/), of(/^1F3CD/)];
    const isApart = car && bike && (bike.right <= car.left + 20 || car.right <= bike.left + 20);
    expect(isApart).toBe(true);
  });

  it('hangs a load below the hook of a crane', async () => {
    const of = await boxes('ein Kran der ein Auto hochhebt');
    const [[crane], [car]] = [of(/^1F3D7/), of(/^1F697/)];
    expect(car?.top).toBeGreaterThan(crane?.top ?? 0);
    expect(car?.low).toBeLessThanOrEqual((crane?.low ?? 0) + 5);
  });

  it('seats two on one tandem', async () => {
    const of = await boxes('zwei Jungen auf einem Tandem');
    expect(of(/^own-tandem/)).toHaveLength(1);
  });

  it('shows in its opening who is in a tent', async () => {
    const of = await boxes('ein Bär sitzt im Zelt');
    const [tent] = of(/^own-open-tent/);
    const [bear] = of(/^(person|animal|1F43B)/);
    expect(tent).toBeDefined();
    if (tent && bear) expect(Math.abs(bear.middle - tent.middle)).toBeLessThan(120);
  });

  it('shows in the hand how large a thing was wished', async () => {
    const high = async (prompt: string) => {
      const [ice] = (await boxes(prompt))(/^1F36[68]/);
      return (ice?.low ?? 0) - (ice?.top ?? 0);
    };
    const usual = await high('ein Junge hält ein Eis in der Hand');
    expect(await high('ein Junge hält ein riesiges Eis in der Hand')).toBeGreaterThan(usual * 1.2);
  });

  it('keeps an animal in the cage that is carried', async () => {
    const of = await boxes('eine Frau trägt einen Käfig mit einer Maus');
    const [cage] = of(/^own-cage/);
    expect(cage).toBeDefined();
  });
});
