import type { Clause } from '../clauses/read-clause.ts';
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

/** `die vorher nie da war`, `war zum Glück nicht da`, `jeden Tag suchte er`: nobody misses that. */
export function isUsual(kind: string, { lower }: Clause): boolean {
  if (!/^(?:lostThing|lostBeing|seeks)$/u.test(kind)) return false;
  const text = ` ${lower.join(' ')} `;
  return / (?:vorher|früher|noch nie|zum glück|gerade nicht|jeden tag|jeden morgen|jede nacht|jede woche|immer) /u.test(
    text,
  );
}
