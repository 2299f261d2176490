import { isAlarming, isTroubled, isWorrying } from '../feelings/signs-of-telling.ts';
import { isAsking } from '../follow-ups/is-asking.ts';
import type { Alone } from './alone.ts';
import { askedByTag } from './asked-by-tag.ts';
import { askedLast } from './asked-last.ts';
import { claimAsked } from './claim-asked.ts';
import { impersonal, withoutDetails } from './impersonal.ts';
import { toldBefore } from './told-before.ts';
import { toldBehind } from './told-behind.ts';

const FEWEST_WORDS = 3;
/** What is the child's own, LUX or somebody close is asked by no book. */
const OF_ONESELF =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|du|dich|dir|dein\p{L}*|mama|mami|papa|papi|oma|opa)(?!\p{L})/u;
/** A clause that ends here goes on. */
const GOES_ON =
  /(?<!\p{L})(?:der|die|das|den|dem|ein\p{L}{0,2}|kein\p{L}{0,2}|und|oder|aber|als|wie|wenn|ob|dass|weil|bevor|nachdem|bis|damit|obwohl|falls|was|wo|in|im|am|bei|von|vom|zum|zur|für|so|sehr|ganz)$/u;
/** Who tells of numbers first may tell a problem, which needs all of it. */
const NUMBER =
  /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|halb\p{L}*|hälfte|\p{L}*zehn|\p{L}*zig|\p{L}*hundert|\p{L}*tausend|paar|jede[rns]?)(?!\p{L})/u;
/** Words are asked for, and no facts. */
const OF_WORDS =
  /(?<!\p{L})(?:englisch|deutsch|wort|wörter|schreib\p{L}*|geschrieben|buchstab\p{L}*|mehrzahl|einzahl|reim\p{L}*|satz|sagt man|heißt das auf)(?!\p{L})/u;
/** What one may, should, has or does oneself is asked of no kind of thing. */
const OF_MIND =
  /(?<!\p{L})(?:soll|sollte|hab|habe|hatte|war|bin|darf|wein\p{L}*|heul\p{L}*|schrei\p{L}*|mama|mami|papa|papi|oma|omi|opa|opi|trainer\p{L}*|nachbar\p{L}*|mann|freund\p{L}*|lehrer\p{L}*|klasse\p{L}*|schule|eltern|mutter|vater|bruder|schwester\p{L}*|geschwister\p{L}*|tante|onkel|cousin\p{L}*)(?!\p{L})/u;
/** Asked of one's own, it may be asked of all alike. */
const ASKS_WHY =
  /^(?:(?:und|aber|lux|du) )*(?:warum|wieso|weshalb|was passiert|woher kommt)(?!\p{L})/u;
const END = /[ ,.;:!]+$/u;

/** A question of something of one's own, as it is asked of any such thing; all others as they are. */
function askedOfAnybody(alone: Alone): Alone[] {
  const question = impersonal(alone.question);
  if (question === alone.question) return alone.told === '' ? [] : [alone];
  if (OF_MIND.test(alone.question)) return [];
  return [...new Set([question, withoutDetails(question)])].map((one) => ({
    ...alone,
    question: one,
    isReworded: true,
  }));
}

/**
 * The questions that a saying may ask when what is told before or behind is left out, likeliest first. None
 * where what is told may be a trouble: then it is no aside.
 */
export function readAsides(written: string): Alone[] {
  if (OF_WORDS.test(written)) return [];
  return [
    ...claimAsked(written),
    ...askedByTag(written),
    ...toldBehind(written),
    ...toldBefore(written),
    ...askedLast(written),
    ...(ASKS_WHY.test(written) ? [{ question: written, told: '', isToldFirst: false }] : []),
  ]
    .flatMap(askedOfAnybody)
    .map((one) => ({ ...one, question: one.question.replace(END, '').trim() }))
    .filter(({ isToldFirst, question, told }) => {
      const isOpen = !isToldFirst && GOES_ON.test(question);
      const isWhole = question.split(/\s+/u).length >= FEWEST_WORDS && !isOpen;
      if (isToldFirst && NUMBER.test(told)) return false;
      const isTrouble = isTroubled(told) || isAlarming(told) || isWorrying(told);
      return isWhole && !isTrouble && !OF_ONESELF.test(question) && isAsking(question);
    });
}
