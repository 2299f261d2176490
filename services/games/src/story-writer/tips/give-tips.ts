import type { StoryTips } from '@lux/contracts/games/story.ts';
import { pickIfAny, shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { createHero } from '../grammar/create-hero.ts';
import { namedBy } from '../grammar/decline-name.ts';
import { fillTemplate, isFillable } from '../grammar/fill-template.ts';
import { tellGrave } from '../grave/tell-grave.ts';
import { classOfNext, readEnd, type TextEnd } from '../plot/child/class-of.ts';
import { roleOf } from '../plot/event-cast.ts';
import { readStoryText, type StoryReading } from '../reading/read-story.ts';
import { measureText } from './measure-text.ts';
import { praiseText } from './praise-text.ts';
import { signTips } from './sign-tips.ts';
import { capitalTip, spellingTip } from './spelling-tip.ts';
import { styleTips } from './style-tips.ts';

const MOST_TIPS = 2;
/** Where it is grave nothing is called exciting. */
const TOLD = 'Du hast genau erzählt, was passiert ist. Das war wichtig.';
const OF_HELP =
  'Kennst du so etwas selbst? Dann sprich mit einem Erwachsenen, dem du vertraust. Oder ruf die Nummer gegen Kummer an: 116 111. Das kostet nichts.';

/**
 * One thing that is good in the child's text, at most two that could be better, and how it might go on
 * (SPEC 7, mode `tips`). Misspelt words come first and are told as that; everything is found in this very
 * text, and nothing is said that is not so.
 */
export function giveTips(task: StoryTask): StoryTips {
  const { data, context } = task;
  const reading = readStoryText(task);
  const { text, corrections } = reading.corrected;
  // What is worn or begins alike is counted in the words as they are meant.
  const measures = {
    ...measureText(reading.broken?.whole ?? text, data.frames.adjectives),
    smallStarts: measureText(context, data.frames.adjectives).smallStarts,
  };
  const spelling = spellingTip(corrections, task);
  const capitals = capitalTip(corrections, measures.smallStarts);
  const end = readEnd(reading, data);
  const isPerson = (name: string) => isCalled(name, data);
  const tips = [
    ...(spelling ? [spelling] : []),
    ...(capitals ? [capitals] : []),
    ...signTips(measures, reading.broken !== null),
    ...giftTip(end, context),
    ...shuffle(task.random, [
      ...momentTip(reading, end, context),
      ...styleTips(reading, measures, new Set(data.nouns.things.map(({ word }) => word)), isPerson),
    ]),
    'Lies deine Geschichte einmal laut vor. Klingt jeder Satz so, wie du ihn meinst?',
  ];
  const grave = tellGrave(task, 'next');
  if (grave !== null) {
    return { positives: [TOLD], tips: [OF_HELP], idea: `So kann es weitergehen: ${grave}` };
  }
  return {
    positives: [praiseText(reading, measures, task)],
    tips: tips.slice(0, MOST_TIPS),
    idea: ideaFor(task, reading, end),
  };
}

const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u;
const TITLE = /^(?:Herr|Frau|Onkel|Tante|Doktor) \p{Lu}\p{L}+$/u;

/** Whether somebody can be called so: `Flensburg` is a town, and `Opa Geburtstag` nobody. */
function isCalled(name: string, { firstNames }: StoryTask['data']): boolean {
  if (FAMILY.test(name) || TITLE.test(name)) return true;
  return name.split(' ').every((word) => firstNames.has(word));
}

/** What somebody can do was told for a reason. */
function giftTip({ gift, tool }: TextEnd, context: string): string[] {
  if (gift && context.includes(gift.text))
    return [`Du hast erzählt: „${gift.text}.“ Wie könnte das in deiner Geschichte noch helfen?`];
  // What nobody knows a use for, or what only lies there, need not help.
  if (tool?.owner !== null || tool.kind === 'other' || !tool.isHeld) return [];
  return [
    `In deiner Geschichte kommt etwas vor, das helfen könnte: ${tool.entity.nom}. Was kann man damit machen?`,
  ];
}

/** What its last sentence shows can be seen, heard or smelt. */
function momentTip(
  { corrected }: StoryReading,
  { key, scene }: TextEnd,
  context: string,
): string[] {
  const isShown = key !== null && scene?.clause === key.clause && !scene.isNegated;
  if (!isShown || !context.includes(key.text) || !corrected.text.includes(key.text)) return [];
  return [
    `„${key.text}“: Das ist ein wichtiger Augenblick. Was sieht, hört oder riecht man da? Schreib einen Satz dazu.`,
  ];
}

/** What could come next after what the child told: its own thing that helps, or what its class asks. */
function ideaFor(task: StoryTask, reading: StoryReading, end: TextEnd): string {
  const { data, ageGroup, random } = task;
  const { hero, isPresent } = reading;
  const roles = end.tool ? { tool: roleOf(end.tool.entity) } : {};
  const cast = {
    hero: hero ?? createHero('unknown', namedBy('jemand')),
    isPresent,
    verbs: data.verbs,
    roles,
  };
  const told = classOfNext(reading, data, end);
  const isHeld = end.tool?.isHeld === true && end.tool.kind !== 'other';
  const tool = isHeld && end.tool?.owner === null ? data.tools[end.tool.kind] : undefined;
  const isSure = told.event !== null && !OF_HEARTS.test(told.name);
  const shown = end.scene?.next[ageGroup] ?? (isSure ? told.next[ageGroup] : []);
  const lines = tool?.next[ageGroup] ?? shown;
  const next = pickIfAny(
    random,
    lines.filter((one) => isFillable(one, cast)),
  );
  return next === undefined
    ? (pickIfAny(random, ASKING) ?? '')
    : `Wie wäre es damit? ${fillTemplate(next, cast)}`;
}

/** What people feel for each other only the child knows. */
const OF_HEARTS =
  /^(?:quarrel|share|alone|teased|guilt|blamed|secret|promise|failed|forbidden|danger|peril|rescue|wish|stage|demand|unable|broken|loss|parting)$/u;

/** What helps any story on. */
const ASKING = [
  'Wer könnte jetzt helfen? Vielleicht kommt schon jemand in deiner Geschichte vor, der eine gute Idee hat.',
  'Was ist das Erste, was jetzt passiert? Schreib nur diesen einen Moment auf, so genau du kannst.',
  'Was könnte jetzt schiefgehen, und was könnte gut ausgehen? Such dir eins davon aus.',
  'Welches Ding aus deiner Geschichte könnte jetzt wichtig werden?',
];
