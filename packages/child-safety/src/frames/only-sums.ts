import { conceptsIn } from '../concepts/concepts-in.ts';
import { isFirstName } from '../masking/names/read-name.ts';
import { isAskedOrPriced, NUMBER, writeCounted } from './counted-things.ts';
import { GRAVE } from './everyday-rest.ts';
import { isCloseToChild } from './plain-day.ts';
import { NO_FOODS, PLAIN_WORDS } from './plain-words.ts';

/** How often: in a sum it only counts. */
const HOW_OFTEN =
  /(?<!\p{L})(?:jeden|jede|jedes|pro|am|an einem|in der|in einer|in einem|in den|im) (?:tag|morgen|mittag|nachmittag|abend|nacht|woche|monat|jahr|stunde|minute|schultag|wochentag)(?!\p{L})/gu;
const AMOUNT = new RegExp(
  `(?<!\\p{L})(?:${NUMBER}|wie ?viele?|wie (?:oft|lange|weit|schwer|teuer)|ein (?:viertel|drittel|fünftel|achtel|zehntel|halb\\p{L}*)|die hälfte|halb so viele?|doppelt so viele?|dreimal so viele?|jedes|jede|jeder|je|pro|zusammen|insgesamt|übrig|rest)(?!\\p{L})`,
  'gu',
);
const HAS_NUMBER = new RegExp(`(?<!\\p{L})${NUMBER}(?!\\p{L})`, 'u');
/** `3 Leben` are those of a game, and a man who buys shirts is of a task. */
const LIVES = new RegExp(`(?<!\\p{L})${NUMBER} leben(?!\\p{L})`, 'gu');
const BUYER = /(?<!\p{L})(?:ein|eine|der|die) (?:mann|frau)(?!\p{L})/gu;
const OF_ME = /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|uns|wir|unser\p{L}*)(?!\p{L})/u;

/** Who drinks coffee, milk or the like, and nothing else. */
const SOFT =
  /(?<!\p{L})(?:trinkt|trinke|getrunken) (?=(?:[\p{L}\d]+ ){0,5}(?:kaffee|tee|wasser|saft|milch|limo|kakao|apfelsaft|tassen?|gläser|glas)(?!\p{L}))/gu;

/** Words of sums beside plain ones. */
const OF_SUMS = new Set(
  'viele viel wieviel wieviele wie oft lange weit schwer teuer ein eine einer einem einen viertel drittel fünftel achtel zehntel halb halbe halben hälfte doppelt so jedes jede jeder jeden jedem je pro zusammen insgesamt übrig rest mal plus minus geteilt durch gleich ergibt sind das dann noch davon dazu ab hin her vor zurück seiten seite stück stücke packung packungen karton kartons tüte tüten kiste kisten paar km kilometer meter zentimeter cm liter gramm kg euro cent schritte runden sammelt sammle sammeln verschenkt verschenke verkauft verkauft kauft kaufe kaufen kostet kosten zahlt zahle bezahlt bekommt bekomme bringt bringe bringen reichen reicht teilen teilt verteilt verteilen gibt gebe verliert verliere verloren läuft laufe laufen rennt trinke trinkt bleibt bleiben brauche braucht brauchen hat hatte wird werden fehlen fehlt passen passt stehen steht liegen sitzen sitzt hochgehe hoch runter treppe stufen flaschen flasche gläser glas dosen becher schachteln mitglieder personen leute gäste schüler schülerinnen rechne rechnen aufgabe er sie mehr weniger schwerer leichter schwester bruder kommen übrig behält verbraucht verbrauche kekse bauer dreimal zweimal viermal jeweils insgesamt davon behalte anfang zuerst tage tagen wochen monat monaten fürs liter bestellt bestelle werden wurden ml milliliter drin raus kauf zahl bezahl krieg zahle mit wenn cola schorle also heft flaschen becher nehm dazu'.split(
    ' ',
  ),
);
/** What no sum is about, be it counted or not. */
const NO_SUM =
  /(?<!\p{L})(?:nicht|nie|kein\p{L}*|nichts|nix|muss|soll|darf|fort|angst|\p{L}*tablette\p{L}*|pillen?|(?:ist|sind|bleibt|bin|war|waren) (?:[\p{L}\d]+ ){0,4}weg|wein|sekt|schnaps|wodka|rum|likör|kippen?|zigaretten?|joints?|böse|wütend|schrei\p{L}*|brüll\p{L}*|wein\p{L}*|traurig|fieber|krank|krankenhaus|polizei|schläge|verprügel\p{L}*|ausrast\p{L}*|küss\p{L}*|foto\p{L}*|bett|zimmer|dusch\p{L}*|hose|haut|gehauen)(?!\p{L})/u;
