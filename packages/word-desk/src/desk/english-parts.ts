import type { WordClass } from './class-of-word.ts';

const WORDS = /[\p{L}\d']+|[.,;:!?–"„“”-]/gu;
const MOST_PARTS = 3;
/** English words that children say in German. */
const LOANS =
  /^(?:cool|okay|ok|sorry|wow|hello|hi|hey|lux|bye|please|team|game|level|party|nice|fun|no|so|in|was|die|an|am|man|hat|war|also|bald|fast|will|kind|gift|arm|hand|must|handy|baby|quiz|app|tablet|chat|video|online|roblox|minecraft)$/;

/** Who asks for words says so; a single English word in what is told is one of ours. */
const ASKS_FOR_WORDS =
  /(?<!\p{L})(?:was hei(?:ß|ss)\p{L}*|hei(?:ß|ss)t (?:das|was)|bedeut\p{L}*|mein(?:t|en)|versteh\p{L}*|kapier\p{L}*|wort|wörter|steht|stand|sag\p{L}*|sing(?:t|en)|ruf(?:t|en)|gelernt|schild|lied|engl\p{L}*|deutsch|übersetz\p{L}*|was (?:ist|sind|soll))(?!\p{L})/iu;

/**
 * The English in a German sentence, longest first: words that are only English, with those beside them
 * that could be of both. Nothing where most of it is English, or all of it German.
 */
export function englishParts(said: string, classOf: (word: string) => WordClass): string[] {
  const words = said.match(WORDS) ?? [];
  const parts: string[][] = [];
  let open: string[] = [];
  const close = () => {
    const isEnglish = open.some((word) => isOnlyEnglish(word));
    if (isEnglish) parts.push(open);
    open = [];
  };
  for (const word of words) {
    const kind = classOf(word.toLowerCase());
    if (
      /[\p{L}\d]/u.test(word) &&
      (kind === 'E' || (kind === 'B' && (open.length > 0 || word.length < 5)))
    )
      open.push(word);
    else close();
  }
  close();
  const german = words.filter((word) => /^[NVAG]$/.test(classOf(word.toLowerCase()))).length;
  if (german < 2) return [];
  const isAsked = ASKS_FOR_WORDS.test(said);
  return parts
    .map((part) => trimmed(part))
    .filter((part) => isAsked || part.length > 2)
    .map((part) => part.join(' '))
    .filter((part) => part !== '')
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_PARTS);

  function isOnlyEnglish(word: string) {
    const small = word.toLowerCase();
    return small.length > 2 && !LOANS.test(small) && classOf(small) === 'E';
  }

  /** Words of both languages at the edges are German: "was sind parents". */
  function trimmed(part: readonly string[]): string[] {
    const first = part.findIndex(
      (word) => isOnlyEnglish(word) || /^(?:i|my|it's|i'm|the|a|to)$/i.test(word),
    );
    const last = part.findLastIndex((word) => classOf(word.toLowerCase()) === 'E');
    return part.slice(Math.max(0, first), last + 1);
  }
}
