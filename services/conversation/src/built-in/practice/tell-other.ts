import { namedWords } from './named/lead-in.ts';
import type { Run } from './read-run.ts';
import * as say from './sayings.ts';
import type { TaskKind } from './tasks/task.ts';
import { CHOICE } from './wish/make-wish.ts';
import { plainOf } from './wish/plain-text.ts';
import type { Wish } from './wish/wish.ts';

/** "Und wie heißt Lila?", "was ist die Hauptstadt von Italien?" */
const ASKS =
  /^(?:(?:und|aber|äh|hm|du|lux|sag mal|ok|okay) )*(?:wie|was) (?:heißt|ist|heißen|wäre|sind|schreibt man|war) (?:denn |dann |nochmal |noch mal |eigentlich )*(?<what>\p{L}.*)$/u;
const SAYS_HOW_MANY =
  /^(?:(?:aber|und|hä|äh|oh) )*bei(?:m)? (?<what>\p{L}{3,}) (?:hab|habe|hat|sind|kommt|komm|höre?|klatsche?) (?:ich |es |er |da |aber )*(?<how>\p{L}+|\d+)(?: silben| gehört| geklatscht| raus)*$/u;
/** "Von sieben geht das doch gar nicht" */
const DENIES =
  /^(?:(?:aber|und|hä|äh|oh|nein) )*(?:von|bei|mit) (?:der )?(?<what>\p{L}+|\d+) geht (?:das|es) (?:(?:doch|ja|aber|gar|überhaupt) )*nicht(?: auf)?$/u;
const MOST_ASKED = 2;

/** What a child asks beside the task, of another word or number of the same kind: LUX tells it, and asks on. */
export function tellsOther(run: Run, kind: TaskKind, said: string): string | null {
  if (!run.isOpen || !run.task) return null;
  const plain = plainOf(said);
  if (run.wish.subject === 'quiz' && CHOICE.test(plain)) return `${say.CHOICES} ${run.task.prompt}`;
  if (kind.name === undefined) return null;
  const claim = SAYS_HOW_MANY.exec(plain)?.groups;
  const what = (ASKS.exec(plain) ?? DENIES.exec(plain))?.groups?.what ?? claim?.what;
  if (what === undefined || namedWords(what).length > MOST_ASKED) return null;
  const [task, ...others] = kind.name(what);
  if (!task || others.length > 0 || task.prompt === run.task.prompt) return null;
  const isRight = claim?.how === undefined ? null : task.judge(claim.how);
  const opening = isRight === null ? '' : isRight ? 'Das stimmt. ' : 'Schau noch einmal hin. ';
  return `${opening}${task.solution} ${run.task.prompt}`;
}

/** "Sag mal, wie man das ausspricht": LUX says the word. */
const SOUND =
  /(?<!\p{L})(?:ausspr\p{L}+|ausgesprochen|spr[ie]ch\p{L}* (?:man )?(?:\p{L}+ ){0,2}aus|spricht man)(?!\p{L})/iu;
export const asksSound = (said: string): boolean => SOUND.test(said);

/** Of these subjects an answer is a word of another language. */
export const isSpoken = ({ subject }: Wish): boolean =>
  subject === 'english' || subject === 'englishVerbs';

/** "Ist das nicht Rotkäppchen?" guesses that it is. */
const GUESSES = /^(?:(?:hm|äh|aber) )*(?:ist|war|wäre) (?:das|es) nicht (?=\S)/iu;
export function guessIn(said: string): string | null {
  const plain = said.trim().replace(/[?.! ]+$/u, '');
  return GUESSES.test(plain) ? plain.replace(GUESSES, '') : null;
}
