import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { directionOf } from './events.ts';
import { ONE_OF_MANY } from './shapes/rate-shapes.ts';
import { isSameNoun } from './story.ts';

/** The sentence that asks: all from the last question word on. */
const QUESTION =
  /(?:um |nach |in |aus |auf |für )?(?:wie ?(?:viele?[nmr]?|alt|lange?|schwer|weit|hoch|groß|teuer|oft|warm|kalt)|was|wann|welche)(?!\p{L})/giu;
const ASKS_LEFT =
  /(?<!\p{L})(?:noch|übrig|bleib\p{L}*|zurück|wieder|raus|heraus|rest\p{L}*|wechselgeld|rückgeld|fehl\p{L}*|nicht|keine?n?|ohne)(?!\p{L})/iu;
/** Halves, shares and hours are reckoned without a sign. */
const SAYS_STEP = / (?:ist|bis|sind|nach|vor) |möglichkeit/u;
const THERE_AND_BACK = /hin und (?:wieder )?zurück/gu;
const EVERY_SO_MANYTH = new RegExp(
  `(?<!\\p{L})jede[rsnm]? (?:zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|\\d+\\.|\\d+ (?:mal|${ONE_OF_MANY})(?!\\p{L}))`,
  'iu',
);
const SO_OFTEN = /(?<![\p{L}\d])(?:\d+|zwei|drei|vier|fünf|sechs) ?mal (?:je |jeweils )?\d/iu;
const ASKS_START = /(?<!\p{L})(?:vorher|anfang|anfangs|ursprünglich|zuvor|davor|zuerst)(?!\p{L})/iu;
const ASKS_ALL =
  /(?<!\p{L})(?:zusammen|insgesamt|alle|allen|gesamt|gemeinsam|beide|beiden)(?!\p{L})/iu;
const IS_WEIGHED_EMPTY = /(?<!\p{L})leere?[nrsm]?(?!\p{L})(?=.*(?:wiegt|schwer|wiegen))/iu;
const EVENS_OUT =
  /(?<!\p{L})damit (?:beide|alle|sie|wir|jeder) (?:\p{L}+ )?(?:gleich|genau so|genauso)/iu;
const IS_BELOW_ZERO = /(?<!\p{L})minus (?:\d+|\p{L}+) grad/iu;
const SAYS_BELOW_ZERO = /minus \d+ grad (?:plus|minus)/u;
const ASKS_STEP = /(?<!\p{L})(?:um wie|unterschied|wie viele? grad|wie viele? (?:wärmer|kälter))/iu;
const ASKS_DEGREES_STEP =
  /(?<!\p{L})um wie ?viel(?:e)? .*(?:wärmer|kälter|gestiegen|gesunken)(?!\p{L})/iu;
const SO_LONG =
  /(?<!\p{L})(?<count>\d+|\p{L}+) (?:tage|wochen|monate) (?:lang|hintereinander)(?!\p{L})/u;
/** "3 Tage lang" are no things to be added to others. */
function addsTimes(text: string, question: string, way: string): boolean {
  const said = SO_LONG.exec(text)?.groups?.count;
  const count = said === undefined || /^\d/.test(said) ? said : parseNumberWord(said);
  return (
    count !== undefined &&
    count !== null &&
    !/tage|wochen|monate|wie lang/u.test(question) &&
    new RegExp(`(?<!\\d)${count} plus |plus ${count} ist`, 'u').test(way)
  );
}
/** A word that joins others is no thing. */
const COUNTS_NOTHING = /Es sind (?:noch )?[\d.,]+ (?:Und|Oder|Dann|Aber|Ist|Hat|\p{L})\.$/u;
const FOR_ONE = /(?<!\p{L})(?:für|pro|aus) (?:jede[nrs]?|eine?n?|ein) (?<group>\p{L}{4,})/giu;
/** "Für eine Kette 15 Perlen, wie viele Ketten?" is no sum. */
function asksWhatTakesSome(before: string, question: string): boolean {
  const noun = /viele (\p{L}{4,})/u.exec(question)?.[1];
  return (
    noun !== undefined &&
    [...before.matchAll(FOR_ONE)].some(({ groups }) => isSameNoun(groups?.group ?? null, noun))
  );
}

