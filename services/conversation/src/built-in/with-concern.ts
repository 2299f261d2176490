import { isBareAnswer, isTaskTalk } from './practice/hear-answer.ts';
import type { Asked, Skill } from './skill.ts';

export const NAMES_HELP = /116 111|112/;

/** An answer that only comes near what was asked: no care for a child that may be calling for help. */
export const COMES_NEAR = /Aber ich weiß: |ob du das meinst: |^Du meinst bestimmt: /u;

/** `Warum beißt mein Papa`: no fact answers what is asked of one's own people where it may be a call. */
export const asksOfOwnPeople = (question: string): boolean =>
  /(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L}).*(?<!\p{L})(?:mein|meine|unser|unsere) (?:\p{L}+ )?(?:\p{L}*papa|papi|\p{L}*mama|\p{L}*vater|\p{L}*mutter|opa|oma|onkel|tante|\p{L}*bruder|\p{L}*schwester|\p{L}*lehrer(?:in)?|\p{L}*trainer(?:in)?|nachbar(?:in)?|cousin)(?!\p{L})/iu.test(
    question,
  );

/** What may be a call for help is taken up like a trouble, and the way to help is named behind it. */
export const withWayToHelp =
  (skill: Skill): Skill =>
  (asked) => {
    const text = skill(asked);
    if (text === null || !asked.concern || NAMES_HELP.test(text)) return text;
    return `${text} ${asked.concern.wayToHelp}`;
  };

/** Nothing light is said where the gate suspects that a child may be calling for help. */
export const unlessConcern =
  (
    skill: Skill,
    isPractising: (asked: Asked) => boolean = () => false,
    isAnswer: (asked: Asked) => boolean = () => false,
  ): Skill =>
  (asked) =>
    // "Ich glaub A" answers the task that waits, "ich weiß es nicht mehr" is about it.
    asked.concern &&
    !isAnswer(asked) &&
    !(isPractising(asked) && (isBareAnswer(asked.question) || isTaskTalk(asked.question)))
      ? null
      : skill(asked);
