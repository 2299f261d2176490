/** Longer than any text of a quiz; not worth cleaning. */
const LONGEST = 2_000;

/** What is meant for a machine, not for a child: never repaired. */
const REFUSED =
  /<\s*\/?\s*(script|style|iframe|object|embed|img|svg|math|a|link|form|input|button|video|audio|base|meta|html|head|body|template)\b|javascript:|data:\w+\/|\bon\w{3,20}\s*=|https?:|www\.|\]\(|!\[/i;
const BLOCK_TAGS = /<\/?(p|br|div|li|ul|ol|h[1-6])\b[^<>]{0,100}>/gi;
const INLINE_TAGS = /<\/?(b|strong|i|em|u|s|span|sub|sup|small|mark|code)\b[^<>]{0,100}>/gi;
const ANY_TAG = /<[a-z!/?]/i;
const ANY_ENTITY = /&(#\w{1,8}|[a-z]{2,10});/i;
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * A model's text as plain text: without formatting tags, Markdown stars, control and invisible signs.
 * Null where no word or number is left, or where something is in it that must not reach a screen.
 */
export function cleanText(raw: string): string | null {
  if (raw.length > LONGEST || !raw.isWellFormed()) return null;
  const visible = raw
    .normalize('NFC')
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity);
  if (REFUSED.test(visible)) return null;

  const plain = visible
    .replaceAll(BLOCK_TAGS, ' ')
    .replaceAll(INLINE_TAGS, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replace(/^\s*(#{1,6}|[-*•])\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Checked again: taking a tag out can make a new one of what was around it.
  if (
    !/[\p{L}\p{N}]/u.test(plain) ||
    ANY_TAG.test(plain) ||
    ANY_ENTITY.test(plain) ||
    REFUSED.test(plain)
  ) {
    return null;
  }
  return plain;
}
