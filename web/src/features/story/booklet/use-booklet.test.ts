import { CreatePdfRequest } from '@lux/contracts/media/pdf.ts';
import { expect, test } from 'vitest';
import { newStory } from '../editor/editor-machine.ts';
import { bookletOf } from './use-booklet.ts';

const fileId = 'x'.repeat(22);

test('a story becomes a booklet with paragraphs, characters and its picture', () => {
  const timestamp = '2025-03-09T10:00:00.000Z';
  const character = {
    name: 'Mia',
    description: 'Ein Mädchen',
    traits: ['mutig'],
    idea: 'Sie fliegt.',
  };
  const booklet = bookletOf(
    {
      ...newStory(1),
      title: ' Mia ',
      imageUrl: `/media/${fileId}`,
      segments: [
        { id: 'a', text: 'Eins.', author: 'user', timestamp },
        { id: 'b', text: 'Zwei.', author: 'assistant', timestamp },
      ],
      characters: [{ ...character, id: 'f' }],
    },
    ' Kim ',
  );
  expect(booklet).toEqual({
    text: 'Eins.\n\nZwei.',
    title: 'Mia',
    author: 'Kim',
    characters: [character],
    pictureId: fileId,
  });
  expect(CreatePdfRequest.safeParse(booklet).success).toBe(true);
});
