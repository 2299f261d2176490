import type { Asked } from '../skill.ts';
import { isUnavailable, sayCannotPractise } from './cannot-practise.ts';
import { hearNumber, isShortAnswer } from './hear-answer.ts';
import type { Judge } from './judge-answers.ts';
import { learntCommand } from './learnt-command.ts';
import { leadsOn } from './named/lead-in.ts';
import { objected } from './objected.ts';
import { isNo, isYes, readCommand } from './read-command.ts';
import { INSTEAD_OF, leftOff, type Run } from './read-run.ts';
import { judgeRow } from './recite-row.ts';
import * as say from './sayings.ts';
import type { TaskSetter } from './set-tasks.ts';
import { createTaking, isJustSet } from './take-named.ts';
import { plainWords, type Task } from './tasks/task.ts';
import { asksSound, guessIn, isSpoken, tellsOther } from './tell-other.ts';
import { comparedIn, PLACES, solutionIn, solvedIn } from './told-before.ts';
import { inStep, readChange, turnsRound } from './wish/read-change.ts';
import { isSurelyWish, readNamedWish, readWish } from './wish/read-wish.ts';
import type { Subject, Wish } from './wish/wish.ts';

/** So few words are an answer before they are another practice. */
const LEAST_OF_WISH = 3;
/** A sigh is no answer, nor is a turn that is given back. */
export const ONLY_SIGHS =
  /^(?:(?:oh|ah|ach|ach so|aha|ups|uff|puh|mist|menno|hm+|ähm?|oh mann|oh nein|doch|nee|nein warte|also|warte|wart|moment|kurz|sekunde|warte mal|moment mal|ich überleg\p{L}*|lass mich (?:kurz )?(?:überlegen|nachdenken)|ich muss (?:kurz )?(?:überlegen|nachdenken)|ich denke? nach)[,.! ]*)+$/iu;
/** A number alone answers, and changes nothing. */
const IS_NUMBER = /^(?!.*(?:plus|minus|mal|geteilt|bis|reihe))\D{0,12}\d+\D*$/u;
/** Whether "fertig" means the task or the practice only the child can say. */
const IS_DONE = /^(?:ich bin |bin |so )?(?:jetzt )?fertig[.!]*$/iu;
const STOPS_TOO = /(?<!\p{L})(?:stopp?|schluss|aufhören|fertig|ende|tschüss)(?!\p{L})/iu;
const OTHER_FIRST =
  /(?:lieber |jetzt |noch |mal )*(?:was|etwas) (?:ganz )?ander(?:e)?s[,. ]*(?:zum beispiel |und zwar |nämlich |bitte[, ]*)?/iu;
/** "Ja", "ja bin bereit", "okay los". */
const IS_READY =
  /^(?:(?:ja|jo|jap|klar|okay|ok|gern\p{L}*|los|bitte|au|na|ich|bin|bereit|mach|machen|wir|gehts|kann|losgehen|es|fang|an|super|gut|mach mal)[ ,.!]*)+$/iu;
/** Who asks for a tip wants to find the answer alone. */
const ASKS_TIP =
  /tipp|hinweis|hilf|hilfe|buchstabe|pizza|was (?:heißt|bedeutet)|mit (?:ner|einer|nem|einem|was) \p{L}+$/iu;
/** "Noch eine", where LUX has just set the next one. */
const MORE = /(?<!\p{L})(?:noch|weiter|mehr)(?!\p{L})/iu;
/** "Weiß nicht, 3 Euro": a guess all the same. */
const UNSURE =
  /^(?:(?:ich )?(?:wei(?:ß|ss) (?:ich )?(?:es |das )?(?:nicht|net|nich)(?: genau| so genau)?|keine ahnung|hm+|vielleicht|ich rat\p{L}*(?: mal)?|geraten|puh)[ ,.]+)+(?=\S)/iu;
