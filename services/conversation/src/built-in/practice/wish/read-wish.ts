import { shareOfDesk } from '../../desks/read-desk.ts';
import { isUnavailable } from '../cannot-practise.ts';
import { namesNeed, tellsOfPerson } from '../more-than-a-task.ts';
import { withoutBeginning } from '../named/lead-in.ts';
import { isSum, readLimit, readShift } from './amounts.ts';
import { asOwnWish, TELLS_AGE } from './for-another.ts';
import { learntSubject } from './learnt-subject.ts';
import { withoutEnough, withoutLeftOut } from './limits.ts';
import { ownWordsWish, sumWish, wishFor, withDetails } from './make-wish.ts';
import {
  ABOUT,
  ASKS_BEHIND,
  ASKS_HABIT,
  asksOfOne,
  asksOfOthers,
  GOES_ON_WITH_SUM,
  I_ANSWER,
  isOfAWord,
  LONGEST_WISH,
  NOT_THAT,
  NOT_WANTED,
  SAYS_IN_ENGLISH,
  SETS_ONE_WORD,
  TELLS_PROBLEM,
  tellsOfTest,
} from './no-wish.ts';
import { partsWish } from './parts.ts';
import { plainOf } from './plain-text.ts';
import { IS_ASKED_OF_WORDS, IS_PRACTISED, SUBJECTS, schoolSubject } from './subjects.ts';
import { readTopic } from './topics.ts';
import type { Wish } from './wish.ts';

const START =
  /(?<!\p{L})(?:bring\p{L}* mir|zeig\p{L}* mir|stell|stelle|stellst|gib|gibst|geb|geben|hör mich|hörst du mich|üb|übe|üben|übst|ueben|geübt|übungen?|trainier\p{L}*|lern|lerne|lernen|frag|frage|fragst|fragen|abfrag\p{L}*|abgefragt|abzufragen|test|teste|testen|testest|prüf|prüfe|mach|mache|machen|spiel|spiele|spielen|diktier\p{L}*|will|möchte|möcht|lass|lasst|können wir|wollen wir|noch|lieber|jetzt|hätte|bitte|los|quizz\p{L}*|brauch\p{L}*|hast du|weißt du|kannst du mich|spielst|zusammen|machst|nochmal|wieder|weiter|fangen? wir|rechnest du|rechne|ich soll|ich muss|muss ich können|fang an|fangen? wir an|zähl mit mir|zähle mit mir|zählen wir|raten(?= los| wir| bitte|$)|quiz(?= mich))(?!\p{L})/u;

/** "Ich hab morgen einen Mathetest, kannst du …": why somebody wants to practise. */
const REASON =
  /^(?:(?:ich|wir) (?:hab|habe|haben|schreib|schreibe|schreiben)|morgen (?:ist|hab ich|habe ich|schreib ich|schreiben wir|haben wir)|bald (?:ist|schreiben wir)|mama sagt|papa sagt|meine lehrerin sagt)(?= .*(?:test|arbeit|probe|diktat|kontrolle|üben|lernen|soll|muss)).*?(?=(?:kannst|können|könntest|willst|wollen|magst|übst|fragst|frag|hilfst|lass|bitte üb|ich (?:soll|muss|will|möchte)) )/u;
const OPENING =
  /^(?:(?:äh?m?|hm|also|ok|okay|ja|hallo|hey|hi|lux|du|na|so|komm|jetzt|dann|und) )+(?=\S+ \S)/u;

/** "Wir spielen Schule, du fragst mich Geld." */
const PLAYS_SCHOOL =
  /^(?:.* )?(?:schule|lehrer(?:in)?) (?:\p{L}+ ){0,6}?du (?:fragst|stellst) mi(?:ch|r) /u;
