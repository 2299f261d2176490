import type { ReadWord } from '../words/read-word.ts';
import { addFigure } from './add-figure.ts';
import { isAlive, type Reading } from './reading.ts';

const ONE = /^(eins|einer|eine|eines)$/;

/**
 * "ein Kind baut eine Burg, eins klettert und zwei wippen": more of the one named before, each a
 * figure of its own; some of several are told by `read-alone.ts`. True where the word was read so.
 */
export function standIn(reading: Reading, words: ReadWord[], at: number): boolean {
  const { wish, phrase, standIns, preposition } = reading;
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next?.verb || next.verb.plain?.kind === 'participle' || next.noun) return false;
  const count = ONE.test(word.folded) ? 1 : word.count;
  // "und beide singen" are those spoken of.
  if (preposition || !count || /^beide/.test(word.folded)) return false;
  const first = wish.figures.findLastIndex(
    (figure, index) => Boolean(figure.person) && !standIns.has(index),
  );
  const meant = wish.figures[first];
  if (!meant) return false;
  const { pose: _pose, feeling: _feeling, ...looks } = meant;
  const index = wish.figures.push({ ...looks, count, wears: [...meant.wears] }) - 1;
  reading.genders[index] = count > 1 ? 'plural' : 'm';
  standIns.add(index);
  phrase.article = count > 1 ? 'die' : 'ein';
  addFigure(reading, index);
  return true;
}

/** "… und ein Hund klaut eins": one more of the things named before. */
export function takeOne(reading: Reading, words: ReadWord[], at: number): boolean {
  const { wish, parts, phrase, removed } = reading;
  const [word, next] = [words[at], words[at + 1]];
  const isLast = !next || /^([,.;!?]|und)$/.test(next.text);
  const verb = parts.at(-1);
  if (!word || !/^(eins|eine|einen)$/.test(word.folded) || !isLast || reading.preposition)
    return false;
  if (verb?.kind !== 'verb' || !verb.verb.plain?.entry.akk) return false;
  const known = wish.figures.findLastIndex(
    (figure, index) => !isAlive(reading, figure) && !removed.has(index),
  );
  const meant = wish.figures[known];
  if (!meant) return false;
  const index = wish.figures.push({ ...meant, count: 1, wears: [] }) - 1;
  phrase.article = 'einen';
  addFigure(reading, index);
  return true;
}
