import { StoryRequest } from '@lux/contracts/games/story.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { contradicts } from './plot/contradicts.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const read = (context: string) => readStoryText({ context, data, characters: [] });
const tell = (mode: string, context: string, ageGroup: string, seed: number): string => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};
const ages = ['small', 'medium', 'large'];
const seeds = [1, 2, 3];

/** A beginning as children write, what happens in it, and what its good end must say. */
const stories: [string, string[], 'past' | 'present', RegExp][] = [
  ['mein hund bello ist weggelaufen. ich suche in überal', ['lostBeing'], 'present', /Bello/],
  [
    'Lena hat ihren Teddy im Bus vergessen. Sie weint.',
    ['lostThing', 'sad'],
    'present',
    /[Ii]hr(?:en)? Teddy/,
  ],
  [
    'Ich habe Mamas Vase kaputt gemacht und jetzt verstecke ich mich im Schrank',
    ['broke', 'hides'],
    'present',
    /leid|heil|Ordnung|ehrlich/,
  ],
  [
    'Tom hat seiner Schwester versprochen das er sie abholt aber er hat es vergessen',
    ['promise', 'forgot'],
    'past',
    /Versprechen|ehrlich/,
  ],
  [
    'Die Prinzessin ging aus dem Schloss weg und lief in den Wald. Dort traf sie einen Wolf.',
    ['leaves', 'arrives', 'meets'],
    'past',
    /Gefahr|passiert|Sicherheit|Freund|nicht allein/,
  ],
  [
    'Ali und Jonas haben sich gestritten. Jetzt reden sie nicht mehr.',
    ['quarrel', 'quarrel'],
    'present',
    /Freund|Streit vorbei|zufrieden/,
  ],
  [
    'Mein Kaninchen Flocke ist krank. Es frisst nichts mer',
    ['ill'],
    'present',
    /gut|frisst|überstanden|Ordnung/,
  ],
  [
    'Die Hexe Kribella hat den Prinzen in einen Frosch verwandelt.',
    ['enchanted'],
    'past',
    /[Zz]auber/,
  ],
  [
    'ich will ein hund haben aber mama erlaubt es nicht',
    ['wish', 'silent'],
    'present',
    /Weg|recht|erlaubt Mama es|einen Hund|zufrieden/,
  ],
  [
    'Wir sind im Aufzug stecken geblieben. Meine kleine Schwester weinte.',
    ['stuck', 'sad'],
    'past',
    /frei|raus/,
  ],
  ['Eine Fee hatte ihren Zauberstab verloren.', ['lostThing'], 'past', /Zauberstab/],
  [
    'Emma fand ein Ei im Garten. Dann schlüpfte ein kleiner Drache.',
    ['found', 'meets'],
    'past',
    /bleiben|Napf|Freund/,
  ],
  [
    'Der Hase Moppel hatte sich im Wald verlaufen. Es wurde dunkel.',
    ['lostWay', 'dark'],
    'past',
    /Weg/,
  ],
  [
    'Die böse Hexe hat Mia gefangen. Sie sitzt in einem Käfig.',
    ['caught'],
    'present',
    /frei|draußen|offen|gerettet/,
  ],
  [
    'Jonas fiel in ein tiefes Loch. Oben bellte sein Hund Rex.',
    ['fell'],
    'past',
    /frei|geschafft|saß niemand mehr fest|alle wieder oben/,
  ],
  [
    'Max hat seinen Freund angelogen. Er hat gesagt das er krank ist.',
    ['guilt'],
    'past',
    /Wahrheit|ehrlich/,
  ],
  [
    'Die andern Kinder ärgern Emil weil er eine Brille hat',
    ['teased'],
    'present',
    /leid|Entschuldigung/,
  ],
  [
    'Ein Bär kam aus der Höle. Tim rannte weg.',
    ['meets', 'threat'],
    'past',
    /Gefahr|passiert|Sicherheit|gut|geschafft|froh|Luftsprung|Lächeln|Ruhe|keiner hatte mehr Angst|niemand fürchtete sich mehr/,
  ],
  [
    'Der kleine Igel ist allein. Er sucht seine Mama.',
    ['alone', 'lostBeing'],
    'present',
    /nicht mehr allein|niemand mehr allein|Mama/,
  ],
  [
    'Jule und ich malen ein Plakat. Da kippt der Wassereimer um.',
    ['making', 'spilled'],
    'present',
    /gut|geschafft|Ordnung/,
  ],
  [
    'Da klopft es an der Tür. Aber niemand macht auf.',
    ['knock', 'silent'],
    'present',
    /auf|gut|geschafft/,
  ],
  [
    'Wir haben ein Sandschloss gebaut. Mein Cousin hat es zertrampelt.',
    ['making', 'broke'],
    'past',
    /vertrag|Freund|leid|gutgemacht|Sandschloss/,
  ],
  [
    'Der Stall war leer. Jonas hatte die Ziege gefüttert.',
    ['badState'],
    'past',
    /nicht mehr leer|alles (?:wieder )?gut/,
  ],
  ['Jonas fütterte die Ziege. Am Abend war der Stall leer.', ['lostBeing'], 'past', /Ziege/],
  [
    'Der Bürgermeister will den alten Baum fällen. Alle Kinder sind traurig.',
    ['closing', 'sad'],
    'present',
    /bleiben|bleibt|zufrieden|recht|Weg/,
  ],
  [
    'Der Tiger frisst Annas Pausenbrot.',
    ['gone'],
    'present',
    /Pausenbrot|Gefahr|sicher|verschwunden/,
  ],
  [
    'Nora hatte ein Pferd mit Flügeln. Eines Nachts flog es ohne sie davon.',
    ['lostBeing'],
    'past',
    /Pferd/,
  ],
];

