import { compareAdjective } from '../lexicon/adjective.ts';
import { findAdjective, findNoun } from '../lexicon/find-forms.ts';
import { answerPitfall } from './meaning/answer-meaning.ts';
import { german, type Tools } from './tools.ts';

const CHOICE =
  /^(?:(?:und )?(?:heißt|sagt|schreibt|ist|nimmt)(?: es| man| das)?(?: richtig)? |wann (?:schreibt|nimmt|sagt|benutzt|heißt) (?:man |es )?|(?:was|wie) (?:ist|heißt es|sagt man|schreibt man) (?:richtig |es )?|(?:was ist )?(?:der )?unterschied (?:von |zwischen )?)?(?:(?:ich|du|er|sie|es|wir|ihr|man) )?(?:(bin|bist|ist|sind|seid|war|habe?|hast|hat|haben|habt|hatte) )?([\p{L}]+) (?:oder|und|statt) (?:(?:ich|du|er|sie|es|wir|ihr|man) )?(?:(bin|bist|ist|sind|seid|war|habe?|hast|hat|haben|habt|hatte) )?([\p{L}]+)(?: richtig| besser)?$/u;
/** "Ich hab getrinkt, ist das richtig?" */
const DOUBTED =
  /^(?:(?:ist|stimmt|heißt es|sagt man) )?(?:(?:ich|du|er|sie|es|wir|ihr) )?(?:(?:bin|bist|ist|sind|habe?|hast|hat|haben) )?(?:das |es )?(\p{L}+)(?: (?:ist|stimmt|geht|heißt|sagt man) (?:das|es)(?: so)?(?: richtig| falsch)?| (?:richtig|falsch)| so)$/u;
const WRONG_PARTICIPLE = /^(\p{L}{0,8}?)ge(\p{L}{2,20}?)e?t$/u;

const ASKS_BEHIND = / (?:was|welches)(?: davon)? (?:stimmt|ist (?:denn )?richtig|heißt es)$/;

/** "Heißt es gegeht oder gegangen?": the one of two that is a form of a known word. */
export function chooseForm(heard: string, tools: Tools): string | null {
  const text = heard.replace(ASKS_BEHIND, '');
  if (/wann (?:\p{L}+ ){1,3}?(?:wie|als) und (?:wann )?(?:als|wie)(?!\p{L})/u.test(text))
    return answerPitfall('als', 'wie', tools);
  if (/(?<!\p{L})(?:als oder (?:\p{L}+ )?wie|wie oder (?:\p{L}+ )?als)(?!\p{L})/u.test(text)) {
    return answerPitfall('als', 'wie', tools);
  }
  const found = CHOICE.exec(text);
  if (!found) return correctForm(text, tools);
  const [, firstHelper, one = '', secondHelper, other = ''] = found;
  if (one.length < 2) return null;
  const isTwice = firstHelper !== undefined && / oder /.test(text);
  const isAsked =
    isTwice ||
    text !== heard ||
    /^(?:und )?(?:heißt|sagt|schreibt|wann|was|wie|nimmt|unterschied|ist)|richtig|besser/.test(
      text,
    );
  const pitfall = answerPitfall(one, other, tools);
  if (pitfall && (isAsked || text.split(' ').length === 3)) return pitfall;
  if (!isAsked) return null;
  const [isOne, isOther] = [isForm(one, tools), isForm(other, tools)];
  if (firstHelper) {
    const helped = chooseHelper(isOne && !isOther ? one : other, text, tools);
    if (helped && (secondHelper || isOne !== isOther)) return helped;
  }
  if (isOne === isOther) return null;
  const right = isOne ? one : other;
  const word = tools.verbOf(right) ? right : (tools.spelling.known(right) ?? right);
  if (!isNear(one, other)) return null;
  return `Richtig ist ${german(word)}.`;
}

const SEIN: Readonly<Record<string, string>> = {
  ich: 'bin',
  du: 'bist',
  er: 'ist',
  sie: 'ist',
  es: 'ist',
  wir: 'sind',
  ihr: 'seid',
};
const HABEN: Readonly<Record<string, string>> = {
  ich: 'habe',
  du: 'hast',
  er: 'hat',
  sie: 'hat',
  es: 'hat',
  wir: 'haben',
  ihr: 'habt',
};

function chooseHelper(participle: string, text: string, { verbOf }: Tools) {
  const verb = verbOf(participle);
  if (!verb) return null;
  const who =
    /(?<!\p{L})(?:ich|du|er|sie|es|wir|ihr)(?= (?:bi|is|si|se|ha))/u.exec(text)?.[0] ?? 'ich';
  return `Es heißt: ${who} ${(verb.isWithSein ? SEIN : HABEN)[who]} ${verb.participle}.`;
}

/** "Getrinkt" is made as most participles are, but of a verb that makes another. */
function correctForm(text: string, { lexicon }: Tools): string | null {
  const [, prefix = '', stem = ''] = WRONG_PARTICIPLE.exec(DOUBTED.exec(text)?.[1] ?? '') ?? [];
  // "Gegesst" holds the "g" of "gegessen".
  const stems = stem.startsWith('g') ? [stem, stem.slice(1)] : [stem];
  const verb = stems
    .flatMap((each) => [`${prefix}${each}en`, `${prefix}${each}n`])
    .flatMap((one) => lexicon.verb(one) ?? [])[0];
  if (!verb || verb.participle === `${prefix}ge${stem}t`) return null;
  return `Richtig ist: ich ${verb.isWithSein ? 'bin' : 'habe'} ${verb.participle}.`;
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
