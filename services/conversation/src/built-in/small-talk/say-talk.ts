import { type Asked, pickByText } from '../skill.ts';
import type { SmallTalkFile } from './small-talk-file.ts';

/**
 * Says what belongs to a talk: one of its answers, or the next of a list that this conversation has not
 * heard yet (jokes, riddles, stories …). "Noch einen" goes on with the list LUX has just told from.
 *
 * @param surprises what LUX tells to "überrasch mich"
 */
export function createSayTalk(file: SmallTalkFile, surprises: string[]) {
  const lists: Record<string, { items: string[]; before?: string }> = {
    joke: { items: file.jokes },
    riddle: {
      items: file.riddles.map(({ question }) => question),
      before: 'Hier kommt ein Rätsel.',
    },
    story: { items: file.stories },
    twister: { items: file.twisters, before: 'Sprich schnell nach!' },
    countingRhyme: { items: file.countingRhymes },
    poem: { items: file.poems },
    song: { items: file.songs },
    surprise: { items: surprises, before: 'Wusstest du das?' },
  };

  /** The list that LUX's last words came from. */
  const lastList = (last: string | undefined) =>
    Object.keys(lists).find((name) => lists[name]?.items.some((item) => last?.includes(item))) ??
    (last?.includes('Rätsel') ? 'riddle' : 'joke');

  return function sayTalk(
    { answers }: { answers: readonly string[] },
    question: string,
    { assistantName, history, last }: Asked,
  ): string {
    // The turn count makes the second joke another one than the first.
    const seed = `${question} ${history.length}`;
    const unheard = (items: readonly string[]) => {
      const fresh = items.filter((item) => !history.some(({ content }) => content.includes(item)));
      return pickByText(fresh.length > 0 ? fresh : items, seed);
    };
    if (answers[0] === 'again') return last ?? 'Ich habe noch nichts gesagt. Frag mich etwas!';
    const name = answers[0] === 'more' ? lastList(last) : answers[0];
    const list = lists[name ?? ''];
    if (!list) return unheard(answers).replaceAll('{assistantName}', assistantName);
    return list.before ? `${list.before} ${unheard(list.items)}` : unheard(list.items);
  };
}
