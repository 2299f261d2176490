import { grammar } from '../words/grammar.ts';
import type { ReadWord } from '../words/read-word.ts';
import { isAlive, type Reading } from './reading.ts';

/**
 * Whether "der", "die", "das" … opens a relative clause ("ein Hund, der bellt") and is no article.
 * Children leave the comma out: then the next word decides.
 */
export function isRelative(reading: Reading, words: ReadWord[], at: number): boolean {
  const word = words[at];
  if (!word || !grammar.relatives.has(word.folded)) return false;
  const last = reading.parts.at(-1);
  const before = last?.kind === 'comma' ? reading.parts.at(-2) : last;
  const rest = words.slice(at + 1);
  const next = rest[0];
  if (!next || /^[,.;!?]$/.test(next.text)) return false;
  // "ziehen einen Schlitten, auf dem ein Bär sitzt": one more article cannot follow an article.
  if (before?.kind === 'verb' && reading.preposition) return isNamingOne(next);
  // "in dem ein Hase sitzt, der eine Fahne schwenkt".
  const isVerbBefore = before?.kind === 'verb' && last?.kind === 'comma';
  if (isVerbBefore && reading.parts.at(-3)?.kind === 'figure' && isNamingOne(next))
    return waitsForVerb(rest);
  // "einen Korb im Maul, in dem drei Kätzchen sitzen".
  const isLedOn = last?.kind === 'comma' && /^(dem|der)$/.test(word.folded) && isNamingOne(next);
  if (before?.kind === 'fixed' && before.preposition && reading.preposition && isLedOn) return true;
  // "ein Frosch im Anzug, der einer Schnecke …": told of who wears it.
  if (before?.kind === 'fixed' && before.preposition && !reading.preposition)
    return Boolean(
      isNamingOne(next) ||
        next.verb ||
        next.preposition ||
        /^(einer|einem|einen)$/.test(next.folded),
    );
  if (before?.kind !== 'figure') return false;
  // "ein Nest, in dem drei Küken sitzen".
  const isWhere = reading.preposition !== undefined && /^(dem|der)$/.test(word.folded);
  if (isWhere && isNamingOne(next) && (next.count === undefined || word.folded === 'dem'))
    return true;
  const noun = rest.findIndex((other) => !isAttribute(other));
  const head = rest[noun];
  if (!head || !isNoun(head)) return true;
  // "ein Hund und eine Katze, der Hund bellt": who was named before is spoken of again.
  const label = noun === 0 ? head.noun?.entry.label : undefined;
  const isAgain = reading.wish.figures.some((figure) => figure.label === label);
  if (isAgain && /^(der|die|das)$/.test(word.folded)) return false;
  // "hilft einem Igel mit dem Schirm": without a comma a noun after it makes it an article.
  if (reading.preposition && last?.kind !== 'comma') return false;
  // "…, auf dem Turm winkt die Königin": a place, its verb, and then who does it.
  const led = rest[noun + 2];
  const isLed =
    reading.preposition !== undefined &&
    rest[noun + 1]?.verb?.plain?.kind === 'finite' &&
    led !== undefined &&
    !/^[,.;!?]$/.test(led.text) &&
    !grammar.and.has(led.folded);
  if (isLed) return false;
  // "die einem Hasen die Pfote verbindet": the clause still waits for its verb.
  const opened = reading.parts.findLastIndex(({ kind }) => kind === 'relative' || kind === 'sub');
  const isOpen = opened >= 0 && !reading.parts.slice(opened).some(({ kind }) => kind === 'verb');
  if (isOpen && last?.kind !== 'comma') return false;
  // "ein Hund, der Fußball spielt": the noun is what he plays with, as the verb comes at once.
  const hasVerb = words.slice(0, at).some((other) => other.verb);
  const isBeing = Boolean(
    head.noun?.person ||
      (head.noun && isAlive(reading, { ...blank, hexcodes: head.noun.entry.hexcodes })),
  );
  // "wo ein Torwart mit Handschuhen den Ball hält": a ball holds nobody.
  if (word.folded === 'den' && noun === 0 && head.noun && !isBeing) return false;
  if (!hasVerb && noun === 0 && !isBeing && waitsForVerb(rest)) return true;
  const after = rest[noun + 1];
  if (noun > 0 || !after?.verb || (hasVerb && last?.kind === 'comma')) return false;
  // "lässt sich vom Friseur die Mähne schneiden", "will dem Hund den Ball geben".
  const isGoverned = words
    .slice(0, at)
    .some(({ folded, verb }) => grammar.modals.has(folded) || verb?.plain?.infinitive === 'lassen');
  if (isGoverned && after.verb.plain?.kind === 'infinitive' && last?.kind !== 'comma') return false;
  return !isBeing || !rest[noun + 2];
}

const isNamingOne = ({ folded, count }: ReadWord) =>
  count !== undefined || /^(der|die|das|eine?|mein|meine|sein|seine|ihre?)$/.test(folded);

/** "der Karotten in einen Korb legt": the verb comes at the very end. */
function waitsForVerb(rest: ReadWord[]): boolean {
  const end = rest.findIndex(
    ({ text, folded }) => /^[,.;!?]$/.test(text) || grammar.and.has(folded),
  );
  const segment = end < 0 ? rest : rest.slice(0, end);
  const verb = segment.findIndex((word) => word.verb?.plain?.kind === 'finite');
  return verb > 1 && verb === segment.length - 1;
}

const blank = { label: '', count: 1, size: 1, isFlying: false, isSwimming: false, wears: [] };

const isAttribute = (word: ReadWord) =>
  Boolean(word.colour || word.size || word.adjective || word.count) ||
  word.verb?.plain?.kind === 'participle' ||
  (grammar.noise.has(word.folded) &&
    !word.verb &&
    !grammar.pronouns.has(word.folded) &&
    !word.noun);

const isNoun = (word: ReadWord) =>
  Boolean(word.noun || word.hint || word.isPart || word.isSwallowed || word.isUnknownNoun);
