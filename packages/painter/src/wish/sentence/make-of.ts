import { readColour } from '../read-colour.ts';
import type { ReadWord } from '../words/read-word.ts';
import type { Reading } from './reading.ts';

/** "aus Schokolade" after a noun: what it is made of has no article, a house one comes out of has. */
export function isMaterial(reading: Reading, words: ReadWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.preposition !== 'aus' || !next || next.isSwallowed) return false;
  const last = reading.parts.at(-1)?.kind;
  const isThing = next.noun ?? next.hint ?? (next.isUnknownNoun || next.isPart || undefined);
  const isKnown = reading.lexicon.materials.colour(next.text) !== undefined;
  // "ein Einhorn, das schwarz ist und aus Feuer".
  if (last === 'and' && FIRE.test(next.text)) return true;
  return (
    (last === 'figure' && (isKnown || isThing !== undefined)) || (last === 'setting' && isKnown)
  );
}

/** What is made of it burns. */
const FIRE = /^(Feuer|Flammen)$/i;

const sweets = /^(Lebkuchen|Pfefferkuchen|Süßigkeiten|Keksen|Plätzchen|Bonbons)$/;

const isFigure = ({ kind }: { kind: string }) => kind === 'figure';

/** The thing takes the colour of what it is made of; more cannot be shown, and the child is told. */
export function makeOf({ parts, wish, lexicon, skipped }: Reading, words: ReadWord[], at: number) {
  const last = parts.at(-1)?.kind === 'and' ? parts.findLast(isFigure) : parts.at(-1);
  const figure = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
  const first = words[at + 1]?.text ?? '';
  const more =
    words[at + 2]?.folded === 'und' && lexicon.materials.colour(words[at + 3]?.text ?? '');
  skipped.add(at + 1);
  if (more) skipped.add(at + 2).add(at + 3);
  const whole = figure && lexicon.find(first + figure.label.toLowerCase(), 0);
  if (figure && whole) {
    Object.assign(figure, { label: whole.label, hexcodes: whole.hexcodes });
    delete figure.person;
    return;
  }
  if (figure && sweets.test(first) && figure.hexcodes[0] === '1F3E0') {
    figure.hexcodes = lexicon.find('Lebkuchenhaus')?.hexcodes ?? figure.hexcodes;
    return;
  }
  if (figure && FIRE.test(first)) {
    figure.mark ??= 'burning';
    return;
  }
  const colour = readColour(lexicon.materials.colour(first) ?? '');
  if (colour && figure && !figure.person) figure.colour ??= colour;
  wish.notShown.push(more ? `aus ${first} und ${words[at + 3]?.text}` : `aus ${first}`);
}