const HOW_MANY = /noch (\p{L}+|\d+)/iu;
/** Who writes a dictated word on paper says so. */
const WRITTEN =
  /^(?:(?:ok|okay|ja|so) )?(?:(?:ich )?(?:bin|hab|habe)?(?: ?(?:ich|es|s|das))? ?)?(?:jetzt )?(?:fertig|geschrieben|fertig geschrieben|aufgeschrieben|steht da)(?: (?:und |jetzt |bitte )*(?:weiter|(?:der |das |den )?nächste[rns]?)(?: (?:satz|wort))?)?[.!]*$|^(?:ja |ok |okay |so )*hab(?:e)? ich(?:s| es| das| ihn)?(?: (?:jetzt|geschrieben|weiter|nächster|nächstes))*[.!]*$/iu;
/** "Plus oder minus?" of a word problem. */
const SIGN =
  /^(?:ist das |muss ich |soll ich |rechnet man |also )?(?:da )?(?:plus|minus|mal|geteilt) oder (?:plus|minus|mal|geteilt)|^(?:ist das|muss ich|rechnet man|muss man)(?: da| das)? (?:plus|minus|mal|geteilt)(?: rechnen| nehmen)?[?. ]*$/iu;
/** "Wie schreibt man das nochmal?" while a word is to be written wants help. */
const ASKS_SPELT =
  /^(?:und |äh |hm )*wie (?:schreib|buchstabier)\p{L}* (?:man|ich) (?:denn |jetzt )?(?:das|es|den|die)(?: wort)?(?: nochmal| noch mal| denn| jetzt)*[?. ]*$/iu;
/** "Wie schreibt man das letzte Wort?" */
const SPELT_LAST =
  /^(?:und )?wie (?:schreibt man|schreib ich|wird|geht) (?:denn |nochmal |noch mal )*(?:das|dieses) (?:letzte |eine )?wort(?: geschrieben| richtig)?[?. ]*$/iu;
/** "Noch eine letzte" is no third choice. */
const ASKS_MORE = /^(?:und |jetzt |bitte )*noch (?:eine?|eins|ne|zwei|drei|mehr)(?!\p{L})/iu;
/** Who says no to a task wants another one. */
const ONLY_NO = /^(?:nein|nö+|nee+|ne|nope|och nö|och nee|die nicht|das nicht)[.! ]*$/iu;
const ASKS_MARK = /(?<!\p{L})(?:noten?|zensuren?)(?!\p{L})/iu;
const HAS_TOPICS: ReadonlySet<Subject> = new Set(['english', 'quiz']);
const ASKS_WRONG = /falsch|fehler|nicht gewusst/iu;
/** "Das hatten wir noch nicht": of words another one is asked, of sums an easier one. */
const NOT_LEARNT = /(?<!\p{L})(?:(?:noch|gar|überhaupt) )*nicht(?! so)(?!\p{L})/iu;
const IS_LEARNT_WORD_BY_WORD: ReadonlySet<Subject> = new Set([
  'quiz',
  'english',
  'englishVerbs',
  'capitals',
  'spelling',
  'opposites',
  'plurals',
  'articles',
  'rhymes',
]);
/** A sentence that is dictated, word for word. */
const slowly = ({ prompt }: Task): string => {
  const sentence = /^Schreib auf: „(.+?)[.!?]?“$/u.exec(prompt)?.[1];
  return sentence === undefined ? '' : `${sentence.split(' ').join(', ')}. `;
};
const LEAVES = /ruft|kurz|klo|toilette|wieder da/iu;
/** "Stopp, ich will jetzt lieber Malrechnen": another practice. */
const INSTEAD = /(?<!\p{L})(?:lieber|stattdessen|sondern|jetzt)(?!\p{L})/iu;

