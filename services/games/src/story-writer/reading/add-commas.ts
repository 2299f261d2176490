import type { Language } from '../language/create-language.ts';

const OPENING = /(?<=^|[.!?…]\s+)(?:Als|Wenn|Weil|Nachdem|Bevor|Während)(?= )[^.!?,…]*/gu;

/** `Als wir rauskamen war das Rad weg`: where a child leaves out the comma between two verbs, it is put. */
export function addCommas(text: string, language: Language): string {
  return text.replaceAll(OPENING, (clause) => {
    const words = clause.split(' ');
    const isFiniteVerb = (word: string | undefined) =>
      word !== undefined &&
      /^\p{Ll}/u.test(word) &&
      (language.finite(word).length > 0 || language.isJoined(word));
    const at = words.findIndex(
      (word, index) => index > 1 && isFiniteVerb(word) && isFiniteVerb(words[index + 1]),
    );
    if (at < 0) return clause;
    return `${words.slice(0, at + 1).join(' ')}, ${words.slice(at + 1).join(' ')}`;
  });
}
