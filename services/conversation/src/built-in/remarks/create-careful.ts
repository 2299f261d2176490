import { isDoubtful } from '@lux/child-safety/is-doubtful.ts';
import { readSaying } from '../feelings/read-saying.ts';
import { isOfOneself } from '../feelings/signs-of-telling.ts';
import { join, unheard } from '../feelings/talk-steps.ts';
import { withoutFigures } from '../feelings/without-figures.ts';
import { hasNamedHelp } from '../follow-ups/lux-said.ts';
import type { Skill } from '../skill.ts';
import { plain, writeOutWords } from './plain.ts';
import type { RemarksFile } from './remarks-file.ts';

/** "Kannst du schweigen?" */
/** What is kept from others, or may have hurt, is asked after, whatever the gate thinks of it. */
const SECRET =
  /(?<!\p{L})(?:heimlich|geheimnis|verrat\p{L}*|niemandem|fremde\p{L}*|waffen?|pistole|alkohol|betrunken|besoffen|schnaps|wodka|tabletten|galgen|schlinge|gift\p{L}*|umzieh\p{L}*|dusch\p{L}*|umkleid\p{L}*|narben?|gips|steckdosen?|herd|herdplatte|feuerzeug|streichhölzer|blut\p{L}*|striemen|beulen?|blaue\p{L}*|notfall\p{L}*|abschied\p{L}*|strafe|prügel|dresche)(?!\p{L})/iu;
const WOUND = /(?<!\p{L})(?:blut\p{L}*|geblutet|beulen?)(?!\p{L})/giu;
/** Nothing of it weighs: the gate takes it for harmless. */
const SMALL_WOUND =
  /(?<!\p{L})(?:ein bisschen|nicht schlimm|nicht so schlimm|pflaster|geht schon)(?!\p{L})/iu;
const isLightAll = (question: string) =>
  !isDoubtful(question) &&
  !SECRET.test(SMALL_WOUND.test(question) ? question.replace(WOUND, ' ') : question);
const ASKS_LUX = /^(?:lux|und|sag mal| )*\p{L}+st du(?!\p{L})/iu;

/**
 * What LUX says where something may be wrong: it asks what happened and names a grown-up. `answerCareful`
 * knows what surely is no light matter and goes before all else; `answerWeighing` takes up whatever else
 * of oneself has a word to which nothing light is said.
 */
export function createCareful({
  words,
  careful,
  behindCare,
  noRemark,
  weighs: lines,
}: Pick<RemarksFile, 'words' | 'careful' | 'behindCare' | 'noRemark' | 'weighs'>) {
  const known = careful.map(({ said, answers }) => ({
    answers,
    patterns: said.map((pattern) => new RegExp(writeOutWords(pattern, words), 'u')),
  }));
  const heavy = new RegExp(`(?<!\\p{L})(?:${writeOutWords(noRemark, words)})(?!\\p{L})`, 'u');
  const ofBody = new RegExp(behindCare.said, 'u');
  const entryOf = (said: string) =>
    known.find(({ patterns }) => patterns.some((pattern) => pattern.test(said)));

  /** Whether nothing light may be said to a sentence in small letters. */
  const weighs = (said: string): boolean =>
    (heavy.test(withoutFigures(said)) && !isLightAll(said)) || entryOf(said) !== undefined;

  const answerCareful: Skill = (asked) => {
    // "Dann hat alles ein Ende" names no one, and is told; a question of the world is none of these.
    const isOwn =
      isOfOneself(asked.question) ||
      readSaying(asked.question) === 'told' ||
      ASKS_LUX.test(asked.question);
    const entry = isOwn ? entryOf(plain(asked.question)) : undefined;
    if (entry) return unheard(asked, entry.answers);
    const isBehindCare = hasNamedHelp(asked.history) && ofBody.test(plain(asked.question));
    return isBehindCare ? unheard(asked, behindCare.answers) : null;
  };

  const answerWeighing: Skill = (asked) => {
    const isTold = readSaying(asked.question) === 'told' && !asked.question.includes('?');
    if (
      !isTold ||
      isLightAll(asked.question) ||
      !isOfOneself(asked.question) ||
      !heavy.test(withoutFigures(plain(asked.question)))
    )
      return null;
    return join(
      unheard(asked, lines.hear),
      unheard(asked, lines.ask),
      unheard(asked, lines.grownUp),
    );
  };

  return { answerCareful, answerWeighing, weighs };
}
