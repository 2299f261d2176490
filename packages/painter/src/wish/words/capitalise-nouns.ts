import { foldWord } from '@lux/german-text/fold-letters.ts';
import { isCommonWord } from '../../lexicon/common-words.ts';
import { correctSpelling } from '../../lexicon/correct-spelling.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import { splitCompound } from '../../lexicon/split-compound.ts';
import type { Settings } from '../create-settings.ts';
import { readColour } from '../read-colour.ts';
import { grammar } from './grammar.ts';
import { readNumber } from './read-number.ts';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;

/**
 * Gives the nouns of a sentence typed or spoken without capitals theirs, so that what is no noun is
 * not taken for one. What was `said` with capitals stays as it is, and so do single words.
 */
export function capitaliseNouns(
  text: string,
  said: string,
  lexicon: Lexicon,
  settings: Settings,
): string {
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  const typed = [...said.matchAll(WORD)].map(([word]) => word);
  if (words.length < 3 || typed.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word))) return text;
  let at = -1;
  return text.replace(WORD, (word) => {
    at += 1;
    const isNoun = isNounHere(words, at, lexicon, settings);
    return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function isNounHere(words: string[], at: number, lexicon: Lexicon, settings: Settings): boolean {
  const word = words[at] ?? '';
  const folded = foldWord(word);
  const [before, after] = [foldWord(words[at - 1] ?? ''), words[at + 1] ?? ''];
  if (isClosed(folded, word) || folded === 'ich') return false;
  // "ein junge Hund" is rare, "ein Junge" is not.
  const doesNext = lexicon.verbs.find(foldWord(after)) !== undefined;
  if (/^wachen?$/.test(folded) && follows(words, at, lexicon)) return true;
  if (/^jungen?$/.test(folded)) return doesNext || !isKnown(after, lexicon, settings);
  if (grammar.noise.has(folded)) return false;
  // "am liebsten" is no noun.
  if (before === 'am' && /sten$/.test(folded)) return false;
  if (before === 'ich' && lexicon.verbs.find(`${folded}e`)) return false;
  const isLed = follows(words, at, lexicon);
  const isThing = (lexicon.find(word, 0)?.rank ?? 9) === 0;
  // "ein goldenes Ei" is of gold, not one more thing.
  if (/(e|er|es|en|em)$/.test(folded) && readColour(word) && isKnown(after, lexicon, settings)) {
    return false;
  }
  // "vier fischen": after a number a verb is a noun that sounds like one.
  const isBoth = /^(beide|alle)$/.test(before);
  const isCounted = !isBoth && readNumber(before) !== undefined && isKnown(word, lexicon, settings);
  // "orange fische": what has a colour is a thing, though "ich fische" is a verb.
  const isColoured = readColour(before) !== undefined && isKnown(word, lexicon, settings);
  // "trompete spielt", "an der leine": an instrument, and a noun that is told by its article.
  const isPlayed = isThing && (/^spiel/.test(foldWord(after)) || /^spiel/.test(before));
  const isTold = grammar.article.has(before) && lexicon.classes.isSwallowed(word);
  // "haben hüte auf", "mit hüten".
  const isHad =
    /^(hat|haben|tragt|tragen|mit)$/.test(before) && (lexicon.find(word, 0.5)?.rank ?? 9) < 1;
  // "trägt die schaufeln": after a verb and an article comes what it is done with.
  const isTaken =
    grammar.article.has(before) &&
    lexicon.verbs.find(foldWord(words[at - 2] ?? '')) !== undefined &&
    (lexicon.find(word, 1)?.rank ?? 9) <= 1 &&
    !isKnown(after, lexicon, settings);
  // "mit schildkröte, krake und fischen".
  const isListed =
    before === 'und' &&
    after === '' &&
    (lexicon.find(word, 1)?.rank ?? 9) <= 1 &&
    isLedList(words, at, lexicon);
  if (lexicon.verbs.find(folded))
    return (
      isListed ||
      isColoured ||
      isHad ||
      isTaken ||
      isPlayed ||
      isTold ||
      (isLed && (isThing || isCounted))
    );
  const isPut = folded.length > 6 && isCompound(word, lexicon, settings);
  const adjective = lexicon.adjectives.find(folded) ?? (isPut ? undefined : readColour(word));
  if (adjective || isCommonWord(word))
    return isLed && isThing && !isKnown(after, lexicon, settings);
  if (isKnown(word, lexicon, settings)) return true;
  const isAttribute = /(e|er|es|en|em)$/.test(folded) && isKnown(after, lexicon, settings);
  if (isAttribute) return false;
  const named = lexicon.find(word, 1.5);
  if (named && (isLed || at === 0)) return true;
  if (named?.rank === 1 && folded.length > 3) return true;
  if (isPut) return true;
  // "papa giest tomaten": no ghost, as it sounds like a verb and nothing leads to it.
  if (!isLed && /t$/.test(folded) && lexicon.verbs.findBySound(word)) return false;
  if (folded.length > 4 && correctSpelling(lexicon, word)) return true;
  // "mit lockenwicklern und einem hut": what somebody has is a thing.
  if (/^(mit|ohne)$/.test(before) && folded.length > 5 && !isKnown(after, lexicon, settings))
    return true;
  const isDone = /^(und|oder|,)$/.test(before);
  return isLed && !isDone && !isCommonWord(word);
}

/** Joined to what "mit" leads, with no verb between. */
function isLedList(words: string[], at: number, lexicon: Lexicon): boolean {
  const led = words.slice(0, at).findLastIndex((word) => foldWord(word) === 'mit');
  return led >= 0 && words.slice(led, at).every((word) => !lexicon.verbs.find(foldWord(word)));
}

function isClosed(folded: string, word: string): boolean {
  return (
    grammar.prepositions.has(folded) ||
    grammar.article.has(folded) ||
    grammar.and.has(folded) ||
    grammar.without.has(folded) ||
    grammar.not.has(folded) ||
    grammar.modals.has(folded) ||
    grammar.subordinators.has(folded) ||
    grammar.pronouns.has(folded) ||
    grammar.big.has(folded) ||
    grammar.small.has(folded) ||
    readNumber(word) !== undefined
  );
}

/** After an article, a number, or a preposition that holds one, whatever adjectives stand between. */
function follows(words: string[], at: number, lexicon: Lexicon): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back] ?? '';
    const folded = foldWord(word);
    if (grammar.article.has(folded) || readNumber(word) !== undefined) return true;
    if (/^(im|am|vom|zum|zur|beim|ins|ans)$/.test(folded)) return true;
    const isAttribute =
      lexicon.adjectives.find(folded) ??
      readColour(word) ??
      (grammar.big.has(folded) || grammar.small.has(folded) || isCommonWord(word) || undefined);
    if (!isAttribute) return false;
  }
  return false;
}

