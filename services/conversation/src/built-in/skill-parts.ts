import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import type { createKnowledgeSkills } from './facts/create-knowledge-skills.ts';
import type { createFeelings } from './feelings/create-feelings.ts';
import type { createHappened } from './feelings/happened/create-happened.ts';
import type { createPractice } from './practice/create-practice.ts';
import type { createRemarks } from './remarks/create-remarks.ts';
import type { createSpeaksOfWords } from './requests/speaks-of-words.ts';
import type { answerRiddle } from './small-talk/answer-riddle.ts';
import type { createTalkSkills } from './small-talk/create-talk-skills.ts';

/** What can answer, each with what it knows. */
export interface SkillParts {
  knowledge: Knowledge;
  ofKnowledge: ReturnType<typeof createKnowledgeSkills>;
  desk: ReturnType<typeof createWordDesk>;
  felt: ReturnType<typeof createFeelings> & ReturnType<typeof createHappened>;
  practice: ReturnType<typeof createPractice>;
  remarks: ReturnType<typeof createRemarks>;
  talk: ReturnType<typeof createTalkSkills>;
  riddles: Parameters<typeof answerRiddle>[2];
  speaksOfWords: ReturnType<typeof createSpeaksOfWords>;
}
