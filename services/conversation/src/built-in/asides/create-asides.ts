import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import type { createKnowledgeSkills } from '../facts/create-knowledge-skills.ts';
import type { Asked, Skill } from '../skill.ts';
import type { Alone } from './alone.ts';
import { readAsides } from './read-asides.ts';

type Facts = ReturnType<typeof createKnowledgeSkills>;

/** So sure must be what is known of a question that was put in other words. */
const SURE_OF_REWORDED = 0.8;
/** "Haben die Augen?" */
const PRONOUN = /^\p{L}+ (?:die|der|das|er|sie|es)(?= )/u;
const PRONOUN_LATER = /(?<!\p{L})(?:die|der|das|er|sie|es)(?!\p{L})/u;
/** "Ich dachte, Wale sind Fische": the whales are talked of. */
const IS_SO = / (?:ist|sind) (?:\p{L}+ ){0,2}\p{L}+$/u;

/** "Spinnen sind keine Insekten, stimmt das?": "Nein" to whether they are says that it is so. */
const toDenied = (text: string): string =>
  text
    .replace(/^Nein[.,!] /u, 'Das stimmt. ')
    .replace(/^Ja[.,!] /u, 'Doch. ')
    .replace(
      /^((?:Das stimmt|Doch)\. )(\p{Ll})/u,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );

/** Answers questions that stand between what is told: "… ich dachte immer Sydney". */
export function createAsides(knowledge: Knowledge, facts: Facts) {
  /** The questions that may be meant alone, each with who is meant by its name. */
  function aloneOf({ question, concern }: Asked): Omit<Alone, 'told' | 'isToldFirst'>[] {
    if (concern) return [];
    return readAsides(writeOut(question)).flatMap((alone) => {
      if (!alone.isToldFirst) return [alone];
      const named = knowledge.withNameOf(alone.told.replace(IS_SO, ''), alone.question);
      const isOpen = PRONOUN.test(alone.question) || knowledge.saysPronoun(alone.question);
      return named ? [{ question: named }] : isOpen ? [] : [alone];
    });
  }

  /** The question among asides, where it is surely known. */
  const answerAmongAsides: Skill = (asked) =>
    answerAlone(asked, aloneOf(asked)) ?? answerOfWhole(asked);

  /** "Mein Hund hechelt immer so, warum eigentlich?" is no remark about the dog. */
  const answerReworded: Skill = (asked) =>
    answerAlone(
      asked,
      aloneOf(asked).filter(({ isReworded }) => isReworded),
    );

  function answerAlone(asked: Asked, alones: ReturnType<typeof aloneOf>): string | null {
    for (const { isDenied, isReworded, question } of alones) {
      const alone = { ...asked, question };
      if (!facts.isSurelyKnown(alone)) continue;
      const known = facts.recall(alone);
      if (isReworded && (known?.confidence ?? 0) < SURE_OF_REWORDED) continue;
      const text = known?.text ?? null;
      if (text === null || text === asked.last || facts.isOffTopic(alone, text)) continue;
      return isDenied ? toDenied(text) : text;
    }
    return null;
  }

  /** "Unsere Katze schnurrt immer, wie macht die das?": what is told first says who is meant. */
  function answerOfWhole(asked: Asked): string | null {
    if (asked.concern) return null;
    const isAsked = readAsides(writeOut(asked.question)).some(
      ({ isToldFirst, question }) => isToldFirst && PRONOUN_LATER.test(question),
    );
    if (!isAsked || !facts.isSurelyKnown(asked)) return null;
    const text = facts.recall(asked)?.text ?? null;
    return text === null || text === asked.last || facts.isOffTopic(asked, text) ? null : text;
  }

  return { answerAmongAsides, answerReworded };
}