/** Food that has to last is no sum where a child is alone with it. */
const HAS_TO_LAST =
  /(?<!\p{L})(?:halten|hält|reichen|reicht)(?!\p{L}).*(?<!\p{L})(?:brote?|toast|nudeln|milch|reis|essen|dosen?)(?!\p{L})|(?<!\p{L})(?:brote?|toast|nudeln|milch|reis|essen|dosen?)(?!\p{L}).*(?<!\p{L})(?:halten|hält|reichen|reicht)(?!\p{L})/u;
const EATS = /(?<!\p{L})(?:gegessen|esse|ess|isst|essen|getrunken|trinke|trinkt)(?!\p{L})/u;
/** `Hat jeder Papa zwei Gesichter` asks for no number. */
const ASKS_OTHERWISE =
  /^(?:und )?(?:warum|wieso|weshalb|hat|haben|ist|sind|kann|können|darf|dürfen)(?!\p{L})/u;
const LEAST_AMOUNTS = 2;
const MOST_UNKNOWN = 4;
/** What is eaten, drunk, smoked or taken must be known. */
const CONSUMED =
  /(?<!\p{L})(?:gegessen|esse|ess|isst|essen|getrunken|trinke|trinkt|geschluckt|raucht|nimmt)(?!\p{L})/u;
/** What else is eaten in sums. */
const SWEETS =
  /^(?:\p{L}*(?:bonbons?|pralinen?|kekse|riegel|lollis?|brezeln?|nüsse|pflaumen|pfirsiche|kirschen|beeren|brote|brötchen|kugeln|knödel|klöße|maultaschen|pommes|tafeln?|teile|kaffee|cola|tassen?|schorle|limonade))$/u;

const wholeOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,:](?!\d)|[?!]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** The words of a sum that are neither plain nor of sums; null where it is none or tells of more. */
function unknownIn(whole: string, counted: string): string[] | null {
  const sum = counted
    .replace(SOFT, ' braucht ')
    .replace(HOW_OFTEN, ' pro ')
    .replace(LIVES, ' 3 punkte');
  const said = OF_ME.test(sum) ? sum : sum.replace(BUYER, ' er ');
  if (ASKS_OTHERWISE.test(said)) return null;
  if (!HAS_NUMBER.test(said) || (said.match(AMOUNT) ?? []).length < LEAST_AMOUNTS) return null;
  if (GRAVE.test(said) || NO_SUM.test(said) || HAS_TO_LAST.test(said)) return null;
  const words = said.match(/\p{L}+/gu) ?? [];
  if (isCloseToChild(words)) return null;
  if (EATS.test(said) && words.some((word) => NO_FOODS.has(word))) return null;
  const unknown = words.filter((word) => !PLAIN_WORDS.has(word) && !OF_SUMS.has(word));
  if (unknown.some((word) => conceptsIn(word, ['de']).length > 0)) return null;
  const isKnown = (word: string) => SWEETS.test(word) || isFirstName(word);
  return CONSUMED.test(whole) && !unknown.every(isKnown) ? null : unknown;
}

/**
 * `Ich lese jeden Tag 8 Seiten, wie viele in einer Woche`, `von 36 Pralinen hat Oma ein Drittel gegessen`: a sum or a
 * part of one, told of things, with no word that weighs. What comes every day in it is only counted.
 */
export function onlySums(text: string): boolean {
  const whole = wholeOf(text);
  const unknown = unknownIn(whole, writeCounted(whole));
  return unknown !== null && unknown.length <= MOST_UNKNOWN;
}

/** A name at most. */
const MOST_UNKNOWN_OF_COUNTED = 1;

/**
 * `Ich wiege 28 Kilo und mein Bruder 9 mehr, wie viel wiegt er`: a sum that asks, of something that weighs elsewhere
 * and is only counted here, and every word else is of sums. Whatever its words add up to, it is no call.
 */
export function onlyCounts(text: string): boolean {
  const whole = wholeOf(text);
  const counted = writeCounted(whole);
  if (counted === whole || !isAskedOrPriced(whole)) return false;
  const unknown = unknownIn(whole, counted);
  return unknown !== null && unknown.length <= MOST_UNKNOWN_OF_COUNTED;
}