/** Where seats are free nobody sits. */
const LEFT_FREE =
  /(?<!\p{L})(?:sind|bleiben|waren|ist) (?:noch |aber |davon )*(?:frei|leer|unbesetzt)(?!\p{L})/u;
const LEFT_FREE_ASKED = /(?<!\p{L})(?:frei|leer|unbesetzt|plätze)(?!\p{L})/u;
/** What has to be ready by some hour begins before it. */
const MUST_BE_READY =
  /(?<!\p{L})(?:fertig|da|dort|zu hause|zuhause|daheim|gedeckt|sauber) sein(?!\p{L})/u;
/** With a lamp at the beginning and one at the end there is one more of them than of gaps. */
const STANDS_AT_BOTH_ENDS =
  /(?<!\p{L})(?:am anfang und (?:auch )?(?:am|ganz am) ende|an beiden enden)(?!\p{L})/iu;
const ASKS_CHOICES =
  /(?<!\p{L})(?:outfits?|kombinationen|möglichkeiten|zusammenstellungen)(?!\p{L})/iu;
/** What only came to it was not there before. */
const onlyComes = (before: string) =>
  directionOf((before.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'ein')) === 1 &&
  COMES_TO_ONE.test(before);
const COMES_TO_ONE =
  /(?<!\p{L})(?:(?:schenk\p{L}*|gib\p{L}*|gab\p{L}*) (?:mir|uns|ihm|ihr)|bekomm\p{L}*|krieg\p{L}*|find\p{L}*|gefunden|dazu\p{L}*)(?!\p{L})/u;
/** Legs and wheels of what is counted are never as many as that. */
const ASKS_PARTS =
  /viele (?<part>beine|räder|reifen|pfoten|füße|ecken|flügel|ohren|augen|hufe)(?!\p{L})/iu;
const asksPartsOf = (before: string, question: string) => {
  const part = ASKS_PARTS.exec(question)?.groups?.part;
  return part !== undefined && !before.includes(part);
};
const SHARED_ALIKE =
  /(?<!\p{L})jede[rs]? (?:\p{L}+ ){0,2}?(?:kriegt|bekommt|kriegen|bekommen|soll) (?:\p{L}+ ){0,2}?gleich ?viele?(?!\p{L})/iu;
/** "Wie viele muss ich noch" counts rounds and no metres. */
const ASKS_COUNT =
  /^wie ?viele (?!(?:in|\p{L}*meter|km|cm|kilo|\p{L}*gramm|\p{L}*liter|tonnen|euro|cent|grad)(?!\p{L}))/iu;
const TELLS_MEASURE =
  /Es sind [\d.,]+ (?:\p{L}*[Mm]eter|\p{L}*[Gg]ramm|\p{L}*[Ll]iter)(?: \d+)?\.$/u;
const LACKS_ONE =
  /(?<!\p{L})(?:fehlt|fehlen|nur|außer|ist) (?:noch |aber )?ein(?:e|er|em|en)? \p{L}+(?: (?:kaputt|krank|weg))?(?!\p{L})/iu;
const IS_SAVED_FOR = /(?<!\p{L})(?:spar\p{L}*|reich\p{L}*)(?!\p{L})/iu;
const ASKS_TIMES = /(?<!\p{L})(?:wie lange?|wie oft|wie ?viele (?:wochen|monate|tage))(?!\p{L})/iu;
/** Without such a word nothing is taken several times. */
const MULTIPLIES =
  /(?<!\p{L})(?:hin und (?:wieder )?zurück|je|jed\p{L}*|jeweil\p{L}*|pro|mal|kost\p{L}*|immer|alle|täglich|wöchentlich|monatlich|am tag|im (?:monat|jahr)|zu|mit|à|für|doppelt\p{L}*|paare?|breit|wiegt|brauch\p{L}*|\p{L}+mal|\p{L}*fach\p{L}*|(?:eine?[mnrs]?|der|die|das) \p{L}+|hälfte|viertel|drittel|gleich|reicht|kombi\p{L}*|möglichkeit\p{L}*|\p{L}*(?:reihen?|ecken|flügel|beine?|räder|reifen|füße|pfoten|hufe|finger|augen|ohren))(?!\p{L})/iu;
