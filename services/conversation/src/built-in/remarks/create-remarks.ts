import { isWish, readSaying } from '../feelings/read-saying.ts';
import {
  asksAtEnd,
  isAlarming,
  isOfOneself,
  isTroubled,
  isWorrying,
  wantsToKnow,
} from '../feelings/signs-of-telling.ts';
import { join, unheard } from '../feelings/talk-steps.ts';
import type { Asked, Skill } from '../skill.ts';
import type { RemarksFile } from './remarks-file.ts';

const FRONT =
  /^(?:(?:so|okay|ok|ja|also|lux|hey|hallo|hi|du|äh|ähm|hm|und|na|naja|gut|puh|oh)(?: |$))+(?=\S)/u;
/** Marks, and what is about a mark, are joys and troubles. */
const IS_OF_MARKS =
  /(?<!\p{L})(?:eine|ne|nur|ne glatte) (?:eins|zwei|drei|vier|fünf|sechs)(?!\p{L})(?! (?:aufgaben|seiten))/u;
const OF_TODAY = /(?<!\p{L})(?:heute|gerade|grad|gestern|vorhin|nachher|bei uns)(?!\p{L})/iu;
const MOST_WORDS = 14;
/** So few words tell nothing yet. */
const LEAST_TOLD = 3;
/** A command and a name alone are no remark. */
const COMMANDS =
  /^(?:sag|sage|zeig|zeige|erzähl|erzähle|erklär|erkläre|mach|mache|gib|spiel|sing|lies|hilf|übe|üben|frag|nenn|such|mal|male|schreib|stell|stelle|lass|komm|hör|rechne|buchstabier|übersetz|öffne|starte?)(?!\p{L})/u;

/** What mama or a brother does is not asked as if the child did it. */
const OF_OTHERS =
  /^(?:mein|meine|unser|unsere) \p{L}+ (?!und ich)|^(?:mama|papa|oma|opa|mami|papi) (?!und ich)/u;
const TOPICS_OF_ALL = /^(?:animals|new-animal|jobs|family|feast|travel|school)$/u;

/** A problem that was not understood is no remark. */
const ASKS_INSIDE = /(?<!\p{L})(?:wie ?vielen?|wie lange|wie alt|wie weit|wann)(?!\p{L})/u;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’'`´]/gu, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Remarks that are no question, no wish and no trouble: taken up shortly, in words about what was said,
 * with one light question. `answerRemark` knows whole sentences and goes early; `answerStatement` takes
 * what tells something and is known by nobody else.
 */
export function createRemarks(
  { words, kinds, topics, others }: RemarksFile,
  sayBack: (text: string) => string | null,
) {
  const written = (pattern: string) =>
    pattern.replace(/<(\w+)>/g, (whole, name: string) => words[name] ?? whole);
  const known = kinds.map(({ said, answers }) => ({
    patterns: said.map((pattern) => new RegExp(`^(?:${written(pattern)})$`, 'u')),
    answers,
  }));
  const topicsRead = topics.map(({ words: pattern, ...lines }) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u'),
    whole: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'),
    ...lines,
  }));

  const answerRemark: Skill = (asked) => {
    const said = plain(asked.question);
    if (said.split(' ').length > MOST_WORDS || asked.question.includes('?')) return null;
    if (IS_OF_MARKS.test(said) || isTroubled(said) || isAlarming(said)) return null;
    const rest = said.replace(FRONT, '');
    const found = known.find(({ patterns }) =>
      patterns.some((pattern) => pattern.test(said) || pattern.test(rest)),
    );
    return found ? unheard(asked, found.answers) : null;
  };

  /** The lines of what a sentence is about. */
  function reaction(asked: Asked): string {
    const said = plain(asked.question);
    const topic =
      topicsRead.find(({ whole }) => whole.test(said)) ??
      topicsRead.find(({ pattern, id }) => id === 'any' && pattern.test(said));
    const back = sayBack(asked.question);
    const asks = OF_OTHERS.test(said) && !TOPICS_OF_ALL.test(topic?.id ?? '') ? others : topic?.ask;
    return join(
      back ?? (topic ? unheard(asked, topic.hear) : null),
      asks ? unheard(asked, asks) : null,
    );
  }

  const answerStatement: Skill = (asked) => {
    const { question } = asked;
    const said = plain(question);
    const isTold =
      readSaying(question) === 'told' &&
      !question.includes('?') &&
      !asksAtEnd(question) &&
      (!isWish(question) || OF_OTHERS.test(said)) &&
      !COMMANDS.test(said) &&
      !ASKS_INSIDE.test(said) &&
      said.split(' ').length >= LEAST_TOLD;
    const weighs = isTroubled(said) || isAlarming(said) || isWorrying(said);
    return isTold && !weighs ? reaction(asked) : null;
  };

  /** What is told of oneself or of today stands in no encyclopedia. */
  const answerOwnRemark: Skill = (asked) => {
    const isOwn = isOfOneself(asked.question) || OF_TODAY.test(asked.question);
    return isOwn && !wantsToKnow(asked.question) ? answerStatement(asked) : null;
  };

  return { answerRemark, answerStatement, answerOwnRemark };
}
