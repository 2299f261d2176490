import type { StoryCharacter } from '@lux/contracts/games/story-character.ts';
import { adjectiveForms } from './adjective-forms.ts';
import { createHero } from './create-hero.ts';
import { fillTemplate } from './fill-template.ts';
import { findNames } from './find-names.ts';
import { guessGender } from './guess-gender.ts';
import { namedBy } from './named-by.ts';
import { splitSentences } from './split-sentences.ts';
import { splitWords } from './split-words.ts';
import type { StoryOrder } from './story-order.ts';

const TRAITS = 3;
const LONGEST_DESCRIPTION = 400;

/**
 * Makes a figure of what a child said of it (SPEC 7, mode `character`). The name, the kind and the
 * traits the child gave stay; only what is missing is added.
 */
export function inventCharacter(order: StoryOrder): StoryCharacter {
  const { context, data, theme, ageGroup, chooser } = order;
  const { frames, themes, verbs } = data;
  const given = findNames(context, data)[0] ?? loneName(context);
  const name = given ?? chooser.pick(frames.freeNames) ?? 'Kim';
  const hero = createHero(guessGender(name, context, data), namedBy(name));
  const cast = { hero, isPresent: true, verbs };

  const habit = chooser.pick(frames.habits) ?? '';
  const description = `${describe(name, withCapitals(context, data.nouns))} ${fillTemplate(habit, cast)}`;
  const { wishes, obstacles } = themes[theme];
  const wish = chooser.pick(wishes)?.[ageGroup] ?? '';
  const obstacle = chooser.pick(obstacles)?.[ageGroup] ?? '';
  const plot = `${fillTemplate(wish, cast)} ${fillTemplate(obstacle, cast)}`;
  return { name, description, traits: traitsOf(order), idea: `${plot} Wie geht es weiter?` };
}

/** The child's own words, as whole sentences that begin with who it is. */
function describe(name: string, context: string): string {
  const said = context.slice(0, LONGEST_DESCRIPTION).trim();
  const closed = /[.!?…]$/.test(said) ? said : `${said}.`;
  if (closed === `${name}.`) return `Das ist ${name}.`;
  if (closed.includes(name)) return upperFirst(closed);
  if (/^(ein|eine)\s/i.test(closed))
    return `${name} ist ${closed.charAt(0).toLowerCase()}${closed.slice(1)}`;
  return `Das ist ${name}. ${upperFirst(closed)}`;
}

/** Children write `ein hund`; what LUX says back is spelled right. */
function withCapitals(text: string, { animals, persons, things }: StoryOrder['data']['nouns']) {
  const words = new Set([...animals, ...persons, ...things].map(({ word }) => word));
  return text.replaceAll(/(?<!\p{L})\p{Ll}\p{L}+/gu, (word) => {
    return words.has(upperFirst(word)) ? upperFirst(word) : word;
  });
}

function traitsOf({ context, data: { frames }, chooser }: StoryOrder): string[] {
  const words = new Set(splitWords(context).map((word) => word.toLowerCase()));
  const said = frames.adjectives.filter((one) =>
    adjectiveForms(one).some((form) => words.has(form)),
  );
  const more = chooser.shuffle(frames.traits).filter((one) => !said.includes(one));
  return [...said, ...more].slice(0, Math.max(TRAITS, Math.min(said.length, 5)));
}

/** A child may say the name alone: `Zorbo`. */
function loneName(context: string): string | null {
  const [sentence = ''] = splitSentences(context);
  return /^\p{Lu}\p{L}{1,20}$/u.test(sentence) ? sentence : null;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
