import { namesNeed, tellsOfPerson } from '../more-than-a-task.ts';
import { isSum } from './amounts.ts';
import { wishFor } from './make-wish.ts';
import { ABOUT, asksOfOne, LONGEST_WISH, NOT_THAT, NOT_WANTED, TELLS_PROBLEM } from './no-wish.ts';
import { plainOf } from './plain-text.ts';
import { SUBJECTS } from './subjects.ts';
import { isTopic } from './topics.ts';
import type { Subject, Wish } from './wish.ts';

const NUMBER =
  'ein paar|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|hundert|tausend|\\d{1,6}';
const words = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu');

/** That something is wished for. */
const WISH = words(
  '(?:kannst|könntest|magst|willst|würdest) du|(?:können|wollen|sollen|könnten) wir|lass uns|ich (?:will|möchte?|muss|soll|brauche?|würde? gern)|bitte|üb(?:e|en|st|ung|ungen)?|lern(?:e|en|st)?|frag(?:e|en|st)?|abfrag(?:e|en|st)?|abgefragt|stell(?:e|en|st)?|gib(?:st)?|geben|mach(?:e|en|st)?|teste?(?:n|st)?|prüfe?(?:n|st)?|trainier(?:e|en|st)?|spiel(?:e|en|st)?|diktier(?:e|en|st)?|mit mir|mit dir|her mit',
);
/** Who says no more than what it is about must say that LUX is to practise it. */
const ASKS_LUX = words(
  'mit mir|mit dir|lass uns|(?:können|wollen|sollen) wir|ich (?:will|möchte?) .*(?:üben|lernen|rechnen|quiz|diktat)|(?:frag|teste?|prüfe?) mich|(?:stell|gib|diktier)\\p{L}*|üben? (?:wir|bitte)?|(?:fragst|testest|prüfst) du mich|mich .*(?:abfragen|testen|prüfen)|mach\\p{L}* .*(?:quiz|diktat|aufgaben?|lückentext\\p{L}*)',
);
/** How it is to be asked. */
const FORM = words(
  '(?:\\p{L}+)?(?:aufgaben?|fragen?|quiz|rätsel(?:spiel)?|ratespiel|ratequiz|diktat|lückentexte?|wörtern?|sätzen?|vokabeln?|rechnungen)|zum (?:raten|ankreuzen|buchstabieren|schreiben|rechnen)|mit auswahl|multiple choice',
);
const CLASS = words(
  '(?:für |aus |in |wie in )?(?:der |die |das )?(?:erste|zweite|dritte|vierte|\\d)[nr]? klasse|(?:für )?klasse (?:\\d|eins|zwei|drei|vier)|für (?:\\p{L}+klässler|schulanfänger|vorschüler)',
);
const LEVEL = words(
  '(?:(?:aber|ganz|nicht|so|zu|sehr|bisschen|richtig|eher|bitte|was|etwas|nur) )*(?:leicht|einfach|schwer|schwierig|knifflig)\\p{L}*|(?:mit )?(?:ganz )?(?:kleinen?|großen?|riesigen?) zahlen',
);
const AMOUNT = words(
  `(?:(?:nur|genau|höchstens|so) )*(?:${NUMBER})(?: (?:stück|sachen|dinge|mal|runden?))?`,
);
const RANGE = words(
  `(?:(?:im )?zahlenraum )?bis (?:zu |zur |zum )?(?:${NUMBER}|\\p{L}+(?:zig|hundert|tausend))|im (?:hunderter|tausender|zahlenraum)(?:raum)?`,
);
const SIGNS = words(
  'plus|minus|mal|malnehmen|mal ?rechnen|geteilt|teilen|durch|addieren|subtrahieren|multiplizieren|dividieren|(?:das )?(?:kleine |große )?(?:einmaleins|ein mal eins|1 ?x ?1)|(?:\\d{1,2}|\\p{L}+) ?er(?:n)?(?: ?reihen?)?|(?:mit|ohne) (?:rest|zehner ?übergang)|(?:zwei|drei) ?stellig\\p{L}*|zehner ?zahlen|kopfrechnen|rechnen|mathe(?:matik)?|im kopf',
);
const NAMES = words(
  'deutsch|englisch\\p{L}*|rechtschreib\\p{L}*|buchstabieren|schreiben|silben|reim\\p{L}*|gegenteile?|mehrzahl|plural|artikel|begleiter|der die das|das (?:und|oder) dass|dass|seit (?:und|oder) seid|nomen|verben?|adjektive?|wortarten?|vergangenheit|präteritum|perfekt|hauptst[aä]dten?|bundesl[aä]nder\\p{L}*|uhr(?:zeit(?:en)?)?|geld|brüchen?|bruchrechnen|abc|alphabet|zählen|(?:halb|verdopp|halbier|doppel)\\p{L}*|(?:zenti|milli|kilo)?metern?|(?:kilo)?gramm|kilo|litern?|größen|stunden|minuten|allgemeinwissen|wissen|sachkunde|erdkunde|sachunterricht|geschichte|hsu',
);
const FILLERS = words(
  '(?:ich|du|wir|mich|mir|uns|dich|und|oder|aber|nur|bloß|so|mal|heute|jetzt|noch|gern|gerne|ein|eine|einen|einem|einer|ne|nen|bisschen|etwas|was|alles|zum|zur|zu|über|von|vom|mit|für|aus|in|im|auf|an|am|ab|der|die|das|den|dem|des|thema|themen|lux|hallo|hey|hi|ja|ok|okay|also|zwar|durcheinander|gemischt|bunt|alle|ganz|gar|halt|eben|doch|da|dann|auch|zusammen|komm|los|schule|morgen|sachen|stück|erkennen|setzen|bestimmen|richtig|gut|hast|gibt|es|machst|fang|anfangen|bei|wo|immer|alte|alten|schnell|langsam)',
);
const PARTS = [CLASS, RANGE, LEVEL, FORM, SIGNS, NAMES, AMOUNT] as const;
const LEAST_PARTS = 2;
const OF_QUIZ = /quiz|frag|rate|rätsel|wissen|sachkunde|erdkunde|hsu/u;

