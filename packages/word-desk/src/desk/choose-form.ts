import { compareAdjective } from '../lexicon/adjective.ts';
import { findAdjective, findNoun } from '../lexicon/find-forms.ts';
import { answerPitfall } from './answer-meaning.ts';
import { german, type Tools } from './tools.ts';

const CHOICE =
  /^(?:(?:und )?(?:heißt|sagt|schreibt|ist|nimmt)(?: es| man| das)?(?: richtig)? |wann (?:schreibt|nimmt|sagt|benutzt|heißt) (?:man |es )?|(?:was|wie) (?:ist|heißt es|sagt man|schreibt man) (?:richtig |es )?|(?:was ist )?(?:der )?unterschied (?:von |zwischen )?)?(?:ich |du |er )?(?:(bin|habe|hab|ist|hat) )?([\p{L}]+) (?:oder|und|statt) (?:ich )?(?:(bin|habe|hab|ist|hat) )?([\p{L}]+)(?: richtig| besser)?$/u;

/** "Heißt es gegeht oder gegangen?": the one of two that is a form of a known word. */
export function chooseForm(text: string, tools: Tools): string | null {
  if (/(?<!\p{L})(?:als oder (?:\p{L}+ )?wie|wie oder (?:\p{L}+ )?als)(?!\p{L})/u.test(text)) {
    return answerPitfall('als', 'wie', tools);
  }
  const found = CHOICE.exec(text);
  if (!found) return null;
  const [, firstHelper, one = '', secondHelper, other = ''] = found;
  const isAsked =
    /^(?:und )?(?:heißt|sagt|schreibt|wann|was|wie|nimmt|unterschied|ist)|richtig|besser/.test(
      text,
    );
  const pitfall = answerPitfall(one, other, tools);
  if (pitfall && (isAsked || text.split(' ').length === 3)) return pitfall;
  if (!isAsked) return null;
  if (firstHelper && secondHelper) return chooseHelper(other, tools);
  const [isOne, isOther] = [isForm(one, tools), isForm(other, tools)];
  if (isOne === isOther) return null;
  const right = isOne ? one : other;
  const word = tools.verbOf(right) ? right : (tools.spelling.known(right) ?? right);
  if (!isNear(one, other)) return null;
  return `Richtig ist ${german(word)}.`;
}

function chooseHelper(participle: string, { verbOf }: Tools) {
  const verb = verbOf(participle);
  if (!verb) return null;
  return `Es heißt: ich ${verb.isWithSein ? 'bin' : 'habe'} ${verb.participle}.`;
}

function isForm(word: string, { lexicon, verbOf, content }: Tools): boolean {
  const adjective = findAdjective(lexicon, word);
  const isDegree =
    adjective !== undefined &&
    [adjective, ...(compareAdjective(adjective) ?? [])].some((form) =>
      form.split(' ').includes(word),
    );
  return (
    isDegree ||
    verbOf(word) !== undefined ||
    findNoun(lexicon, word) !== undefined ||
    Object.values(content.kinds).some((words) => words?.includes(word))
  );
}

/** Two spellings of one word begin alike. */
const isNear = (one: string, other: string) =>
  one.slice(0, 1) === other.slice(0, 1) || one.slice(-3) === other.slice(-3);
