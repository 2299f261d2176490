import type { StoryData } from '../../data/load-story-data.ts';
import type { Mention } from '../../reading/clauses/noun-phrase.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import { type Entity, entityOf } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { findFriends, isHelpful } from '../find-friends.ts';
import { mendClause } from './mend-clause.ts';

/** A thing of the child's story that can help: `in meiner Jacke ist die Taschenlampe`. */
export interface Tool {
  entity: Entity;
  clause: Clause;
  /** What is done with it, by `data/story/tools.yaml`. */
  kind: string;
  /** Who has it, where it is not the hero. */
  owner: Entity | null;
  /** Somebody has it with them; else it only lies somewhere. */
  isHeld: boolean;
}

/** So many sentences back it is still at hand. */
const NEAR = 4;
/** With so many sentences a story begins: what is told there is told for a reason. */
const BEGINNING = 2;
const HAVING = /^(?:haben|halten|tragen|dabeihaben|besitzen)$/u;
const TAKING =
  /^(?:finden|entdecken|bekommen|kriegen|mitnehmen|einpacken|mitbringen|herausholen|hervorholen|aufheben|einstecken)$/u;
const GRASPING = /^(?:greifen|packen|zücken|herausziehen|rausziehen|hervorziehen|rausholen)$/u;
const GIVING = /^(?:schenken|geben|leihen|reichen|überreichen|zustecken|mitgeben)$/u;
const LYING =
  /^(?:sein|geben|liegen|hängen|stecken|kleben|stehen|lehnen|baumeln|herumliegen|dabeiliegen)$/u;
/** `hatte die Spieldose dabei`: whatever it is, it is at hand. */
const AT_HAND = /^(?:dabei|hand|tasche|hose|hosentasche|jackentasche|rucksack|gürtel|bei)$/u;
const NOTHING_HELD =
  /(?:(?<!steuer|rüst|kleid)ung|heit|keit|schaft|tion|angst|schreck|schrecken|schock|ruf|schrei|idee|plan|zeit|hunger|durst|glück|pech|fieber|husten|streit|frage|antwort|hand|hände|platz|stimme|witz|geburtstag|namen?|ruhe|recht|mut|spaß|streichholz|streichhölzer|feuerzeug|messer|pistole|gewehr|beule|wunde|schramme|schnupfen|weh|schmerz|schmerzen|riss|fleck|fehler|problem|aufgabe|mitleid|traum|wunsch|pokal|preis|urkunde|medaille|zeugnis|nachricht|termin|test|prüfung|auftritt|tag|ferien|besuch|schlafanzug|schuhe?|haare?|nase|auge|augen|bein|arm|fuß|kopf|bauch|kleid|hose|jacke|pulli|helm|hut|mütze|tür|tor|haus|zimmer|fenster|dach|loch|zaun|ende|weg|bett|stück|paar|haufen|schloss|burg|höhle|turm|insel|hütte|stadt|dorf|wald|berg|schule|bahnhof)$/iu;
const LEFT = /^(?:liegen|stecken|hängen|kleben|lehnen|baumeln)$/u;
const WRONG =
  /^(?:kaputt|leer|weg|fort|verschwunden|zerbrochen|zerrissen|abgebrochen|gestohlen|geklaut|verloren|platt|zu|schwarz|verbrannt|angebrannt|verkohlt|verschimmelt)$/u;
const OWNING_GENITIVE = /^(?:des|eines|(?:mein|dein|sein|ihr|unser)es)$/u;

/** Words of which each says that something is wrong. */
const TROUBLED =
  /(?<!\p{L})(?:schrien|schrie|hilfe|plötzlich|stottern|eingeklemmt|getroffen|sanken|sank|erschrak|zitterten|kalt|weint\p{L}{0,2}|angst|riss|gefahr|zittert\p{L}{0,2}|hängt|hing|festhängt|verfangen|weggenommen|verschluckt|traut\p{L}* sich nicht|ausgefallen|geflogen|trieb|gesperrt|wellen|stehen sie vor)(?!\p{L})/iu;

