import { expect, test } from 'vitest';
import { timeWords } from './word-times.ts';

/** A mark for each of these words of the spoken text, 100 ms each; `end` ends a clause. */
function marksOf(spoken: string, ...words: string[]) {
  let from = 0;
  return words.map((word, index) => {
    const position = word === 'end' ? spoken.length : spoken.indexOf(word, from);
    from = position;
    return {
      type: word === 'end' ? ('end' as const) : ('word' as const),
      atMs: index * 100,
      position,
    };
  });
}

function read(sentence: string, spoken: string, ...words: string[]) {
  return timeWords(sentence, spoken, marksOf(spoken, ...words)).map(
    ({ startMs, endMs, from, to }) => [sentence.slice(from, to), startMs, endMs],
  );
}

test('each word has its place and its time, until the next one or the end of the clause', () => {
  expect(read('Ja, Bäume!', 'Ja, Bäume!', 'Ja', 'Bäume', 'end')).toEqual([
    ['Ja', 0, 100],
    ['Bäume', 100, 200],
  ]);
});

test('an abbreviation is one piece for all the words it is read as', () => {
  const spoken = 'Tiere, zum Beispiel Hunde.';
  expect(read('Tiere, z. B. Hunde.', spoken, 'Tiere', 'zum', 'Beispiel', 'Hunde', 'end')).toEqual([
    ['Tiere', 0, 100],
    ['z. B', 100, 300],
    ['Hunde', 300, 400],
  ]);
});

test('signs of a sum are marked while they are read', () => {
  const spoken = '3 plus 4 ist gleich 7';
  expect(read('3 + 4 = 7', spoken, '3', 'plus', '4', 'ist', 'gleich', '7', 'end')).toEqual([
    ['3', 0, 100],
    ['+', 100, 200],
    ['4', 200, 300],
    ['=', 300, 500],
    ['7', 500, 600],
  ]);
});

test('words spoken in one go and the parts of a number are one piece', () => {
  expect(read('Es ist 14 Uhr', 'Es ist 14 Uhr', 'Es', '14', '4 Uhr', 'Uhr', 'end')).toEqual([
    ['Es ist', 0, 100],
    ['14', 100, 300],
    ['Uhr', 300, 400],
  ]);
});

test('a word that comes twice is found in its own place', () => {
  const words = timeWords('Ja und ja', 'Ja und ja', marksOf('Ja und ja', 'Ja', 'und', 'ja', 'end'));
  expect(words.map(({ from }) => from)).toEqual([0, 3, 7]);
});

test('what nobody marked has no times', () => {
  expect(timeWords('Hallo', 'Hallo', [])).toEqual([]);
});
