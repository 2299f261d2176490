import type { EventFrame } from './event-file.ts';
import type { StoryEvent } from './story-event.ts';

/** Whether one happening puts another right: what was lost is what is found. */
export function endsIt(event: StoryEvent, frame: EventFrame, end: StoryEvent): boolean {
  if (!frame.ends?.includes(event.kind)) return false;
  if (!frame.isSought || !event.what) return true;
  const named = [end.what, end.who, ...[]].filter((one) => one !== null);
  const said = end.clause.mentions.map(({ noun, head }) => noun?.lemma ?? head);
  return (
    named.some((one) => one.key === event.what?.key) ||
    said.includes(event.what.key) ||
    end.clause.mentions.some(({ kind, head }) => kind === 'pronoun' && head === event.what?.ihn)
  );
}
