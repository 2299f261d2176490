import type { Hero } from '../grammar/create-hero.ts';
import type { Language } from '../language/create-language.ts';
import { type Entity, entityOf } from './entity.ts';
import type { Mention } from './noun-phrase.ts';
import type { Clause } from './read-clause.ts';

export interface CastList {
  entities: readonly Entity[];
  /** Who or what a mention is; null where it is nobody in particular. */
  resolve: (mention: Mention | null, clause?: Clause) => Entity | null;
  isKnown: (mention: Mention) => boolean;
  isHero: (mention: Mention, clause?: Clause) => boolean;
  /** Whom a mention means, without remembering it. */
  peek: (mention: Mention, clause?: Clause) => Entity | null;
}

const OF_HERO = /^(?:ich|mich|mir|wir|uns)$/u;

/** Keeps who and what a story speaks of, and finds whom `er` and `sie` mean. */
export function createCastList(
  hero: Hero | null,
  language: Language,
  genderOfName: (name: string) => Entity['gender'],
): CastList {
  const entities: Entity[] = [];
  /** The latest first. */
  let recent: Entity[] = [];
  const heroEntity = hero ? heroOf(hero) : null;
  if (heroEntity) entities.push(heroEntity);

  const remember = (entity: Entity) => {
    recent = [entity, ...recent.filter((one) => one !== entity)];
    return entity;
  };
  const find = (mention: Mention): Entity | null => {
    if (!hero || !heroEntity) return byKey(mention);
    const { nom } = hero;
    if (mention.text.includes(' und ')) {
      return mention.text.split(' und ').some((part) => nom.includes(part) || OF_HERO.test(part))
        ? heroEntity
        : byKey(mention);
    }
    const key = keyOf(mention);
    const isOfHero = nom === key || nom.split(/\s|,/u).includes(key);
    return isOfHero && hero.er !== 'ich' && hero.er !== 'wir' ? heroEntity : byKey(mention);
  };
  const byKey = (mention: Mention) => {
    const key = keyOf(mention);
    return (
      entities.find(
        (one) => one.key === key || (mention.kind === 'noun' && one.lemma === key && !one.isHero),
      ) ?? null
    );
  };

  return {
    entities,
    peek: (mention, clause) =>
      mention.kind === 'pronoun' ? ofPronoun(mention, clause) : find(mention),
    isHero: (mention, clause) =>
      (mention.kind === 'pronoun' ? ofPronoun(mention, clause) : find(mention))?.isHero ?? false,
    isKnown: (mention) => mention.kind === 'pronoun' || find(mention) !== null,
    resolve: (mention, clause) => {
      if (!mention) return null;
      if (mention.kind === 'pronoun') {
        const found = ofPronoun(mention, clause);
        return found && remember(found);
      }
      const known = find(mention);
      if (known) return remember(known);
      if (mention.text.includes(' und ')) return null;
      const entity = entityOf(mention, language, genderOfName);
      entities.push(entity);
      return remember(entity);
    },
  };

  function ofPronoun({ head }: Mention, clause: Clause | undefined): Entity | null {
    if (OF_HERO.test(head)) return heroEntity;
    const isHe = /^(?:er|ihn)$/u.test(head);
    const isShe = /^(?:sie|ihr|ihnen)$/u.test(head);
    const isEither = head === 'ihm';
    if (!isHe && !isShe && !isEither && head !== 'es') return null;
    const number = isSeveral(clause, language);
    const isPlural = head === 'ihnen' || (head === 'sie' && number === true);
    const fits = (one: Entity) => {
      if (isPlural) return one.isPlural;
      if (one.isHero && OF_HERO.test(one.er)) return false;
      if (one.isPlural) return isShe && head === 'sie' && number === null && !one.isHero;
      if (isHe) return one.gender === 'm' || (one.gender === 'unknown' && one.isHero);
      if (isShe)
        return (
          one.gender === 'f' || (one.gender === 'unknown' && one.isHero) || one.lemma === 'Mädchen'
        );
      if (isEither) return one.gender !== 'f';
      return one.gender === 'n' && one.isBeing;
    };
    const beings = recent.filter((one) => one.isBeing && fits(one));
    const first = beings.find((one) => one.isHero) ?? beings[0];
    // The subject of the sentence before is meant rather than the hero of the whole.
    const [latest] = recent.filter(fits);
    if (latest?.isBeing) return latest;
    return first ?? latest ?? (heroEntity && fits(heroEntity) ? heroEntity : null);
  }
}

/** Whether a clause speaks of several; null where its verb does not say. */
function isSeveral(clause: Clause | undefined, language: Language): boolean | null {
  const finite = clause?.lower[clause.finiteAt];
  if (finite === undefined || clause?.subject?.head !== 'sie') return null;
  const forms = language.finite(finite);
  if (forms.length === 0) return null;
  if (forms.every(({ person }) => person === 'several')) return true;
  return forms.some(({ person }) => person === 'several') ? null : false;
}

function keyOf({ kind, head, noun }: Mention): string {
  return kind === 'name' ? head : (noun?.lemma ?? head);
}

function heroOf(hero: Hero): Entity {
  const gender =
    hero.verb === 'several' || hero.er === 'ich' || hero.possessive === null
      ? 'unknown'
      : ({ er: 'm', sie: 'f', es: 'n' } as const)[hero.er as 'er' | 'sie' | 'es'];
  return {
    key: hero.nom,
    lemma: hero.nom.split(' ').at(-1) ?? hero.nom,
    gender,
    isPlural: hero.verb === 'several',
    isBeing: true,
    isHero: true,
    nom: hero.nom,
    acc: hero.acc,
    dat: hero.dat,
    er: hero.er,
    ihn: hero.ihn,
    ihm: hero.ihm,
  };
}
