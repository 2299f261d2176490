import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { type createFactIndex, toldFact } from '../facts/create-fact-index.ts';
import type { createKnowledgeSkills } from '../facts/create-knowledge-skills.ts';
import { findFact } from '../facts/rank-facts.ts';
import type { Asked } from '../skill.ts';
import type { createSayTalk } from './say-talk.ts';
import type { SmallTalkFile } from './small-talk-file.ts';

interface Offers {
  index: ReturnType<typeof createFactIndex>;
  knowledge: Knowledge;
  recall: ReturnType<typeof createKnowledgeSkills>['recall'];
  sayTalk: ReturnType<typeof createSayTalk>;
  talks: SmallTalkFile['talks'];
}

/** "Ja" to what LUX has just offered: a question it can answer, a riddle or a joke. */
export function createAcceptOffer({ index, knowledge, recall, sayTalk, talks }: Offers) {
  return (asked: Asked): string | null => {
    const { last } = asked;
    const known = recall(asked);
    if (/Möchtest du das hören\?$/.test(last ?? '') && known && !known.isAdmission)
      return known.text;
    const suggested = /[Ff]rag mich (?:doch|zum Beispiel): ([^?]+\?)/.exec(last ?? '')?.[1];
    if (suggested) {
      const fact = findFact(index, suggested);
      if (fact) return toldFact(fact, asked.level);
      return knowledge.answer(suggested, { level: asked.level })?.text ?? null;
    }
    const offered = /[^.!?]*\?$/.exec(last ?? '')?.[0] ?? '';
    const id = offered.includes('Rätsel')
      ? 'riddle'
      : offered.includes('Witz')
        ? 'joke'
        : undefined;
    const talk = talks.find((candidate) => candidate.id === id);
    return talk ? sayTalk(talk, offered, asked) : null;
  };
}
