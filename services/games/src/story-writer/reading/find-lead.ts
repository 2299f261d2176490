import type { StoryData } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import { declineName } from '../grammar/decline-name.ts';
import { isNobody } from '../language/nobody.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import type { Mention } from './clauses/noun-phrase.ts';
import type { Clause } from './clauses/read-clause.ts';
import { entityOf } from './entity.ts';

/** They come along; a story is hardly about them. */
export const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u;

/** Whoever has a name, or tells it; else who does something first. */
export function findLead(
  found: Hero | null,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  const lead = namedLead(found, clauses, text, data);
  return tellerOf(lead, clauses, text) ?? lead;
}

function namedLead(
  found: Hero | null,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  const isTold =
    found !== null &&
    (/^(?:ich|wir)$/u.test(found.nom) || /^\p{Lu}/u.test(found.nom) || found.nom.includes(' und '));
  // `ihr Hund Bello` belongs to whom it is about.
  const isOwned =
    found !== null &&
    new RegExp(
      `(?:ihre?|seine?)[mnrs]? (?:\\p{Ll}+ ){0,2}\\p{Lu}\\p{L}+ ${RegExp.escape(found.nom)}`,
      'iu',
    ).test(text);
  const introduced = isTold ? introducedLead(found, clauses, text, data) : null;
  if (introduced) return introduced;
  if (isTold && !isOwned && !FAMILY.test(found.nom))
    return doingLead(found, clauses, text, data) ?? laterLead(found, clauses, text, data) ?? found;
  const [opening] = clauses;
  // `Es war einmal eine Tomate`: whatever it is.
  if (opening?.subject?.noun && /^es war(?:en)? einmal /u.test(opening.lower.join(' ')))
    return heroOf(opening.subject, text, data);
  // `Der kleine Stern war neugierig`: who feels is whom it is about.
  const first = opening ? personified([opening], text, data) : null;
  if (first) return first;
  const others = (one: Clause) =>
    clauses.some(
      ({ subject }) =>
        subject !== null &&
        subject.kind !== 'pronoun' &&
        subject.head !== one.subject?.head &&
        (subject.kind === 'name' || data.language.isBeing(subject.noun?.lemma ?? '')),
    );
  for (const clause of clauses) {
    const { subject, finiteAt, isNegated, verb } = clause;
    // Who steals or bewitches is hardly whom it is about.
    if (WRONG.test(verb) && others(clause)) continue;
    if (
      !subject ||
      (finiteAt < 0 && isNegated) ||
      subject.kind === 'pronoun' ||
      /^(?:kein|alle|viele|jede|ihre?|seine?)/u.test(subject.determiner)
    )
      continue;
    if (subject.text.includes(' und ')) continue;
    const entity = entityOf(subject, data.language, (name) => guessGender(name, text, data));
    if (!entity.isBeing || FAMILY.test(entity.key)) continue;
    const kind = entity.isPlural ? 'several' : entity.gender;
    return createHero(kind, { nom: entity.nom, acc: entity.acc, dat: entity.dat });
  }
  return found ?? personified(clauses, text, data);
}

/** `Der Prinz war gefangen. Unten wachte der Drache Feuerzahn. Der Prinz …`: he came first, and again. */
function introducedLead(
  { nom }: Hero,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  const [opening] = clauses;
  const first = opening?.subject ?? null;
  const lemma = first?.noun?.lemma ?? '';
  const isDefinite = /^(?:der|die|das)$/iu.test(first?.determiner ?? '');
  if (first?.kind !== 'noun' || !isDefinite || !data.language.isBeing(lemma)) return null;
  if (/^(?:ich|wir)$/u.test(nom) || nom.includes(' ')) return null;
  const isFirst = opening?.mentions.some(({ text: said }) => said.includes(nom)) === true;
  const again = clauses.filter(({ subject }) => subject?.noun?.lemma === lemma).length > 1;
  const isBeside = clauses.filter(({ subject }) => subject?.text.includes(nom)).length < 2;
  return !isFirst && again && isBeside ? heroOf(first, text, data) : null;
}

