import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { findTool } from './plot/key/find-tool.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const seeds = [1, 2, 3, 4];
const tell = (mode: string, context: string, seed: number) => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup: 'medium' }), seed);
  return 'text' in answer ? answer.text : '';
};
const toolIn = (context: string) =>
  findTool(readStoryText({ context, data, characters: [] }), data);

describe('what can help is found in the child’s own story', () => {
  test.each([
    ['Tobi hatte Angst im Keller. In seiner Tasche steckte eine Laterne.', 'Laterne', null],
    ['Der Zwerg war gefangen. An der Wand hing ein alter Schlüssel.', 'Schlüssel', null],
    [
      'Jo war traurig. Jos Rad war kaputt. Frau Sommer hatte einen Werkzeugkasten.',
      'Werkzeugkasten',
      'Frau Sommer',
    ],
    ['Mila saß im Brunnen fest. Sie hatte ein langes Seil dabei.', 'Seil', null],
    ['Der Kobold saß fest. Neben ihm lag ein Löffel.', 'Löffel', null],
  ])('%s', (text, lemma, owner) => {
    const tool = toolIn(text);
    expect([tool?.entity.lemma, tool?.owner?.nom ?? null]).toEqual([lemma, owner]);
  });

  test.each([
    'Lotte hatte keine Lampe. Es war dunkel.',
    'Die Fee hatte einen Zauberstab. Dann ist der Stab abgebrochen.',
    'Auf dem Schulhof steht der Ahorn. Er weint.',
    'Da war ein hoher Zaun. Jan kam nicht hinüber.',
  ])('none in: %s', (text) => {
    expect(toolIn(text)).toBeNull();
  });
});

test('a continuation comes to it and leaves it open, an end uses it and says what is good', () => {
  const context =
    'Jule wollte in den alten Turm. Aber die Tür ging nicht auf. Unter der Matte lag ein Schlüssel.';
  for (const seed of seeds) {
    expect(tell('continue', context, seed)).toMatch(/Schlüssel[^?]*\?$/u);
    const end = tell('complete', context, seed);
    expect(end).toContain('Schlüssel');
    expect(end).toMatch(/ging die Tür auf/u);
  }
});

test('of somebody else’s dead, or of one long dead, nobody takes leave', () => {
  const context =
    'Ich bekam die Uhr von Opa, als er starb. Heute ist mein Bruder Till weggelaufen. Ich suche ihn überall.';
  for (const seed of seeds)
    expect(tell('complete', context, seed)).not.toMatch(/für immer lieb|Abschied/u);
});

test('of two who quarrel one says it first', () => {
  const context =
    'Alma und Jette waren beste Freundinnen. Aber heute ist Alma so wütend auf Jette.';
  for (const seed of seeds) {
    const end = tell('complete', context, seed);
    expect(end).not.toContain('Alma und Jette: „Es tut mir leid');
    expect(end).toMatch(/Streit|wütend/u);
  }
});
