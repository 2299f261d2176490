import { foldWord } from '@lux/german-text/fold-letters.ts';
import { readColour } from '../read-colour.ts';
import { grammar } from './grammar.ts';

const ARTICLE =
  '(?:ein(?:e[nmr]?)?|n|ne[nmr]?|der|die|das|den|dem|mein(?:e[nmr]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\d+)';
const PREPOSITION =
  '(?:in|im|auf|aufm|unter|unterm|hinter|hinterm|vor|vorm|neben|über|überm|an|am|bei|beim|mit)';
/** What is said while one thinks. */
const PAUSE =
  '(?:(?:äh+m?|hm+|also|ach|oder|doch|halt|warte|stopp|moment|quatsch|lieber|eher|dann|mal),?\\s+)*';
const NO = '(?:nein|nee|nö|quatsch|ich\\s+mein(?:e|te)?|halt\\s+stopp)';

const noun = '(?:\\p{L}+\\s+){0,2}?\\p{L}+';
const flags = 'giu';

/** "ein Dino, nein, warte, ein Nashorn", "ein Hund oder lieber eine Katze". */
const otherThing = new RegExp(
  `(?<!\\p{L})${ARTICLE}\\s+${noun},?\\s+(?:${PAUSE}${NO},?\\s+${PAUSE}(?:(?:keine?n?|nicht\\s+${ARTICLE}?)\\s*\\p{L}+,?\\s+(?:sondern\\s+)?)?${PAUSE}|(?:oder\\s+)?(?:doch\\s+|dann\\s+)?lieber\\s+(?:doch\\s+)?)(?=${ARTICLE}\\s)`,
  flags,
);
/** "im Käfig, nein, nicht im Käfig, im Dschungel". */
const otherPlace = new RegExp(
  `(?<!\\p{L})${PREPOSITION}\\s+(?:${ARTICLE}\\s+)?\\p{L}+,?\\s+${PAUSE}${NO},?\\s+${PAUSE}(?:nicht\\s+${PREPOSITION}\\s+(?:${ARTICLE}\\s+)?\\p{L}+,?\\s+(?:sondern\\s+)?)?(?=${PREPOSITION}\\s)`,
  flags,
);
/** "ein rotes, nein, blaues Auto", "in rot oder lieber blau". */
const otherColour = new RegExp(
  `(?<!\\p{L})(\\p{L}+),?\\s+(?:${PAUSE}${NO},?\\s+${PAUSE}|oder\\s+(?:doch\\s+)?lieber\\s+)(\\p{L}+)(?!\\p{L})`,
  flags,
);
/** "ein braunes Pony frisst Gras … lieber ein weißes". */
const laterColour =
  /(?<!\p{L})ein(?:e[nmr]?)?\s+(\p{L}+)(.*?),?\s+(?:doch\s+)?lieber\s+(?:doch\s+)?ein(?:e[nmr]?)?\s+(\p{L}+)[.!]?\s*$/iu;
/** A town, not a misspelt "statt": it has an article, with or without an adjective. */
const TOWN =
  '(?<!(?<!\\p{L})(?:die|der|eine|einer|meine|meiner|unsere|unserer)(?:\\s+\\p{L}+en?)?\\s+)stadt';
const instead = new RegExp(
  `,?\\s+(?:(?:an\\s?)?statt?|anstadt|${TOWN}(?=\\s+${ARTICLE}\\s))\\s+(?:${PREPOSITION}\\s+)?((?:${ARTICLE}|eines|einer|des)\\s+)?(\\p{L}+)(\\s+\\p{L}+)?`,
  flags,
);

/** "ein Luftballon, ein gelber": how it is comes after it. */
const describedLater = new RegExp(
  `(?<!\\p{L})(eine?n?|zwei|drei)\\s+(\\p{L}{3,})\\s?[,.?!]\\s*(?:aber\\s+|und\\s+zwar\\s+)?eine?n?\\s+((?:\\p{L}+[-\\s]+)?\\p{L}+(?:e|er|es|en))(?=\\s*[,.!?]|\\s*$)`,
  flags,
);

const isColour = (word: string) => readColour(word) !== undefined;
const isDescribing = (word: string) => {
  const folded = foldWord(word);
  return isColour(word) || grammar.big.has(folded) || grammar.small.has(folded);
};

/** Only what a child says last counts: what was taken back or stands behind "statt" goes. */
export function correctSelf(text: string): string {
  return text
    .replace(instead, (_found, _article: string, first: string, second = '') =>
      isDescribing(first) && second && !/^\s+(lieber|und|doch)$/i.test(second) ? '' : second,
    )
    .replace(laterColour, (found, first: string, between: string, last: string) =>
      isColour(first) && isColour(last)
        ? found.slice(0, found.indexOf(first)) + last + between
        : found,
    )
    .replace(describedLater, (found, article: string, thing: string, how: string) =>
      how.split(/[-\s]+/).every(isDescribing) ? `${article} ${how} ${thing}` : found,
    )
    .replace(otherPlace, '')
    .replace(otherThing, '')
    .replace(otherColour, (found, first: string, second: string) =>
      isColour(first) && isColour(second) ? second : found,
    );
}