describe.each(stories)('%s', (text, kinds, tense, end) => {
  const reading = read(text);

  test('what happens and when is read', () => {
    expect(reading.events.map(({ kind }) => kind)).toEqual(kinds);
    expect(reading.isPresent).toBe(tense === 'present');
  });

  test('goes on in its tense, without contradicting it, and ends well', () => {
    for (const age of ages) {
      for (const seed of seeds) {
        const more = tell('continue', text, age, seed);
        expect(read(`${more}`).isPresent, more).toBe(tense === 'present');
        const wrong = splitSentences(more).filter((one) => contradicts(one, reading, data));
        expect(wrong, more).toEqual([]);
        expect(tell('complete', text, age, seed)).toMatch(end);
      }
    }
  }, 60_000);
});

test('who was left is not there, what is lost is in nobody’s hand', () => {
  const reading = read('Die Prinzessin verließ das Schloss. Ihr Hund Bello ist weggelaufen.');
  expect(reading.left).toEqual(['Schloss']);
  expect(contradicts('Im Schloss war es still.', reading, data)).toBe(true);
  expect(contradicts('Bello bellte laut.', reading, data)).toBe(true);
  expect(contradicts('Bello blieb verschwunden.', reading, data)).toBe(false);
});

test('in the night no evening comes, and nobody cheers where nobody is', () => {
  const night = read('Es war Nacht. Tim lag wach.');
  expect(contradicts('An diesem Abend schlief Tim ein.', night, data)).toBe(true);
  const alone = read('Die Katze Mo saß auf der Mauer.');
  expect(contradicts('Alle riefen laut Hurra.', alone, data)).toBe(true);
  const two = read('Die Katze Mo saß neben dem Hund Rex.');
  expect(contradicts('Alle riefen laut Hurra.', two, data)).toBe(false);
});

test('who is ill stays in bed', () => {
  const reading = read('Lena ist krank. Sie hat Fieber.');
  expect(contradicts('Lena rannte los.', reading, data)).toBe(true);
  expect(contradicts('Lena trank Tee.', reading, data)).toBe(false);
});

test('the end says what is done with the child’s things, never only that there was an idea', () => {
  for (const [text] of stories) {
    for (const age of ages)
      expect(tell('complete', text, age, 1)).not.toMatch(/kluge Idee|gute Idee/u);
  }
}, 60_000);

test('who is caught goes nowhere', () => {
  const reading = read('Tim wurde von Räubern gefangen.');
  expect(contradicts('Tim rannte los.', reading, data)).toBe(true);
  expect(contradicts('Tim rüttelte an der Tür.', reading, data)).toBe(false);
});

test('the child’s own friend helps', () => {
  const text = 'Karim und sein Bruder Ali bauen eine Rakete. Da fällt Karim nichts mehr ein.';
  for (const age of ages) expect(tell('complete', text, age, 1)).toMatch(/Karim|Ali/u);
});