/** The thing that can help and was told of last; null where the text has none. */
export function findTool(reading: StoryReading, data: StoryData, isExciting = false): Tool | null {
  const { clauses, open, goods } = reading;
  const isTroubled =
    isExciting ||
    goods.size > 0 ||
    // `Leo hatte noch seinen Radiergummi`: told last, it is told for a reason.
    clauses.slice(-1).some(({ lower, verb }) => lower.includes('noch') && HAVING.test(verb)) ||
    TROUBLED.test(reading.corrected.text) ||
    clauses.some((one) => mendClause(one, reading, data.mends) !== null) ||
    open.some(({ kind }) => data.kinds.problems.has(kind)) ||
    clauses.some(
      ({ lower }) =>
        /^(?:aber|doch|leider)$/u.test(lower[0] ?? '') || lower.join(' ').startsWith('zum glück'),
    );
  if (!isTroubled) return null;
  const end = clauses.at(-1)?.sentence ?? 0;
  const isNear = ({ sentence }: Clause) => end - sentence < NEAR;
  const near = clauses
    .filter((one) => isNear(one) || one.sentence < BEGINNING)
    .toReversed()
    .filter(
      ({ isNegated, modal, lower }) =>
        !isNegated && modal === '' && !/^(?:weil|wenn|obwohl)$/u.test(lower[0] ?? ''),
    );
  const found = near.flatMap((clause) => toolsIn(clause, reading, data, isNear(clause)));
  return found.find(({ kind }) => kind !== 'other') ?? found[0] ?? null;
}

function toolsIn(clause: Clause, reading: StoryReading, data: StoryData, isNear: boolean): Tool[] {
  const { subjects, clauses } = reading;
  const doer = subjects.get(clause) ?? null;
  const means = meansOf(clause, doer);
  if (means === null) return [];
  const owner = ownerIn(clause, doer, reading);
  // Who only stands there with it need not give it.
  const isLast = clause.sentence === clauses.at(-1)?.sentence;
  if (owner && (!isNear || !isWilling(owner, reading, data, isLast))) return [];
  const next = clauses[clauses.indexOf(clause) + 1];
  // `Unter Matteos Koje lag das Buch`: read the wrong way round.
  const isTurned = means === 'there' && LEFT.test(clause.verb) && clause.verb !== 'stecken';
  const objects = means === 'there' && !isTurned && clause.verb !== 'geben' ? [] : clause.objects;
  // `ein Taschenmesser mit Lupe`
  const trail = next && next.finiteAt < 0 && next.sentence === clause.sentence ? next.mentions : [];
  const beside = trail.some(({ preposition }) => preposition === 'mit') ? trail : [];
  const along = [
    ...clause.others.filter(({ preposition }) => preposition === 'mit'),
    // `ihr Mäppchen, mit einem Lineal und einer Klammer`
    ...beside,
  ].filter(({ noun }) => kindOf(noun?.lemma ?? '', data) !== 'other');
  // `Ich griff nach der Spieluhr`
  const grasped = GRASPING.test(clause.verb)
    ? clause.others.filter(({ preposition }) => preposition === 'nach' || preposition === 'zu')
    : [];
  const named =
    means === 'there' ? [clause.subject, ...objects] : [...objects, ...grasped, ...along];
  return named.flatMap((mention): Tool[] => {
    const entity = mention && (thingOf(mention, reading, data) ?? firstOfPair(mention, data));
    if (!mention || !entity || isSpoilt(mention, clause, reading, data)) return [];
    const kind =
      means === 'given' && next?.verb === 'sagen' ? 'gift' : kindIn(clause, entity, reading, data);
    // `An ihrem Gürtel hing noch die Flasche`
    const isKept =
      clause.lower.includes('noch') &&
      clause.others.some(({ determiner }) => /^(?:mein|sein|ihr|unser)/u.test(determiner));
    const isNew =
      isKept || (isLast && LEFT.test(clause.verb) && /^eine?n?$/u.test(mention.determiner));
    // `Pelle hat einen Schwimmring`, told last.
    const isHad =
      isAtHand(clause) ||
      (isLast &&
        (/^eine?n?$/u.test(mention.determiner) ||
          clause.lower.some((word) => /^(?:nur|noch)$/u.test(word))));
    const isSure = means === 'there' ? isNew : means === 'had' ? isHad : means !== 'seen';
    if (kind === 'reading' && !isReadable(means, isNew, clauses)) return [];
    const isFresh = isNear || means === 'given';
    return (kind !== 'other' && (means !== 'seen' || isLast)) ||
      (isFresh && isSure && !NOTHING_HELD.test(entity.lemma))
      ? [{ entity, clause, kind, owner, isHeld: means !== 'there' && means !== 'seen' }]
      : [];
  });
}

