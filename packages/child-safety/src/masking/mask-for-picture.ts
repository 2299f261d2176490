import { type MaskOptions, maskPersonalData } from './mask-personal-data.ts';

/** Behind one of these a name adds nothing to a picture: `meine Freundin Lena`. */
const PERSON =
  '(?:freund|bruder|schwester|mama|papa|mutter|vater|oma|opa|tante|onkel|cousin|cousine|lehrer|nachbar|trainer|arzt|ärztin|kind|junge|mädchen|baby)(?:in|n|s)?';
const PLACEHOLDER = new RegExp(
  String.raw`(${PERSON}\s)?(?:(Herrn?|Frau|Doktor|Dr\.?)\s)?\[(Name) \d+\]|(?:\s(?:in|im|am|an|auf|aus|bei|unter|zur?|zum)(?:\sde[rnm])?)?\s?\[(?:Adresse|Ort|Schule|Klasse|Verein)(?: \d+)?\]|\s?\[\p{Lu}[\p{L}-]+(?: \d+)?\]`,
  'giu',
);

/**
 * A child's wish as a painter elsewhere may hear it: in words for what is hidden, since it would
 * write placeholders into the picture.
 */
export function maskForPicture(wish: string, options?: MaskOptions): string {
  const { text, facts } = maskPersonalData(wish, options);
  if (facts.length === 0) return text;
  return text
    .replace(PLACEHOLDER, (_found, person: string, title: string, name: string) => {
      if (!name) return '';
      if (person) return person.trimEnd();
      if (title) return /^frau$/iu.test(title) ? 'eine Frau' : 'ein Mann';
      return 'ein Kind';
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.!?])/g, '')
    .trim();
}
