import type { Language } from '../../story-writer/language/create-language.ts';
import type { DraftQuestion } from './draft-question.ts';
import { asInside, type Clause, isCapital, isNounPhrase } from './read-clause.ts';

const SEASONS = ['im Frühling', 'im Sommer', 'im Herbst', 'im Winter'];
const TIMES: readonly (readonly string[])[] = [
  SEASONS,
  ['nachts', 'mittags', 'am Nachmittag'],
  ['in der Nacht', 'am Mittag', 'am Nachmittag'],
  ['am Tag', 'in der Nacht'],
  ['tagsüber', 'nachts'],
  ['am Morgen', 'am Mittag', 'in der Nacht'],
  ['am Abend', 'am Morgen', 'am Mittag'],
  ['morgens', 'mittags', 'nachts'],
  ['abends', 'morgens', 'mittags'],
];
/** Places that are far from each other, with words of texts in which they might be true. */
const PLACES: readonly (readonly [string, RegExp])[] = [
  [
    'im tiefen Meer',
    /meer|ozean|fisch|wal(?!d)|küste|wasser|hai|see|koralle|schiff|strand|insel/iu,
  ],
  ['mitten in der Wüste', /wüste|sand|kamel|kaktus|sahara|trocken|skorpion|ägypt/iu],
  ['auf dem Mond', /mond|weltall|rakete|planet|astronaut|stern|sonne/iu],
  ['am Südpol', /pol|eis(?!en)|pinguin|schnee|antarktis|arktis|kälte/iu],
  ['in einem Vulkan', /vulkan|lava|feuer|heiß|magma|gestein/iu],
  ['im Dschungel', /dschungel|regenwald|affe|tropen|papagei|urwald|tiger|palme/iu],
];
const MOST_WRONG = 3;
/** Verbs that say where something is. */
const STAYS =
  /^(?:lebt|leben|lebte|lebten|wohnt|wohnen|wohnte|wohnten|liegt|liegen|lag|lagen|steht|stehen|stand|standen|wächst|wachsen|wuchs|wuchsen|schläft|schlafen|sitzt|sitzen|baut|bauen|hängt|hängen|blüht|blühen|schwimmt|schwimmen|brütet|brüten|nistet|nisten|versteckt|verstecken|überwintert|überwintern|arbeitet|arbeiten|arbeiteten|spielt|spielen|befindet|befinden)$/u;
const PLACE = /^(?:im|in|auf|unter|am|an|hinter|neben|bei)$/iu;
const NO_PLACE =
  /^(?:Winter|Sommer|Herbst|Frühling|Jahr|Jahre|Jahren|Jahrhundert|Nacht|Tag|Tage|Tagen|Morgen|Abend|Mittag|Woche|Wochen|Monat|Monate|Monaten|Stunde|Stunden|Minuten|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Zeit|Zeiten|Gruppen|Herden|Rudeln|Familien|Schwärmen|Paaren|Anfang|Ende|Leben|Mittelalter|Team|Gefahr|Hilfe|Durchschnitt|Uhr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Meistens|Regel|Ruhe|Sicherheit|Sturm|Regen|Schnee|Wind|Dunkeln|Hellen|Gewitter|Notfall|Kampf|Krieg|Urlaub|Ferien|Stille|Traum|Alter|Flug|Dämmerung|Dunkelheit|Sonne|Gefangenschaft|Freiheit|Wechsel|Reihe|Reihen|Kreis|Gruppe|Herde|Rudel|Familie)$/u;

/** "Wann" and "Wo" of a sentence with one such part: the part moves out, the rest keeps its order. */
export function askWhenWhere(clause: Clause, whole: string, language: Language): DraftQuestion[] {
  return [...askWhen(clause, language), ...askWhere(clause, whole, language)];
}

function askWhen(clause: Clause, language: Language): DraftQuestion[] {
  return TIMES.flatMap((group) => {
    const answer = group[0] ?? '';
    const named = group === SEASONS ? SEASONS : [answer];
    return named.flatMap((time) => {
      const others = group.filter((one) => one !== time);
      // "Im Frühling und im Sommer": both are right.
      if (others.some((one) => saysWords(clause, one))) return [];
      return ask(clause, 'Wann', time.split(' '), others, language);
    });
  });
}

