import { describe, expect, test } from 'vitest';
import { concernFor } from './concern.ts';

describe.each(['self-harm', 'neglect', 'bullying', 'stranger', 'fire'] as const)(
  'what LUX asks back where it may be %s',
  (category) => {
    const { answer, wayToHelp } = concernFor(category);

    test('is short, asks and leaves a way back', () => {
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(60);
      expect(answer).toMatch(/\?/);
      expect(answer).toMatch(/Magst du mir sagen|frag mich noch einmal/);
    });

    test('names a number behind what was taken up, too', () => {
      expect(wayToHelp.split(/\s+/).length).toBeLessThanOrEqual(25);
      expect(wayToHelp).toMatch(/116 111|112/);
    });

    test('names an adult and a number', () => {
      expect(answer).toMatch(/Erwachsenen|jemandem, dem du vertraust/);
      expect(answer).toMatch(/116 111|112/);
    });
  },
);
