import { findNoun, isPluralForm } from '../../lexicon/find-forms.ts';
import type { Gender } from '../../lexicon/noun.ts';
import { capitalise, german, type Tools } from '../tools.ts';

/** Places in the tables below: first to fourth case. */
type Case = 0 | 1 | 2 | 3;
const [NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE] = [0, 1, 2, 3] as const;
const QUESTIONS = ['Wer oder was?', 'Wessen?', 'Wem?', 'Wen oder was?'] as const;

const ARTICLES: Readonly<Record<Gender, readonly string[]>> = {
  m: ['der', 'des', 'dem', 'den'],
  f: ['die', 'der', 'der', 'die'],
  n: ['das', 'des', 'dem', 'das'],
  p: ['die', 'der', 'den', 'die'],
};
const ENDINGS: Readonly<Record<Gender, readonly string[]>> = {
  m: ['', 'es', 'em', 'en'],
  f: ['e', 'er', 'er', 'e'],
  n: ['', 'es', 'em', ''],
  p: ['e', 'er', 'en', 'e'],
};
const PRONOUNS: readonly (readonly string[])[] = [
  ['ich', 'meiner', 'mir', 'mich'],
  ['du', 'deiner', 'dir', 'dich'],
  ['er', 'seiner', 'ihm', 'ihn'],
  ['sie', 'ihrer', 'ihr', 'sie'],
  ['wir', 'unser', 'uns', 'uns'],
  ['sie', 'ihrer', 'ihnen', 'sie'],
  ['wer', 'wessen', 'wem', 'wen'],
];
const PREPOSITIONS: readonly (readonly [RegExp, Case])[] = [
  [/^(?:mit|nach|bei|von|zu|aus|seit|außer|gegenüber)$/, DATIVE],
  [/^(?:für|durch|ohne|gegen|um)$/, ACCUSATIVE],
  [/^(?:wegen|während|trotz|statt|anstatt)$/, GENITIVE],
];
const BOTH_WAYS = /^(?:in|an|auf|unter|über|neben|vor|hinter|zwischen)$/;
const MOVES =
  /^(?:gehen|laufen|fahren|springen|rennen|fliegen|steigen|klettern|werfen|stellen|legen|setzen|hängen|stecken|kommen|schieben|fallen)$/;
const RESTS = /^(?:liegen|stehen|sitzen|sein|wohnen|bleiben|schlafen|spielen|warten|essen|leben)$/;
const VERBS: readonly (readonly [RegExp, Case])[] = [
  [/^(?:sein|werden|heißen|bleiben)$/, NOMINATIVE],
  [
    /^(?:helfen|danken|gefallen|gehören|antworten|folgen|glauben|gratulieren|schmecken|zuhören|zusehen|zuschauen|begegnen|vertrauen|passen|fehlen|wehtun|verzeihen|widersprechen|ähneln|zustimmen|drohen|schaden|winken|geben|schenken|zeigen|erzählen|leihen|schicken|erklären|wünschen)$/,
    DATIVE,
  ],
  [
    /^(?:sehen|hören|mögen|lieben|fragen|haben|essen|trinken|kaufen|besuchen|rufen|anrufen|suchen|finden|treffen|holen|brauchen|kennen|tragen|lesen|malen|nehmen|streicheln|füttern|waschen|putzen|werfen|fangen|bauen|machen|hassen|einladen|vermissen|ärgern|verstehen|bekommen|vergessen|umarmen|küssen|beißen|jagen|fressen|abholen|wecken)$/,
    ACCUSATIVE,
  ],
];
/** Who gets something stands in the third case, what one gets in the fourth. */
const GIVES = /^(?:geben|schenken|zeigen|erzählen|leihen|schicken|erklären|wünschen)$/;
const DETERMINER = /^(?:de[rnms]|die|das|(?:ein|mein|dein|sein|ihr|unser|kein)(?:e[nmrs]?)?)$/;
const POSSESSIVE = /^(?:mein|dein|sein|ihr|unser|kein)e?$/;
const ASKS =
  /^(?:und )?(?:(?:heißt|sagt|schreibt|stimmt|nimmt|benutzt|was (?:ist|stimmt)|ist|wie heißt)(?: es| man| das| richtig| besser| nun| der satz)* )/u;
/** "Welcher ist größer, der oder die Erde?" */
const ASKS_OTHER =
  /^(?:und )?(?:welche|wer|wo|wann|warum|wieso|wie(?! hei)|was(?! (?:ist (?:richtig|besser)|stimmt)))/u;
const MOST_WORDS = 14;

/** "Ich helfe der Oma oder die Oma?": the one that the verb or the preposition wants. */
export function chooseCase(text: string, tools: Tools): string | null {
  if (ASKS_OTHER.test(text)) return null;
  const words = text.replace(ASKS, '').split(' ');
  const joint = words.indexOf('oder');
  if (joint < 1 || words.length > MOST_WORDS) return null;
  const found = pairIn(words.slice(0, joint), words.slice(joint + 1), tools);
  if (!found) return null;
  const { before, one, other, noun, nounOfOne, after } = found;
  const ruled = ruleFor(before, after.length > 0, tools);
  if (!ruled) return before.length === 0 ? chooseByGender(found, tools) : null;
  const right = rightOf(one, other, { noun, at: ruled.at, tools });
  if (right === null) return null;
  const { word } = ruled;
  const heard = right === one ? nounOfOne : noun;
  const written = heard === '' ? '' : ` ${capitalise(heard)}`;
  const said = ruled.isPreposition ? `${word} ${right}${written}` : `${right}${written}`;
  return `Richtig ist ${german(said)}. Nach ${german(word)} fragt man: ${questionOf(ruled)}`;
}

