import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import { isAlarming, isTroubled, isWorrying } from '../signs-of-telling.ts';

/** People, times and what everything happens in: nobody wants to hear more of these. */
const TOO_WIDE =
  /^(?:mama|mami|papa|papi|mutter|vater|eltern|oma|opa|omas|opas|bruder|brüder|schwester|schwestern|geschwister|onkel|tante|cousin|cousine|freund|freunde|freundin|freundinnen|kind|kinder|leute|mann|männer|frau|frauen|junge|jungs|mädchen|lehrer|lehrerin|herr|baby|klasse|schule|pause|stunde|stunden|minute|minuten|tag|tage|abend|morgen|mittag|nacht|woche|wochen|monat|jahr|jahre|mal|zeit|uhr|ende|anfang|hause|zuhause|haus|zimmer|seite|stück|teil|ding|dinge|sache|sachen|art|form|weise|wort|name|namen|nummer|zahl|kopf|hand|hände|finger|arm|bein|fuß|füße|auge|augen|ohr|ohren|mund|bauch|rücken|popo|körper|leben|tod|angst|wut|liebe|glück|spaß|lust|hunger|durst|grund|hilfe|problem|fehler|schuld|geheimnis|erste[nrs]?|letzte[nrs]?|neue[nrs]?|alte[nrs]?|kleine[nrs]?|große[nrs]?|geld|euro|cent|meter|kilometer|grad|prozent|paar|menge|welt|gott|herz|blut|wasser|luft|feuer|messer|mensch|menschen|nachbar|nachbarn|bayern|stadt|statt|land|bisschen|bissl|gruppe|verein|mannschaft|geburtstag|ferien|weihnachten|ostern|bett|wohnung|straße|hof|weg|platz|laune|schatten|mond|\p{L}*mal|grade?|anderen?|tisch|stuhl|tür|nachbarin|boden|wand|fenster|decke|ganze[nrs]?|blaue|bissl|chip|unfall|krankenwagen|mathe|deutsch|englisch|drogen?|waffen?|gift|alkohol|bier|gesicht)$/u;
const LEAST_LETTERS = 4;

/** "Stillsitzen" is done, and no thing. */
const IS_DONE =
  /(?:sitzen|liegen|stehen|laufen|machen|spielen|lesen|schlafen|fahren|springen|gehen)$|^(?:zurück|rein|raus|runter|um|an|ab|auf|aus|ein|vor|weg|hin|mit|nach|los)ge\p{L}+(?:t|en)$/u;

/** A noun of the child's own words, as it stands behind "von" and "mit": "dem Traktor", "den Kirschkernen". */
export function createNameThing(
  isKnownNoun: (word: string) => boolean,
  withDative: (word: string) => string | null,
  classOf: (word: string) => WordClass = () => 'N',
) {
  /** The first thing that is told of; null where there is none, or where it may weigh. */
  return (text: string): string | null => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const thing = words.find(
      (word, at) =>
        word.length >= LEAST_LETTERS &&
        !TOO_WIDE.test(word) &&
        !IS_DONE.test(word) &&
        isKnownNoun(word) &&
        /^[NB]$/.test(classOf(word)) &&
        !/^(?:herr|frau|tante|onkel|heißt)$/u.test(words[at - 1] ?? ''),
    );
    if (thing === undefined || isAlarming(thing) || isTroubled(thing) || isWorrying(thing))
      return null;
    return withDative(thing);
  };
}
