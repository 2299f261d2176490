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

/** The boxes of a wish's drawings, by the beginning of their names, from far to near. */
async function boxesOf(prompt: string) {
  const wish = understandWish(prompt, lexicon, settings);
  const random = createRandom(spreadSeed(3));
  const actors = await gatherActors(wish, random, tools);
  const size = { width: 1024, height: 1024 };
  const { placements } = layOutScene(actors, wish, size, traits, random);
  const boxes = placements.map(({ actor: { drawing }, x, y, scale, clip }, order) => ({
    hexcode: drawing.hexcode,
    left: x,
    right: x + drawing.bounds.width * scale,
    top: y,
    bottom: y + drawing.bounds.height * scale,
    order,
    clip,
  }));
  return (name: string) => boxes.filter(({ hexcode }) => hexcode.startsWith(name));
}

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

describe('Figures near things', () => {
  it('who hides behind a tree is cut off at its trunk', async () => {
    const of = await boxesOf('ein Kind versteckt sich hinter einem Baum');
    const [[tree], [child]] = [of('own-tree'), of('1F9D2')];
    expect(child?.clip).toBeDefined();
    expect(child?.bottom).toBeLessThan(tree?.bottom ?? 0);
    expect(child?.left).toBeLessThan(tree?.right ?? 0);
    expect(child?.right).toBeGreaterThan(tree?.left ?? 0);
  });

  it('who sits on a pumpkin sits beside its stem, not on the tip', async () => {
    const of = await boxesOf('ein Igel sitzt auf einem Kürbis');
    const [[hedgehog], [pumpkin]] = [of('1F994'), of('own-pumpkin')];
    const { top = 0, bottom = 0 } = pumpkin ?? {};
    expect(hedgehog?.bottom).toBeGreaterThan(top + (bottom - top) * 0.2);
    expect(hedgehog?.bottom).toBeLessThan(top + (bottom - top) * 0.5);
  });

  it('who hugs a tree has the arms at its trunk', async () => {
    const of = await boxesOf('ein Roboter umarmt einen Baum');
    const [[robot], [tree]] = [of('1F916'), of('own-tree')];
    const { left = 0, right = 0 } = tree ?? {};
    expect(robot?.right).toBeGreaterThan(left + (right - left) * 0.35);
    expect(robot?.left).toBeLessThan((left + right) / 2);
  });

  it('of who stands half behind something the face is seen', async () => {
    const of = await boxesOf('eine Maus guckt hinter dem Sofa hervor');
    const [[mouse], [sofa]] = [of('1F401'), of('1F6CB')];
    const { left = 0, right = 0 } = sofa ?? {};
    const isSeen = (mouse?.right ?? 0) > right || (mouse?.left ?? 0) < left;
    expect(isSeen).toBe(true);
  });

  it('what an animal has on its back lies there, smaller than the animal', async () => {
    const of = await boxesOf('ein Igel mit einem Apfel auf dem Rücken');
    const [[hedgehog], [apple]] = [of('1F994'), of('1F34E')];
    expect(apple?.bottom).toBeLessThan(((hedgehog?.top ?? 0) + (hedgehog?.bottom ?? 0)) / 2);
    expect(middle(apple ?? { left: 0, right: 0 })).toBeGreaterThan(hedgehog?.left ?? 0);
    expect(middle(apple ?? { left: 0, right: 0 })).toBeLessThan(hedgehog?.right ?? 0);
  });

  it('a bird holds a worm in its beak, not at its feet', async () => {
    const of = await boxesOf('eine Krähe mit einem Wurm im Schnabel');
    const [[crow], [worm]] = [of('1F426'), of('1FAB1')];
    expect(worm?.top).toBeLessThan(((crow?.top ?? 0) + (crow?.bottom ?? 0)) / 2);
  });

  it('a plaster lies upon the animal that somebody holds', async () => {
    const of = await boxesOf('ein Mann hält ein Kaninchen mit einem Pflaster am Ohr');
    const [[rabbit], [plaster]] = [of('1F407'), of('1FA79')];
    expect(plaster?.left).toBeGreaterThan((rabbit?.left ?? 0) - 20);
    expect(plaster?.right).toBeLessThan((rabbit?.right ?? 0) + 20);
    expect(plaster?.order).toBeGreaterThan(rabbit?.order ?? 0);
  });

  it('who is between two trees has one at each side', async () => {
    const of = await boxesOf('ein Schneemann zwischen zwei Tannen');
    const [snowman] = of('26C4');
    const sides = of('own-fir').map((fir) => Math.sign(middle(fir) - middle(snowman ?? fir)));
    expect(sides.sort()).toEqual([-1, 1]);
  });

  it('who eats at a table sits behind it with the soup before them', async () => {
    const of = await boxesOf('ein Opa sitzt am Tisch und isst Suppe');
    const [[cloth], [grandpa]] = [of('prop-cloth'), of('1F474')];
    const [soup] = ['1F372', '1F963', '1F35C'].flatMap(of);
    expect(cloth?.order).toBeGreaterThan(grandpa?.order ?? 99);
    expect(soup?.order).toBeGreaterThan(cloth?.order ?? 99);
    expect(soup?.bottom).toBeLessThan((cloth?.top ?? 0) + 60);
  });

  it('a bee beside a flower is in the air close to it', async () => {
    const of = await boxesOf('eine Biene neben einer Blume');
    const [[bee], [flower]] = [of('1F41D'), of('1F33C')];
    const gap = Math.max(
      (bee?.left ?? 0) - (flower?.right ?? 0),
      (flower?.left ?? 0) - (bee?.right ?? 0),
    );
    expect(gap).toBeLessThan(120);
    expect(bee?.bottom).toBeLessThan(flower?.bottom ?? 0);
  });

  it('dancers touch, and there is music', async () => {
    const of = await boxesOf('ein Hund und eine Katze tanzen zusammen');
    const [one, other] = [...of('1F415'), ...of('1F408')].sort((a, b) => a.left - b.left);
    expect(other?.left).toBeLessThan(one?.right ?? 0);
    expect(of('prop-note')).toHaveLength(3);
  });

  it('all fish that are chased flee before the shark', async () => {
    const of = await boxesOf('ein Hai jagt drei Fische');
    const [shark] = of('1F988');
    const sides = of('1F420').map((fish) => Math.sign(middle(fish) - middle(shark ?? fish)));
    expect(new Set(sides).size).toBe(1);
    expect(sides).toHaveLength(3);
  });

  it('the eggs of a nest lie in it', async () => {
    const of = await boxesOf('ein Nest mit vier Eiern');
    const [nest] = of('1FAB9');
    for (const egg of of('1F95A')) {
      expect(egg.left).toBeGreaterThan(nest?.left ?? 0);
      expect(egg.right).toBeLessThan(nest?.right ?? 0);
    }
    expect(of('1F95A')).toHaveLength(4);
  });

  it('who hangs from a branch has the feet in the air, who queues stands before the stall', async () => {
    const of = await boxesOf('ein Affe hängt an einem Ast');
    const [[monkey], [branch]] = [of('1F412'), of('own-branch')];
    expect(monkey?.bottom).toBeLessThan((branch?.bottom ?? 0) - 20);
    const line = await boxesOf('vier Kinder stehen Schlange vor einem Eiswagen');
    const children = line('1F9D2');
    const [van] = line('own-ice-van');
    const sides = children.map((child) => Math.sign(middle(child) - middle(van ?? child)));
    expect(new Set(sides).size).toBe(1);
    expect(children).toHaveLength(4);
  });

  it('a roar, a song and sleep are seen beside the head', async () => {
    expect((await boxesOf('ein Löwe brüllt'))('prop-voice')).toHaveLength(1);
    expect((await boxesOf('ein Vogel singt'))('prop-note')).toHaveLength(3);
    expect((await boxesOf('ein Bär schläft'))('prop-sleep')).toHaveLength(3);
  });

  it('each of a family has a bicycle of its own', async () => {
    const of = await boxesOf('Mama und Papa fahren Fahrrad');
    expect(of('1F6B2')).toHaveLength(2);
  });
});
