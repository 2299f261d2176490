import { shareOfDesk } from '../../desks/read-desk.ts';
import { isSum, readCount, readLimit, readOperations, readShift, readTable } from './amounts.ts';
import {
  ABOUT,
  ASKS_BEHIND,
  ASKS_HABIT,
  GOES_ON_WITH_SUM,
  LONGEST_WISH,
  NOT_WANTED,
  SAYS_IN_ENGLISH,
  SETS_ONE_WORD,
} from './no-wish.ts';
import { plainOf } from './plain-text.ts';
import { IS_ASKED_OF_WORDS, IS_PRACTISED, SUBJECTS, schoolSubject } from './subjects.ts';
import { readTopic, topicOf } from './topics.ts';
import type { Subject, Wish } from './wish.ts';

const START =
  /(?<!\p{L})(?:bring\p{L}* mir|zeig\p{L}* mir|stell|stelle|stellst|gib|gibst|geb|geben|hör mich|hörst du mich|üb|übe|üben|übst|ueben|geübt|übungen?|trainier\p{L}*|lern|lerne|lernen|frag|frage|fragst|fragen|abfrag\p{L}*|abgefragt|abzufragen|test|teste|testen|testest|prüf|prüfe|mach|mache|machen|spiel|spiele|spielen|diktier\p{L}*|will|möchte|möcht|lass|lasst|können wir|wollen wir|noch|lieber|jetzt|hätte|bitte|los|quizz\p{L}*|brauch\p{L}*|hast du|weißt du|kannst du mich|spielst|zusammen|machst|nochmal|wieder|weiter|fangen? wir|rechnest du|rechne|ich soll|ich muss|muss ich können|fang an|fangen? wir an|zähl mit mir|zähle mit mir|zählen wir|quiz(?= mich))(?!\p{L})/u;

/** "Ich hab morgen einen Mathetest, kannst du …": why somebody wants to practise. */
const REASON =
  /^(?:(?:ich|wir) (?:hab|habe|haben|schreib|schreibe|schreiben)|morgen (?:ist|hab ich|habe ich|schreib ich|schreiben wir|haben wir)|bald (?:ist|schreiben wir)|mama sagt|papa sagt|meine lehrerin sagt)(?= .*(?:test|arbeit|probe|diktat|kontrolle|üben|lernen|soll|muss)).*?(?=(?:kannst|können|könntest|willst|wollen|magst|übst|frag|hilfst|lass|bitte üb|ich (?:soll|muss|will|möchte)) )/u;
const OPENING =
  /^(?:(?:äh?m?|hm|also|ok|okay|ja|hallo|hey|hi|lux|du|na|so|komm|jetzt|dann|und) )+(?=\S+ \S)/u;

/** "Ich bin fertig, mach mal Quiz": what is wanted stands behind. */
const CLAUSES = /[,.!:;]\s+|(?<!\p{L})(?:und|also|aber|deshalb|darum) /iu;
/** "Kannst du mir Aufgaben stellen", "ich brauche Hilfe in Mathe", "morgen ist der Test im Einmaleins". */
const ASKS_FOR =
  /(?<!\p{L})(?:(?:kannst|könntest|magst|willst|würdest) du|kann ich|können wir|stellen|brauch\p{L}*|hilf|hilfst|helfen|hilfe|ich (?:will|möchte?|muss|soll|würde?)|test|klassenarbeit|mathearbeit|arbeit|probe|lernzielkontrolle|lzk|schulaufgabe|klausur|lernkontrolle|(?:du )?(?:sagst|fragst|nennst|gibst)|nicht so gut|schlecht in|kann \p{L}+ \p{L}+ nicht|gut (?:sein|werden) in)(?!\p{L})/u;
const ASKS_WITHIN =
  /(?<!\p{L})(?:was|wie|wer|warum|wieso|welche\p{L}*|wann|wo|ob)(?!\p{L}).*(?:ist|sind|heißt|heisst|geht|bedeutet|schreibt|kann|macht|hei\p{L}+|gibt)$|(?<!\p{L})(?:sag\p{L}*|erklär\p{L}*|verrat\p{L}*|sprech\p{L}*|übersetz\p{L}*|vorlesen) ?/u;