/** `Fenjas Box war leer. Mira wusste, warum`: who only owns something is not whom it is about, but who does most. */
function doingLead(
  { nom }: Hero,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  if (/^(?:ich|wir)$/u.test(nom) || nom.includes(' ')) return null;
  const doing = clauses.filter(({ subject }) => subject?.kind === 'name');
  const isDoing = doing.some(({ subject }) => subject?.text.includes(nom));
  const isNamed = clauses.some(({ mentions }) => mentions.some(({ head }) => head === nom));
  const isOwner = new RegExp(`(?:von ${RegExp.escape(nom)}|${RegExp.escape(nom)}s)(?!\\p{L})`, 'u');
  if (!isDoing && !isOwner.test(text) && isNamed) return null;
  const counts = new Map<string, number>();
  for (const { subject } of doing) {
    // `Mira wusste es. Sie hatte …`: she is it again.
    const at = clauses.findIndex((one) => one.subject === subject);
    const next = clauses
      .slice(at + 1, at + 3)
      .some((one) => /^(?:er|sie)$/u.test(one.subject?.head ?? ''));
    const name = subject?.head ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1 + Number(next));
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  // `…, dass niemand mit Olivia redet. Emilia hielt sich daran. … Emilia`: who does more.
  const isSecond = clauses.find(({ mentions }) => mentions.some(({ head }) => head === nom));
  const isFirstDone = isSecond?.subject?.text.includes(nom) === true;
  const isMore = (first?.[1] ?? 0) > (counts.get(nom) ?? 0) && (first?.[1] ?? 0) > 1;
  if (isDoing && (isFirstDone || !isMore)) return null;
  const found = doing.find(({ subject }) => subject?.head === first?.[0])?.subject;
  return found && !FAMILY.test(found.head) ? heroOf(found, text, data) : null;
}

/** `Die Malerin Umbra erzählte davon. Eines Tages zog Saphira los`: who is named once is left behind. */
function laterLead(
  { nom }: Hero,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  const last = clauses.at(-1)?.sentence ?? 0;
  const told = text.replaceAll(/[„“"»][^„“”"«»]*[“”"«]/gu, ' ');
  const namesOf = (name: string) => told.split(name).length - 1;
  // `Mira wusste es. Sie hatte …`: she goes on.
  const isGoingOn = clauses.some(
    ({ subject }, at) =>
      subject?.head === nom && /^(?:er|sie)$/u.test(clauses[at + 1]?.subject?.head ?? ''),
  );
  if (isGoingOn) return null;
  const isFirst = clauses.some(
    ({ sentence, mentions }) => sentence === 0 && mentions.some(({ head }) => head === nom),
  );
  if (/^(?:ich|wir)$/u.test(nom) || nom.includes(' ') || isFirst || namesOf(nom) > 1) return null;
  const later = clauses.findLast(
    ({ subject, sentence }) => subject?.kind === 'name' && last - sentence < 2,
  )?.subject;
  if (!later || later.head === nom || namesOf(later.head) < 2) return null;
  const isGirl = text.includes(`Mädchen ${later.head}`);
  return isGirl ? createHero('f', declineName(later.head, data)) : heroOf(later, text, data);
}

const OWN_FRIEND = (name: string) =>
  new RegExp(
    `(?<!\\p{L})(?:mein|unser)e? (?:\\p{Ll}+ ){0,2}\\p{Lu}\\p{L}+ ${RegExp.escape(name)}`,
    'iu',
  );

/** `Mein Freund Yusuf zieht weg, und ich habe kein Geschenk`: whoever tells it is whom it is about. */
function tellerOf(found: Hero | null, clauses: readonly Clause[], text: string): Hero | null {
  if (!found || /^(?:ich|wir)$/u.test(found.er) || !OWN_FRIEND(found.nom).test(text)) return null;
  const isI = clauses.some(
    ({ subject, lower }) => subject?.head === 'ich' && !lower.some((word) => SPOKEN_TO.test(word)),
  );
  return isI ? createHero('ich') : null;
}

/** Who says `du` is spoken of, too. */
const SPOKEN_TO = /^(?:du|dir|dich|dein(?:e|en|em|er)?)$/u;

const WRONG =
  /^(?:stehlen|klauen|rauben|wegnehmen|entführen|verzaubern|verhexen|verwandeln|fangen|einsperren|sperren|fesseln|angreifen)$/u;

/** `Der kleine Stern kann nicht leuchten`: a thing that can, wants and feels. */
function personified(clauses: readonly Clause[], text: string, data: StoryData): Hero | null {
  const felt = clauses.find(
    ({ subject, modal, lower }) =>
      subject?.kind === 'noun' &&
      !isNobody(subject.noun?.lemma ?? subject.head) &&
      (/^(?:können|wollen|mögen)$/u.test(modal) ||
        // `Der kleine Bagger sollte graben`
        (/^(?:sollen|müssen|dürfen)$/u.test(modal) && /^klein/u.test(subject.adjective)) ||
        lower.some((word) => FEELING.test(word))),
  );
  if (!felt?.subject?.noun) return null;
  return heroOf(felt.subject, text, data);
}

function heroOf(subject: Mention, text: string, data: StoryData): Hero {
  const entity = entityOf(subject, data.language, (name) => guessGender(name, text, data));
  const kind = entity.isPlural ? 'several' : entity.gender;
  return createHero(kind, { nom: entity.nom, acc: entity.acc, dat: entity.dat });
}

const FEELING =
  /^(?:traurig|froh|einsam|allein|glücklich|wütend|müde|mutig|ängstlich|weinte|neugierig|stolz|faul|frech|klug|schüchtern)$/u;