/** "Einen Test in Minus": what it is about is what is to be practised. */
const TESTED =
  /(?<!\p{L})(?:in|im|über|mit|von|zum) (?:de[mnr] )?(?<what>plus\p{L}*|minus\p{L}*|mal(?:nehmen|rechnen|aufgaben)?|geteilt\p{L}*|teilen|(?:kleinen? |großen? )?einmaleins|kopfrechnen|\p{L}+er ?reihe)(?!\p{L})/u;
function subjectIn(reason: string): string {
  const what = TESTED.exec(reason)?.groups?.what;
  if (what === undefined) {
    // "Eine Arbeit über Brüche, gib mir Aufgaben" is of fractions.
    const [, pattern] =
      SUBJECTS.find(
        ([subject, named]) => subject !== 'maths' && subject !== 'quiz' && named.test(reason),
      ) ?? [];
    const named = pattern?.exec(reason)?.[0];
    return named === undefined ? '' : `übe ${named} `;
  }
  return what === 'mal' ? 'übe malaufgaben ' : `übe mathe ${what} `;
}

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
/** "Kann ich noch nicht so gut", "weiß ich nie": what is to be practised. */
const CANNOT_YET =
  /(?<!\p{L})(?:kann|klappt|krieg\p{L}*|weiß|verwechsl\p{L}*|bin) (?:\p{L}+ ){0,5}?(?:noch |gar |so |immer |ganz )*(?:nicht|nie)(?!\p{L})/u;
/** "Kannst du mit mir Flöte üben" asks LUX; "ich muss noch Flöte üben" only tells it. */
const ASKS_LUX =
  /(?<!\p{L})(?:mit mir|mit uns|zusammen|du|wir|lass uns|komm|hilf|bring mir|gib mir|frag mich|lux|bitte|ich (?:will|möchte|mag|würde?)|bei dir|mit dir|übe|üb|lern|trainier)(?!\p{L})/u;
const PRACTISED =
  /(?<!\p{L})(?:üb\p{L}*|geübt|lern\p{L}*|trainier\p{L}*|beibringen|bring\p{L}* mir|abfrag\p{L}*|besser werden|unterricht\p{L}*)(?!\p{L})/u;
/** "Ich kann die Artikel immer nicht" may be practised. */
const CANNOT_DO =
  /^(?:ich )?(?:kann|check|versteh|kapier)\p{L}* (?:das |die |den |der )?(?:\p{L}+ ){1,2}(?:(?:immer|noch|gar|einfach|überhaupt|so|richtig|gut|ganz) )*nicht(?: (?:so )?(?:gut|richtig))?$/u;
const TELLS_OF_TROUBLE =
  /(?<!\p{L})(?:angst|sorgen?|aufgeregt|traurig|bauchweh|bauchschmerzen|verhauen|verbockt|wein\p{L}*|heul\p{L}*|schimpf\p{L}*|fünf bekommen|sechs bekommen|not(?:e|en))(?!\p{L})/u;

/** "Üb das Siebener-Einmaleins mit mir"; null where nothing is to be practised. */
export const readWish = (text: string): Wish | null => readNamedWish(text) ?? learntWish(text);

/** A wish in words that a pattern knows. */
export function readNamedWish(said: string): Wish | null {
  const text = asOwnWish(said);
  if (namesNeed(text) || tellsOfTest(plainOf(text)) || isUnavailable(text)) return null;
  const plain = withoutLeftOut(withoutEnough(plainOf(text))).replace(TELLS_AGE, '');
  const bare = withoutBeginning(plain);
  // What it is to begin with, or to leave out, is no part of how a wish is known.
  const read =
    (bare === plainOf(text) ? null : readPlainWish(bare)) ??
    readPlainWish(text) ??
    sumWish(text) ??
    ownWordsWish(text) ??
    partsWish(text);
  const wish = read && withDetails(ofTest(read, plainOf(text)), plainOf(text));
  // How old the other child is says how hard it may be.
  return wish && text !== said ? { ...wish, shift: wish.shift || readShift(plainOf(text)) } : wish;
}