/** "Du sagst ein Wort, und ich sag das Gegenteil." */
const TAKES_TURNS =
  /(?:du )?(?:sagst|fragst|nennst|gibst) .*ich (?:sage?|antworte?|rate?|rechne?|nenne?) /u;
/** "Ich kann die Artikel immer nicht" may be practised. */
const CANNOT_DO =
  /^ich (?:kann|check|versteh|kapier)\p{L}* (?:das |die |den |der )?(?:\p{L}+ ){1,2}(?:(?:immer|noch|gar|einfach|überhaupt|so|richtig|gut|ganz) )*nicht(?: (?:so )?(?:gut|richtig))?$/u;
const TELLS_OF_TROUBLE =
  /(?<!\p{L})(?:angst|sorgen?|aufgeregt|traurig|bauchweh|bauchschmerzen|verhauen|verbockt|wein\p{L}*|heul\p{L}*|schimpf\p{L}*|fünf bekommen|sechs bekommen|not(?:e|en))(?!\p{L})/u;

/** "Üb das Siebener-Einmaleins mit mir"; null where nothing is to be practised. */
export function readWish(text: string): Wish | null {
  const whole = readWholeWish(text);
  if (whole) return whole;
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const last = clauses.length > 1 ? (clauses.at(-1) ?? '') : '';
  const wish = last === '' || ASKS_BEHIND.test(text) ? null : readWholeWish(last);
  if (wish === null) return learntWish(text);
  // "Ich bin in der ersten Klasse, gib mir Plusaufgaben" says first how hard they may be.
  return { ...wish, shift: wish.shift || readShift(plainOf(text)) };
}

/** So sure the learnt reader is right where no pattern knows the way of asking. */
const SURE_WISH = 0.7;

/** Whether somebody wants to practise, in words that no pattern knows. */
export function soundsLikeWish(text: string): boolean {
  const plain = plainOf(text);
  if (plain === '' || plain.length > LONGEST_WISH || isSum(plain) || ABOUT.test(plain))
    return false;
  if (SETS_ONE_WORD.test(plain)) return false;
  if (SAYS_IN_ENGLISH.test(plain) || ASKS_BEHIND.test(text) || TELLS_OF_TROUBLE.test(plain))
    return false;
  if (NOT_WANTED.test(plain) || GOES_ON_WITH_SUM.test(plain) || ASKS_HABIT.test(plain))
    return false;
  return shareOfDesk(text, 'practice') >= SURE_WISH;
}

function learntWish(text: string): Wish | null {
  const plain = plainOf(text);
  const subject =
    SUBJECTS.find(([, pattern]) => pattern.test(plain))?.[0] ??
    (/rech(?:en|n)|mathe|knobel|zahlen|kopfr/u.test(plain) ? 'maths' : null) ??
    (/schreib|diktat|wörter/u.test(plain) ? 'spelling' : null) ??
    (readTopic(plain, 'quiz') === null ? null : 'quiz');
  return subject !== null && soundsLikeWish(text) ? wishFor(subject, plain) : null;
}

