import type { Hero } from '../grammar/create-hero.ts';
import type { Language } from '../language/create-language.ts';
import type { Mention } from './clauses/noun-phrase.ts';
import type { Clause } from './clauses/read-clause.ts';
import { type Entity, entityOf } from './entity.ts';

export interface CastList {
  entities: readonly Entity[];
  /** Who or what a mention is; null where it is nobody in particular. */
  resolve: (mention: Mention | null, clause?: Clause) => Entity | null;
  /** `Der leuchtet`: the latest thing of its kind, the hero left out. */
  pointed: (clause: Clause, told: Clause | undefined) => Entity | null;
  /** Who did something is who the next `er` means. */
  remember: (entity: Entity) => void;
  /** How an entity was last named. */
  namedAs: (entity: Entity) => Mention | null;
  /** `Der Drache hieß Funki`: from here on both are the hero. */
  nameHero: (entity: Entity) => void;
  isKnown: (mention: Mention) => boolean;
  isHero: (mention: Mention, clause?: Clause) => boolean;
  /** Whom a mention means, without remembering it. */
  peek: (mention: Mention, clause?: Clause) => Entity | null;
}

/** This is done to things: `Sein Bruder hat ihn umgeworfen` speaks of the tower. */
const TO_THINGS =
  /^(?:umschmeißen|umwerfen|umstoßen|umhauen|umkippen|zerbrechen|zerreißen|zerschneiden|zertreten|zertrampeln|kaputtmachen|kaputthauen|reparieren|wegwerfen|wegschmeißen|wegnehmen|mitnehmen|aufsetzen|anziehen|essen|aufessen|fressen|auffressen|trinken|lesen|öffnen|aufmachen|kaufen|klauen|stehlen|verkaufen|verstecken|verlieren|vergessen|werfen|anfassen|heben|aufheben)$/u;
/** Only a thing or a being is so. */
const OF_THING =
  /^(?:weg|fort|verschwunden|kaputt|zerbrochen|zerrissen|platt|gestohlen|geklaut|verloren|gerissen|leer|mehr)$/u;
const MISSING = /^(?:verlieren|vermissen|suchen|vergessen|verlegen|stehlen|klauen)$/u;
const OF_HERO = /^(?:ich|mich|mir|wir|uns)$/u;

const BOTH: Entity = {
  key: 'beiden',
  lemma: 'beiden',
  gender: 'unknown',
  isPlural: true,
  isBeing: true,
  isHero: false,
  nom: 'die beiden',
  acc: 'die beiden',
  dat: 'den beiden',
  er: 'sie',
  ihn: 'sie',
  ihm: 'ihnen',
};

