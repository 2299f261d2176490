import { describe, expect, it } from 'vitest';
import { correctSelf } from './correct-self.ts';

describe('What a child takes back', () => {
  it.each([
    ['ein Hund, nein, eine Katze', 'eine Katze'],
    ['Ein Fisch, also nee, zwei Fische im Glas', 'zwei Fische im Glas'],
    ['ein Bär auf dem Dach, nein, unter dem Dach', 'ein Bär unter dem Dach'],
    ['ein Löwe in rot, nein, blau', 'ein Löwe in blau'],
    [
      'ein Zwerg mit einem Bart statt mit einer Mütze und Stiefeln',
      'ein Zwerg mit einem Bart und Stiefeln',
    ],
    ['ein roter Fisch schwimmt, lieber ein blauer', 'ein blauer Fisch schwimmt'],
    ['ein Ritter sagt nein zu einem Drachen', 'ein Ritter sagt nein zu einem Drachen'],
    ['ich will lieber ein Auto', 'ich will lieber ein Auto'],
  ])('"%s" is "%s"', (said, meant) => {
    expect(correctSelf(said)).toBe(meant);
  });
});