function readWholeWish(text: string): Wish | null {
  const plain = plainOf(text)
    // "Nicht mehr die Uhr, sondern Geteilt" wants what stands behind.
    .replace(
      /^.*(?<!\p{L})(?:nicht|kein\p{L}*|keine lust).* (?:sondern|stattdessen|lieber) /u,
      'übe ',
    )
    .replace(/(?<!\p{L})mit dir(?!\p{L})/u, 'zusammen')
    .replace(REASON, '')
    .replace(OPENING, '')
    .replace(
      /(?<!\p{L})(?:aber )?(?:bitte )?nicht (?:so|zu|ganz so) (?:schwer|schwierig)\p{L}*/u,
      'leicht',
    )
    .replace(/^(?:mathe|rechnen) (?=(?:plus|minus|mal|geteilt)$)/u, 'übe mathe ');
  const isHelpless =
    /(?:kann|versteh\p{L}*|check\p{L}*|kapier\p{L}*) .*nicht.*(?:hilf|üb|lern|trainier)|nicht so gut/u.test(
      plain,
    ) ||
    (CANNOT_DO.test(plain) && !TELLS_OF_TROUBLE.test(plain));
  if (!isHelpless && NOT_WANTED.test(plain)) return null;
  if (SAYS_IN_ENGLISH.test(plain) || ASKS_BEHIND.test(text) || SETS_ONE_WORD.test(plain))
    return null;
  const isAskedFor =
    (isHelpless || ASKS_FOR.test(plain)) &&
    !ASKS_WITHIN.test(plain.replace(TAKES_TURNS, '')) &&
    !TELLS_OF_TROUBLE.test(plain);
  const isTest =
    isAskedFor && /test|arbeit(?!sblatt)|probe|kontrolle|lzk|schulaufgabe|klausur/u.test(plain);
  if (plain === '' || plain.length > LONGEST_WISH || isSum(plain)) return null;
  if (ABOUT.test(plain) && !isTest) return null;
  if (GOES_ON_WITH_SUM.test(plain) || ASKS_HABIT.test(plain)) return null;
  if (
    /(?<!\p{L})(?:dir|dich|wecker|timer|wissen)(?!\p{L})/u.test(plain) &&
    !/mein wissen/.test(plain)
  )
    return null;
  if (
    /(?:plural|mehrzahl|artikel|begleiter) (?:von|bei|zu|für) |^(?:ich (?:hab|habe) )?(?:noch )?(?:mal )?eine frage$/u.test(
      plain,
    )
  )
    return null;
  const found = SUBJECTS.find(
    ([subject, pattern, needsStart]) =>
      pattern.test(plain) &&
      (!IS_ASKED_OF_WORDS.has(subject) || IS_PRACTISED.test(plain)) &&
      (!needsStart || isAskedFor || START.test(plain) || isBare(plain)),
  );
  const subject = found?.[0] ?? schoolSubject(text.toLowerCase(), plain);
  if (subject === null) return null;
  // "Aufgaben zum Körper" are questions of the quiz.
  const isOfTopic =
    subject === 'maths' &&
    /aufgaben? (?:zum|zur|zu|über|vom|von) /u.test(plain) &&
    readTopic(plain, 'quiz') !== null;
  return wishFor(isOfTopic ? 'quiz' : subject, plain);
}

const wishFor = (subject: Subject, plain: string): Wish => ({
  subject,
  operations: subject === 'maths' ? readOperations(plain) : [],
  table: readTable(plain),
  limit: readLimit(plain),
  topic: topicOf(subject, plain),
  shift: readShift(plain),
  count: readCount(plain),
});

/** "Mathe", "Kopfrechnen bitte": the subject alone. */
function isBare(plain: string): boolean {
  return (
    /^(?:ein |eine |das |die )?(?:quiz|mathe|mathequiz|rechnen|kopfrechnen|einmaleins|das (?:kleine|große) einmaleins|(?:kleines|großes) einmaleins|diktat|englischvokabeln|vokabeln|tierquiz|\p{L}+quiz|aufgaben?|\p{L}{4,7}erreihe)(?: (?:bitte|bis \S+|lux|üben|über .+|mit .+))?$|^(?:(?:dann|lieber|jetzt|bitte|ja|ok|okay|mit|die|den|das|was|etwas|mal|in|über|zu|zur) )*(?:gegenteile?|reimwörter|reimen|reime|hauptstädten?|mehrzahl(?:en)?|plural|artikel|der die das|verdoppeln|halbieren|textaufgaben?|sachaufgaben?|rechengeschichten|buchstabieren|rechtschreibung|englischwörter|englisch|rechnen|mathe|wörter|uhrzeit(?:en)?|quizfragen?|wörter buchstabieren|abc|alphabet|diktat)(?: (?:bitte|üben|abfragen|lernen|machen|mal|abfrage|für (?:die )?\S+ ?\S*|aus der schule))*$|^(?:\S+ )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein paar|\d+) (?:\p{L}+ )?\p{L}*(?:aufgaben|fragen|vokabeln)(?: \p{L}+){0,3}$/u.test(
      plain,
    ) && !/erreihe$/.test(plain)
  );
}
