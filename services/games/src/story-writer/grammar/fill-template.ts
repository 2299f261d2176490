import type { VerbForms } from '../data/verb-forms.ts';
import type { Hero } from './create-hero.ts';
import type { Named } from './decline-name.ts';

export interface StoryRole extends Named {
  er: string;
  ihn: string;
  ihm: string;
  isPlural: boolean;
}

export interface StoryCast {
  hero: Hero;
  helper?: Named | undefined;
  /** What else may be spoken of: `in`, `is`, `with`, `that`, `trait`, `place`, `companion`, … */
  words?: Record<string, string>;
  /** Somebody or something of the child's story: `what`, `friend`, `tool`. */
  roles?: Record<string, StoryRole>;
  isPresent: boolean;
  verbs: VerbForms;
  /** The sentence before was about the hero alone: er or sie will do. */
  isHeroClear?: boolean;
}

/**
 * A block as a sentence: `[stand]` takes the story's tense, `{hörte}` also follows the hero, other
 * words in braces stand for the hero, the helper or a thing. Sentences begin with a capital.
 *
 * @throws Error for a missing value, which the check at the start and the callers rule out.
 */
export function fillTemplate(template: string, cast: StoryCast): string {
  const filled = (cast.isHeroClear ? template : nameFirst(template, cast.hero))
    .replaceAll(/\[(\p{Ll}+):(\p{Ll}+)\]/gu, (_whole, role: string, form: string) =>
      roleForm(role, form, cast),
    )
    .replaceAll(/\[([\p{Ll}]+)\]/gu, (_whole, form: string) => othersForm(form, cast))
    .replaceAll(/\{([\p{L}.]+)\}/gu, (_whole, word: string) => wordFor(word, cast))
    .replaceAll(/(?<=schau\p{Ll}{1,3} )zu dem (?=\p{Lu})/gu, 'zum ')
    .replaceAll(/(?<=schau\p{Ll}{1,3} )zu der (?=\p{Lu})/gu, 'zur ')
    // `Und wirklich: Sein Laken war wieder da!`
    .replaceAll(
      /(?<=: )(?:sein|ihr|mein|unser|der|die|das)e?(?= (?:\p{Ll}+ )?\p{Lu}\p{L}+ (?:war|ist|waren|sind) )/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  return filled
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replaceAll(
      /((?:^|[.!?…:]“?\s)„|(?<!^)[.!?…]“?\s)(\p{Ll})/gu,
      (_whole, end: string, letter: string) => {
        return end + letter.toUpperCase();
      },
    );
}

/** A block says the name before it says er or sie: what came before may have been about a tree. */
function nameFirst(template: string, { nom, verb }: Hero): string {
  const first = /\{(hero|er|ihn|ihm|sein\p{Ll}*)\b/u.exec(template)?.[1];
  if (first === 'er') return template.replace('{er}', '{hero}');
  if (first === 'ihn') return template.replace('{ihn}', '{hero.acc}');
  if (first === 'ihm') return template.replace('{ihm}', '{hero.dat}');
  const hasGenitive = verb === 'er' && /^\p{Lu}\p{L}+$/u.test(nom);
  if (!first?.startsWith('sein') || !hasGenitive) return template;
  return template.replace(`{${first}}`, genitive(nom));
}

function othersForm(form: string, { verbs, isPresent }: StoryCast): string {
  if (!isPresent) return form;
  const single = verbs[form];
  if (single) return single[1];
  const several = Object.values(verbs).find(([past]) => past === form);
  return several?.[3] ?? form;
}

function wordFor(word: string, cast: StoryCast): string {
  const { hero, helper, words = {}, verbs } = cast;
  const role = roleWord(word, cast);
  if (role !== undefined) return role;
  const known: Record<string, string | undefined> = {
    ...words,
    hero: hero.nom,
    'hero.dat': hero.dat,
    'hero.acc': hero.acc,
    helper: helper?.nom,
    'helper.dat': helper?.dat,
    'helper.acc': helper?.acc,
    beide: helper && together(hero, helper),
    'beide.sich': hero.zusammen === 'wir' ? 'uns' : 'sich',
    er: hero.er,
    ihn: hero.ihn,
    ihm: hero.ihm,
    sich: hero.sich,
    'sich.dat': hero.er === 'ich' ? 'mir' : hero.sich,
    dir: hero.dir,
    dich: hero.dich,
    zusammen: hero.zusammen,
  };
  const found = known[word] ?? possessive(word, hero);
  if (found !== undefined) return found;
  const forms = verbs[word];
  if (!forms) throw new Error(`nobody said what {${word}} is`);
  return heroForm(word, forms, cast);
}

function roleForm(role: string, form: string, cast: StoryCast): string {
  const forms = cast.verbs[form];
  if (!cast.roles?.[role]?.isPlural || !forms) return othersForm(form, cast);
  return cast.isPresent ? forms[3] : forms[0];
}

/** `{what.dat}` of the roles of a cast. */
function roleWord(word: string, { roles = {} }: StoryCast): string | undefined {
  const [name = '', part = 'nom'] = word.split('.');
  const role = Object.hasOwn(roles, name) ? roles[name] : undefined;
  if (!role) return undefined;
  const parts = new Map(Object.entries({ ...role, isPlural: undefined }));
  return parts.get(part);
}

/** Whether a cast has everything a template speaks of. */
export function isFillable(template: string, { roles = {}, words = {} }: StoryCast): boolean {
  const named = [...template.matchAll(/[{[](what|friend|tool)\b/gu)].map(([, name = '']) => name);
  const said = [...template.matchAll(/\{(wish|result|speech|ein|key|place|companion)\}/gu)].map(
    ([, name = '']) => name,
  );
  return (
    named.every((name) => Object.hasOwn(roles, name)) &&
    said.every((name) => Object.hasOwn(words, name))
  );
}

function heroForm(past: string, forms: VerbForms[string], { hero, isPresent }: StoryCast): string {
  if (hero.verb === 'several') return isPresent ? forms[3] : forms[0];
  if (!isPresent) return past;
  return hero.verb === 'ich' ? forms[2] : forms[1];
}

/** `seinen` of a girl is `ihren`, of somebody unknown `Kims`. */
function possessive(word: string, hero: Hero): string | undefined {
  const ending = /^sein(e|en|em|er|es)?$/.exec(word);
  if (!ending) return undefined;
  if (hero.possessive !== null) return hero.possessive + (ending[1] ?? '');
  return genitive(hero.nom);
}

function genitive(name: string): string {
  return /[sxzß]$/.test(name) ? `${name}’` : `${name}s`;
}

/** One's own part comes last, as is polite: `die Fee und ich`. */
function together(hero: Hero, helper: Named): string {
  if (hero.er === 'ich') return `${helper.nom} und ${hero.nom}`;
  return `${hero.nom.replace(' und ', ', ')} und ${helper.nom}`;
}