/** "Ich hab einen Test über den Wald, frag mich was": a quiz is about what the test is. */
const OF_TEST =
  /(?<!\p{L})\p{L}*(?:test|arbeit|probe|kontrolle|referat|thema)(?!\p{L})(?: (?:über|in|zu|zum|von|vom|mit|ist))*(?<about>(?: \p{L}+){1,4})/u;
function ofTest(wish: Wish, plain: string): Wish {
  if (wish.subject !== 'quiz' || wish.topic !== null) return wish;
  const about = OF_TEST.exec(plain)?.groups?.about;
  return about === undefined ? wish : { ...wish, topic: readTopic(about, 'quiz') };
}

function readPlainWish(text: string): Wish | null {
  const whole = readWholeWish(text);
  if (whole) return whole;
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const last = clauses.length > 1 ? (clauses.at(-1) ?? '') : '';
  const wish = last === '' || ASKS_BEHIND.test(text) ? null : readWholeWish(last);
  // "Ich bin in der ersten Klasse, gib mir Plusaufgaben" says first how hard they may be.
  return wish && { ...wish, shift: wish.shift || readShift(plainOf(text)) };
}

/** So sure the learnt readers are right where no pattern knows the way of asking. */
const SURE_WISH = 0.7;
const SURE_SUBJECT = 0.75;
const SURE_OPEN = 0.6;
const SURE_CANNOT = 0.7;
/** "Halb zehn" is told, "Englisch" is wished for. */
const LEAST_WORDS = 3;
const SUREST_SHORT = 0.97;
/** Nothing else could be meant, whoever else knows the words. */
const SUREST = 0.9;

/** "Kannst du zählen?" asks about LUX, "darf ich dich was fragen" for its ear. */
const ASKS_SKILL =
  /^(?:kannst|magst|weißt|spielst|machst|kennst) du (?:(?:auch|gut|schon|eigentlich|das|die|den|gern|gerne) )*\p{L}+$|(?<!mit |bei )(?<!\p{L})(?:dich|dir)(?!\p{L})(?!.*(?:üben|lernen))/u;
/** "Und davon die Hälfte", "minus 20": a next step of what was reckoned or told. */
const GOES_ON = /^(?:und|davon|aber|oder|nein|doch)(?!\p{L})/u;
const SUM_STEP =
  /^(?:(?:jetzt|dann|noch|nochmal|noch mal|das|die) )*(?:plus|minus|mal|geteilt|durch|hälfte|doppelte|viertel|dreifache)(?: (?:durch|von|davon|mit|noch|\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|\p{L}+zig|\p{L}*hundert))*$/u;
const SAYS_PRACTICE =
  /(?<!\p{L})(?:üb\p{L}*|geübt|lern\p{L}*|trainier\p{L}*|abfrag\p{L}*|frag mich|lieber|aufgaben?|rechnen|quiz|machen)(?!\p{L})/u;
/** "Schreib das mal" wants what was just told. */
const OF_LAST =
  /^(?:bitte )?\p{L}+ (?:mir )?(?:das|es|den|die) (?:mal|bitte|doch|auf|noch|jetzt| )*$/u;

/** "Leben noch Dinosaurier", "gibt es Riesen": asked of the world. */
const ASKS_OF_WORLD =
  /^(?:leben|lebt|lebten|gibts?(?! (?:du|mir|wir))|gab|fressen|frisst|sterben|sind|ist|haben|hat|hatten) (?!wir |ich |du |mir )/u;

