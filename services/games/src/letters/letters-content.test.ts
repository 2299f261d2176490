import { readdirSync } from 'node:fs';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { SpeechSound } from '@lux/contracts/conversation/speech.ts';
import { InterestTheme, LettersContent } from '@lux/contracts/games/letters-content.ts';
import { expect, test } from 'vitest';
import { loadLetters } from './load-letters.ts';

const content = loadLetters();
const { letters, syllables, words, sentences, stories } = content;
const drawings = new Set(
  readdirSync(new URL('./color/svg/', import.meta.resolve('openmoji/package.json'))),
);
const ofLevel = <Entry extends { level: number }>(entries: Entry[], level: number) =>
  entries.filter((entry) => entry.level === level);
const ofTheme = <Entry extends { theme: string | null }>(entries: Entry[], theme: string | null) =>
  entries.filter((entry) => entry.theme === theme);
/** `Sch sch` as `sch`. */
const written = (letter: string) => letter.split(' ').at(-1) ?? letter;
const find = (letter: string) => letters.find((one) => written(one.letter) === letter);

test('the content is what the contract says', () => {
  expect(LettersContent.parse(content)).toEqual(content);
});

test('there are all letters of the alphabet, umlauts, ß and the sounds of several letters', () => {
  const first = letters.map(({ letter }) => written(letter));
  // Q never stands alone in German.
  expect(first.toSorted()).toEqual(
    [
      ...'abcdefghijklmnoprstuvwxyzäöüß',
      ...['qu', 'sch', 'ch', 'ei', 'ie', 'eu', 'au', 'st', 'sp'],
    ].toSorted(),
  );
  for (const { letter } of letters) {
    const [capital, small] = letter.split(' ');
    if (small) expect(capital?.toLowerCase()).toBe(small);
  }
});

test('the first level has the letters children learn first', () => {
  expect(ofLevel(letters, 1).map(({ letter }) => written(letter))).toEqual([...'maloistern']);
  for (const late of ['b', 'd', 'ß', 'ä', 'ö', 'ü', 'qu', 'x', 'y', 'c', 'v', 'sch', 'ei', 'st']) {
    expect(find(late)?.level).toBe(3);
  }
});

test('a letter stands in its word where the entry says, and not as part of another sound', () => {
  const sounds = letters.map(({ letter }) => written(letter)).filter(({ length }) => length > 1);
  for (const { letter, word, place } of letters) {
    const small = word.toLowerCase();
    const own = written(letter);
    expect([letter, small.startsWith(own)]).toEqual([letter, place === 'start']);
    expect([letter, small.includes(own)]).toEqual([letter, true]);
    const longer = sounds.filter((sound) => sound !== own && small.startsWith(sound));
    expect([letter, place === 'start' ? longer : []]).toEqual([letter, []]);
  }
});

test('every letter has a sound that can be spoken, and letters of one sound never stand together', () => {
  for (const one of letters) {
    expect(SpeechSound.safeParse(one.sound).success).toBe(true);
    for (const other of letters) {
      if (other === one || other.sound !== one.sound) continue;
      expect([one.letter, one.alike]).toEqual([one.letter, expect.arrayContaining([other.letter])]);
    }
  }
});

test('what is similar or alike is so both ways, and never both', () => {
  const odd = letters.flatMap((one) =>
    letters
      .filter((other) => other !== one)
      .filter(
        (other) =>
          one.similar.includes(other.letter) !== other.similar.includes(one.letter) ||
          one.alike.includes(other.letter) !== other.alike.includes(one.letter) ||
          (one.similar.includes(other.letter) && one.alike.includes(other.letter)),
      )
      .map((other) => `${one.letter} – ${other.letter}`),
  );
  expect(odd).toEqual([]);
});

test('at level 1 each letter has three others that are not similar', () => {
  const first = ofLevel(letters, 1);
  for (const one of first) {
    const clear = first.filter(
      (other) =>
        other !== one && !one.similar.includes(other.letter) && !one.alike.includes(other.letter),
    );
    expect(clear.length).toBeGreaterThanOrEqual(3);
  }
});

test('there are 30 syllables, 10 new ones in each level (SPEC 9)', () => {
  expect(syllables).toHaveLength(30);
  for (const level of [1, 2, 3]) expect(ofLevel(syllables, level)).toHaveLength(10);
  const closed = syllables.filter(({ syllable }) => !/^[^aeiouäöü]+[aeiouäöü]$/.test(syllable));
  expect(closed).toEqual([]);
});

test('there are 15 words for all, 5 new ones in each level (SPEC 9)', () => {
  const common = ofTheme(words, null);
  expect(common).toHaveLength(15);
  for (const level of [1, 2, 3]) expect(ofLevel(common, level)).toHaveLength(5);
});

test('there are 5 sentences and 3 stories for all (SPEC 9)', () => {
  expect([ofTheme(sentences, null).length, ofTheme(stories, null).length]).toEqual([5, 3]);
});

test.each(InterestTheme.options)(
  '%s have words for every level, sentences and a story',
  (theme) => {
    const own = ofTheme(words, theme);
    for (const level of [1, 2, 3]) expect(ofLevel(own, level).length).toBeGreaterThanOrEqual(5);
    expect(ofTheme(sentences, theme).length).toBeGreaterThanOrEqual(5);
    expect(ofTheme(stories, theme).length).toBeGreaterThanOrEqual(1);
  },
);

const drawn = [
  ...letters,
  ...words,
  ...syllables.map(({ word }) => word),
  ...stories.map(({ title, drawing }) => ({ word: title, drawing })),
];

test('every drawing is there', () => {
  const missing = drawn.filter(({ drawing }) => !drawings.has(`${drawing}.svg`));
  expect(missing).toEqual([]);
});

test('a word has one drawing everywhere, and a drawing one word', () => {
  const drawingOf = new Map<string, string>();
  const wordOf = new Map<string, string>();
  for (const { word, drawing } of [...letters, ...words, ...syllables.map((one) => one.word)]) {
    expect([word, drawingOf.get(word) ?? drawing]).toEqual([word, drawing]);
    expect([drawing, wordOf.get(drawing) ?? word]).toEqual([drawing, word]);
    drawingOf.set(word, drawing);
    wordOf.set(drawing, word);
  }
});

test('every spoken syllable has a vowel', () => {
  const split = [...words, ...syllables.map(({ word }) => word)].flatMap((one) => one.syllables);
  expect(split.filter((syllable) => !/[aeiouyäöü]/i.test(syllable))).toEqual([]);
});

test('texts are in short sentences', () => {
  for (const { text } of [...sentences, ...stories]) {
    for (const sentence of text.match(/[^.!?]+[.!?]/g) ?? []) {
      expect([sentence, sentence.trim().split(/\s+/).length <= 10]).toEqual([sentence, true]);
    }
    expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  for (const { text } of stories) {
    const count = text.split(/\s+/).length;
    expect([text, count >= 25 && count <= 60]).toEqual([text, true]);
  }
});

test('everything a child reads passes LUX’s own gate', () => {
  const texts = [
    ...sentences.map(({ text }) => text),
    ...stories.flatMap(({ title, text }) => [title, text]),
    ...drawn.map(({ word }) => word),
  ];
  expect(texts.filter((text) => checkAnswer(text).verdict !== 'ok')).toEqual([]);
});
