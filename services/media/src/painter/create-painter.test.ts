import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPainter, type PaintOptions } from './create-painter.ts';

const paint = createPainter();
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
      const { png, width, height } = await painted('ein Hund', { size });
      const meta = await sharp(png).metadata();
      expect(`${meta.width}x${meta.height}`).toBe(size);
      expect(`${width}x${height}`).toBe(size);
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
    const { shown, chips } = await painted('ein grüner Drache vor einem Schloss');
    expect(shown).toEqual(['1F3F0', '1F409']);
    expect(chips).toEqual(['Drache', 'grün', 'Schloss']);
  });

  it('paints what it knows and names what it does not', async () => {
    const { shown, unknownWords } = await painted('eine Katze und ein Glurak');
    expect(shown).toEqual(['1F408']);
    expect(unknownWords).toEqual(['Glurak']);
  });

  it('refuses kindly with near words when it knows nothing in the wish', async () => {
    const result = await paint('ein Katzenbärdrachoid', options);
    const unknown = await paint('ein Schnabeltier', options);
    expect('png' in result || 'refusal' in result).toBe(true);
    expect('refusal' in unknown && unknown.refusal.message).toMatch(
      /„Schnabeltier“ kann ich leider noch nicht malen.*Kuscheltier/,
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
