import type { Language } from '../../language/create-language.ts';
import { SEPARABLE_PREFIX } from '../../language/prefixes.ts';
import { type Mention, readMentions } from './noun-phrase.ts';
import type { RawClause } from './split-clauses.ts';

/** What one clause says: who does what with what. */
export interface Clause {
  words: readonly string[];
  lower: readonly string[];
  /** The infinitive with its prefix; empty where none was found. */
  verb: string;
  /** `will`, `kann` …: the doing is only wished, possible, … */
  modal: string;
  /** Where the finite verb stands; -1 without one. */
  finiteAt: number;
  isPast: boolean | null;
  isPerfect: boolean;
  isNegated: boolean;
  isSubordinate: boolean;
  /** Whether its verb can only be of several. */
  isSeveral: boolean;
  subject: Mention | null;
  /** Without prepositions, the subject left out. */
  objects: readonly Mention[];
  /** With prepositions. */
  others: readonly Mention[];
  mentions: readonly Mention[];
  sentence: number;
}

const MODALS: Readonly<Record<string, { infinitive: string; isPast: boolean }>> =
  Object.fromEntries(
    [
      ['wollen', 'will wollen', 'wollte wollten'],
      ['können', 'kann können könnte könnten', 'konnte konnten'],
      ['müssen', 'muss müssen', 'musste mussten'],
      ['sollen', 'soll sollen', 'sollte sollten'],
      ['dürfen', 'darf dürfen', 'durfte durften'],
      ['mögen', 'möchte möchten', 'mochte mochten'],
    ].flatMap(([infinitive = '', present = '', past = '']) => [
      ...present.split(' ').map((form) => [form, { infinitive, isPast: false }] as const),
      ...past.split(' ').map((form) => [form, { infinitive, isPast: true }] as const),
    ]),
  );
const AUXILIARY = /^(?:hat|haben|habe|hab|hatte|hatten|ist|sind|bin|war|waren)$/u;
const BECOMES = /^(?:wird|werden|werde|wurde|wurden)$/u;
/** What may stand apart from its verb. */
const APART =
  /^(?:ab|an|auf|aus|bei|ein|fest|fort|heim|her|heraus|herein|herunter|raus|rein|runter|rauf|rum|herum|hin|hinein|hinaus|hinunter|hinauf|hinterher|los|mit|nach|nieder|um|vor|vorbei|weg|weiter|wieder|zu|zurück|zusammen|kaputt|hoch|davon|verloren|entlang|durch|über|unter|dabei|entgegen|stecken|stehen|sitzen|liegen|kennen)$/u;

const JOINED = new RegExp(`^(${SEPARABLE_PREFIX})(\\p{L}{2,})$`, 'u');

/** `mitnehmen`, `mitzunehmen`. */
const INFINITIVE = new RegExp(`^(${SEPARABLE_PREFIX}|kennen)(?:zu)?(\\p{L}+n)$`, 'u');

