import type { Skill } from './skill.ts';

const NAMES_HELP = /116 111|112/;

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
  (skill: Skill): Skill =>
  (asked) =>
    asked.concern ? null : skill(asked);
