export interface LanguagePart {
  text: string;
  language: 'de' | 'en';
}

/** A German word or letter: what stands in English marks is German all the same. */
const GERMAN =
  /[äöüß]|(?<!\p{L})(?:der|das|den|dem|ein|eine|einen|ist|sind|und|oder|nicht|ich|du|wir|ihr|sie|es|mit|von|zu|auf|im|am|zum|zur|wie|wer|wo|warum|ja|nein|bitte|danke|hallo|mal|geteilt|Wort|Haus|Hund|Katze|Maus)(?!\p{L})/iu;
const MAX_QUOTE = 300;

/**
 * Cuts a text at its English quotation marks. The sign “ closes a German „ and opens an English
 * quotation where none is open, so that „Hund“ stays German and “dog” becomes English.
 */
export function splitLanguages(text: string): LanguagePart[] {
  const parts: LanguagePart[] = [];
  let from = 0;
  let isGermanOpen = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '„') isGermanOpen = true;
    if (sign !== '“') continue;
    if (isGermanOpen) {
      isGermanOpen = false;
      continue;
    }
    const end = text.slice(at + 1, at + 1 + MAX_QUOTE).search(/[”“]/);
    if (end < 0) continue;
    const quoted = text.slice(at + 1, at + 1 + end);
    const isEnglish = /\p{L}/u.test(quoted) && !GERMAN.test(quoted) && !quoted.includes('„');
    if (isEnglish) {
      parts.push({ text: text.slice(from, at), language: 'de' }, { text: quoted, language: 'en' });
      from = at + end + 2;
    }
    at += end + 1;
  }
  parts.push({ text: text.slice(from), language: 'de' });
  return parts.filter((part) => part.text !== '');
}

/** The parts as one text, the English ones in their marks. */
export function joinLanguages(parts: readonly LanguagePart[]): string {
  return parts
    .map(({ text, language }) => (language === 'en' ? `“${text.trim()}”` : text))
    .join('');
}
