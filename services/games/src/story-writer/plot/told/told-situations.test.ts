import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { writeStory } from '../../write-story.ts';

const data = loadStoryData();
const tell = (mode: string, context: string, ageGroup: AgeGroup, seed: number): string => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};
const seeds = [1, 7_000, 120_000, 3_000_000, 88_000_000];
const each = (mode: string, context: string, ageGroup: AgeGroup = 'medium') =>
  seeds.map((seed) => tell(mode, context, ageGroup, seed));

describe('who acts', () => {
  test('whoever is in need does not fetch itself out', () => {
    const text = 'Das Fohlen ist in den Graben gefallen. Der Bauer hört es nicht.';
    for (const end of each('complete', text, 'small'))
      expect(end).not.toMatch(/Das Fohlen (?:holt|ruft|beugt)/);
  });

  test('a king who threatens is not the one who asks for mercy', () => {
    const text = 'Der König drohte dem Koch mit dem Turm. Bis Mittag sollte Suppe da sein.';
    for (const more of each('continue', text))
      expect(more).not.toMatch(/(?:schluckte|fragte) der König/);
  });

  test('who was alone at first and then tells of both is two', () => {
    const text = 'Ich bin mit Papa im Wald. Wir haben uns verlaufen.';
    for (const end of each('complete', text, 'small'))
      expect(end).toMatch(/(?<!\p{L})wir(?!\p{L})/iu);
  });

  test('where nobody is named, whoever is there acts', () => {
    const text = 'Der Kuchen für das Schulfest ist weg. Mehlspuren gehen zum Fenster hinaus.';
    for (const end of each('complete', text)) {
      expect(end).toMatch(/(?<!\p{L})alle(?!\p{L})/iu);
      expect(end).not.toMatch(/(?<!\p{L})jemand /iu);
    }
  });
});

test.each([
  ['Das Kanu brach mitten auf dem See auseinander. Ben und Ida lagen im Wasser.', /Ufer|Land|Sand/],
  [
    'Mein Hamster Flocke ist weg. Der Käfig ist offen.',
    /Flocke.*(?:ist|war) .*wieder da|Flocke hervor|Flocke/,
  ],
  ['Die Torte ist heruntergefallen. Gleich kommen die Gäste.', /Schüsseln/],
  ['Auf dem Saturn rutscht Timo und kann nicht mehr bremsen.', /Schluss|Weiches/],
  ['Am ersten Tag in der neuen Schule kennt Oya keinen.', /mitspielen|Hallo|zeig/],
])('%s comes right by what it is', (text, solved) => {
  for (const end of each('complete', text)) expect(end).toMatch(solved);
});

test('of what nothing is understood LUX makes up nothing, and leaves it open', () => {
  for (const more of each('continue', 'Zilla und der Blorx schrubbelten am Wumpf.')) {
    expect(more).toMatch(/\?$/);
    expect(more).not.toMatch(/Dass |Wen konnte/);
  }
});

test('other dice end the same trouble in another way', () => {
  const ends = each(
    'complete',
    'Lena und Jo haben Streit und reden nicht mehr miteinander.',
    'large',
  );
  expect(new Set(ends).size).toBeGreaterThan(1);
});