function questionOf({
  word,
  at,
  isPreposition,
}: {
  word: string;
  at: Case;
  isPreposition: boolean;
}) {
  if (!isPreposition || at === GENITIVE) return QUESTIONS[at];
  if (BOTH_WAYS.test(word)) return at === DATIVE ? 'Wo?' : 'Wohin?';
  return `${capitalise(word)} ${at === DATIVE ? 'wem' : 'wen oder was'}?`;
}

/** The two forms, the noun behind them, and what stands before the first. */
function pairIn(left: readonly string[], right: readonly string[], { lexicon, verbOf }: Tools) {
  const at = right.findIndex((word) => isForm(word));
  const other = right[at];
  const own = left.findLastIndex((word) => isForm(word));
  const one = left[own];
  if (one === undefined || other === undefined || one === other) return null;
  const [firstNoun = '', ...behind] = left.slice(own + 1);
  // "Ich habe den Hund gesehen oder dem Hund": the verb stands behind the noun.
  const isBehind = behind.length > 0 && behind.every((word) => verbOf(word) !== undefined);
  const before = [...(isBehind ? behind : []), ...left.slice(0, own)];
  const nounLeft = isBehind ? firstNoun : left.slice(own + 1).join(' ');
  if (isPronoun(one) && isPronoun(other) && nounLeft === '') {
    return { before, one, other, noun: '', nounOfOne: '', after: right.slice(at + 1) };
  }
  const noun = right[at + 1] ?? '';
  if (!DETERMINER.test(one) || !DETERMINER.test(other) || noun === '') return null;
  const isSame =
    nounLeft === noun || findNoun(lexicon, nounLeft)?.lemma === findNoun(lexicon, noun)?.lemma;
  if (nounLeft !== '' && !isSame) return null;
  return { before, one, other, noun, nounOfOne: nounLeft || noun, after: right.slice(at + 2) };
}

const isPronoun = (word: string) => PRONOUNS.some((row) => row.includes(word));
const isForm = (word: string) => DETERMINER.test(word) || isPronoun(word);

/** "Heißt es mein oder meine Schwester?": the first case, by the gender of the noun. */
function chooseByGender(
  { one, other, noun }: { one: string; other: string; noun: string },
  tools: Tools,
): string | null {
  if (noun === '' || ![one, other].every((form) => POSSESSIVE.test(form))) return null;
  const right = rightOf(one, other, { noun, at: NOMINATIVE, tools });
  return right && `Richtig ist ${german(`${right} ${capitalise(noun)}`)}.`;
}

/** Which case is wanted, and by which word. */
function ruleFor(before: readonly string[], hasMore: boolean, { verbOf }: Tools) {
  const last = before.at(-1) ?? '';
  const verbs = before.flatMap((word) => verbOf(word)?.infinitive ?? []);
  const verb =
    verbs.findLast((each) => !/^(?:haben|sein|werden)$/.test(each)) ?? verbs.at(-1) ?? '';
  const fixed = PREPOSITIONS.find(([pattern]) => pattern.test(last));
  if (fixed) return { word: last, at: fixed[1], isPreposition: true };
  if (BOTH_WAYS.test(last)) {
    const at = MOVES.test(verb) ? ACCUSATIVE : RESTS.test(verb) ? DATIVE : undefined;
    return at === undefined ? null : { word: last, at, isPreposition: true };
  }
  const wanted = VERBS.find(([pattern]) => pattern.test(verb));
  if (!wanted) return null;
  const isThing =
    GIVES.test(verb) &&
    !hasMore &&
    before.some((word) =>
      /^(?:mir|dir|ihm|ihr|uns|euch|ihnen|dem|einem|meine[mr]|der)$/.test(word),
    );
  return { word: verb, at: isThing ? ACCUSATIVE : wanted[1], isPreposition: false };
}

/** The one of two forms that is of a case; null where neither or both are. */
function rightOf(
  one: string,
  other: string,
  { noun, at, tools }: { noun: string; at: Case; tools: Tools },
): string | null {
  const isRight = (form: string) => {
    if (noun === '') {
      const row = PRONOUNS.find((forms) => forms.includes(one) && forms.includes(other));
      return row?.[at] === form;
    }
    const known = findNoun(tools.lexicon, noun);
    if (!known) return false;
    const isMany =
      isPluralForm(known, noun) && known.plural?.toLowerCase() !== known.lemma.toLowerCase();
    const gender: Gender = isMany ? 'p' : known.gender;
    const stem = /^(ein|mein|dein|sein|ihr|unser|kein)/.exec(form)?.[1];
    return form === (stem ? stem + (ENDINGS[gender][at] ?? '') : ARTICLES[gender][at]);
  };
  const [isOne, isOther] = [isRight(one), isRight(other)];
  if (isOne === isOther) return null;
  return isOne ? one : other;
}
