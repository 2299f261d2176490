/** Numbers a child may and should hear: help lines and emergency calls. */
const helplines = /^(?:112|110|116111|116117|08001110111|08001110222|08001110333|08001110550)$/;

const digitWord = '(?:null|eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun)';
const houseNumber = String.raw`(?:(?:hausnummer|nummer|nr\.?)\s*)?(?:\d{1,4}\s?[a-h]?|(?<=nummer\s)\p{L}+)(?![\p{L}\p{N}])`;
const town = String.raw`(?:\s{0,5},?\s{0,5}(?:in\s+)?\d{5}(?:\s+(?!und\b)\p{Lu}[\p{L}-]+(?:\s+(?:am|an der)\s+\p{L}+)?)?)?`;

/** Where a word with hyphens begins: tried at each part of it, a long one would take for ever. */
const wordStart = String.raw`(?=\p{L})(?<!\p{L}-*)`;
/** Street names that are hardly anything else. */
const clearStreet = String.raw`(?:${wordStart}[\p{L}-]+(?:straße|strasse|str\.|allee|gasse|chaussee)|${wordStart}[\p{L}-]+er\s(?:straße|strasse|allee|platz|weg|ring)|(?:lange|kurze|alte|neue|große|kleine|breite|hohe)\s(?:straße|strasse|gasse|allee))`;
/** Names that are a street only in the mouth of somebody who says where they live. */
const possibleStreet = String.raw`(?:(?:am|an der|an den|im|in der|auf dem|auf der|zum|zur)\s)?\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?`;
const livesAt = String.raw`(?:wohn(?:e|en|t|st)|adresse(?:\s+(?:ist|lautet))?|zu\s?hause\s+(?:ist|in))`;

/**
 * Hides what identifies a child before a text leaves for a provider (DESIGN 6): telephone numbers,
 * e-mail and postal addresses, written or as speech recognition spells them. Sums, years, dates and
 * help lines stay. Takes time in proportion to the text, whatever it says: each pattern begins where a run of
 * its signs begins, and nothing in it can be read in two ways.
 */
export function maskPersonalData(text: string): string {
  return maskTelephoneNumbers(maskPostalAddresses(maskMailAddresses(text)));
}

function maskMailAddresses(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
      '[E-Mail-Adresse]',
    )
    .replace(
      /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+(?:\s(?:punkt|minus|bindestrich|unterstrich)\s[\p{L}\p{N}_-]+){0,10}\s(?:at|ät|klammeraffe|@)\s[\p{L}\p{N}-]+(?:\s?(?:punkt|\.|dot)\s?(?:de|com|net|org|at|ch|eu|info))(?![\p{L}\p{N}])/giu,
      '[E-Mail-Adresse]',
    );
}

const clear = new RegExp(`(?<!\\p{L})${clearStreet}\\s+${houseNumber}${town}`, 'giu');
const possible = new RegExp(
  `(?<=${livesAt}\\s(?:ich\\s|wir\\s)?(?:in\\s)?)${possibleStreet}\\s+${houseNumber}${town}`,
  'giu',
);
const spelledNumber = new RegExp(`(?<!\\p{L})null(?:[\\s,]+${digitWord}){5,}(?!\\p{L})`, 'giu');

function maskPostalAddresses(text: string): string {
  const townOnly =
    /((?:wohn(?:e|en|t|st)|komme|kommen|postleitzahl(?:\s+ist)?|plz:?|adresse(?:\s+ist)?)\s(?:ich\s|wir\s)?(?:in\s|aus\s|bei\s)?)\d{5}(?!\d)(?:\s\p{Lu}[\p{L}-]+)?/giu;
  return text
    .replace(clear, '[Adresse]')
    .replace(possible, (found) => (isDuration(found) ? found : '[Adresse]'))
    .replace(townOnly, '$1[Adresse]');
}

/** "Ich wohne hier seit 5 …" looks like a street with a number. */
function isDuration(found: string): boolean {
  return /(?:^|\s)(?:seit|mit|schon|erst|etwa|ungefähr|fast|über|und|sind|haben|stock|etage|vor|zusammen)\s/i.test(
    `${found} `,
  );
}

function maskTelephoneNumbers(text: string): string {
  return text
    .replace(
      /(?<![\p{L}\p{N}.,])(?:\+\s?\d|\(?0\d)[\d\s()/.-]*\d(?![\p{L}\p{N}]|[.,]\d)/gu,
      (found) => (isTelephoneNumber(found) ? '[Telefonnummer]' : found),
    )
    .replace(
      /((?:telefon|handy|ruf|festnetz|mobil)?nummer(?:\s+(?:von\s+\p{L}+|lautet|ist|heißt))?:?\s+|(?:telefon|handy|tel\.?|mobil):?\s+(?:ist\s+)?|ruf\s+mich\s+an:?\s+)(\d[\d\s/-]{3,}\d)(?!\d)/giu,
      (whole, before: string, found: string) =>
        helplines.test(digits(found)) || digits(found).length < 5
          ? whole
          : `${before}[Telefonnummer]`,
    )
    .replace(spelledNumber, '[Telefonnummer]');
}

function isTelephoneNumber(found: string): boolean {
  const isDate = /^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}$/.test(found);
  const isSum = /\d\s-\s\d/.test(found) && /^0?\d{1,2}\s-\s\d+$/.test(found);
  const length = digits(found).length;
  return !isDate && !isSum && length >= 7 && length <= 15 && !helplines.test(digits(found));
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
