import { type Asked, pickByText } from '../skill.ts';
import type { Feeling, FeelingsFile } from './feelings-file.ts';
import type { FeelingFinder } from './find-feeling.ts';
import { asksForHelp, readReply } from './read-saying.ts';
import type { Thread } from './read-thread.ts';
import { asksCause, isGladSaid, isTroubled, isWorrying, tellsCause } from './signs-of-telling.ts';

/** After so many answers of LUX about one trouble the talk comes to its end. */
const LAST_STEP = 3;
/** What is heard and the first help, together. */
const MOST_FIRST_WORDS = 45;
const SHORT_WORDS = 3;
/** Whether it is joy or worry is not asked where it was said. */
const ASKS_MOOD = /^Ist es eher/u;
/** A sentence of so many words has told what happened. */
const LONG_WORDS = 8;

/** The first wording this talk has not heard yet. */
export function unheard({ history, question }: Asked, lines: readonly string[], said = ''): string {
  const fresh = lines.filter(
    (line) => line !== said && !history.some(({ content }) => content.includes(line)),
  );
  return pickByText(fresh.length > 0 ? fresh : lines, `${question} ${history.length}`);
}

const isFresh = ({ history }: Asked, line: string) =>
  !history.some(({ content }) => content.includes(line));

export const join = (...lines: (string | null)[]) =>
  lines.filter((line) => line !== null).join(' ');

interface Known {
  file: FeelingsFile;
  finder: FeelingFinder;
  /** The child's sentence as LUX says it back; null where it cannot. */
  sayBack: (text: string) => string | null;
}

/** The steps of a talk about a feeling: take it up, advise, and go on with what is answered. */
export function createTalkSteps({ file, finder, sayBack }: Known) {
  const { replies, closes, told } = file;

  /** Who has said why is not asked why. */
  function askBack(asked: Asked, { ask }: Feeling): string {
    const isTold = tellsCause(asked.question) || asked.question.split(/\s+/).length >= LONG_WORDS;
    const isMoodTold = isGladSaid(asked.question) || isWorrying(asked.question);
    const fitting = ask.filter(
      (line) => !(isTold && asksCause(line)) && !(isMoodTold && ASKS_MOOD.test(line)),
    );
    return unheard(asked, fitting.length > 0 ? fitting : replies.open);
  }

  function takeUp(asked: Asked, feeling: Feeling, steps: number): string {
    const back = feeling.echo ? sayBack(asked.question) : null;
    const grownUp =
      feeling.weight === 'heavy' || feeling.firstGrownUp ? feeling.grownUp : undefined;
    const asksBack = steps < 2 && !feeling.isQuick && !asksForHelp(asked.question);
    const opening = join(
      back !== null && isFresh(asked, back) ? back : null,
      unheard(asked, feeling.hear),
      grownUp ? (grownUp.find((line) => isFresh(asked, line)) ?? null) : null,
    );
    if (!asksBack) return join(opening, unheard(asked, feeling.help));
    return join(opening, firstHelp(asked, feeling, opening), askBack(asked, feeling));
  }

  /** One thing to do at once; the way to a grown-up, a joy and what was to be done now leave no room for it. */
  function firstHelp(asked: Asked, feeling: Feeling, opening: string): string | null {
    if (feeling.isGlad || feeling.weight === 'heavy' || feeling.firstGrownUp) return null;
    const room = MOST_FIRST_WORDS - opening.split(' ').length;
    return (
      feeling.help.find((line) => line.split(' ').length <= room && isFresh(asked, line)) ?? null
    );
  }

  function advise(asked: Asked, feeling: Feeling): string {
    const first = unheard(asked, feeling.help);
    const second = unheard(asked, feeling.grownUp ?? feeling.help, first);
    return join(first, second);
  }

  function closesOf({ isGlad, isQuick, weight }: Feeling): readonly string[] {
    if (isGlad) return closes.glad;
    return isQuick ? closes.quick : closes[weight];
  }

  /** The next step with what the child has answered to LUX. */
  function goOn(asked: Asked, { feeling, steps }: Thread): string {
    const reply = readReply(asked.question);
    if (reply === 'nobody') return unheard(asked, replies.nobody);
    if (reply === 'refuse') {
      return join(
        unheard(asked, replies.refuse),
        feeling?.weight === 'heavy' ? unheard(asked, told.grownUp) : null,
      );
    }
    const back = reply === 'told' ? sayBack(asked.question) : null;
    const heard = back !== null && isFresh(asked, back) ? back : null;
    const added = finder
      .added(asked.question, feeling)
      .flatMap(({ answers }) => answers)
      .find((line) => isFresh(asked, line));
    if (added !== undefined && steps <= LAST_STEP) return join(heard, added);
    const isShort = reply === 'told' && asked.question.trim().split(/\s+/).length <= SHORT_WORDS;
    const opening = heard ?? unheard(asked, replies[isShort ? 'short' : reply]);
    const isSentence = reply === 'told' && !isShort && steps === 1;
    if (!feeling) {
      const sayings = [...asked.earlier.slice(-steps), asked.question].join(' ');
      const isWorry = reply === 'long' || reply === 'no' || isWorrying(sayings);
      if (isSentence) return join(opening, unheard(asked, isWorry ? replies.open : told.ask));
      return join(opening, unheard(asked, isWorry ? told.grownUp : told.close));
    }
    if (steps >= LAST_STEP || (reply === 'better' && feeling.weight === 'light')) {
      return join(opening, unheard(asked, closesOf(feeling)));
    }
    if (isSentence && !feeling.isQuick) {
      const isCalm = !isWorrying(asked.question) && !isTroubled(asked.question);
      const more = isCalm ? told.ask : replies.open;
      const asks = feeling.isGlad && isCalm ? feeling.ask : more;
      return join(
        opening,
        unheard(
          asked,
          asks.filter((line) => !asksCause(line)),
        ),
      );
    }
    const needsGrownUp = feeling.grownUp && (steps === 2 || reply === 'long');
    return join(
      opening,
      unheard(asked, needsGrownUp && feeling.grownUp ? feeling.grownUp : feeling.help),
    );
  }

  return { takeUp, advise, goOn };
}
