import type { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const tell = (mode: string, context: string, ageGroup: AgeGroup = 'medium', seed = 1) => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};
const seeds = [1, 2, 3, 4, 5];

describe('a continuation takes up what the child told last', () => {
  test.each([
    ['Am Morgen war der Kuchen da. Dann roch es nach Rauch.', /Rauch/],
    ['Mila putzte die Küche. Da blubberte der Kessel.', /[Dd]er Kessel/],
    ['Pia wartete. Da sagte der Vogel: komm mit!', /„Komm mit!“/],
  ])('%s', (text, taken) => {
    for (const seed of seeds) expect(tell('continue', text, 'medium', seed)).toMatch(taken);
  });
});

describe('an end puts the trouble right', () => {
  test.each([
    ['Mein Hase ist aus dem Stall gelaufen. Papa hängte Zettel auf.', /Hase/],
    ['Mia hat sich verlaufen. Ihr Hund hat an der Leine gezogen.', /Weg|Pfad|heim/],
    ['Das Boot hat ein Loch. Wasser läuft rein.', /ganz|heil|Gefahr|gut/],
    ['Die Wölfe kamen immer näher. Lea stand still.', /Gefahr|passiert|Sicherheit/],
  ])('%s', (text, end) => {
    for (const seed of seeds) expect(tell('complete', text, 'medium', seed)).toMatch(end);
  });
});

test('who has died helps nobody, and nobody cheers', () => {
  const text = 'Mein Hamster Flip ist gestorben. Ich habe viel geweint.';
  for (const seed of seeds) {
    const end = tell('complete', text, 'medium', seed);
    expect(end).toMatch(/lieb/);
    expect(end).not.toMatch(/Flip half|froh|gut aus/);
  }
});

test('where nobody is told of, nobody comes in', () => {
  for (const seed of seeds) {
    expect(tell('continue', 'Es regnete.', 'small', seed)).not.toMatch(/Da kam|jemand /);
  }
});

test('a hero who fell asleep neither thinks nor speaks', () => {
  for (const seed of seeds) {
    const more = tell('continue', 'Paul lag im Zelt. Dann schlief er ein.', 'medium', seed);
    expect(more).not.toMatch(/überlegte|Einfall|Paul brauchte/);
  }
});
