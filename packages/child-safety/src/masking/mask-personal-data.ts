import { createNotes } from './fact-notes.ts';
import { findSaidAgain } from './find-said-again.ts';
import { isLasting, type PersonalFact, type Span } from './personal-fact.ts';
import { personalSpans } from './personal-spans.ts';
import { readTokens } from './tokens.ts';

export interface MaskOptions {
  /** What was hidden before in the same conversation: it gets the same placeholder again. */
  known?: readonly PersonalFact[] | undefined;
  /** Names that are nobody's secret, as LUX's own. */
  except?: readonly string[] | undefined;
  /** The text is LUX's own, or those of several that are: whom it greets is somebody, though nobody said who. */
  isAnswer?: boolean | ((at: number) => boolean) | undefined;
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
export function maskPersonalData(original: string, options: MaskOptions = {}): Masked {
  const { texts, facts } = maskTexts([original], options);
  return { text: texts[0] ?? '', facts };
}

/** Whether there is something to hide in a text. */
export function hasPersonalData(text: string, options?: MaskOptions): boolean {
  return maskPersonalData(text, options).text !== text.normalize('NFC');
}

/**
 * The texts of a conversation, oldest first, each fact with one placeholder in all of them: what a
 * later text tells is hidden in an earlier one, too.
 */
export function maskTexts(
  originals: readonly string[],
  { known = [], except = [], isAnswer = false }: MaskOptions = {},
): { texts: string[]; facts: readonly PersonalFact[] } {
  const texts = originals.map((original) => original.normalize('NFC'));
  const notes = createNotes(known, texts);
  const isLux = (at: number) => (typeof isAnswer === 'boolean' ? isAnswer : isAnswer(at));
  const hiddenIn = texts.map((text, at) =>
    personalSpans(text, { except, isAnswer: isLux(at) }).map((span) => ({
      span,
      fact: notes.note(span, text),
    })),
  );
  const lasting = notes.facts.filter(isLasting);
  return {
    texts: texts.map((text, at) => {
      const hidden = hiddenIn[at] ?? [];
      const again =
        lasting.length === 0
          ? []
          : findSaidAgain(
              readTokens(text),
              lasting,
              hidden.map(({ span }) => span),
            );
      return replaceAll(text, [...hidden, ...again]);
    }),
    facts: notes.facts,
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
