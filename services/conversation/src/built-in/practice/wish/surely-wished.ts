import { isUnavailable } from '../cannot-practise.ts';
import { tellsOfPerson } from '../more-than-a-task.ts';
import { readRow } from '../recital/read-row.ts';
import { playsSchool } from './asks-to-practise.ts';
import { asOwnWish } from './for-another.ts';
import { partsWish } from './parts.ts';
import { plainOf } from './plain-text.ts';
import { isSurelyWish, readNamedWish, readOpenWish } from './read-wish.ts';
import type { Wish } from './wish.ts';

/** "Ich hab morgen einen Test in Englisch": told to be practised for. */
const NAMES_TEST =
  /(?<!\p{L})(?:\p{L}*test|\p{L}*arbeit|\p{L}*probe|diktat|lernkontrolle)(?!\p{L}).*(?<!\p{L})(?:in|über) \p{L}+$|(?<!\p{L})(?:mathe|englisch|deutsch) ?(?:test|arbeit|probe)(?!\p{L})/iu;
/** "Verdoppeln muss ich üben": who says so and nothing else wants to practise. */
const SAYS_PRACTISE = /(?<!\p{L})(?:üb|übe|üben|abfragen|abgefragt)(?!\p{L})/iu;
/** "Kannst du mir Textaufgaben geben", "stell mir Fragen": tasks are asked for. */
const ASKS_TASKS =
  /(?<!\p{L})(?:gib|geb|gibst|stell|stellst|stelle|mach|machst|diktier\p{L}*|frag|fragst)(?!\p{L}).*(?:aufgaben?|fragen|diktat|sätze|wörter|vokabeln)(?!\p{L})|(?<!\p{L})du fragst mich(?!\p{L})|(?<!\p{L})(?:frag|frage|stell) (?:mich|mir) (?:mal |bitte )*(?:was|etwas|fragen) (?:über|zu)(?!\p{L})|(?<!\p{L})(?:gegenteile|hauptstädte|reimwörter) (?:raten|suchen)(?!\p{L})|wer wird millionär|(?:lernwörter|wörter|vokabeln) sind|(?:aufgaben?|fragen|diktat) (?:\p{L}+ ){0,2}(?:geben|stellen|machen|abfragen)(?!\p{L})|(?:zuerst|fang\p{L}* (?:an )?mit|^(?:(?:ok|okay|lux|bitte) )*frag mich) .*(?<!\p{L})(?:mal|plus|minus|durch)(?!\p{L})/iu;
/** "Diktat, nur drei Sätze": how many are wanted is said, and nothing is told of them. */
const TELLS_OF_TASKS =
  /(?<!\p{L})(?:hab\p{L}*|hatten?|war|waren|sind|geschafft|gemacht|auf|fertig|musste\p{L}*|mussten)(?!\p{L})/iu;
/** "Frag mich", "übst du mit mir", "lass uns ein Quiz machen": said to LUX, and of nothing else. */
const ASKS_LUX =
  /(?<!\p{L})(?:(?:frag|teste?|prüfe?|quiz) mich|(?:fragst|testest|prüfst|hörst) du mich|mich (?:\p{L}+ ){0,8}(?:abfragen|testen|prüfen|fragen|ausfragen)|mir (?:\p{L}+ ){0,6}?\p{L}*(?:fragen|aufgaben) (?:\p{L}+ ){0,3}(?:stellen|geben)|mit mir (?:\p{L}+ ){0,8}(?:üb|lern|trainier|rechn|abfrag)\p{L}*|(?:üb|lern|trainier|rechne?|reim|buchstabier|zähl|schreib)\p{L}* (?:du |bitte |mal )*mit mir|(?:lass uns|wollen wir|können wir|mach\p{L}*) (?:\p{L}+ ){0,6}(?:\p{L}*quiz|diktat|ratespiel|rätselspiel|lückentext\p{L}*|üben|lernen|rechnen))(?!\p{L})/iu;
const SUREST_OPEN = 0.9;

/** "Die verwechsel ich immer": told of what is to be practised. */
const MIXES_UP = /(?<!\p{L})verwechs\p{L}*(?!\p{L})/iu;

/** In so few words nothing is told beside a wish to practise. */
const MOST_WORDS = 7;
const isShortWish = (question: string): boolean =>
  SAYS_PRACTISE.test(question) && plainOf(question).split(' ').length <= MOST_WORDS;

/** How many are wanted, or how far, is said of a practice alone. */
const isBounded = (wish: Wish | null): boolean =>
  wish !== null && (wish.count ?? wish.limit) !== null;

/** "Machst du mit mir ein Tierquiz?": LUX itself is asked, whatever else is said so to it. */
export function asksOutright(said: string): boolean {
  const question = asOwnWish(said);
  if (playsSchool(question)) return true;
  return ASKS_LUX.test(question) && !tellsOfPerson(question) && readNamedWish(question) !== null;
}

/** Whether a practice is surely wished for, whatever else the words could begin. */
export function isSurelyWished(said: string): boolean {
  const question = asOwnWish(said);
  if (readRow(question) !== null || isSurelyWish(question)) return true;
  const wish = readNamedWish(question);
  const isOfNobody = wish?.subject === 'persons' || !tellsOfPerson(question);
  if (playsSchool(question)) return true;
  if (isOfNobody && isUnavailable(question) && isShortWish(question)) return true;
  if (wish !== null) {
    if (NAMES_TEST.test(question)) return true;
    if (
      isOfNobody &&
      (wish.subject === 'persons' ||
        MIXES_UP.test(question) ||
        ASKS_TASKS.test(question) ||
        SAYS_PRACTISE.test(question))
    )
      return true;
    if (isOfNobody && (ASKS_LUX.test(question) || partsWish(question) !== null)) return true;
    if (isOfNobody && isBounded(wish) && !TELLS_OF_TASKS.test(question)) return true;
  }
  return readOpenWish(question, SUREST_OPEN) === 'any';
}
