import type { NounReading, ReadWord } from '../words/read-word.ts';
import { isAlive, type Reading } from './reading.ts';

const VESSELS =
  /^(1FAA3|1F9FA|1F4E6|1F392|1F963|1F6D2|1F6CD|own-(bowl|jar|sack|egg-basket|open-box|plate|tray|shopping-bag|handcart|trailer|pannier|jug))/;

/** "ein Eimer Süßigkeiten", "ein Korb Äpfel": several without an article after what holds them. */
export function fillsVessel(
  { parts, wish, phrase, preposition, afterAnd, lexicon }: Reading,
  { text }: ReadWord,
  { entry, person }: NounReading,
): boolean {
  const last = parts.at(-1);
  const vessel = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
  const isBare = !phrase.article && !phrase.count && !preposition && !afterAnd && !person;
  if (!vessel || !isBare || !VESSELS.test(vessel.hexcodes[0] ?? '')) return false;
  const isMany = /(en|er|e|n|s)$/.test(text) || text !== entry.label;
  return isMany && !isAlive({ lexicon }, vessel) && entry.hexcodes.length > 0;
}