/** What looks like a wish to the learnt readers and is none. */
function isNoWish(text: string, plain: string): boolean {
  if (namesNeed(text) || tellsOfPerson(text) || ASKS_OF_WORLD.test(plain)) return true;
  if (asksOfOthers(plain)) return true;
  if (plain === '' || plain.length > LONGEST_WISH || isSum(plain) || ABOUT.test(plain)) return true;
  if (SETS_ONE_WORD.test(plain) || TELLS_PROBLEM.test(plain) || asksOfOne(plain)) return true;
  if (SAYS_IN_ENGLISH.test(plain) || ASKS_BEHIND.test(text) || TELLS_OF_TROUBLE.test(plain))
    return true;
  if (GOES_ON_WITH_SUM.test(plain) || ASKS_HABIT.test(plain)) return true;
  if (ASKS_SKILL.test(plain) || OF_LAST.test(plain)) return true;
  if ((GOES_ON.test(plain) || SUM_STEP.test(plain)) && !SAYS_PRACTICE.test(plain)) return true;
  return NOT_WANTED.test(plain) && !CANNOT_YET.test(plain);
}

/** Whether somebody wants to practise, in words that no pattern knows. */
export function soundsLikeWish(text: string): boolean {
  const plain = plainOf(text);
  return !isNoWish(text, plain) && shareOfDesk(text, 'practice') >= SURE_WISH;
}

/** A wish that leaves open what is to be practised, or for what LUX cannot practise. */
export function readOpenWish(text: string, least = SURE_OPEN): 'any' | 'cannot' | null {
  const plain = plainOf(text);
  if (isNoWish(text, plain.replace(/^(?:was|welche)(?!\p{L})/u, '').replace(/keine?r?/u, '')))
    return null;
  if (isUnavailable(text)) return 'cannot';
  const { label, share } = learntSubject(plain);
  if (label === 'any' && share >= least) return 'any';
  const isPractised = ASKS_LUX.test(plain) && PRACTISED.test(plain);
  return label === 'cannot' && share >= SURE_CANNOT && isPractised ? 'cannot' : null;
}

/** Whether a wish to practise is surely meant: no remark and no question of a word. */
export function isSurelyWish(text: string): boolean {
  const plain = plainOf(text);
  if (isNoWish(text, plain)) return false;
  const { label, share } = learntSubject(plain);
  return share >= SUREST && label !== 'none' && label !== 'cannot' && label !== 'any';
}

function learntWish(text: string): Wish | null {
  const plain = plainOf(text);
  if (isNoWish(text, plain) || isUnavailable(text)) return null;
  const { label, share } = learntSubject(plain);
  const least = plain.split(' ').length < LEAST_WORDS ? SUREST_SHORT : SURE_SUBJECT;
  if (label !== 'none' && label !== 'any' && label !== 'cannot' && share >= least)
    return wishFor(label, plain);
  const subject =
    SUBJECTS.find(([, pattern]) => pattern.test(plain))?.[0] ??
    (/rech(?:en|n)|mathe|knobel|zahlen|kopfr/u.test(plain) ? 'maths' : null) ??
    (/schreib|diktat|wörter/u.test(plain) ? 'spelling' : null) ??
    (readTopic(plain, 'quiz') === null || label === 'cannot' ? null : 'quiz');
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
    .replace(REASON, (reason) => subjectIn(reason))
    .replace(/^wer wird millionär/u, 'quiz')
    .replace(PLAYS_SCHOOL, 'frag mich ')
    .replace(OPENING, '')
    .replace(I_ANSWER, '')
    .replace(NOT_THAT, '')
    // "Nicht so babyleichte" are hard ones.
    .replace(
      /(?<!\p{L})(?:aber )?(?:bitte )?nicht (?:so |zu |ganz so |solche )*\p{L}*(?:leicht|einfach)\p{L}*/u,
      'schwer',
    )
    .replace(
      /(?<!\p{L})(?:aber )?(?:bitte )?nicht (?:so|zu|ganz so) (?:schwer|schwierig)\p{L}*/u,
      'leicht',
    )
    .replace(/^(?:mathe|rechnen) (?=(?:plus|minus|mal|geteilt)$)/u, 'übe mathe ');
  const isHelpless =
    /(?:kann|versteh\p{L}*|check\p{L}*|kapier\p{L}*) .*nicht.*(?:hilf|üb|lern|trainier)|nicht so gut|verwechs\p{L}* (?:ich )?(?:die|das|es|sie) (?:immer|ständig|oft|dauernd)/u.test(
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
  if ((GOES_ON_WITH_SUM.test(plain) && !/aufgaben|rechnen/u.test(plain)) || ASKS_HABIT.test(plain))
    return null;
  if (isOfAWord(plain) && !IS_PRACTISED.test(plain) && !/lücken|verwechs/u.test(plain)) return null;
  if (TELLS_PROBLEM.test(plain)) return null;
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
      (!needsStart || isAskedFor || START.test(plain) || isBare(withoutAmount(plain))),
  );
  const subject = found?.[0] ?? schoolSubject(text.toLowerCase(), plain);
  if (subject === null) return null;
  // "Aufgaben zum Körper" are questions of the quiz.
  const isOfNumbers =
    subject === 'quiz' && readLimit(plain) !== null && !/quiz|fragen|tier|wissen/u.test(plain);
  if (isOfNumbers) return wishFor('maths', plain);
  const isOfTopic =
    subject === 'maths' &&
    /aufgaben? (?:zum|zur|zu|über|vom|von) /u.test(plain) &&
    readTopic(plain, 'quiz') !== null;
  return wishFor(isOfTopic ? 'quiz' : subject, plain);
}