/** What lies locked up or nobody can read tells nobody what helps. */
function isReadable(means: Means, isNew: boolean, clauses: readonly Clause[]): boolean {
  const isUnread = clauses.some(
    ({ verb, isNegated, lower }) =>
      /^(?:lesen|entziffern|verstehen)$/u.test(verb) && (isNegated || lower.includes('keiner')),
  );
  return (means !== 'there' || isNew) && !isUnread;
}

/** `eine rote Decke und ein Spiegel`: the first of them, where LUX knows what to do with it. */
function firstOfPair(mention: Mention, data: StoryData): Entity | null {
  const { text, kind, noun, determiner } = mention;
  const isOne = / und /u.test(text) && /^(?:ein|mein|sein|ihr)/u.test(determiner);
  if (kind !== 'noun' || noun === null || !isOne || kindOf(noun.lemma, data) === 'other')
    return null;
  return entityOf({ ...mention, isPlural: false }, data.language, () => 'unknown');
}

/** Who helps by trade or belongs to somebody, or is called by a name and does no harm. */
function isWilling(
  owner: Entity,
  reading: StoryReading,
  data: StoryData,
  /** Told last, it is told for a reason. */
  isLast: boolean,
): boolean {
  if (isHelpful(owner, data)) return true;
  const { persons, pets } = findFriends(reading, data);
  return (isLast || owner.nom === owner.key) && [...persons, ...pets].includes(owner);
}

type Means = 'given' | 'had' | 'taken' | 'seen' | 'there';

/** How a clause says that something is at hand; null where it does not. */
function meansOf({ verb, lower, objects }: Clause, doer: Entity | null): Means | null {
  // `hat die Zettel liegen lassen`
  if (lower.some((word) => /^(?:ge)?lassen$/u.test(word))) return null;
  const isReceived = objects.some(({ head }) => /^(?:mir|ihm|ihr|uns|ihnen)$/u.test(head));
  if (GIVING.test(verb) && !lower.includes('es') && (isReceived || doer?.isHero === false))
    return doer?.isBeing === false ? null : 'given';
  // `Kiko hat noch drei Kokosnüsse versteckt`
  if (HAVING.test(verb) || (verb === 'verstecken' && lower.includes('noch'))) return 'had';
  if (TAKING.test(verb) || GRASPING.test(verb)) return 'taken';
  if (/^(?:sehen|erblicken)$/u.test(verb)) return 'seen';
  return LYING.test(verb) ? 'there' : null;
}

/** Whose it is, where it is somebody beside the hero. */
function ownerIn(
  { verb }: Clause,
  doer: Entity | null,
  { hero }: Pick<StoryReading, 'hero'>,
): Entity | null {
  const isOwned = HAVING.test(verb) || TAKING.test(verb) || GRASPING.test(verb);
  // What one of two has is theirs.
  const isOfAll = hero?.verb === 'several';
  return isOwned && doer?.isBeing && !doer.isHero && !isOfAll ? doer : null;
}

function isAtHand({ lower }: Clause): boolean {
  return lower.some((word) => AT_HAND.test(word));
}

