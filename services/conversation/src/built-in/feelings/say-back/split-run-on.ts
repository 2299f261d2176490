import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import { isVerb } from './turn-person.ts';

interface Known {
  du: Record<string, string>;
  ihr: Record<string, string>;
  isKnownNoun: (word: string) => boolean;
  classOf?: ((word: string) => WordClass) | undefined;
}

/** Who does something in a new clause. */
const SUBJECT = /^(?:er|sie|es|der|die|das|mama|papa|oma|opa|alle|keiner|jeder|man)$/u;
/** What may stand before the verb of a new clause. */
const OPENER =
  /^(?:da|dann|jetzt|danach|dabei|deswegen|deshalb|darum|trotzdem|vielleicht|plötzlich|hier|dort|vorher|nachher|eigentlich)$/u;
/** Behind these goes on what was begun. */
const NEVER_BEFORE =
  /^(?:und|aber|oder|denn|weil|dass|wenn|als|ob|damit|obwohl|bis|seit|bevor|nachdem|wie|was|wo|wer|warum|wann|der|die|das|den|dem|des|ein|eine|einen|einem|einer|ohne|von|für|in|im|am|bei|über|unter|nur|auch|sondern|sagt|sag|sage|sagen|gesagt|glaub|glaube|glaubt|find|finde|findet|weiß|denk|denke|dachte|meint|mein|meine|meinst|hofft|hoffe|ruft|rief|fragt|schreibt|schrieb|heißt|hab|habe|bin|kann|will|muss|hat|ist|sind|war|haben)$/u;
/** Before a person these belong to it. */
const WITH_PERSON = /^(?:mit|zu|auf|an|aus|nach|vor|um)$/u;
const PERSON = /^(?:mama|papa|oma|opa|alle|keiner|jeder)$/u;
/** Of whom many do something. */
const MANY = /^(?:alle|die|wir|sie|meine|unsere|viele|zwei|drei|vier|fünf|sechs|lauter)$/u;
/** A clause has at least so many words. */
const FEWEST = 3;

/**
 * Cuts what a child says in one breath where a new clause begins without a joint: `mein onkel hat einen traktor | der
 * geht bis auf den mars`, `ich hab windpocken | da darf ich nicht raus`.
 */
export function splitRunOn(sentence: string, { du, ihr, isKnownNoun, classOf }: Known): string[] {
  const words = sentence.trim().split(/\s+/);
  const bare = words.map((word) => word.toLowerCase().replace(/[,.!]+$/, ''));
  const isFiniteVerb = (word: string) =>
    (isVerb(word) && (classOf ? classOf(word) !== 'N' : !isKnownNoun(word))) ||
    /^(?:gibts?|gabs|heißt|geht|gehört|gewinnt)$/u.test(word);
  const ofIch = (word: string) => du[word] !== undefined;
  const ofWir = (word: string) => ihr[word] !== undefined;
  const begins = (at: number): boolean => {
    const word = bare[at] ?? '';
    const next = bare[at + 1] ?? '';
    if (word === 'ich') return ofIch(next);
    if (word === 'wir') return ofWir(next);
    if (SUBJECT.test(word)) return isFiniteVerb(next);
    if (!OPENER.test(word)) return false;
    const third = bare[at + 2] ?? '';
    const isOfPerson = (third === 'ich' && ofIch(next)) || (third === 'wir' && ofWir(next));
    const isPlural = MANY.test(third) && /^(?!ge)\p{L}+en$/u.test(next) && classOf?.(next) === 'V';
    return isOfPerson || isFiniteVerb(next) || isPlural;
  };
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const part = parts.at(-1) ?? [];
    const before = bare[at - 1] ?? '';
    const hasVerb = part.some((each) => {
      const said = each.toLowerCase();
      return isVerb(said) || ofIch(said) || ofWir(said);
    });
    const isNew =
      part.length >= FEWEST &&
      hasVerb &&
      !NEVER_BEFORE.test(before) &&
      !(WITH_PERSON.test(before) && PERSON.test(bare[at] ?? '')) &&
      !words[at - 1]?.endsWith(',') &&
      words.length - at >= FEWEST &&
      begins(at);
    if (isNew) parts.push([word]);
    else part.push(word);
  }
  return parts.map((part) => part.join(' '));
}
