import { firstNames } from '@lux/german-text/first-names.ts';
import { TURNED } from '../say-back/turn-person.ts';

const SMALL =
  /^(?:de[rmns]|die|das|eine?[rsnm]?|und|mit|von|vom|im|in|am|an|auf|beim|bei|zum|zur|so|dein\p{L}*|eue?r\p{L}*|seine?\p{L}?|ihre?\p{L}?|zu|aus|für|ohne|andere[nr]?|zelten|schwimmen|essen|schlittschuhlaufen)$/iu;
/** Places of these names hold no noun. */
const NO_NOUN = /^(?:how|why)$/u;
const IS_SHE =
  /^(?:die |(?:dein|eu)(?:e|re) ).*|(?:mama|mami|mutti|mutter|oma|omi|schwester|tante|frau|\p{L}{3,}in)$/iu;
const IS_HE =
  /^(?:der |den ).*|(?:papa|papi|vater|opa|opi|bruder|onkel|freund|cousin|herr|lehrer|trainer|hund|kater|hamster|hase|vogel|wellensittich|fisch)$/iu;
const IS_IT =
  /(?:kaninchen|meerschweinchen|pferd|pony|kätzchen|baby|huhn|häschen|mädchen|schwesterchen|brüderchen)$/iu;
const PRONOUNS = {
  she: { er: 'sie', ihm: 'ihr', ihn: 'sie' },
  he: { er: 'er', ihm: 'ihm', ihn: 'ihn' },
  it: { er: 'es', ihm: 'ihm', ihn: 'es' },
} as const;

const names = (list: readonly string[]) => new Set(list.map((name) => name.toLowerCase()));
const GIRLS = names(firstNames.girl);
const BOYS = names(firstNames.boy);

function sexOf(slot: string): keyof typeof PRONOUNS | null {
  const last = slot.split(' ').at(-1)?.toLowerCase() ?? '';
  if (GIRLS.has(last)) return 'she';
  if (BOYS.has(last)) return 'he';
  if (IS_IT.test(slot)) return 'it';
  if (/^(?:die|deine|eure) \p{L}+(?:ern?|innen|e?n)$/iu.test(slot)) return null;
  return IS_HE.test(slot) ? 'he' : IS_SHE.test(slot) ? 'she' : null;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The child's words as LUX says them: "mein kleiner bruder" becomes "dein kleiner Bruder". */
function asLuxSays(slot: string, hasNoun: boolean): string {
  const isLower = slot === slot.toLowerCase();
  const words = slot.split(' ').map((word) => TURNED[word.toLowerCase()] ?? word);
  if (!hasNoun) return words.join(' ');
  const isPair = isLower && words.includes('und');
  return words
    .map((word, at) => {
      const isLast = at === words.length - 1;
      const isNamed = isPair && !/e[nrsm]?$/u.test(word);
      return (isLast || isNamed) && !SMALL.test(word) ? capital(word) : word;
    })
    .join(' ');
}

const DATIVE = {
  she: { deine: 'deiner', eure: 'eurer', die: 'der' },
  he: { dein: 'deinem', euer: 'eurem', der: 'dem' },
  it: { dein: 'deinem', euer: 'eurem', das: 'dem' },
} as const;

/** "Dein kleiner Bruder" as it stands behind "mit": "deinem kleinen Bruder". */
function inDative(said: string, sex: keyof typeof PRONOUNS): string {
  const [first = '', ...rest] = said.split(' ');
  const bent: Record<string, string> = DATIVE[sex];
  const article = bent[first.toLowerCase()];
  if (article === undefined) return said;
  return [
    article,
    ...rest.map((word, at) => (at < rest.length - 1 ? word.replace(/e[rs]?$/u, 'en') : word)),
  ].join(' ');
}

/** Who does it, or of whom it is told first. */
const IS_SUBJECT = /(?:^|[.!?] |, )\{who\} \p{Ll}+t(?!\p{L})|(?:ist|hat|war|nimmt|macht) \{who\}/u;
const NOMINATIVE: Record<string, string> = {
  deinen: 'dein',
  euren: 'euer',
  den: 'der',
  einen: 'ein',
};

/** "Meinen kleinen Hamster" as who does something: "dein kleiner Hamster". */
function inNominative(said: string): string {
  const [first = '', ...rest] = said.split(' ');
  const article = NOMINATIVE[first.toLowerCase()];
  if (article === undefined) return said;
  const bent = rest.map((word, at) => (at < rest.length - 1 ? word.replace(/en$/u, 'er') : word));
  return [article, ...bent].join(' ');
}

/**
 * A text with the child's words in its places: `{who}` as they were said, `{who.dat}` behind "mit", and `{who.er}`,
 * `{who.ihm}` or `{who.ihn}` for a pronoun. Null where a place has no words.
 */
export function fillSlots(text: string, slots: Record<string, string | undefined>): string | null {
  let isWhole = true;
  const isSubject = IS_SUBJECT.test(text);
  const filled = text.replace(/\{(\w+)(?:\.(er|ihm|ihn|dat))?\}/gu, (_, name: string, form) => {
    const slot = slots[name];
    if (!slot) {
      isWhole = false;
      return '';
    }
    const said = asLuxSays(slot, !NO_NOUN.test(name));
    if (form === undefined) return name === 'who' && isSubject ? inNominative(said) : said;
    const sex = sexOf(said);
    if (sex === null) isWhole = false;
    if (sex === null) return '';
    return form === 'dat' ? inDative(said, sex) : PRONOUNS[sex][form as 'er' | 'ihm' | 'ihn'];
  });
  if (!isWhole) return null;
  return filled.replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