function isKnown(word: string, lexicon: Lexicon, settings: Settings): boolean {
  if (!word) return false;
  const { classes, people, nearest } = lexicon;
  const entry = lexicon.find(word, 0.5);
  if (entry?.rank === 0) return true;
  // "flieg" is no Fliege: an inflected noun is no shorter than its word.
  if (entry && word.length >= entry.label.length && !/(st|t)$/.test(word)) return true;
  const place = settings.find(word);
  if (
    place &&
    foldWord(place.label) === foldWord(word) &&
    !/^(es|schneit|regnet|stürmt)/.test(word)
  )
    return !/(t|lich|ig)$/.test(word);
  if (classes.isPart(word) || classes.isHair(word) || classes.isSwallowed(word)) return true;
  if (classes.wornKey(word) ?? classes.garment(word) ?? classes.suit(word)) return true;
  const person = people.find(word);
  return Boolean(person ?? nearest.find(word));
}

function isCompound(word: string, lexicon: Lexicon, settings: Settings): boolean {
  const found = splitCompound(word, (part) =>
    part.length > 3 && isKnown(part, lexicon, settings) ? true : undefined,
  );
  if (found && found.modifier.length > 3 && settings.find(found.modifier)) return true;
  return Boolean(
    found && (lexicon.modifiers.find(found.modifier) ?? lexicon.find(found.modifier, 1)),
  );
}
