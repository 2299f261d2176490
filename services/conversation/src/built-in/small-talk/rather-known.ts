import type { Skill } from '../skill.ts';

/** Longer ones say more than small talk knows. */
const MOST_OF_SMALL_TALK = 8;

/** Small talk that is surely known answers better than what is only learnt of it. */
export const rather =
  (known: Skill, learnt: Skill): Skill =>
  (asked) => {
    const answer = learnt(asked);
    if (answer === null) return null;
    const isShort = asked.question.split(/\s+/).length <= MOST_OF_SMALL_TALK;
    return (isShort ? known(asked) : null) ?? answer;
  };
