import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';

/** What holds until an admin saves something else (SPEC 3, 9). */
export const defaultSettings: PublicSettings = Object.freeze({
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  registration: 'open',
});
