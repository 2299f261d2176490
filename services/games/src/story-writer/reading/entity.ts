import type { Named } from '../grammar/decline-name.ts';
import type { Language } from '../language/create-language.ts';
import type { Mention } from './clauses/noun-phrase.ts';

/** Somebody or something of the child's story. */
export interface Entity extends Named {
  /** The name, or the noun's lemma. */
  key: string;
  lemma: string;
  gender: 'm' | 'f' | 'n' | 'unknown';
  isPlural: boolean;
  isBeing: boolean;
  isHero: boolean;
  /** er, sie, es; the name again where nobody knows. */
  er: string;
  ihn: string;
  ihm: string;
}

const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u;
const ARTICLES = {
  m: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  p: ['die', 'die', 'den'],
} as const;
const ENDINGS = {
  m: ['', 'en', 'em'],
  f: ['e', 'e', 'er'],
  n: ['', '', 'em'],
  p: ['e', 'e', 'en'],
} as const;
const PRONOUNS = {
  m: ['er', 'ihn', 'ihm'],
  f: ['sie', 'sie', 'ihr'],
  n: ['es', 'es', 'ihm'],
  p: ['sie', 'sie', 'ihnen'],
} as const;
/** Written without an ending or with one that does not change. */
const UNBENT = /^(?:lila|rosa|orange|beige|prima|super|mega)$/u;

type Cases = readonly [string, string, string];

/** What a mention stands for, in the cases the templates need. */
export function entityOf(
  mention: Mention,
  language: Language,
  genderOfName: (name: string) => Entity['gender'],
): Entity {
  const { noun, head, kind } = mention;
  if (kind === 'name' || !noun || FAMILY.test(noun.lemma)) {
    const name = noun && kind === 'noun' ? noun.lemma : head;
    const bent = name.replace(/^Herr(?= )/u, 'Herrn');
    const ofNoun = noun && ['m', 'f', 'n'].includes(noun.gender) ? genderOfNoun(noun.gender) : null;
    const known = genderOfName(name);
    const gender = known === 'unknown' ? (ofNoun ?? 'unknown') : known;
    const pronouns: Cases = gender === 'unknown' ? [name, name, name] : PRONOUNS[gender];
    return build(
      { key: name, lemma: noun?.lemma ?? name, gender, isPlural: false, isBeing: true },
      [name, bent, bent],
      pronouns,
    );
  }
  const isPlural = mention.isPlural || noun.gender === 'p';
  const number = isPlural ? 'p' : noun.gender === 'p' ? 'p' : noun.gender;
  const forms = formsOf(mention, isPlural);
  const before = beforeNoun(mention, number);
  const cases: Cases = [
    `${before[0]}${forms[0]}`,
    `${before[1]}${forms[1]}`,
    `${before[2]}${forms[2]}`,
  ];
  return build(
    {
      key: noun.lemma,
      lemma: noun.lemma,
      gender: genderOfNoun(noun.gender),
      isPlural,
      isBeing: language.isBeing(noun.lemma),
    },
    cases,
    PRONOUNS[number],
  );
}

function build(
  rest: Pick<Entity, 'key' | 'lemma' | 'gender' | 'isPlural' | 'isBeing'>,
  [nom, acc, dat]: Cases,
  [er, ihn, ihm]: Cases,
): Entity {
  return { ...rest, nom, acc, dat, er, ihn, ihm, isHero: false };
}

function genderOfNoun(gender: string): 'm' | 'f' | 'n' {
  return gender === 'f' || gender === 'n' ? gender : 'm';
}

/** The noun alone: wer, wen, wem. */
function formsOf({ noun, head }: Mention, isPlural: boolean): Cases {
  if (!noun) return [head, head, head];
  const { lemma, genitive, gender } = noun;
  if (isPlural) {
    const many = gender === 'p' ? lemma : (noun.plural ?? head);
    return [many, many, /[ns]$/u.test(many) ? many : `${many}n`];
  }
  const ending = genitive.slice(lemma.length);
  const isWeak = gender === 'm' && /^e?n/u.test(ending);
  const bent = isWeak ? lemma + ending.replace(/s$/u, '') : lemma;
  return [lemma, bent, bent];
}

/** Article or possessive, and the adjective, each with a space behind it. */
function beforeNoun({ determiner, adjective }: Mention, number: 'm' | 'f' | 'n' | 'p'): Cases {
  if (/^\p{Lu}/u.test(determiner)) return [`${determiner} `, `${determiner} `, `${determiner} `];
  const stem = /^(mein|dein|sein|ihr|unser)(?:e|en|em|er|es)?$/u.exec(determiner)?.[1];
  if (stem) {
    const [nom, acc, dat] = ENDINGS[number];
    return [`${stem}${nom} `, `${stem}${acc} `, `${stem}${dat} `];
  }
  const [nom, acc, dat] = ARTICLES[number];
  const base = adjective.replace(/(?<=ander)n$|e[nrsm]?$/u, '');
  if (adjective === '' || UNBENT.test(adjective)) return [`${nom} `, `${acc} `, `${dat} `];
  const weak = number === 'p' ? 'en' : 'e';
  return [
    `${nom} ${base}${weak} `,
    `${acc} ${base}${number === 'm' ? 'en' : weak} `,
    `${dat} ${base}en `,
  ];
}