const saysWords = ({ source }: Clause, words: string) =>
  new RegExp(`(?<!\\p{L})${words.split(' ').at(-1)}(?!\\p{L})`, 'iu').test(source);

function askWhere(clause: Clause, whole: string, language: Language): DraftQuestion[] {
  if (!STAYS.test(clause.verb)) return [];
  const wrong = PLACES.filter(([, near]) => !near.test(whole)).map(([place]) => place);
  if (wrong.length < 2) return [];
  const places = placesIn(clause);
  const [place] = places;
  return place && places.length === 1 ? ask(clause, 'Wo', place, wrong, language) : [];
}

/** Parts like "in Gärten und Wäldern", of the first field or at the end of the rest. */
function placesIn({ first, rest }: Clause): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  if (PLACE.test(first[0] ?? '') && isPlacePart(first)) found.push(first);
  const at = rest.findIndex((word) => PLACE.test(word));
  if (at >= 0) {
    const part = rest.slice(at);
    if (isPlacePart(part)) found.push(part);
    // Something else is said behind it, or it is no place: both make the question unsure.
    else found.push([], []);
  }
  return found;
}

function isPlacePart(words: readonly string[]): boolean {
  const nouns = words.filter(isCapital);
  const isPlain = words.every(
    (word, at) =>
      isCapital(word) ||
      at === 0 ||
      /^(?:de[mnr]|eine[mrn]?|ihre[mrn]?|seine[mrn]?|und|oder|ganz|\p{Ll}+e[nmr]|aus|von)$/u.test(
        word,
      ) ||
      (PLACE.test(word) && words[at - 1] === 'und'),
  );
  return (
    isPlain &&
    isCapital(words.at(-1) ?? '') &&
    nouns.length > 0 &&
    !nouns.some((noun) => NO_PLACE.test(noun)) &&
    !/^(?:ihre|seine)/u.test(words[1] ?? '')
  );
}

function ask(
  { source, first, verb, rest }: Clause,
  word: string,
  part: readonly string[],
  wrong: readonly string[],
  language: Language,
): DraftQuestion[] {
  const answer = part.map((one, at) => (at === 0 && !isNoun(one) ? lower(one) : one)).join(' ');
  const finish = (words: readonly string[]) => [
    { question: `${word} ${words.join(' ')}?`, answer, wrong: wrong.slice(0, MOST_WRONG), source },
  ];
  // "Im Winter ist ihr Fell dicht": nobody knows whose.
  const isUnclear = /(?<!\p{L})(?:ihre?|seine?)(?:[mnrs])?(?!\p{L})/u.test(rest[0] ?? '');
  if (isSame(first, part)) return isUnclear ? [] : finish([verb, ...rest]);
  const at = rest.findIndex((_one, index) => isSame(rest.slice(index, index + part.length), part));
  if (at < 0 || !isNounPhrase(first, language)) return [];
  const without = [...rest.slice(0, at), ...rest.slice(at + part.length)];
  // "in der Nacht und am Tag", "nur im Winter": what is left would not be a sentence.
  const [before = '', after = ''] = [rest[at - 1], rest[at + part.length]];
  if (
    /^(?:und|oder|nur|auch|bis|von|vor|nach|erst|schon|selbst|sogar|mitten|tief|hoch|weit|oben|unten|hinten|vorn|vorne|draußen|drinnen|dort|hier|rund|kurz|ganz)$/u.test(
      before,
    ) ||
    /^(?:und|oder|bis|des|der|von|oder)$/u.test(after)
  )
    return [];
  return finish([verb, ...asInside(first, language), ...without]);
}

const isNoun = (word: string) =>
  isCapital(word) &&
  !/^(?:Im|In|Auf|Unter|Am|An|Hinter|Neben|Bei|Nachts|Tagsüber|Morgens|Abends)$/u.test(word);
const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const isSame = (words: readonly string[], part: readonly string[]) =>
  words.length === part.length &&
  words.every(
    (word, at) => word === part[at] || (at === 0 && word.toLowerCase() === part[at]?.toLowerCase()),
  );
