import { helpFor } from '@lux/child-safety/help-texts/answer-for.ts';
import type { Skill } from './skill.ts';

const OF_POISON = /giftig|vergift|Gift(?!\p{L})|Giftnotruf/u;
/** "Ich hab so einen gegessen": what, only the talk before says. */
const EATEN =
  /(?<!\p{L})(?:gegessen|geschluckt|verschluckt|probiert|getrunken|abgeleckt|gekaut|im mund)(?!\p{L})/iu;
const OF_NOBODY = /(?<!\p{L})(?:nie|niemals|nicht|keine?n?|früher|man)(?!\p{L})|\?/iu;

/** Who has eaten of the poisonous thing that was just told of needs help at once. */
export const answerEatenPoison: Skill = ({ question, last, earlier }) => {
  const isOfPoison = OF_POISON.test(`${last ?? ''} ${earlier.at(-1) ?? ''}`);
  return isOfPoison && EATEN.test(question) && !OF_NOBODY.test(question)
    ? helpFor('poison', 'de')
    : null;
};
