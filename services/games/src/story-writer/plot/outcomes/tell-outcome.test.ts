import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { writeStory } from '../../write-story.ts';
import { childsPart } from '../ours/childs-part.ts';

const data = loadStoryData();
const ages = ['small', 'medium', 'large'] as const;
function tell(mode: string, context: string, ageGroup: string, seed = 3): string {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
}

describe.each([
  [
    'Wir spielten im Feld. Da war Antons Fuß in einem Loch eingeklemmt.',
    /Antons Fuß frei|Geschafft|frei/,
  ],
  ['Der Pinguin Pips sitzt auf der Eisscholle und die treibt weg.', /Land|Boden|Ufer/],
  ['Ein Riese hat die Gans gestohlen. Der Prinz sieht es.', /Gans (?:ist )?wieder da/],
])('%s', (beginning, solved) => {
  test('the trouble itself comes right, at every age, behind LUX’s own continuation, too', () => {
    for (const age of ages) {
      const more = tell('continue', beginning, age);
      expect(tell('complete', beginning, age)).toMatch(solved);
      expect(tell('complete', `${beginning} ${more}`, age), more).toMatch(solved);
    }
  });
});

test('an end is made of the child’s words, not of LUX’s questions', () => {
  const beginning = 'Pina hat einen Drachen. Die Leute wollen ihn vertreiben.';
  for (const age of ages) {
    const context = `${beginning} ${tell('continue', beginning, age)}`;
    expect(childsPart({ context, data }), context).toBe(beginning);
    expect(tell('complete', context, age)).not.toMatch(/noch keine Antwort/);
  }
});

test('what the child wrote behind LUX’s continuation is kept', () => {
  const context = 'Tim fiel in ein Loch. Autsch! Da sah er eine Leiter aus Holz.';
  expect(childsPart({ context, data })).toBe(context);
});

test('of two it is the other who goes on when one leaves', () => {
  const more = tell('continue', 'Ole und Suri bauen eine Burg. Suri weint und geht weg.', 'medium');
  expect(more).not.toMatch(/Ole und Suri/);
  expect(more).toMatch(/Ole/);
});

test('a word for laughing does not make a mockery of it', () => {
  const beginning = 'Der Köhlersohn lachte laut im Thronsaal. Die Wachen griffen nach ihm.';
  expect(tell('complete', beginning, 'large')).not.toMatch(/Hört auf/);
});