/** "Diktat, nur drei Sätze", "Diktat für die zweite Klasse": how much and how hard is no subject. */
const withoutAmount = (plain: string): string =>
  plain
    .replace(
      /(?: (?:aber|bitte|so|mit))*(?: nur| bloß| höchstens)? (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|kurze|ein paar) (?:kurze |leichte )?(?:sätzen?|wörtern?|fragen|aufgaben|stück)$/u,
      '',
    )
    .replace(/^(?:erste|zweite|dritte|vierte|\d) klasse /u, '')
    .replace(/ (?:für|aus) (?:die |der )?(?:erste|zweite|dritte|vierte|\d)[nr]? klasse/u, '');

/** "Mathe", "Kopfrechnen bitte": the subject alone. */
function isBare(plain: string): boolean {
  return (
    /^(?:ein |eine |das |die )?(?:quiz|mathe|mathequiz|rechnen|kopfrechnen|(?:plus|minus|mal|geteilt)(?: ?aufgaben| rechnen)|(?:plus|minus)(?: und (?:plus|minus))?(?: bitte)?(?: nur)?(?= bis)|einmaleins|das (?:kleine|große) einmaleins|(?:kleines|großes) einmaleins|diktat|englischvokabeln|vokabeln|tierquiz|\p{L}+quiz|aufgaben?|\p{L}{4,7}erreihe)(?: (?:bitte|bis \S+|lux|üben|über .+|mit .+))?$|^(?:(?:dann|lieber|jetzt|bitte|ja|ok|okay|mit|die|den|das|was|etwas|mal|in|über|zu|zur) )*(?:gegenteile?|reimwörter|reimen|reime|hauptstädten?|mehrzahl(?:en)?|plural|artikel|der die das|verdoppeln|halbieren|textaufgaben?|sachaufgaben?|rechengeschichten|buchstabieren|rechtschreibung|englischwörter|englisch|rechnen|mathe|wörter|uhrzeit(?:en)?|quizfragen?|wörter buchstabieren|abc|alphabet|diktat)(?: (?:bitte|üben|abfragen|lernen|machen|mal|abfrage|für (?:die )?\S+ ?\S*|aus der schule))*$|^(?:\S+ )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein paar|\d+) (?:\p{L}+ )?\p{L}*(?:aufgaben|fragen|vokabeln)(?: \p{L}+){0,3}$/u.test(
      plain,
    ) && !/erreihe$/.test(plain)
  );
}