/** A sentence taken apart: how many parts of a wish it names, and which words are none of them. */
function partsOf(plain: string) {
  let rest = plain;
  let count = 0;
  const take = (pattern: RegExp) => {
    const before = rest;
    rest = rest.replaceAll(pattern, ' ');
    return before !== rest;
  };
  for (const pattern of PARTS) if (take(pattern)) count += 1;
  const isWish = take(WISH);
  take(FILLERS);
  const left = rest.split(' ').filter((word) => word !== '');
  const others = left.filter((word) => !isTopic(word));
  const hasTopic = others.length < left.length;
  return { isWish, hasTopic, count: count + (hasTopic ? 1 : 0), others };
}

/** A wish whose every word is a part of it: "lückentext mit das und dass, klasse 3". */
export function partsWish(text: string): Wish | null {
  const plain = plainOf(text);
  if (plain === '' || plain.length > LONGEST_WISH || namesNeed(text) || tellsOfPerson(text))
    return null;
  const wished = plain.replace(NOT_THAT, ' ').replace(/(?<!\p{L})nicht (?:so|zu)(?!\p{L})/u, ' ');
  if (NOT_WANTED.test(wished) || ABOUT.test(plain) || isSum(plain) || TELLS_PROBLEM.test(plain))
    return null;
  if (asksOfOne(plain) && !/lücken/u.test(plain)) return null;
  const { isWish, hasTopic, count, others } = partsOf(plain);
  const isAsked = isWish && plain.search(ASKS_LUX) >= 0;
  if (others.length > 0 || count < (isAsked ? 1 : LEAST_PARTS)) return null;
  const named = SUBJECTS.find(([, pattern]) => pattern.test(plain))?.[0];
  const subject: Subject | null =
    named ?? (hasTopic && (isWish || OF_QUIZ.test(plain)) ? 'quiz' : null);
  return subject === null ? null : wishFor(subject, plain);
}
