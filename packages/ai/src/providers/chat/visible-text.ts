/** Takes a model's text in pieces and gives back what is meant for a child, as soon as it is known. */
export interface VisibleText {
  push: (piece: string) => string;
  /**
   * What was held back at the end; nothing of a thought that never ended, nor, where the text was cut,
   * of what may be one.
   */
  flush: (end?: { isCut?: boolean }) => string;
  /** A thought ended whose beginning nobody marked: this model's answers are held back from now on. */
  readonly hasUnmarkedThought: boolean;
}

const OPENING = /<(think|thinking|reasoning)>/i;
const CLOSING = /<\/(think|thinking|reasoning)>/i;
const TAG = /<(\/?)(?:think|thinking|reasoning)>/i;
/** The longest of the tags; a piece may end in the middle of one. */
const LONGEST_TAG = '</reasoning>'.length;

/** How models begin to think where their server has swallowed the opening tag. */
const THOUGHT_BEGINNINGS = [
  ...['okay, ', 'ok, ', 'alright, '].flatMap((okay) =>
    ['the', 'so', 'let', 'i ', 'we ', 'das kind', 'der nutzer', 'der benutzer', 'ich '].map(
      (next) => `${okay}${next}`,
    ),
  ),
  ...['hmm, ', 'let me ', "let's ", 'first, ', 'the user', 'the child', 'the question'],
  ...['we need', 'we have to', 'we are asked', 'i need to', 'i should', 'thinking process'],
  ...['der nutzer', 'der benutzer', 'das kind fragt', 'das kind möchte', 'das kind will'],
];

/**
 * Leaves out what reasoning models think aloud (`<think>…</think>`, also torn apart by pieces): it
 * must reach no screen, voice or store. Some servers swallow the opening tag, as it is part of their
 * prompt; what begins like a thought is therefore held back until the closing tag or the end.
 *
 * @param mayBeginInside the model is known for that: everything is held back until one of the two.
 */
export function createVisibleText({ mayBeginInside = false } = {}): VisibleText {
  let rest = '';
  let state: 'unknown' | 'held' | 'answering' | 'thinking' = mayBeginInside ? 'held' : 'unknown';
  // The line between a thought and the answer belongs to neither.
  let isAfterThought = false;
  let hasUnmarkedThought = false;

  const show = (text: string) => {
    const shown = isAfterThought ? text.trimStart() : text;
    if (shown !== '') isAfterThought = false;
    return shown;
  };

  const judgeBeginning = () => {
    const text = rest.trimStart().toLowerCase();
    if (THOUGHT_BEGINNINGS.some((beginning) => text.startsWith(beginning))) return 'held';
    const isOpen = THOUGHT_BEGINNINGS.some((beginning) => beginning.startsWith(text));
    return isOpen ? 'unknown' : 'answering';
  };

  return {
    get hasUnmarkedThought() {
      return hasUnmarkedThought;
    },
    push: (piece) => {
      rest += piece;
      let visible = '';
      for (;;) {
        const tag = (state === 'thinking' ? CLOSING : TAG).exec(rest);
        if (!tag) break;
        const isOpening = OPENING.test(tag[0]);
        const before = rest.slice(0, tag.index);
        rest = rest.slice(tag.index + tag[0].length);
        if (isOpening) visible += show(before);
        else {
          // Closed without having been opened: what stood before was the thought.
          if (state !== 'thinking') hasUnmarkedThought = true;
          isAfterThought = true;
        }
        state = isOpening ? 'thinking' : 'answering';
      }
      if (state === 'unknown') state = judgeBeginning();
      if (state === 'unknown' || state === 'held') return visible;
      const kept = beginningOfTag(rest);
      if (state === 'answering') visible += show(rest.slice(0, rest.length - kept));
      rest = rest.slice(rest.length - kept);
      return visible;
    },
    flush: ({ isCut = false } = {}) => {
      const isThought = state === 'thinking' || (state === 'held' && isCut);
      const visible = isThought ? '' : show(rest);
      rest = '';
      return visible;
    },
  };
}

/** How many characters at the end could be the beginning of a tag. */
function beginningOfTag(text: string): number {
  const start = text.lastIndexOf('<');
  const length = text.length - start;
  return start < 0 || length > LONGEST_TAG || text.includes('>', start) ? 0 : length;
}