/** Days of a week are seven, though nobody says so. */
const IS_DAILY = /(?<!\p{L})(?:jeden (?:tag|abend|morgen)|täglich|am tag|pro tag)(?!\p{L})/iu;
const OF_A_WEEK = /(?<!\p{L})(?:in|nach) (?:einer|1|der|dieser) woche(?!\p{L})/iu;
/** "Der übernächste" counts once more than is said. */
const COUNTS_UNSAID =
  /(?<!\p{L})(?:über(?:nächst|morgen)\p{L}*|vorgestern|vorletzt\p{L}*)(?!\p{L})/iu;
const ASKS_CHANGE =
  /(?<!\p{L})(?:bekommen|gekriegt|dazu\p{L}*|gefunden|gekauft|gewonnen|geschenkt|verloren|gegessen|verschenkt|verkauft|weg\p{L}*)(?!\p{L})/iu;
const ENDS_WITH = /(?<!\p{L})(?:jetzt|nun|heute|danach|am (?:ende|abend|schluss))(?!\p{L})/iu;
const OF_A_WHOLE =
  /^(?:\p{L}+ )?von (?:den |unseren |meinen )?(?:\d+|\p{L}+) \p{L}+ (?:sind|waren|haben|kommen)/iu;
const PART_OF_THEM =
  /(?<!\p{L})(?:davon|darunter|von ihnen|von denen)(?!\p{L})(?!.*(?:dazu|hinzu|bekomm|krieg))/iu;
const TELLS_REST =
  /(?<!\p{L})(?:der rest|die (?:anderen|übrigen|restlichen)|alle anderen|den rest)(?!\p{L})/iu;
const SPOILT =
  /(?<!\p{L})(?:faul|kaputt|krank|verwelkt|geplatzt|weg|falsch|zerbrochen|leer|besetzt|verkauft|schimmelig|schlecht|nieten?)(?!\p{L})/iu;
const ASKS_SOUND =
  /(?<!\p{L})(?:gut|gute|heil|ganz|gesund\p{L}*|frisch|voll|richtig|da|frei|noch|gewinne)(?!\p{L})/iu;
/** Three times two centimetres is no hour. */
const MIXES_MEASURES =
  /(?:meter|gramm|liter|euro|cent) ist \d+ (?:stunden?|minuten?)(?!\p{L})|(?:meter|gramm|liter) (?:plus|minus) \d+ (?:stunden?|minuten?)/u;
const WILL_HAVE = /(?<!\p{L})wenn .*noch .*(?:bekomm|krieg|find|kauf|sammel|spar)/iu;
const RESULTS = /(?: ist|Rest) ([\d.,]+)(?! (?:mal|plus|minus|geteilt))/gu;
const IS_MEASURED =
  /\d (?:Euro|Cent|\p{L}*[Mm]eter|\p{L}*[Gg]ramm|Tonnen?|\p{L}*[Ll]iter|Stunden?|Minuten?|Sekunden?|Uhr|Prozent)/u;
const IN_EACH = /(?<!\p{L})(?:in|auf|an) (?:je |eine?[mnr]? |jede[nmrs]? )(?<group>\p{L}{4,})/giu;

/**
 * Whether the way of a solution can be the way of what was told: what is asked as a rest is not added up,
 * what is told as a whole is no part, nothing is taken several times where nobody says so, and the answer
 * is what was calculated. It knows nothing of the reading: it is asked of every one.
 */
