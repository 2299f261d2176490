export const languages = [
  'de',
  'tr',
  'ar',
  'uk',
  'ru',
  'pl',
  'ro',
  'sq',
  'ku',
  'fa',
  'en',
  'fr',
  'es',
  'it',
  'sr',
] as const;
/** ISO 639-1, as far as LUX can judge a text in it; Serbian with Croatian and Bosnian. */
export type Language = (typeof languages)[number];

export const isLanguage = (name: string): name is Language =>
  languages.some((language) => language === name);