export function readClause(
  { words, isSubordinate, sentence }: RawClause,
  language: Language,
  isName: (word: string) => boolean,
): Clause {
  const lower = words.map((word) => word.toLowerCase());
  const finiteAt = findFinite(words, lower, isSubordinate, language);
  const finite = lower[finiteAt] ?? '';
  const modal = MODALS[finite];
  const form = language.finite(finite)[0];
  const rest = lower.filter((_word, at) => at !== finiteAt);
  const isAuxiliary = AUXILIARY.test(finite);
  const participles =
    isAuxiliary || BECOMES.test(finite) ? rest.filter((word) => language.participle(word)) : [];
  const participle =
    participles.at(-1) ?? compoundParticiple(rest, language, isAuxiliary || BECOMES.test(finite));
  const infinitives =
    modal || BECOMES.test(finite) || /^(?:lassen|ließ|lässt)$/u.test(finite)
      ? rest.filter((word) => isInfinitiveForm(word, language))
      : [];
  const verb = verbOf();
  const mentions = joinPairs(readMentions(words, language, isName), lower);
  const subject = findSubject(mentions, finiteAt, form?.person ?? 'er', lower, isSubordinate, verb);
  const plain = mentions.filter((one) => one !== subject);
  return {
    words,
    lower,
    verb,
    modal: modal?.infinitive ?? '',
    finiteAt,
    isPast: finiteAt < 0 ? null : (modal?.isPast ?? isPastOf()),
    isPerfect: isAuxiliary && participle !== undefined,
    isNegated: lower.some((word) =>
      /^(?:nicht|nie|niemals|kein(?:e|en|em|er)?|niemand|nichts)$/u.test(word),
    ),
    isSubordinate,
    isSeveral:
      form !== undefined && language.finite(finite).every(({ person }) => person === 'several'),
    subject,
    objects: plain.filter(({ preposition }) => preposition === ''),
    others: plain.filter(({ preposition }) => preposition !== ''),
    mentions,
    sentence,
  };

  function isPastOf(): boolean {
    if (isAuxiliary && participle !== undefined) return true;
    const forms = formsOfFinite(finite, language);
    if (BECOMES.test(finite)) return finite.startsWith('wurde');
    return forms.length > 0 && forms.every(({ isPast }) => isPast);
  }

  function verbOf(): string {
    if (participle !== undefined) return infinitiveOfParticiple(participle, rest, language);
    const infinitive = infinitives.at(-1);
    if (infinitive !== undefined) {
      return prefixed(
        infinitive,
        rest.slice(rest.indexOf(infinitive) - 1, rest.indexOf(infinitive)),
      );
    }
    if (finiteAt < 0) return '';
    const base = form?.infinitive ?? modal?.infinitive ?? '';
    if (base === 'sein' || base === 'haben' || base === 'werden') return base;
    // `als das Licht wieder anging`
    if (base === '') return joinedVerb(finite, language);
    return prefixed(
      base,
      rest.slice(-4).filter((_word, at, all) => at >= all.length - 2 || all.includes('zu')),
    );
  }
}

/** These are nothing else, wherever they stand. */
const SURELY_APART = /^(?:weg|fort|davon|los|kaputt|hinterher|heraus|raus|runter)$/u;

/** `abholte` is of the past as `holte` is. */
function formsOfFinite(finite: string, language: Language) {
  const forms = language.finite(finite);
  return forms.length > 0 ? forms : language.finite(JOINED.exec(finite)?.[2] ?? '');
}

/** `dass sie ihn abholt`: the prefix stands before its verb. */
function joinedVerb(finite: string, language: Language): string {
  const [, prefix = '', simple = ''] = JOINED.exec(finite) ?? [];
  const [form] = language.finite(simple);
  return form ? prefix + form.infinitive : '';
}

function prefixed(base: string, rest: readonly string[]): string {
  const infinitive = rest.findIndex((word, at) => word === 'zu' && /n$/u.test(rest[at + 1] ?? ''));
  const before = infinitive < 0 ? rest : rest.slice(0, infinitive);
  const last = before.at(-1) ?? '';
  const apart =
    APART.test(last) && last !== base ? last : before.findLast((word) => SURELY_APART.test(word));
  return apart !== undefined && !base.startsWith(apart) ? apart + base : base;
}

/** `weggelaufen`, `kaputt gegangen`, `stecken geblieben`. */
function infinitiveOfParticiple(word: string, rest: readonly string[], language: Language): string {
  const known = language.participle(word);
  const before = rest[rest.indexOf(word) - 1] ?? '';
  if (known !== null)
    return APART.test(before) && !known.startsWith(before) ? before + known : known;
  const [, prefix = '', simple = ''] = /^(\p{L}+?)(ge\p{L}+)$/u.exec(word) ?? [];
  return prefix + (language.participle(simple) ?? simple);
}

function compoundParticiple(
  rest: readonly string[],
  language: Language,
  isPossible: boolean,
): string | undefined {
  if (!isPossible) return undefined;
  return rest.findLast((word) => {
    const [, prefix = '', simple = ''] = /^(\p{L}+?)(ge\p{L}+)$/u.exec(word) ?? [];
    return APART.test(prefix) && language.participle(simple) !== null;
  });
}

function isInfinitiveForm(word: string, language: Language): boolean {
  if (language.isInfinitive(word)) return true;
  const [, prefix = '', simple = ''] = INFINITIVE.exec(word) ?? [];
  return prefix !== '' && language.isInfinitive(simple);
}

