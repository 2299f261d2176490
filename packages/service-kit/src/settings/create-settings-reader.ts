import { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { Logger } from 'pino';
import type { ServiceClient } from '../clients/create-service-client.ts';
import { outageLevel } from '../process/create-outage-log.ts';
import { createTtlCache } from './create-ttl-cache.ts';

/** A change in the admin settings reaches this service within this time (issue: within 1 s). */
const FRESH_FOR_MS = 1_000;
const CALL_LIMIT_MS = 1_500;

/** What holds until accounts has been reached once: SPEC 9's defaults, with the gate on and no provider. */
const DEFAULTS: ServiceSettings = {
  assistantName: 'LUX',
  language: 'de-DE',
  voiceId: null,
  speechSpeed: 1,
  childSafeMode: true,
  usesBrowserRecognition: true,
  registration: 'open',
  pronunciations: [],
  aiKeys: { openAiApiKey: null, elevenlabsApiKey: null },
  // An admin may have chosen that nobody outside gets children's words: until that is known, nobody does.
  chosenAi: {
    text: 'built-in',
    image: 'built-in',
    speech: 'built-in',
    transcription: 'built-in',
    moderation: 'built-in',
  },
};

export type SettingsReader = () => Promise<ServiceSettings>;

/**
 * Reads the settings (SPEC 3) from accounts, at most twice a second; while it is away, the last known
 * ones hold, and before the first answer the defaults. Never rejects.
 */
export function createSettingsReader(accounts: ServiceClient, log: Logger): SettingsReader {
  let known = DEFAULTS;
  const settings = createTtlCache(async () => {
    try {
      known = await accounts.json(ServiceSettings, {
        method: 'GET',
        path: '/settings/for-services',
        timeoutMs: CALL_LIMIT_MS,
      });
    } catch (error) {
      log[outageLevel()]({ err: error }, 'settings not reachable, the last known ones hold');
    }
    return known;
  }, FRESH_FOR_MS);
  return () => settings.get();
}
