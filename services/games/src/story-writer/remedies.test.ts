import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { isNobody } from './language/nobody.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const tell = (mode: string, context: string, ageGroup = 'small', seed = 1) => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};
const seeds = [1, 2, 3, 4];

describe('an end goes through what is wrong', () => {
  test.each([
    ['Ella war im Zoo. Ein Affe hat ihre Trommel geklaut.', /Affe.*Trommel zurück/u],
    [
      'Der Pirat Rico hatte einen Papagei. Er hieß Koko. Koko flog weg und kam nicht mehr zurück.',
      /rief.*Koko hörte/u,
    ],
    ['Timo spielt am Bach. Sein Schal ist ins Wasser gefallen und schwimmt weg.', /Stock|Stange/u],
    [
      'Der Kran Karl arbeitet auf der Baustelle. Er rutscht ins Loch. Er kommt nicht mehr raus.',
      /Bauarbeiterin/u,
    ],
    ['Die Katze Mia sitzt auf dem Dach. Ida ruft sie. Aber sie kommt nicht.', /herunter/u],
    [
      'Wir wollen Waffeln backen. Aber wir haben keine Milch mehr.',
      /nebenan.*haben wir wieder Milch/u,
    ],
    ['Lotte hat ihre Mütze verloren. Hinter dem Baum sieht sie eine Spur.', /der Spur.*Mütze/u],
  ])('%s', (context, expected) => {
    for (const seed of seeds) expect(tell('complete', context, 'small', seed)).toMatch(expected);
  });

  test('who called unheard is not heard now: somebody is sent', () => {
    const context =
      'Prinzessin Ada saß im Turm fest. Unten stand ihr Pony Punkt. Sie rief, aber niemand hörte sie.';
    expect(tell('complete', context, 'medium')).toMatch(/schickte Punkt los/u);
  });

  test('where nobody can say how, nobody says that it is good', () => {
    const context =
      'Der Wal Willi hatte Schluckauf. Alle Boote wackelten. Willi konnte nicht aufhören.';
    for (const seed of seeds) {
      const end = tell('complete', context, 'small', seed);
      expect(end).toMatch(/Willi konnte nicht aufhören.*[Nn]och (?:war )?nicht alles gut/u);
    }
  });
});

describe('a continuation begins with what the text stops at', () => {
  test.each([
    [
      'Fritzi fliegt zum Mond. Ein Hase hat dort eine Krone auf.',
      /Ein Hase hat dort eine Krone auf/u,
    ],
    ['Die Gans kam zum König. Sie biss ihm in den Bart.', /biss ihm in den Bart/u],
    ['Eine Schnecke wollte ans Meer. Da kam sie an eine Straße.', /kam an eine Straße/u],
  ])('%s', (context, expected) => {
    for (const seed of seeds) expect(tell('continue', context, 'medium', seed)).toMatch(expected);
  });
});

describe('who it is about', () => {
  test.each([
    ['Teddy Knopf wurde im Zug vergessen. Er wollte zu Mia.', 'Knopf'],
    ['Drei Freunde, Emil, Greta und Jonas, bauten ein Floß.', 'Emil, Greta und Jonas'],
    ['Niemand war da, und an der Tafel stand: Wir sind weg. Marta ging los.', 'Marta'],
    ['Nebel lag über dem Hafen. Der Kapitän suchte das Ufer.', 'der Kapitän'],
  ])('%s', (context, hero) => {
    expect(readStoryText({ context, data, characters: [] }).hero?.nom).toBe(hero);
  });

  test.each(['Jahr', 'Jahre', 'Öhr', 'Luft', 'Stille', 'Freundschaft', 'Nebel'])(
    'never %s',
    (word) => expect(isNobody(word)).toBe(true),
  );
  test.each(['Wolke', 'Stern', 'Nadel', 'Hase', 'Krümel'])('%s may be', (word) =>
    expect(isNobody(word)).toBe(false),
  );
});
