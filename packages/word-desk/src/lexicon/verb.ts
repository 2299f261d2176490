/** ich, du, er, wir, ihr, sie */
export type SixForms = readonly [string, string, string, string, string, string];

export interface Verb {
  infinitive: string;
  /** "auf" of "aufstehen": it stands apart in "ich stehe auf". */
  prefix: string;
  /** Without the prefix, as all forms but the participle. */
  present: SixForms;
  past: SixForms;
  participle: string;
  /** "ich bin gegangen", not "ich habe". */
  isWithSein: boolean;
  /** What is said to one and to several. */
  imperative: readonly [string, string];
}

/** What a verb does not have in common with the regular ones, as a line of `verbs.txt` says it. */
export interface VerbParts {
  infinitive: string;
  prefix?: string;
  present?: SixForms;
  past?: string;
  participle?: string;
  isWithSein?: boolean;
}

const FIXED_PREFIX = /^(?:be|emp|ent|er|ge|miss|ver|zer)(?=[^aeiouäöü]*[aeiouäöüy].*e?n$)/;
/** "arbeit-", "atm-", "rechn-" need an e before an ending that begins with s or t. */
const NEEDS_E = /(?:[dt]|[^aeiouäöülrhmn][mn]|(?:ch|ck)n)$/;

function stemOf(infinitive: string) {
  return infinitive.replace(/(?:(?<=e[lr])n|e?n)$/, '');
}

function presentOf(infinitive: string): SixForms {
  const stem = stemOf(infinitive);
  const e = NEEDS_E.test(stem) ? 'e' : '';
  const first = infinitive.endsWith('eln') ? `${stem.slice(0, -2)}le` : `${stem}e`;
  const second = /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}${e}st`;
  return [first, second, `${stem}${e}t`, infinitive, `${stem}${e}t`, infinitive];
}

function pastOf(first: string): SixForms {
  if (first.endsWith('e'))
    return [first, `${first}st`, first, `${first}n`, `${first}t`, `${first}n`];
  const second = /[sßxz]$/.test(first) ? 't' : /[dt]$/.test(first) ? 'est' : 'st';
  const fifth = /[dt]$/.test(first) ? 'et' : 't';
  const several = /(?:ie)$/.test(first) ? `${first}n` : `${first}en`;
  return [first, first + second, first, several, first + fifth, several];
}

function participleOf(prefix: string, infinitive: string) {
  const stem = stemOf(infinitive);
  const isWithoutGe = FIXED_PREFIX.test(infinitive) || infinitive.endsWith('ieren');
  return `${prefix}${isWithoutGe ? '' : 'ge'}${stem}${NEEDS_E.test(stem) ? 'e' : ''}t`;
}

const OWN_IMPERATIVES: Readonly<Record<string, readonly [string, string]>> = {
  sein: ['sei', 'seid'],
  haben: ['hab', 'habt'],
  werden: ['werde', 'werdet'],
  wissen: ['wisse', 'wisst'],
};

function imperativeOf(infinitive: string, present: SixForms): readonly [string, string] {
  const own = OWN_IMPERATIVES[infinitive];
  if (own) return own;
  const stem = stemOf(infinitive);
  const second = present[1].replace(/[sßxz]$/.test(stem) ? /t$/ : /st$/, '');
  // "Lies!" and "gib!" take the changed vowel of the second person, "fahr!" and "lauf!" do not.
  const isChanged = second !== stem && !/e$/.test(second) && !/[äöü]/.test(second);
  if (isChanged) return [second, present[4]];
  const needsE = NEEDS_E.test(stem) || /e[lr]n$/.test(infinitive);
  return [needsE ? present[0] : stem, present[4]];
}

/** All forms of a verb; what `parts` leaves out is regular. */
export function conjugate(parts: VerbParts): Verb {
  const { infinitive, prefix = '', isWithSein = false } = parts;
  const simple = infinitive.slice(prefix.length);
  const present = parts.present ?? presentOf(simple);
  const stem = stemOf(simple);
  return {
    infinitive,
    prefix,
    present,
    past: pastOf(parts.past ?? `${stem}${NEEDS_E.test(stem) ? 'e' : ''}te`),
    participle: parts.participle ?? participleOf(prefix, simple),
    isWithSein,
    imperative: imperativeOf(simple, present),
  };
}

/** `infinitive;prefix;present;past;participle;s` with empty fields for what is regular. */
export function parseVerb(line: string): Verb {
  const [infinitive = '', prefix, present, past, participle, aux] = line.split(';');
  const [one, two, three, four, five, six] = (present ?? '').split(',');
  return conjugate({
    infinitive,
    ...(prefix && { prefix }),
    ...(one && two && three && four && five && six
      ? { present: [one, two, three, four, five, six] as const }
      : {}),
    ...(past && { past }),
    ...(participle && { participle }),
    isWithSein: aux === 's',
  });
}