export function isSensible(told: string, solution: string): boolean {
  const text = told.toLowerCase();
  const question = askedOf(text).replace(THERE_AND_BACK, '');
  const before = text.slice(0, text.length - askedOf(text).length);
  const way = solution.toLowerCase();
  const [adds, takes, times, shares] = [' plus ', ' minus ', ' mal ', ' geteilt '].map((sign) =>
    way.includes(sign),
  );
  const isOnlyMore = (adds || times) && !takes && !shares;
  const isStart = ASKS_START.test(question);
  // Of 26 children there are fewer pairs.
  if (/viele paare(?!\p{L})/u.test(question) && !before.includes('paar') && isOnlyMore)
    return false;
  if (
    ASKS_LEFT.test(question) &&
    !isStart &&
    isOnlyMore &&
    !/dazu|mehr|viele (?:tage|stunden|minuten|wochen|monate)/u.test(question)
  )
    return false;
  if (tellsWhole(before) && !ASKS_ALL.test(question) && isOnlyMore && adds) return false;
  if (isStart && isOnlyMore && adds && !times && onlyComes(before)) return false;
  if (IS_WEIGHED_EMPTY.test(text) && isOnlyMore && !/ leer[^.]*$/u.test(question)) return false;
  if (EVENS_OUT.test(text) && !shares) return false;
  if (IS_BELOW_ZERO.test(text) && !ASKS_STEP.test(question) && !SAYS_BELOW_ZERO.test(way))
    return false;
  if (takes === false && ASKS_DEGREES_STEP.test(question)) return false;
  if (isOnlyMore && adds && !times && ASKS_CHOICES.test(text)) return false;
  if (isOnlyMore && adds && !times && asksPartsOf(before, question)) return false;
  if (SHARED_ALIKE.test(text) && !shares && !/hälfte|drittel|viertel/u.test(way)) return false;
  if (ASKS_COUNT.test(question) && TELLS_MEASURE.test(solution)) return false;
  if (!takes && LEFT_FREE.test(before) && !LEFT_FREE_ASKED.test(question)) return false;
  if (MUST_BE_READY.test(before) && /^wann muss/u.test(question) && !takes && !/ vor /u.test(way))
    return false;
  if (
    adds &&
    (addsTimes(text, question, way) || (isOnlyMore && asksWhatTakesSome(before, question)))
  )
    return false;
  if (STANDS_AT_BOTH_ENDS.test(text) && shares && !/plus 1(?!\d)/u.test(way)) return false;
  if (LACKS_ONE.test(before) && /fehl|außer/u.test(before) && !/minus 1(?!\d)/u.test(way))
    return false;
  if (IS_SAVED_FOR.test(text) && ASKS_TIMES.test(question) && !shares && !takes) return false;
  if (COUNTS_UNSAID.test(text)) return false;
  if (SO_OFTEN.test(text) && !times && !shares) return false;
  if (!adds && !takes && !times && !shares && !SAYS_STEP.test(way)) return false;
  if (EVERY_SO_MANYTH.test(text) && !shares) return false;
  if (times && !MULTIPLIES.test(text)) return false;
  if (IS_DAILY.test(before) && OF_A_WEEK.test(text) && !/(?<!\d)7(?!\d)/u.test(way)) return false;
  if (times && !shares && asksGroups(before, question)) return false;
  if (/(?<!\p{L})wer (?:hat|ist|bekommt|war|braucht)(?!\p{L})/u.test(text)) return false;
  if (isOnlyMore && (ASKS_CHANGE.test(question) || OF_A_WHOLE.test(before))) {
    if (OF_A_WHOLE.test(before) || ENDS_WITH.test(before)) return false;
  }
  if (isOnlyMore && adds && PART_OF_THEM.test(before) && !ASKS_ALL.test(question)) return false;
  if (shares && !times && !takes && asksWhatEachHolds(before, question)) return false;
  if (MIXES_MEASURES.test(way) || COUNTS_NOTHING.test(solution)) return false;
  if (/ ist 0 rest/u.test(way) || leavesCentsOut(text, solution)) return false;
  if (ASKS_CLOCK.test(question) && !/\d uhr/u.test(way)) return false;
  if (addsLosses(before, way)) return false;
  if (addsWhatGoes(text, way) || LESSON_HAS.test(before)) return false;
  if (
    PRICE_LIST.test(before) &&
    times &&
    !/(?<!\p{L})(?:je|jede\p{L}*|mal|pro)(?!\p{L})/u.test(text)
  )
    return false;
  if (takes && SHARE_TOLD.test(before) && ASKS_TAKEN.test(question)) return false;
  if (IS_DATE.test(before) || (STILL_MISSING.test(before) && isOnlyMore)) return false;
  if (isOnlyMore && adds && TELLS_REST.test(before)) return false;
  if (!takes && SPOILT.test(before) && ASKS_SOUND.test(question) && !isStart) return false;
  if (isOnlyMore && WILL_HAVE.test(before) && /jetzt|schon/u.test(question)) return false;
  return saysWhatCameOut(solution);
}

