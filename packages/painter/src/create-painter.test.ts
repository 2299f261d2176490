import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPainter, type PaintOptions } from './create-painter.ts';

const { paint, renderColoringPage, understand } = createPainter();
const options: PaintOptions = { size: '1024x1024', seed: 7 };

async function painted(prompt: string, changes: Partial<PaintOptions> = {}) {
  const result = await paint(prompt, { ...options, ...changes });
  if ('refusal' in result) throw new Error(result.refusal.message);
  return result;
}

describe('The built-in painter', () => {
  it.each(['1024x1792', '1024x1024', '1792x1024'] as const)(
    'paints a PNG of the size asked for: %s',
    async (size) => {
      const { png } = await painted('ein Hund', { size });
      const meta = await sharp(png).metadata();
      expect(`${meta.width}x${meta.height}`).toBe(size);
      expect(meta.format).toBe('png');
    },
  );

  it('paints the same picture for the same seed and another one for another seed', async () => {
    const first = await painted('zwei Katzen im Wald');
    const again = await painted('zwei Katzen im Wald');
    const other = await painted('zwei Katzen im Wald', { seed: 8 });
    expect(again.png.equals(first.png)).toBe(true);
    expect(other.png.equals(first.png)).toBe(false);
  });

  it('shows the figures it understood and names them as chips', async () => {
    const { shown } = await painted('ein grüner Drache vor einem Schloss');
    expect(shown).toEqual(['1F3F0', '1F409']);
  });

  it('says what it understood, each thing with its kind, at most eight', () => {
    expect(understand('drei grüne Drachen im Wald bei Nacht')).toEqual([
      { text: '3 ×', kind: 'count' },
      { text: 'Drache', kind: 'figure' },
      { text: 'grün', kind: 'colour' },
      { text: 'Wald', kind: 'place' },
      { text: 'Nacht', kind: 'weather' },
    ]);
    const crowd = 'Hund, Katze, Maus, Elefant, Löwe, Tiger, Bär, Affe, Igel und Fuchs';
    expect(understand(crowd)).toHaveLength(8);
    expect(understand('ein Wolkenschnatz')).toEqual([]);
  });

  it('paints vivid pictures in stronger colours than natural ones', async () => {
    const strengthOf = async (style: PaintOptions['style']) => {
      const { png } = await painted('ein roter Drache auf einer Wiese', { style });
      const { data } = await sharp(png).resize(64, 64).raw().toBuffer({ resolveWithObject: true });
      let strength = 0;
      for (let at = 0; at < data.length; at += 3) {
        const pixel = data.subarray(at, at + 3);
        strength += Math.max(...pixel) - Math.min(...pixel);
      }
      return strength;
    };
    const usual = await strengthOf(undefined);
    expect(await strengthOf('vivid')).toBeGreaterThan(usual * 1.08);
    expect(await strengthOf('natural')).toBeLessThan(usual * 0.85);
  });

  it.each([
    'ein Drache vor einem Schloss',
    'drei Fische unter Wasser',
    'ein Affe auf einem Elefanten im Dschungel',
    'eine Prinzessin im Klassenzimmer',
    'ein Schneemann im Winter',
    'ein Piratenschiff auf dem Meer bei Nacht',
    'eine Rakete im Weltraum',
    'eine Geburtstagsparty mit zehn Luftballons',
  ])('draws %s for colouring: A4, nothing grey, much to colour', async (prompt) => {
    const page = await renderColoringPage(prompt, { seed: 3 });
    if ('refusal' in page) throw new Error(page.refusal.message);
    const { data, info } = await sharp(page.png).raw().toBuffer({ resolveWithObject: true });
    expect((await sharp(page.png).metadata()).channels).toBe(1);
    expect(Math.max(info.width, info.height) / Math.min(info.width, info.height)).toBeCloseTo(
      Math.SQRT2,
      2,
    );
    const pure = data.filter((value) => value <= 10 || value >= 245).length;
    const ink = data.filter((value) => value < 128).length;
    expect(pure / data.length).toBeGreaterThanOrEqual(0.98);
    expect(ink / data.length).toBeGreaterThan(0.02);
    expect(ink / data.length).toBeLessThan(0.2);
  });

  it('draws the same page for the same seed', async () => {
    const [first, again] = [1, 2].map(() => renderColoringPage('ein Hund', { seed: 5 }));
    expect(await first).toEqual(await again);
  });

  it('paints what it knows and names what it does not', async () => {
    const { shown, unknownWords } = await painted('eine Katze und ein Wurzelpurz');
    expect(shown).toEqual(['1F408']);
    expect(unknownWords).toEqual(['Wurzelpurz']);
  });

  it('refuses kindly with near words when it knows nothing in the wish', async () => {
    const mixed = await paint('ein Katzenbärdrachoid', options);
    const unknown = await paint('ein Wolkenschnatz', options);
    expect('refusal' in mixed && mixed.refusal.message).toMatch(
      /„Katzenbärdrachoid“ kann ich leider noch nicht malen.*Katze.*Drache/,
    );
    expect('refusal' in unknown && unknown.refusal.message).toMatch(
      /„Wolkenschnatz“ kann ich leider noch nicht malen.*Wolke/,
    );
    const nothing = await paint('', options);
    expect('refusal' in nothing && nothing.refusal.message).toMatch(/Was möchtest du\?$/);
  });

  it('survives twenty kinds of figures and odd characters', async () => {
    const crowd = 'viele Hunde, 99 Katzen & <b>Mäuse</b>, 12 Elefanten "und" drei Schlösser!';
    const { shown } = await painted(crowd);
    expect(shown.length).toBeGreaterThan(10);
  });
});
