import { numberWord } from '../numbers/number-word.ts';
import type { Rule } from './rule.ts';

/** "dritt", "zwanzigst": an ordinal without its ending. @throws RangeError as `numberWord`. */
export function ordinalStem(value: number): string {
  const word = numberWord(value);
  const last = value % 100;
  if (last === 0 || last >= 20) return `${word}st`;
  return word
    .replace(/eins$/, 'ers')
    .replace(/drei$/, 'drit')
    .replace(/sieben$/, 'sieb')
    .replace(/acht$/, 'ach')
    .concat('t');
}

const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const MONTH = `(?:${MONTHS.join('|')}|Jänner)`;
/** What is counted in order, by its gender. */
const FEMININE =
  '(?:Klassen?|Stunde|Runde|Etage|Reihe|Woche|Stufe|Liga|Bundesliga|Seite|Frage|Aufgabe|Strophe|Zeile|Nacht|Minute|Person|Generation|Dimension|Kerze|Mannschaft|Zahl|Potenz)';
const NEUTER =
  '(?:Jahrhunderts?|Jahrtausends?|Jh|Mal|Kapitel|Halbjahr|Schuljahr|Lebensjahr|Jahr|Kind|Tor|Spiel|Lied|Stockwerk|Drittel|Bild|Rätsel|Türchen)';
const MASCULINE =
  '(?:Stocks?|Platz|Tag|Tages|Geburtstag|Weltkriegs?|Weltkrieges|Advent|Versuch|Preis|Teil|Satz|Monat|Schritt|Buchstabe|Buchstaben|Planet|Zahn|Mann|König|Gang|Grad|Feiertag|Weihnachtstag|Schultag|Stern|Punkt)';
const COUNTED = `(?:${MONTH}|${FEMININE}|${NEUTER}|${MASCULINE})`;
const DETERMINER =
  '(?:[Aa]m|[Aa]ns|[Ii]ns?|[Ii]m|[Vv]om|[Zz]um|[Zz]ur|[Bb]eim|[Bb]is|[Aa]b|[Ss]eit|[Vv]or|[Nn]ach|[Dd]e[mnrs]|[Dd]ie|[Dd]as|[Dd]iese[mnrs]?|[Jj]ede[mnrs]?|(?:[MmDdSsKk]?[Ee]in|[Ii]hr|[Uu]nser)(?:e[mnrs]?)?)';
/** What a new sentence begins with, so that the point before it ends one. */
const STARTS =
  '(?:Das|Der|Die|Den|Dem|Des|Er|Sie|Es|Ich|Du|Wir|Ihr|Und|Aber|Dann|Denn|Da|Dort|Ein|Eine|Einen|In|Im|Am|Auf|Bei|Mit|Von|Zu|Wie|Was|Wer|Wo|Wann|Warum|So|Nun|Jetzt|Ja|Nein|Danach|Dabei|Dazu|Heute|Weißt|Hast|Möchtest|Kannst|Magst|Willst|Soll|Richtig|Toll|Super)\\b';

function endingFor(before: string, article: string, noun: string): string {
  const word = article.trim().toLowerCase();
  if (word === 'der')
    return /(?:^|\s)(?:in|an|auf|mit|von|zu|bei|seit|aus|nach|vor|unter|über|ab|während|wegen|bis|neben|hinter|zwischen)\s$/i.test(
      before,
    )
      ? 'en'
      : 'e';
  if (/^(?:die|das|diese|dieses|jede|ins|ans)$/.test(word)) return 'e';
  if (/(?:ein|ihr|unser)$/.test(word)) return new RegExp(`^${NEUTER}`).test(noun) ? 'es' : 'er';
  if (/^(?:[mdsk]?eine|ihre|unsere)$/.test(word)) return 'e';
  if (word === 'dieser' || word === 'jeder') return 'e';
  if (word !== '') return 'en';
  if (new RegExp(`^${FEMININE}`).test(noun)) return 'e';
  return new RegExp(`^${NEUTER}`).test(noun) ? 'es' : 'er';
}

const NUMBERS = String.raw`\d{1,4}\.(?:(?:\s?[–-]\s?|,?\s(?:und|oder|bis)\s|,\s|\/)\d{1,4}\.)*`;
const WITH_NOUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${DETERMINER}\s)?(${NUMBERS})\s?(?=${COUNTED}(?!\p{Ll}))`,
  'gu',
);
const WITH_ARTICLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${DETERMINER}\s)(${NUMBERS})(?=\s(?:\p{Ll}|(?!${STARTS})\p{Lu}))\s`,
  'gu',
);
const AT_THE_END = /(?<![\p{L}\p{N}])(am|vom|zum|dem|den)\s(\d{1,2})\.(?=\s*$|,)/giu;

function sayOrdinals(numbers: string, ending: string): string {
  return numbers
    .replace(/\s?[–-]\s?/g, ' bis ')
    .replace(/\//g, ' und ')
    .replace(/(\d+)\./g, (_, digits: string) => `${ordinalStem(Number(digits))}${ending}`);
}

const sayInText =
  (written: RegExp) =>
  (text: string): string =>
    text.replace(
      written,
      (match: string, article: string | undefined, numbers: string, at: number) => {
        const before = text.slice(Math.max(0, at - 12), at);
        const noun = text.slice(at + match.length, at + match.length + 30);
        return `${article ?? ''}${sayOrdinals(numbers, endingFor(before, article ?? '', noun))} `;
      },
    );

/** "am 3. Oktober", "im 2. Stock", "der 3. und 4. Klasse", "mein 7. Geburtstag", "am 24." */
export const ordinalRules: readonly Rule[] = [
  [/(\d)\.\s?Jh\./g, '$1. Jahrhundert'],
  [/(\d)\.\s?Kl\./g, '$1. Klasse'],
  sayInText(WITH_NOUN),
  sayInText(WITH_ARTICLE),
  [AT_THE_END, (_, word, digits) => `${word} ${ordinalStem(Number(digits))}en.`],
];

/** The name of a month, 1 to 12; empty for any other number. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
