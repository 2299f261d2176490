import type { StoryData } from '../../data/load-story-data.ts';
import type { Mention } from '../../reading/clauses/noun-phrase.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** Who or what comes up at the end of a text for the first time. */
export interface NewThing {
  clause: Clause;
  lemma: string;
  isBeing: boolean;
  /** As it is called when it is new: `ein roter Ball`. */
  name: string;
  entity: Entity | null;
}

const THERE =
  /^(?:sein|geben|kommen|stehen|sitzen|liegen|hängen|stecken|landen|auftauchen|erscheinen|herauskommen|anhalten|halten|hervorkommen|schweben|hereinkommen|vorbeikommen|ankommen|schlüpfen|kriechen|springen|fallen)$/u;
const SEEING = /^(?:sehen|hören|finden|entdecken|bemerken|treffen|erblicken|ausgraben)$/u;
/** Nobody is surprised by one of these, or it is not met. */
const NOTHING_MET =
  /(?:sturm|gewitter|regen|schnee|nebel|wind|windstoß|böe|welle|feuer|rauch|blitz|donner|idee|traum|gedanke|plan|frage|problem|streit|fest|feier|wettbewerb|rennen|spiel|turnier|tag|nacht|woche|jahr|monat|stunde|minute|abend|morgen|moment|augenblick|anruf|unfall|fehler|wunder|wunsch|geheimnis|angst|gefühl|loch|riss|fleck|ausflug|reise|urlaub|zeit|weile|ung|heit|keit|schaft|tion|ung)$/iu;
const ENDINGS = { m: 'er', f: 'e', n: 'es' } as const;

/** Null where the last sentence names nothing new, or nobody can be sure of its gender. */
export function findNewThing(
  { clauses, subjects, entities }: StoryReading,
  { language }: Pick<StoryData, 'language'>,
): NewThing | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  if (end === 0) return null;
  for (const clause of clauses.filter(({ sentence }) => sentence === end).toReversed()) {
    // What is only heard is not there yet.
    if (clause.isSubordinate || clause.isNegated || clause.modal !== '') continue;
    if (clause.verb === 'hören' && clause.objects.some(isSound)) continue;
    const before = clauses.slice(0, clauses.indexOf(clause));
    const isMet = SEEING.test(clause.verb) && subjects.get(clause)?.isHero === true;
    const mention = isMet
      ? clause.objects.find((one) => isNew(one, before))
      : THERE.test(clause.verb) && clause.subject && isNew(clause.subject, before)
        ? clause.subject
        : undefined;
    const name = mention && nameOf(mention);
    if (!mention?.noun || !name || NOTHING_MET.test(mention.noun.lemma)) continue;
    const { lemma } = mention.noun;
    const entity = entities.find((one) => one.lemma === lemma && !one.isPlural && !one.isHero);
    return { clause, lemma, name, isBeing: language.isBeing(lemma), entity: entity ?? null };
  }
  return null;
}

/** `ein leises Piepsen` */
function isSound({ noun }: Mention): boolean {
  return noun?.gender === 'n' && /(?:en|ern|eln)$/u.test(noun.lemma);
}

function isNew({ determiner, isPlural, noun, head }: Mention, before: readonly Clause[]): boolean {
  if (isPlural || noun === null || !/^eine?[nr]?$/u.test(determiner)) return false;
  return !before.some(({ mentions }) =>
    mentions.some((one) => one.head === head || one.noun?.lemma === noun.lemma),
  );
}

/** `ein roter Ball`; null where the child's own endings are not those of the noun. */
function nameOf({ determiner, adjective, noun, text }: Mention): string | null {
  const gender = noun?.gender;
  if (!noun || (gender !== 'm' && gender !== 'f' && gender !== 'n')) return null;
  const fits =
    determiner === 'ein'
      ? gender !== 'f'
      : determiner === 'einen'
        ? gender === 'm'
        : gender === 'f';
  const last = text.split(' ').at(-1) ?? '';
  if (!fits || last !== noun.lemma) return null;
  const article = gender === 'f' ? 'eine' : 'ein';
  if (adjective === '') return `${article} ${last}`;
  const stem = adjective.replace(/e[nrsm]?$/u, '');
  return stem === adjective
    ? `${article} ${adjective} ${last}`
    : `${article} ${stem}${ENDINGS[gender]} ${last}`;
}
