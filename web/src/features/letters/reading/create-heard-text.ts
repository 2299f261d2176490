/** What was heard, or typed, of a text. */
export interface HeardReading {
  transcript: string;
  /** From the first word heard to the last; null if unknown, as with typing. */
  durationMs: number | null;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/**
 * Joins what a recogniser hears in several parts. Times are ms since 1970. The reading lasts from
 * the first words heard to the last; the silence before and after does not count.
 */
export function createHeardText() {
  const parts: string[] = [];
  let current = '';
  let firstAt: number | null = null;
  let lastAt = 0;

  const text = () => [...parts, current].filter((part) => part !== '').join(' ');

  return {
    text,

    /** The words of this part so far. */
    hear(heard: string, at: number): void {
      if (heard === current || heard === '') return;
      current = heard;
      firstAt ??= at;
      lastAt = at;
    },

    /** The recogniser has ended: `hasNews` tells whether this part had words. */
    endPart(): { hasNews: boolean; wordCount: number } {
      const hasNews = current !== '';
      if (hasNews) parts.push(current);
      current = '';
      return { hasNews, wordCount: countWords(text()) };
    },

    reading(): HeardReading | null {
      const transcript = text();
      if (transcript === '' || firstAt === null) return null;
      return { transcript, durationMs: lastAt - firstAt };
    },
  };
}
