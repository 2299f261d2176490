import { isWhole } from '../membership/ask-of-place.ts';
import type { Step, Topic } from '../topic.ts';

const MOST_ASKED = 4;

/** What was found, with the question it was found for: others go on with it. */
export function withQuestion(
  found: Step,
  written: string,
  ofPlace: string | null,
  topic: Topic,
  whole: string | undefined,
): Step {
  const question = isWhole(written) ? written : (ofPlace ?? topic.question);
  const asked =
    whole === undefined
      ? topic.asked
      : [whole, ...(topic.asked ?? []).filter((one) => one !== whole)].slice(0, MOST_ASKED);
  return {
    ...found,
    topic: {
      ...found.topic,
      ...(question !== undefined && { question }),
      ...(asked && { asked }),
    },
  };
}
