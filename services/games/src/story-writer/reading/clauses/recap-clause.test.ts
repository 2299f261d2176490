import { describe, expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';
import { lastRecap } from '../../plot/last-told.ts';
import { readStoryText } from '../read-story.ts';

const data = loadStoryData();
const recapOf = (context: string) => {
  const told = lastRecap(readStoryText({ context, data, characters: [] }), data);
  const text = told && `${told.recap.head} also${told.recap.rest}.`;
  return text && text.charAt(0).toUpperCase() + text.slice(1);
};

describe('the end of a text is said again in the child’s words and tense', () => {
  test.each([
    ['Tim rief. Jetzt redet sie nicht mehr mit mir.', 'Sie redet also nicht mehr mit mir.'],
    ['In der Pause sitze ich allein da.', 'Ich sitze also in der Pause allein da.'],
    ['Dann war meine Mütze weg.', 'Meine Mütze war also weg.'],
    [
      'Plötzlich merkten sie das ein Loch im Boot war.',
      'Sie merkten also, dass ein Loch im Boot war.',
    ],
    ['Heute Nacht ist aber das große Rennen.', 'Das große Rennen ist also heute Nacht.'],
    ['Der Hund vom König liegt unter dem Tisch.', 'Der Hund vom König liegt also unter dem Tisch.'],
    ['Er setzte sich. Langsam ging die Tür auf.', 'Die Tür ging also langsam auf.'],
    ['Da fing das Heu an zu brennen.', 'Das Heu fing also an zu brennen.'],
    ['Auf einmal kam ein großer Hund.', 'Der große Hund kam also.'],
    ['Ein Drache kam heraus und nieste.', 'Der Drache nieste also.'],
    ['Es wurde dunkel. „Hilfe!“, rief Tim.', 'Es wurde also dunkel.'],
  ])('%s', (text, recap) => {
    expect(recapOf(text)).toBe(recap);
  });

  test('a question is not told', () => {
    expect(recapOf('Was war das?')).toBeNull();
  });
});