/** Something of the text; nobody's genitive. */
function thingOf(
  mention: Mention,
  { entities }: Pick<StoryReading, 'entities'>,
  data: Pick<StoryData, 'tools' | 'language'>,
): Entity | null {
  const { noun, kind, determiner } = mention;
  if (kind !== 'noun' || noun === null || OWNING_GENITIVE.test(determiner)) return null;
  // `sein Bettlaken` is no Lake.
  if (/^(?:ein|mein|sein|ihr|unser|kein)$/u.test(determiner) && noun.gender === 'f') return null;
  const told = entities.find((one) => one.lemma === noun.lemma && !one.isHero);
  // `sein Laken`: one of them, whatever several are called.
  const isOne = told?.isPlural === true && /^(?:ein|mein|sein|ihr|unser)$/u.test(determiner);
  const found =
    isOne && told
      ? entityOf({ ...mention, isPlural: false }, data.language, () => 'unknown')
      : told;
  // `Schraubenzieher`: made like a word for somebody.
  return found && (!found.isBeing || kindOf(found.lemma, data) !== 'other') ? found : null;
}

/** What is broken, gone or of no use helps nobody. */
function isSpoilt(mention: Mention, told: Clause, reading: StoryReading, data: StoryData): boolean {
  const { clauses, open, subjects, entities } = reading;
  const lemma = mention.noun?.lemma ?? mention.head;
  const isAnother = /^eine?n?$/u.test(mention.determiner) && told.lower.includes('noch');
  if (
    !isAnother &&
    open.some(({ what, kind }) => what?.lemma === lemma && data.kinds.problems.has(kind))
  )
    return true;
  return clauses.some((clause) => {
    const isNamed = clause.mentions.some(({ noun, head }) => isSame(noun?.lemma ?? head, lemma));
    if (!isNamed && subjects.get(clause)?.lemma !== lemma) return false;
    // `noch genau ein Geldstück`: another one than before.
    if (isAnother && clauses.indexOf(clause) < clauses.indexOf(told)) return false;
    const isBad = clause.lower.some((word) => WRONG.test(word));
    const mend = mendClause(clause, { subjects, entities }, data.mends);
    return (
      SOUGHT.test(clause.verb) ||
      (isBad && clause !== told) ||
      (clause.isNegated && clause !== told) ||
      mend?.what?.lemma === lemma
    );
  });
}

/** What is sought is not at hand. */
const SOUGHT = /^(?:suchen|vermissen|brauchen)$/u;
const SHORTEST = 3;

/** `der Stab` is the Zauberstab. */
function isSame(one: string, other: string): boolean {
  return one === other || (one.length > SHORTEST && other.endsWith(one.toLowerCase()));
}

function kindIn(
  clause: Clause,
  { lemma }: Entity,
  { corrected }: Pick<StoryReading, 'corrected'>,
  data: Pick<StoryData, 'tools'>,
): string {
  // Of a start's or a ticket's number nobody answers.
  const hasNumber = clause.mentions.some(({ noun }) =>
    /(?:telefon|handy|notruf|ruf)nummer$/iu.test(noun?.lemma ?? ''),
  );
  return hasNumber ? 'number' : kindOf(lemma, data, corrected.text);
}

/** Short words are the ends of too many: `Ahorn`. */
const SHORT = 5;

function kindOf(
  lemma: string,
  { tools }: Pick<StoryData, 'tools'>,
  text: string | null = null,
): string {
  const small = lemma.toLowerCase();
  const begins = (word: string) =>
    new RegExp(`(?<!\\p{L})(?:ge|ver)?${word}`, 'iu').test(text ?? '');
  const isOne = (word: string) =>
    small === word.toLowerCase() || (word.length > SHORT && small.endsWith(word.toLowerCase()));
  const found = Object.entries(tools).find(
    ([, { words, with: beside }]) =>
      words.some(isOne) && (text === null || beside === undefined || beside.some(begins)),
  );
  return found?.[0] ?? 'other';
}
