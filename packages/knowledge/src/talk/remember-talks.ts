import { hash } from 'node:crypto';
import { type Level, NO_TOPIC, type Topic } from './topic.ts';

/** A question of a child before the present one, with what LUX said to it where that is known. */
export interface Exchange {
  question: string;
  answer?: string;
}

/** Two for each of 250 children who talk at once; a topic takes about a kilobyte. */
const MOST_TALKS = 500;

/**
 * Makes a reader of talks that goes on from where it read a talk before: each turn brings all earlier ones
 * along. Talks are known by a hash; forgotten is what was longest not talked of, and read anew if need be.
 */
export function rememberTalks(
  topicAfter: (topic: Topic, exchange: Exchange, level: Level) => Topic,
): (exchanges: readonly Exchange[], level: Level) => Topic {
  const known = new Map<string, Topic>();

  return function topicOf(exchanges, level) {
    let talk: string = level;
    let topic = NO_TOPIC;
    for (const exchange of exchanges) {
      const { question, answer = null } = exchange;
      talk = hash('sha1', JSON.stringify([talk, question, answer]));
      topic = known.get(talk) ?? topicAfter(topic, exchange, level);
      // What is asked for again is the newest.
      known.delete(talk);
      known.set(talk, topic);
    }
    for (const oldest of known.keys()) {
      if (known.size <= MOST_TALKS) break;
      known.delete(oldest);
    }
    return topic;
  };
}
