import { describe, expect, it } from 'vitest';
import { createPainter } from '../../create-painter.ts';

const { paint, renderColoringPage, understand } = createPainter();
const options = { size: '1024x1024', seed: 4 } as const;

async function pixelsOf(prompt: string, isPage = false): Promise<Buffer> {
  const made = isPage ? await renderColoringPage(prompt, options) : await paint(prompt, options);
  if ('refusal' in made) throw new Error(made.refusal.message);
  return made.png;
}

describe('Patterns and coloured parts', () => {
  it.each([
    ['ein gestreifter Elefant', 'ein Elefant', 'gestreift'],
    ['ein Mädchen mit einem gepunkteten Kleid', 'ein Mädchen mit einem Kleid', 'gepunktet'],
    ['ein Pferd mit braunen Flecken', 'ein Pferd', 'braunen Flecken'],
    ['ein Drache mit lila Flügeln', 'ein Drache', 'lila Flügeln'],
    ['ein Haus mit grünem Dach', 'ein Haus', 'grünem Dach'],
  ])('%s is painted so and says so', async (wish, plain, chip) => {
    expect(understand(wish)).toContainEqual({ text: chip, kind: 'colour' });
    expect((await pixelsOf(wish)).equals(await pixelsOf(plain))).toBe(false);
  });

  it('are outlines in a colouring page', async () => {
    const [striped, plain] = [
      await pixelsOf('ein gestreifter Elefant', true),
      await pixelsOf('ein Elefant', true),
    ];
    expect(striped.equals(plain)).toBe(false);
  });

  it('that no drawing can show are named as missing', () => {
    expect(understand('ein durchsichtiger Hund')).toContainEqual({
      text: 'durchsichtiger',
      kind: 'missing',
    });
  });
});
