/** Takes a model's text in pieces and gives back what is meant for a child, as soon as it is known. */
export interface VisibleText {
  push: (piece: string) => string;
  /** What was held back at the end; nothing of a thought that never ended. */
  flush: () => string;
}

const OPENING = /<(think|thinking|reasoning)>/i;
const CLOSING = /<\/(think|thinking|reasoning)>/i;
/** The longest of the tags; a piece may end in the middle of one. */
const LONGEST_TAG = '</reasoning>'.length;

/**
 * Leaves out what reasoning models think aloud (`<think>…</think>`, also torn apart by pieces): it
 * must reach no screen, voice or store.
 */
export function createVisibleText(): VisibleText {
  let rest = '';
  let isThinking = false;
  // The line between a thought and the answer belongs to neither.
  let isAfterThought = false;
  const show = (text: string) => {
    const shown = isAfterThought ? text.trimStart() : text;
    if (shown !== '') isAfterThought = false;
    return shown;
  };

  return {
    push: (piece) => {
      rest += piece;
      let visible = '';
      for (;;) {
        const tag = (isThinking ? CLOSING : OPENING).exec(rest);
        if (!tag) break;
        if (isThinking) isAfterThought = true;
        else visible += show(rest.slice(0, tag.index));
        rest = rest.slice(tag.index + tag[0].length);
        isThinking = !isThinking;
      }
      const kept = beginningOfTag(rest);
      if (!isThinking) visible += show(rest.slice(0, rest.length - kept));
      rest = rest.slice(rest.length - kept);
      return visible;
    },
    flush: () => {
      const visible = isThinking ? '' : show(rest);
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
