import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { beginsWithVerb, isAsking } from '../follow-ups/is-asking.ts';
import type { Asked, Skill } from '../skill.ts';
import type { createSmallTalk } from './create-small-talk.ts';
import type { createSayTalk } from './say-talk.ts';

/** Said to LUX, or of oneself. */
const TO_LUX = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|lux|ich|mich|mir|mein\p{L}*)(?!\p{L})/iu;

interface Known {
  acceptOffer: Skill;
  findTalk: ReturnType<typeof createSmallTalk>;
  knowledge: Knowledge;
  sayTalk: ReturnType<typeof createSayTalk>;
}

/** Small talk that is surely meant, and what may be meant where nothing else answers. */
export function createTalkSkills({ acceptOffer, findTalk, knowledge, sayTalk }: Known) {
  /** "Haben Schnecken Popel?" asks of snails, whatever else is laughed at. */
  function talkOf({ question, assistantName }: Asked) {
    const found = findTalk(question, assistantName);
    const isAsked = isAsking(question) || beginsWithVerb(question);
    const isOfThing = isAsked && !TO_LUX.test(question);
    return found?.isFramed && isOfThing && knowledge.namesThing(question) ? null : found;
  }

  const answerSureTalk: Skill = (asked) => {
    const found = talkOf(asked);
    if (found?.talk.id === 'yes') return acceptOffer(asked);
    return found?.isSure ? sayTalk(found.talk, asked.question, asked) : null;
  };

  const answerTalk: Skill = (asked) => {
    const found = talkOf(asked);
    return found ? sayTalk(found.talk, asked.question, asked) : null;
  };

  return { answerSureTalk, answerTalk };
}
