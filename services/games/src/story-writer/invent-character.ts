import type { StoryCharacter } from '@lux/contracts/games/story.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { pickIfAny, shuffle } from '@lux/random/choose.ts';
import type { StoryTask } from './data/load-story-data.ts';
import { createHero } from './grammar/create-hero.ts';
import { declineName } from './grammar/decline-name.ts';
import { fillTemplate } from './grammar/fill-template.ts';
import { adjectiveForms, splitWords } from './grammar/words.ts';
import { spellStory } from './spelling/spell-story.ts';
import { findNames } from './understanding/find-names.ts';
import { guessGender } from './understanding/guess-gender.ts';

type Nouns = StoryTask['data']['nouns'];

const TRAITS = 3;
const LONGEST_DESCRIPTION = 400;
/** `ein Roboter der kocht`, not `ein Freund der alten Hexe`: the clause ends with its verb. */
const RELATIVE =
  /(?<=(?<!\p{L})[Ee]ine? (?:\p{Ll}+ )*)(\p{Lu}\p{L}+) ((?:der|die|das) \p{Ll}[^.!?,]* \p{Ll}+|(?:der|die|das) \p{Ll}+)(?=[.!?,]|$)/u;
const OWNED = /(?<!\p{L})(hat|trägt|besitzt|mag|reitet) ein ((?:\p{Ll}+ )?)(\p{Lu}\p{L}+)/gu;
/** `ein roten Hut`: the adjective has the ending that the article lacks. */
const BENT = /(?<!\p{L})ein (\p{Ll}+en) (\p{Lu}\p{L}+)/gu;
const BELONGINGS =
  /(?<!\p{L})(?:mit|hat|haben|trägt) (?:\p{Ll}+ ){1,3}(?=\p{Lu})|einen \p{Ll}+ (?=\p{Lu})/gu;

/**
 * Makes a character of what a child said of it (SPEC 7, mode `character`). The name, the kind and the
 * traits the child gave stay; only what is missing is added.
 */
export function inventCharacter(task: StoryTask): StoryCharacter {
  const { data, theme, ageGroup, random } = task;
  const context = addComma(bendObjects(spellStory(task.context, data).text, data));
  const { frames, themes, verbs } = data;
  const given = findNames(context, data)[0] ?? loneName(context, data.nouns);
  const name = given ?? pickIfAny(random, frames.freeNames) ?? 'Kim';
  const hero = createHero(guessGender(name, context, data), declineName(name, data));
  const cast = { hero, isPresent: true, verbs };

  const habit = pickIfAny(random, frames.habits) ?? '';
  const description = `${describe(name, withArticle(context, data.nouns))} ${fillTemplate(habit, cast)}`;
  const { wishes, obstacles } = themes[theme];
  const wish = pickIfAny(random, wishes)?.[ageGroup] ?? '';
  const obstacle = pickIfAny(random, obstacles)?.[ageGroup] ?? '';
  const plot = `${fillTemplate(wish, cast)} ${fillTemplate(obstacle, cast)}`;
  return {
    name,
    description,
    traits: traitsOf(context, task),
    idea: `${plot} Wie geht es weiter?`,
  };
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

/** `Eine Hexe die immer lacht`: what LUX says back is spelled right. */
function addComma(text: string): string {
  return text.replace(RELATIVE, '$1, $2');
}

/** `hat ein roten Hut`: children often leave out the ending of what somebody has. */
function bendObjects(text: string, { language }: Pick<StoryTask['data'], 'language'>): string {
  return text
    .replaceAll(BENT, (whole, adjective: string, noun: string) =>
      language.noun(noun)?.gender === 'm' ? `einen ${adjective} ${noun}` : whole,
    )
    .replaceAll(OWNED, (whole, verb: string, between: string, noun: string) => {
      if (language.noun(noun)?.gender !== 'm') return whole;
      return `${verb} einen ${between.replace(/er $/u, 'en ')}${noun}`;
    });
}

/** `Superheld` alone is no name but a kind. */
function withArticle(text: string, { animals, persons }: Nouns): string {
  const kind = [...animals, ...persons].find(({ word }) => word === text.replace(/[.!?]$/, ''));
  if (!kind) return text;
  return `${kind.nom.startsWith('die ') ? 'eine' : 'ein'} ${kind.word}`;
}

/** Character first: the red of a robot's hair is no trait. */
function traitsOf(context: string, { data: { frames }, random }: StoryTask): string[] {
  const words = new Set(splitWords(context.replaceAll(BELONGINGS, ' ')));
  const said = frames.adjectives.filter((one) =>
    adjectiveForms(one).some((form) => words.has(form)),
  );
  const more = shuffle(random, frames.traits).filter((one) => !said.includes(one));
  return [...said, ...more].slice(0, Math.max(TRAITS, Math.min(said.length, 5)));
}

/** A child may say the name alone: `Zorbo`. */
function loneName(context: string, { animals, persons }: Nouns): string | null {
  const [sentence = ''] = splitSentences(context);
  if ([...animals, ...persons].some(({ word }) => word === sentence)) return null;
  return /^\p{Lu}\p{L}{1,20}$/u.test(sentence) ? sentence : null;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
