import { StoryRequest, StoryTips } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { findGrave } from './grave/find-grave.ts';
import { readStoryText } from './reading/read-story.ts';
import { isSpelt } from './spelling/is-spelt.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const seeds = [1, 2, 3, 4, 5, 6];
const tipsOf = (context: string) =>
  seeds.map((seed) =>
    StoryTips.parse(writeStory(data, StoryRequest.parse({ mode: 'tips', context }), seed)),
  );
const praiseOf = (context: string) => tipsOf(context).map(({ positives }) => positives.join(' '));
const adviceOf = (context: string) => tipsOf(context).map(({ tips }) => tips.join(' '));
const heroOf = (context: string) => readStoryText({ context, data, characters: [] }).hero?.nom;

describe('praise says only what is so', () => {
  test('no word LUX does not know is quoted', () => {
    expect(isSpelt('Der Hund bellte laut.', data)).toBe(true);
    expect(isSpelt('Zorbo flog zu Finja.', data)).toBe(true);
    expect(isSpelt('Da lag ein grosser Schtrumpel.', data)).toBe(false);
    expect(isSpelt('Er fluckerte.', data)).toBe(false);
    for (const praise of praiseOf('Da war ein großer Schtrumpel. Ich fiel hinein.'))
      expect(praise).not.toContain('Schtrumpel');
  });
  test('what nobody can see is not called vivid', () => {
    for (const praise of praiseOf('Am Montag kam ich in die neue Klasse. Die böse Frau lachte.'))
      expect(praise).not.toContain('vorstellen');
    for (const praise of praiseOf('Da war ein tiefes Loch.'))
      expect(praise).toContain('tiefes Loch');
  });
  test('what stands on a note nobody says', () => {
    const note = 'Ein Zettel fiel heraus. „Geh nicht heim!“, stand darauf.';
    for (const praise of praiseOf(note)) expect(praise).not.toContain('gesprochen');
    for (const praise of praiseOf('„Geh nicht heim!“, rief Ben.'))
      expect(praise).toContain('„Geh nicht heim!“');
  });
  test('nobody is named at once who comes later', () => {
    for (const praise of praiseOf('Es regnete. Der Hof war nass. Da lachte Tom.'))
      expect(praise).not.toContain('um Tom');
  });
});

describe('tips ask for nothing that is told', () => {
  test.each([
    ['Es wurde schon dunkel. Ich ging zum Stall.', 'Wann passiert'],
    ['Bei der Nachtwanderung waren alle weg.', 'Wann passiert'],
    ['Seine Knie zitterten. Tom legte den Ball hin.', 'Wie fühlt'],
    ['Jonas wurde rot. Er sagte kein Wort.', 'Wie fühlt'],
    ['Tom trat auf das Haus der Maus. Es ging kaputt.', 'Wie sieht es im Haus'],
    ['Emil warf einen Stein in den Brunnen.', 'Brunnen aus'],
    ['Um meinen Hals hing die Pfeife von Papa. Ich ging los.', 'Papa sagen'],
    ['Ich habe einen Kuchen gebacken. Er war mit Streuseln. Der Kuchen ist weg.', 'Kuchen aus'],
    ['Mein Handy brummt. Mein Handy ist laut.', 'mein Handy'],
  ])('%s: not %s', (context, tip) => {
    for (const advice of adviceOf(context)) expect(advice).not.toContain(tip);
  });
  test('what is not told is asked for', () => {
    expect(adviceOf('Tom ging in den Keller. Er sah eine Kiste.').join(' ')).toMatch(
      /Wie fühlt sich Tom|Wie sieht es im Keller aus/u,
    );
  });
});

test.each([
  [
    'Fenjas Box war leer. Mira wusste sofort, warum. Sie hatte nicht zugemacht. „Das war Jonas“, sagte Frau Lang. Jonas wurde rot.',
    'Mira',
  ],
  ['Da lehnte das Rad von Tarik. „Schau“, flüsterte Ella. Ella ging näher.', 'Ella'],
  ['Der kleine Bagger sollte graben. Morgen kamen die Kinder.', 'der kleine Bagger'],
  ['Tarik fuhr los. Da kam Ella. Ella lachte.', 'Tarik'],
  [
    'Niemand sollte mit Olivia reden. Emilia hielt sich daran. Olivia saß allein da. Emilia hatte einen Keks.',
    'Emilia',
  ],
  ['Der Prinz war gefangen. Da wachte der Drache Feuerzahn. Der Prinz wartete.', 'der Prinz'],
])('%s is about %s', (context, hero) => {
  expect(heroOf(context)).toBe(hero);
});

test('a line that is dead is nobody’s death', () => {
  expect(findGrave('Der Funk war tot. Juna suchte Hilfe.')).toBeNull();
  expect(findGrave('Das Handy war tot. Mira rannte los.')).toBeNull();
  expect(findGrave('Der Hund von Mira war tot. Sie weinte.')?.kind).toBe('sorrow');
});