const EURO_AND_CENT =
  /(\d+) euro (\d{2})(?!\d)(?! ?(?:euro|cent|kinder|stück|mal|\p{L}+n (?:hat|sind)))/gu;
/** "2 Euro 50" is one price. */
const leavesCentsOut = (text: string, solution: string) =>
  [...text.matchAll(EURO_AND_CENT)].some(
    ([, euros, cents]) => !solution.includes(`${euros} Euro ${cents}`),
  );
const ASKS_CLOCK = /wie spät|wie ?viel uhr|um wie ?viel uhr/u;
/** "Erst gehen 20": no more of them. */
const LOST =
  /(?<!\p{L})(?:gehen|fliegen|platzen|fallen|verschwinden|zerbrechen|sterben|verliert|verliere) (?:noch |noch mal |dann |erst |wieder )*(\d+)(?!(?: \p{L}+){0,3} (?:dazu|hinzu|rein|hinein|ein|ins|in|zum|zur|zu))/gu;
const addsLosses = (before: string, way: string) =>
  [...before.matchAll(LOST)].some(([, count]) => new RegExp(`plus ${count}(?!\\d)`, 'u').test(way));
/** "Von 30 platzen 4": what goes of a whole is taken away first. */
const OF_A_WHOLE_GOES =
  /^(?:\p{L}+ )?von (?:den |unseren |meinen )?(?<whole>\d+) \p{L}+ (?:platz|flieg|geh|fall|verkauf|ess|iss|verschenk|gib|geb|lauf|zerbrech|sterb|verlier|nehm|nimm)/u;
const addsWhatGoes = (text: string, way: string) => {
  const whole = OF_A_WHOLE_GOES.exec(text)?.groups?.whole;
  return whole !== undefined && way.includes(`${whole} plus `);
};
/** "Eine Stunde hat 45 Minuten": hours that are none. */
const LESSON_HAS =
  /(?:schul|unterrichts|meine |eine |jede )stunde (?:hat|dauert|geht) \d+ minuten/u;
const PRICE_LIST =
  /ein(?:e|en)? \p{L}+ für \d+(?:[.,]\d+)?(?: euro| cent)? und ein(?:e|en)? \p{L}+ für \d/u;
const SHARE_TOLD = /(?<!\p{L})(?:hälfte|drittel|viertel|fünftel|achtel|zehntel)(?!\p{L})/u;
/** What was eaten is the share, and not the rest. */
const ASKS_TAKEN =
  /(?:hab|habe|hat|haben|wurden|sind) (?:ich |er |sie |wir |es )?(?:\p{L}+ )?(?:gegessen|aufgegessen|weg|verschenkt|verkauft|gelesen|abgegeben|ausgegeben)$/u;
