import { foldWord } from '@lux/german-text/fold-letters.ts';
import type { Lexicon } from '../../lexicon/create-lexicon.ts';
import type { Settings } from '../create-settings.ts';
import { readColour } from '../read-colour.ts';
import { grammar } from './grammar.ts';
import { readNoun } from './read-noun.ts';
import { readNumber } from './read-number.ts';
import type { ReadWord, WordPlace } from './read-word.ts';

/**
 * Reads each word by itself. Where the sentence has capitals, only capitalised words may be nouns
 * known from emoji tags, as tags also hold verbs and adjectives.
 */
export function readWords(prompt: string, lexicon: Lexicon, settings: Settings): ReadWord[] {
  const texts =
    prompt
      .replace(/unter\s+wasser/gi, 'Unterwasser')
      .replace(/:(?!\d)/g, '.')
      .match(/\p{L}+(?:-\p{L}+)*|\d+|[,.;!?]/gu) ?? [];
  const hasCapitals = texts.slice(1).some((text) => /^\p{Lu}\p{Ll}/u.test(text));
  const folded = texts.map(foldWord);
  const saysI = folded.includes('ich');
  return texts.map((text, at) => {
    const before = folded[at - 1] ?? '';
    const isFirst = at === 0 || /^[.;!?]$/.test(texts[at - 1] ?? '');
    const isNounLike = hasCapitals
      ? /^\p{Lu}/u.test(text) && !isFirst
      : grammar.article.has(before) || readNumber(before) !== undefined || texts.length === 1;
    const after = folded[at + 1] ?? '';
    const place = {
      text,
      folded: folded[at] ?? '',
      isNounLike,
      hasCapitals,
      isFirst,
      before,
      after,
    };
    // "ein Foto machen" is done; "ein Foto von einem Hund" is the picture itself.
    const isMade = MAKES.test(after) || MAKES.test(folded[at - 2] ?? '');
    return readWord({ ...place, saysI, isMade }, lexicon, settings);
  });
}

/** More than large. */
const GIANT = /^(riesig|riesengross|gigantisch|mega)/;

const MAKES = /^(mach|schiess|knips)/;

function readWord(word: WordPlace, lexicon: Lexicon, settings: Settings): ReadWord {
  const { text, folded, isNounLike } = word;
  const plain: ReadWord = { text, folded };
  if (!/\p{L}/u.test(text)) return { ...plain, count: readNumber(text) };
  if (isSurname(word, lexicon) || isAnimalsTitle(word, lexicon)) return plain;
  if ((grammar.frameNouns.has(folded) && !word.isMade) || folded === 'gassi') return plain;
  const isClosedClass = !(isNounLike && word.hasCapitals);
  if (isClosedClass) {
    const closed = readClosed(word, lexicon);
    if (closed) return closed;
  } else if (/^(bei|beim|am|zum|im|und|,)$/.test(word.before) || word.text.endsWith('nd')) {
    // "beim Schwimmen", "am Kicken": a verb as a noun.
    const verb = lexicon.verbs.find(folded);
    if (verb?.plain?.kind === 'infinitive' && /^(bei|beim|am|zum)$/.test(word.before))
      return { ...plain, verb };
  }
  return readNoun(plain, word, lexicon, settings);
}

/** "Frau Bergmann" is a name and no miner; "Frau Doktor" is one. */
const isSurname = ({ before, text, folded }: WordPlace, lexicon: Lexicon) =>
  /^(frau|herrn?)$/.test(before) &&
  !/^(doktor|lehrer|direktor|holle|polizist|kapit|prinz)/.test(folded) &&
  /^\p{Lu}/u.test(text) &&
  lexicon.people.find(text) !== undefined;

/** "Herr Fuchs" is a fox, and no man beside it. */
function isAnimalsTitle({ folded, before, after }: WordPlace, lexicon: Lexicon): boolean {
  if (!/^(frau|herrn?)$/.test(folded) || grammar.article.has(before)) return false;
  const named = lexicon.find(after, 1);
  const isAlive = named !== undefined && lexicon.classes.isAlive(named.hexcodes);
  return isAlive && lexicon.people.find(after) === undefined;
}

/** What a word says that is no noun; nouns of children who type no capitals come after. */
function readClosed(word: WordPlace, lexicon: Lexicon): ReadWord | undefined {
  const { text, folded, isNounLike } = word;
  const plain: ReadWord = { text, folded };
  const preposition = grammar.prepositions.get(folded);
  if (preposition) return { ...plain, preposition };
  if (grammar.article.has(folded) || grammar.and.has(folded) || grammar.without.has(folded)) {
    return plain;
  }
  if (grammar.not.has(folded) || grammar.modals.has(folded)) return plain;
  if (grammar.subordinators.has(folded) || folded === 'ich') return plain;
  const count = readNumber(text);
  if (count) return { ...plain, count };
  if (grammar.big.has(folded)) return { ...plain, size: GIANT.test(folded) ? 1.7 : 1.35 };
  if (grammar.small.has(folded)) return { ...plain, size: 0.68 };
  const adjective = lexicon.adjectives.find(folded);
  if (adjective?.isUnseen || adjective?.brings || adjective?.pattern)
    return { ...plain, adjective };
  const isMine = /^(ich|und)$/.test(word.before) && word.saysI;
  const verb = isFirstPerson(word)
    ? undefined
    : (lexicon.verbs.find(folded) ?? (isMine ? lexicon.verbs.find(`${folded}e`) : undefined));
  if (verb && !(isNounLike && !word.hasCapitals && lexicon.find(text, 0))) {
    return { ...plain, verb };
  }
  const colour = readColour(text);
  if (colour) return { ...plain, colour };
  const isBoy = (!word.hasCapitals || /^J/.test(text)) && /^jungen?$/.test(folded);
  if (adjective && !isBoy) return { ...plain, adjective };
  return grammar.noise.has(folded) ? plain : undefined;
}

/** "reite", "liebe", "spitze": a verb only where somebody says "ich". */
function isFirstPerson({ folded, saysI }: WordPlace): boolean {
  return !saysI && folded.endsWith('e') && !/(te|ende)$/.test(folded);
}
