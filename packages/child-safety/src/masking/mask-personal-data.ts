import { collectSpans } from './collect-spans.ts';
import { findSaidAgain } from './find-said-again.ts';
import { createNotes } from './fact-notes.ts';
import { isLasting, type PersonalFact, type Span } from './personal-fact.ts';
import { readTokens } from './tokens.ts';

interface Options {
  /** What was hidden before in the same conversation: it gets the same placeholder again. */
  known?: readonly PersonalFact[] | undefined;
  /** Names that are nobody's secret, as LUX's own. */
  except?: readonly string[] | undefined;
}

export interface Masked {
  /** As it may leave. */
  text: string;
  /** The known facts and those of this text; they stay here. */
  facts: readonly PersonalFact[];
}

/**
 * Hides what tells who a child is before a text leaves for a provider (DESIGN 6): names, school and
 * class, address and town, telephone numbers, mail, names on the internet, birthdays, accounts and
 * passwords, written or as speech recognition spells them. Famous people, sums, years of history and
 * help lines stay. What stands for a fact (`[Name 1]`, `[Schule]`) is the same in a whole conversation
 * when its facts are handed on. Takes time in proportion to the text, whatever it says.
 */
export function maskPersonalData(
  original: string,
  { known = [], except = [] }: Options = {},
): Masked {
  const text = original.normalize('NFC');
  const said = readTokens(text);
  const notes = createNotes(known, text);
  const hidden = collectSpans(said, except).map((span) => ({ span, fact: notes.note(span) }));
  const { facts } = notes;
  const again = findSaidAgain(
    said,
    facts.filter(isLasting),
    hidden.map(({ span }) => span),
  );
  return { text: replaceAll(text, [...hidden, ...again]), facts };
}

/** Whether there is something to hide in a text. */
export function hasPersonalData(text: string, options?: Options): boolean {
  return maskPersonalData(text, options).text !== text.normalize('NFC');
}

/** The texts of a conversation, oldest first, so that each fact has one placeholder in all of them. */
export function maskTexts(
  texts: readonly string[],
  options: Options = {},
): { texts: string[]; facts: readonly PersonalFact[] } {
  let facts = options.known ?? [];
  // Twice: what is said in a later text is hidden in an earlier one, too.
  for (const text of texts) ({ facts } = maskPersonalData(text, { ...options, known: facts }));
  return {
    texts: texts.map((text) => maskPersonalData(text, { ...options, known: facts }).text),
    facts,
  };
}

function replaceAll(text: string, hidden: readonly { span: Span; fact: PersonalFact }[]): string {
  let masked = '';
  let at = 0;
  for (const { span, fact } of hidden.toSorted((one, other) => one.span.from - other.span.from)) {
    masked += text.slice(at, span.from) + fact.placeholder;
    at = span.to;
  }
  return masked + text.slice(at);
}