/** What a child says while a task waits, or while LUX has asked whether to go on. */
export function createLead(
  tasks: TaskSetter,
  { explain, explainRule, judged, lost, shown, goOn, tasksLeft }: Judge,
) {
  const { nextTask, begin } = tasks;
  const { taken, repeated, swapped } = createTaking(tasks, lost);

  /** While a task is open, or LUX has asked whether to go on. */
  function lead(run: Run, asked: Asked): string | null {
    // "Ende" is the opposite of "Anfang" before it is an end.
    const isWordNamed = run.wish.subject === 'spelling' && leadsOn(asked.question);
    const first = isWordNamed ? taken(run, asked) : null;
    if (first !== null) return first;
    // "Jetzt lieber Flüsse": what LUX has no tasks of, it says.
    if (isUnavailable(asked.question)) return sayCannotPractise(asked.question);
    const isAnswer =
      isShortAnswer(asked.question) &&
      !ASKS_MORE.test(asked.question.trim()) &&
      run.isOpen &&
      run.task?.judge(asked.question);
    const isOfTwo = run.isOpen && run.task?.takesYesOrNo && run.task.judge(asked.question) !== null;
    if (isAnswer || isOfTwo) return judged(run, asked);
    const other = tellsOther(run, tasks.kindFor(run.wish, asked), asked.question);
    if (other !== null) return other;
    // "Jetzt lieber Zahlen" are other words, and none of them is "zahlen".
    const isTopic =
      HAS_TOPICS.has(run.wish.subject) && readChange(asked.question, run.wish) !== null;
    const named = isTopic ? null : taken(run, asked);
    if (named !== null) return named;
    if (run.task && run.isOpen && asksSound(asked.question))
      return isSpoken(run.wish) ? lost(run, run.task, asked) : `${say.AGAIN} ${run.task.prompt}`;
    const guess = asked.question.trim().replace(UNSURE, '');
    const asksIt = guessIn(asked.question);
    if (asksIt !== null && run.isOpen && isShortAnswer(asksIt))
      return judged(run, { ...asked, question: asksIt });
    const isGuess = guess !== asked.question.trim() && readCommand(guess) === null;
    if (isGuess && run.isOpen && isShortAnswer(guess) && hearNumber(guess) !== null)
      return judged(run, { ...asked, question: guess });
    const isDictated = run.wish.subject === 'spelling';
    const isAskedSign = run.wish.subject === 'problems' && SIGN.test(asked.question.trim());
    const isSpeltAsked = isDictated && ASKS_SPELT.test(asked.question.trim());
    const isSpeltLast = isDictated && SPELT_LAST.test(asked.question.trim());
    if (isSpeltLast && run.task && run.isOpen) return shown(run, run.task, asked);
    const plain = isAskedSign || isSpeltAsked ? 'hint' : readCommand(asked.question);
    const instead = plain === null ? wishedInstead(run, asked.question) : null;
    if (instead) return begin(instead, asked);
    // "Ich will lieber Tiere" stays with English, and stops nothing.
    const isChange = plain === null && readChange(asked.question, run.wish) !== null;
    const command = plain ?? (isChange ? null : learntCommand(asked.question));
    if (command === null && run.task && run.isOpen && ONLY_SIGHS.test(asked.question.trim()))
      return `${say.WAIT} ${run.task.prompt}`;
    if (isDictated && run.task && run.isOpen && WRITTEN.test(asked.question.trim()))
      return shown(run, run.task, asked);
    switch (command) {
      case 'stop': {
        if (IS_DONE.test(asked.question.trim())) return `${say.score(run)} ${say.BREAK}`;
        const rest = asked.question.replace(STOPS_TOO, '').trim();
        const other = INSTEAD.test(asked.question)
          ? (readWish(asked.question) ?? readWish(`übe ${rest}`))
          : null;
        return other ? begin(other, asked) : say.end(leftOff(run));
      }
      case 'score': {
        if (STOPS_TOO.test(asked.question)) return say.end(leftOff(run));
        const told = ASKS_WRONG.test(asked.question) ? say.missed(run) : say.score(run);
        const marks = ASKS_MARK.test(asked.question) ? `${say.NO_MARKS} ` : '';
        return `${marks}${told} ${run.task && run.isOpen ? run.task.prompt : say.BREAK}`;
      }
      case 'rule':
        if (!run.isOpen || !run.task) break;
        // A question of the quiz has no rule: what explains it is its answer.
        if (run.wish.subject === 'quiz' && run.hasHint) return lost(run, run.task, asked);
        return explainRule(run, run.task);
      case 'again':
        if (!run.task) break;
        return repeated(run, asked);
      case 'swap':
        return swapped(run, asked);
      case 'allowed':
        if (!run.isOpen || !run.task) break;
        return `${say.ALLOWED} ${say.WAIT} ${run.task.prompt}`;
      case 'slower':
        if (!run.isOpen || !run.task) break;
        return `${say.SLOWLY} ${slowly(run.task)}${run.task.prompt}`;
      case 'harder':
      case 'easier': {
        const isHarder = command === 'harder';
        if (
          run.isOpen &&
          IS_LEARNT_WORD_BY_WORD.has(run.wish.subject) &&
          NOT_LEARNT.test(asked.question)
        )
          return `${say.NOT_LEARNT} ${nextTask(run.wish, asked, run.startedAt).prompt}`;
        const changed = inStep(asked.question, run.wish, isHarder ? 1 : -1);
        const next = nextTask(changed, asked, run.startedAt, run.task, isHarder);
        return `${isHarder ? say.HARDER : say.EASIER} ${next.prompt}`;
      }
      case 'other': {
        // What is named beside it may be of the same practice.
        const topic = readChange(asked.question, run.wish);
        if (topic) return `${say.CHANGED} ${nextTask(topic, asked, run.startedAt).prompt}`;
        const other = readWish(asked.question.replace(OTHER_FIRST, ''));
        return other ? begin(other, asked) : say.CHOOSE;
      }
      case 'protest':
        if (!run.isOpen || !run.task) break;
        return objected(run, run.task, asked);
      case 'remark':
        if (!run.isOpen || !run.task) break;
        return `${say.REMARK} ${run.task.prompt}`;
      case 'check': {
        if (!run.isOpen || !run.task) break;
        const shownBefore = comparedIn(asked.last);
        if (shownBefore !== null)
          return `${say.COMPARED} ${shownBefore} ${say.WRITTEN_SO} ${run.task.prompt}`;
        if (asked.last?.startsWith(say.NEVER_MIND)) return `${say.LOST} ${run.task.prompt}`;
        const isRight = say.PRAISES.some((praise) => asked.last?.startsWith(praise));
        if (!isRight && !run.hasHint) return `${say.NOTHING_SAID} ${run.task.prompt}`;
        return `${isRight ? say.CHECKED : say.UNCHECKED} ${run.task.prompt}`;
      }
      case 'why':
        return explain(run, asked);
      case 'left': {
        if (!run.isOpen || !run.task) break;
        return `${say.left(tasksLeft(run, asked))} ${run.task.prompt}`;
      }
      case 'whatever':
        if (!run.isOpen || !run.task) break;
        return `${say.WHATEVER} ${run.task.prompt}`;
      case 'last': {
        const [, word = ''] = HOW_MANY.exec(asked.question) ?? [];
        const count = hearNumber(word) ?? 1;
        const isFresh = run.isOpen && isJustSet(asked);
        const task = isFresh ? run.task : nextTask(run.wish, asked, run.startedAt);
        return `${say.OF_COURSE} ${say.left(Math.max(1, count))} ${task?.prompt}`;
      }
      case 'ready':
        return run.isOpen && run.task ? `Na dann los. ${run.task.prompt}` : goOn(run, asked);
      case 'before': {
        const place = PLACES.findIndex((pattern) => pattern.test(asked.question.toLowerCase()));
        const ofPlace = place < 0 ? null : solvedIn(asked, run.startedAt, place);
        if (ofPlace !== null)
          return `${say.BEFORE} ${ofPlace} ${run.isOpen && run.task ? run.task.prompt : say.BREAK}`;
        const before = run.isOpen && run.task ? solutionIn(asked.last, run.task) : null;
        if (before === null) break;
        return `${say.BEFORE} ${before} ${run.task?.prompt}`;
      }
      case 'wait':
        if (!run.isOpen || !run.task) break;
        return `${LEAVES.test(asked.question) ? say.BACK_SOON : say.WAIT} ${run.task.prompt}`;
      case 'encourage':
        if (!run.isOpen || !run.task) break;
        return `${say.HELP} ${say.ENCOURAGE} ${run.task.hint} ${run.task.prompt}`;
      default:
    }
    const changed = readChange(asked.question, run.wish);
    if (changed && !(run.isOpen && IS_NUMBER.test(asked.question)))
      return `${say.CHANGED} ${nextTask(changed, asked, run.startedAt).prompt}`;
    // What cannot be turned round, the child may ask.
    if (turnsRound(asked.question)) return `${say.SWAPPED} ${say.ASK_ME}`;
    const isOfTask = ['next', 'repeat', 'hint', 'solution'].includes(command ?? '');
    const wish = isOfTask ? null : readNamedWish(asked.question);
    if (wish) return begin(wish, asked);
    if (run.isBreak) {
      if (isYes(asked.question) || command === 'next') return goOn(run, asked);
      return isNo(asked.question) ? say.end(leftOff(run)) : null;
    }
    if (!run.task) return null;
    if (command === 'repeat') return `${say.AGAIN} ${run.task.prompt}`;
    const isFresh = run.isOpen && isJustSet(asked) && !asked.last?.includes(say.BACK);
    // Whoever wants one more gets a new one, though one was just asked.
    if (command === 'next' && isFresh && MORE.test(asked.question))
      return `${say.OF_COURSE} ${nextTask(run.wish, asked, run.startedAt).prompt}`;
    if (command === 'next') return `${say.SKIP} ${nextTask(run.wish, asked, run.startedAt).prompt}`;
    if (command === 'solution' || command === 'before') return lost(run, run.task, asked);
    const recital = run.wish.subject === 'maths' ? judgeRow(asked.question, run.wish.table) : null;
    if (recital) {
      const next = nextTask(run.wish, asked, run.startedAt).prompt;
      return recital.isRight
        ? `Toll gemacht! ${recital.verdict} ${next}`
        : `${recital.verdict} ${next}`;
    }
    const isLastTip =
      run.task.secondHint !== undefined && asked.last?.includes(run.task.secondHint);
    if (command === 'hint' && isLastTip) return lost(run, run.task, asked);
    if (command === 'hint' && ASKS_TIP.test(asked.question))
      return `${say.HELP} ${(run.hasHint && run.task.secondHint) || run.task.hint} ${run.task.prompt}`;
    if (command === 'hint')
      return run.hasHint
        ? lost(run, run.task, asked)
        : `${say.HELP} ${run.task.hint} ${run.task.prompt}`;
    if (isYes(asked.question) && IS_READY.test(asked.question.trim()))
      return `Na dann los. ${run.task.prompt}`;
    if (run.isOpen && ONLY_NO.test(asked.question.trim()))
      return `${say.SKIP} ${nextTask(run.wish, asked, run.startedAt).prompt}`;
    return judged(run, asked);
  }

  /** "Jetzt lieber Deutsch": another practice, in whatever words; what may be an answer is none. */
  function wishedInstead(run: Run, said: string): Wish | null {
    if (readChange(said, run.wish) || readNamedWish(said)) return null;
    // "Klein" answers what the opposite of something is.
    if (run.isOpen && plainWords(said).length < LEAST_OF_WISH) return null;
    const isInstead = INSTEAD_OF.test(said);
    const wish =
      (isSurelyWish(said) || isInstead ? readWish(said) : null) ??
      (isInstead ? readNamedWish(`übe ${said.replace(INSTEAD_OF, '')}`) : null);
    return wish?.subject === run.wish.subject ? null : wish;
  }

  return lead;
}