const IS_DATE =
  /(?<!\p{L})der \d{1,2}\.? (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/u;
const STILL_MISSING = /(?:brauch\p{L}*|fehl\p{L}*) (?:\p{L}+ )?noch \d+ .*kostet/u;

const askedOf = (text: string) => {
  const at = [...text.matchAll(QUESTION)].at(-1)?.index;
  return at === undefined ? '' : text.slice(at);
};

/** "Zusammen 17, der eine hat 9": of a whole one part is told. */
const tellsWhole = (before: string) =>
  /(?<!\p{L})(?:zusammen|insgesamt|gemeinsam)(?!\p{L}).*(?:\d|\p{L}+zehn|\p{L}+zig)/u.test(before);

/** "Immer 6 in einen Karton, wie viele Kartons?" divides. */
function asksGroups(before: string, question: string): boolean {
  const noun = /viele (\p{L}{4,})/u.exec(question)?.[1];
  if (noun === undefined || !/(?<!\p{L})(?:immer|passen|kommen|packt|legt|füllt)/u.test(before))
    return false;
  return [...before.matchAll(IN_EACH)].some(
    ({ groups }) => groups?.group?.slice(0, 5) === noun.slice(0, 5),
  );
}

const COUNT =
  /(?<![\d,.:]|uhr |euro |meter |klasse |minus )(\d+)(?![\d,.:]|\.|-| ?(?:euro|cent|€|c?m|km|mm|kg|g|l|ml|t|h|\p{L}*meter\p{L}*|\p{L}*gramm|kilo|liter|tonnen?|stunden?|minuten?|sekunden?|uhr|prozent|%|er|klasse|zehner\p{L}*|einer|hunderter\p{L}*)(?!\p{L}))/gu;

/** What is counted stands in the way, each number of it; measures may stand in other units. */
export function usesCounts(told: string, solution: string): boolean {
  const text = told.toLowerCase();
  const shown = new Set(solution.replaceAll(/(?<=\d)\.(?=\d{3})/gu, '').match(/\d+/g));
  return [...text.matchAll(COUNT)].every(
    ([, count = '']) => Number(count) < 2 || Number(count) > MOST_COUNTED || shown.has(count),
  );
}
const MOST_COUNTED = 999;

const FOR_EACH =
  /(?<!\p{L})(?:je|jeweils|jede[rsnm]? (?:\p{L}+ ){0,3}?)(?: ?immer)? ?\d+ (?<noun>\p{L}{3,})/giu;
const SHARED_OUT =
  /(?<!\p{L})(?:teil\p{L}*|verteil\p{L}*|aufgeteilt|gerecht|gleichmäßig|gleich ?viele?|reich\p{L}*)(?!\p{L})/iu;

/** "Jeder bekommt 3 Brote, wie viele Brote?" multiplies. */
function asksWhatEachHolds(before: string, question: string): boolean {
  const asked = /viele (\p{L}{3,})/u.exec(question)?.[1];
  if (asked === undefined || SHARED_OUT.test(before) || /jede|pro|eine[rm]? /u.test(question))
    return false;
  return [...before.matchAll(FOR_EACH)].some(
    ({ groups }) => groups?.noun?.slice(0, 5) === asked.slice(0, 5),
  );
}

/** The number of the answer is one that came out, and no one that was only told. */
function saysWhatCameOut(solution: string): boolean {
  const sentences = solution.split(/(?<=[.!?]) (?=\p{Lu})/u);
  const answer = sentences.findLast((sentence) =>
    /^(?:Es sind|Jeder bekommt|Das kostet) /.test(sentence),
  );
  const number = /\d[\d.,]*\d|\d/.exec(answer ?? '')?.[0];
  if (answer === undefined || number === undefined || number === '0') return number !== '0';
  if (/noch eins mehr/.test(solution) || IS_MEASURED.test(answer)) return true;
  const came = [...solution.matchAll(RESULTS)].map((found) =>
    (found[1] ?? '').replace(/[.,]$/, ''),
  );
  return came.length === 0 || came.includes(number);
}