/** The second part of a main clause, the last word of a subordinate one. */
function findFinite(
  words: readonly string[],
  lower: readonly string[],
  isSubordinate: boolean,
  language: Language,
): number {
  const canBeFinite = (at: number) => {
    const word = lower[at] ?? '';
    // Only the first word of a sentence has a capital without being a noun.
    if (at > 0 && /^\p{Lu}/u.test(words[at] ?? '')) return false;
    if (MODALS[word] || AUXILIARY.test(word) || BECOMES.test(word)) return true;
    if (language.isFunctionWord(word)) return false;
    const forms = language.finite(word);
    if (forms.length === 0) {
      return isSubordinate && at === lower.length - 1 && joinedVerb(word, language) !== '';
    }
    if (forms.every(({ person }) => person === 'du')) return false;
    const isAdjectiveHere =
      language.isAdjective(word) && /^\p{Lu}/u.test(words[at + 1] ?? '') && at > 0;
    return !isAdjectiveHere;
  };
  const places = lower.map((_word, at) => at).filter(canBeFinite);
  if (places.length === 0) return -1;
  const strong = places.filter((at) => {
    const word = lower[at] ?? '';
    return MODALS[word] !== undefined || AUXILIARY.test(word) || BECOMES.test(word);
  });
  if (isSubordinate) return strong.at(-1) ?? places.at(-1) ?? -1;
  const [first = -1] = places;
  const [firstStrong] = strong;
  // `gefunden hat`, `spielen will`: an infinitive or a participle before its helper.
  const isHelped =
    firstStrong !== undefined &&
    (language.isInfinitive(lower[first] ?? '') || language.participle(lower[first] ?? '') !== null);
  return isHelped ? firstStrong : first;
}

/** `Tom und Lea`, `ich und mein Papa` are one mention, of several. */
function joinPairs(mentions: readonly Mention[], lower: readonly string[]): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    const isPair =
      before &&
      mention.preposition === '' &&
      mention.canBeSubject === before.canBeSubject &&
      mention.at === before.end + 2 &&
      lower[before.end + 1] === 'und';
    if (!isPair) {
      joined.push(mention);
      continue;
    }
    joined[joined.length - 1] = {
      ...before,
      text: `${before.text} und ${mention.text}`,
      end: mention.end,
      isPlural: true,
    };
  }
  return joined;
}

/** `Es war ein Drache`: who it is about stands behind. */
const THERE =
  /^(?:sein|geben|kommen|leben|wohnen|liegen|stehen|sitzen|fehlen|klopfen|erscheinen)$/u;

/** The one beside the verb that can be it. */
function findSubject(
  mentions: readonly Mention[],
  finiteAt: number,
  person: string,
  lower: readonly string[],
  isSubordinate: boolean,
  verb: string,
): Mention | null {
  const able = mentions.filter((one) => one.canBeSubject);
  const agrees = (one: Mention) => {
    if (one.head === 'ich' && one.kind === 'pronoun')
      return person === 'ich' || person === 'er' || one.isPlural;
    if (one.kind === 'pronoun' && one.head === 'ihr') return false;
    if (one.kind === 'pronoun' && one.head === 'sie') return true;
    return person !== 'several' || one.isPlural;
  };
  if (finiteAt < 0) return able[0] ?? null;
  // `…, der ein lahmes Bein hat`: who stands before.
  if (isSubordinate && lower[0] === 'der') return null;
  // `der konnte kein Feuer spucken` speaks of what stands before it.
  if (finiteAt === 1 && /^(?:der|die|das)$/u.test(lower[0] ?? '')) return null;
  // `und hat keine Freunde`: who does it stands in the clause before.
  if (finiteAt === 1 && /^(?:und|aber|oder)$/u.test(lower[0] ?? '')) {
    return able.find((one) => one.kind === 'pronoun' && one.at === 2) ?? null;
  }
  const isThere =
    (lower[finiteAt - 1] === 'es' && THERE.test(verb)) ||
    lower[finiteAt] === 'gibt' ||
    lower[finiteAt] === 'gab';
  if (isThere) {
    const named = able.find((one) => one.at > finiteAt && one.kind !== 'pronoun');
    if (named) return named;
  }
  const before = able.filter((one) => one.end < finiteAt);
  const after = able.filter((one) => one.at > finiteAt);
  const ordered = isSubordinate
    ? [...before, ...after]
    : lower[finiteAt - 1] !== undefined && before.at(-1)?.end === finiteAt - 1
      ? [...before.toReversed(), ...after]
      : [...after.slice(0, 1), ...before.slice(0, 1), ...after.slice(1)];
  return ordered.find(agrees) ?? null;
}