/** Keeps who and what a story speaks of, and finds whom `er` and `sie` mean. */
export function createCastList(
  hero: Hero | null,
  language: Language,
  genderOfName: (name: string) => Entity['gender'],
): CastList {
  const entities: Entity[] = [];
  const names = new Map<Entity, Mention>();
  const aliases = new Set<string>();
  /** The latest first. */
  let recent: Entity[] = [];
  /** What somebody has lost or looks for. */
  const missed: Entity[] = [];
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
    // `Ben` of `Noah und Ben` is himself.
    if (nom.includes(' und ')) return byKey(mention);
    const key = keyOf(mention);
    // `Prinzessin Mirabella` is the Mirabella it is about.
    const isNamed = mention.kind !== 'pronoun' && mention.text.endsWith(` ${nom}`);
    const isOfHero = nom === key || isNamed || nom.split(/\s|,/u).includes(key);
    return isOfHero && hero.er !== 'ich' && hero.er !== 'wir' ? heroEntity : byKey(mention);
  };
  const byKey = (mention: Mention) => {
    const key = keyOf(mention);
    if (heroEntity && aliases.has(key) && !mention.isPlural) return heroEntity;
    return (
      entities.find(
        (one) =>
          (one.key === key || (mention.kind === 'noun' && one.lemma === key && !one.isHero)) &&
          // `alle Drachen` are not the dragon.
          (mention.kind !== 'noun' || one.isHero || one.isPlural === mention.isPlural),
      ) ?? null
    );
  };

  return {
    entities,
    remember,
    peek: (mention, clause) =>
      mention.kind === 'pronoun' ? ofPronoun(mention, clause) : find(mention),
    isHero: (mention, clause) => {
      const found = mention.kind === 'pronoun' ? ofPronoun(mention, clause) : find(mention);
      const isOfPair =
        hero?.nom.includes(' und ') && hero.nom.includes(found?.key ?? keyOf(mention));
      return (found?.isHero ?? false) || isOfPair === true;
    },
    namedAs: (entity) => names.get(entity) ?? null,
    pointed: ({ lower, finiteAt, isSubordinate }, told) => {
      if ((finiteAt !== 1 && !isSubordinate) || !/^(?:der|die|das)$/u.test(lower[0] ?? ''))
        return null;
      const gender = { der: 'm', die: 'f', das: 'n' }[lower[0] ?? ''];
      // What was named last in the clause before is meant.
      const last = told?.mentions.findLast(
        (one) =>
          one.noun?.gender === gender && !one.isPlural && (isSubordinate || one.preposition === ''),
      );
      const named = last ? find(last) : null;
      if (named) return remember(named);
      const found = recent.find((one) => !one.isHero && one.gender === gender && !one.isPlural);
      return found ? remember(found) : null;
    },
    nameHero: (entity) => {
      if (!heroEntity || entity.isHero) return;
      aliases.add(entity.key);
      entities.splice(entities.indexOf(entity), 1);
      recent = [heroEntity, ...recent.filter((one) => one !== entity && one !== heroEntity)];
    },
    isKnown: (mention) => mention.kind === 'pronoun' || find(mention) !== null,
    resolve: (mention, clause) => {
      if (!mention) return null;
      if (mention.kind === 'pronoun') {
        const found = ofPronoun(mention, clause);
        return found && remember(found);
      }
      const known = find(mention);
      if (!known && mention.text.includes(' und ')) return null;
      const entity = known ?? entityOf(mention, language, genderOfName);
      const isMissed =
        MISSING.test(clause?.verb ?? '') &&
        clause?.subject !== mention &&
        /^(?:|nach)$/u.test(mention.preposition);
      if (isMissed) missed.push(entity);
      if (known) return remember(known);
      entities.push(entity);
      names.set(entity, mention);
      return remember(entity);
    },
  };

  /** `Clara wandert mit Papa. Sie sahen den Weg nicht mehr`: the hero and the only other who is there. */
  function both(): Entity | null {
    const others = entities.filter(({ isBeing, isHero }) => isBeing && !isHero);
    if (!heroEntity || heroEntity.isPlural || OF_HERO.test(heroEntity.er) || others.length !== 1)
      return null;
    return BOTH;
  }

  function ofPronoun({ head }: Mention, clause: Clause | undefined): Entity | null {
    if (OF_HERO.test(head)) return heroEntity;
    const isHe = /^(?:er|ihn)$/u.test(head);
    const isShe = /^(?:sie|ihr|ihnen)$/u.test(head);
    const isEither = head === 'ihm';
    if (!isHe && !isShe && !isEither && head !== 'es') return null;
    const number = isSeveral(clause, language);
    const isPlural = head === 'ihnen' || (head === 'sie' && number === true);
    const doer = clause?.subject && clause.subject.kind !== 'pronoun' ? find(clause.subject) : null;
    const isObject = head !== clause?.subject?.head;
    // `Es war weg`: of the weather nobody says so.
    const isOfThing = clause?.lower.some((word) => OF_THING.test(word)) === true;
    const fits = (one: Entity) => {
      // Nobody is knocked down by themselves: `Sein Bruder hat ihn umgeworfen`.
      if (isObject && one === doer) return false;
      if (one.isHero && OF_HERO.test(one.er)) return false;
      if (isPlural) return one.isPlural;
      if (one.isPlural) return isShe && head === 'sie' && number === null && !one.isHero;
      if (isHe) return one.gender === 'm' || (one.gender === 'unknown' && one.isHero);
      if (isShe)
        return (
          one.gender === 'f' || (one.gender === 'unknown' && one.isHero) || one.lemma === 'Mädchen'
        );
      if (isEither) return one.gender !== 'f';
      return one.gender === 'n' && (one.isBeing || isObject || isOfThing);
    };
    // `Der Clown sucht überall. Nirgends ist er`: who seeks is not what is sought.
    const sought = clause?.lower.some((word) => /^(?:nirgends|nirgendwo)$/u.test(word))
      ? missed.findLast((one) => fits(one))
      : undefined;
    if (sought) return sought;
    const beings = recent.filter((one) => one.isBeing && fits(one));
    // `Sie konnte nicht schwimmen`: no puddle can.
    const isActing = !isObject && /^(?:können|wollen|mögen)$/u.test(clause?.modal ?? '');
    if (isActing) return beings.find((one) => one.isHero) ?? beings[0] ?? null;
    if (isPlural && beings.length === 0) return both();
    const first = beings.find((one) => one.isHero) ?? beings[0];
    // The subject of the sentence before is meant rather than the hero of the whole.
    const [latest] = recent.filter(fits);
    const thing = recent.find((one) => fits(one) && !one.isBeing && !one.isHero);
    if (isObject && thing && TO_THINGS.test(clause?.verb ?? '')) return thing;
    if (latest?.isBeing) return latest;
    const isSomewhere = clause !== undefined && clause.others.length > 0 && clause.verb === 'sein';
    if (latest && latest === recent[0] && isSomewhere) return latest;
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
