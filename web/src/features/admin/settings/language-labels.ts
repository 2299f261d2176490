import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';

/** SPEC 9. */
export const languageLabels: Record<PublicSettings['language'], string> = {
  'de-DE': 'Deutsch',
  'en-US': 'Englisch',
  'fr-FR': 'Französisch',
  'es-ES': 'Spanisch',
  'it-IT': 'Italienisch',
};
