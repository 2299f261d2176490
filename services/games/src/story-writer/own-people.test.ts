import { StoryRequest } from '@lux/contracts/games/story.ts';
import { expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const tell = (mode: string, context: string, ageGroup: string) => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), 1);
  return 'text' in answer ? answer.text : '';
};

test.each([
  [
    'Der Clown Pippo hat seine Nase verloren. Das Äffchen Momo grinst so komisch.',
    /Momo.*Nase zurück/u,
  ],
  [
    'Ein Krokodil hatte Zahnschmerzen. Da kam die Zahnärztin Doktor Biene.',
    /Biene.*Krokodil wieder gesund/u,
  ],
  [
    'Die Ente Berta kann nicht schwimmen. Der Frosch Quaki hat eine Idee.',
    /Quaki.*kann Berta schwimmen/u,
  ],
  [
    'Die Biene Honi fand den Weg nach Hause nicht mehr. Ein Glühwürmchen flog vorbei.',
    /Glühwürmchen.*zu Hause/u,
  ],
  [
    'es gab mal ein einhorn das hieß glitzi und sein horn war abgebrochen. der zwerg hatte kleber',
    /Zwerg.*Kleber.*Horn wieder heil/u,
  ],
  ['Eine Schnecke wollte mitmachen, aber alle haben sie ausgelacht.', /^(?!.*Erwachsene)/u],
])('the child’s own people bring it about: %s', (context, expected) => {
  for (const age of ['small', 'medium', 'large']) {
    expect(tell('complete', context, age)).toMatch(expected);
  }
});

test('asked how it ends, a continuation is an end', () => {
  const context = 'Ben hat seinen Ball verloren.';
  const asked = tell('continue', `${context} Und wie geht es aus?`, 'small');
  expect(asked).toBe(tell('complete', context, 'small'));
});

test('children who laugh at a child are still no tale', () => {
  const told = tell(
    'complete',
    'Ein Junge ist neu in der Klasse. Die anderen Kinder haben ihn ausgelacht.',
    'small',
  );
  expect(told).toMatch(/Lehrer|Erwachsene|glaubte/u);
});
