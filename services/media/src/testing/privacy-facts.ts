import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import type { PrivacyFacts } from '@lux/contracts/media/privacy-kit.ts';

/** A school that uses LUX as it comes, without any service outside. */
export const quietSchool: PrivacyFacts = {
  collectedAt: '2026-11-23T08:00:00.000Z',
  operator: {
    name: 'Grundschule am Wald, Waldweg 1, 12345 Waldstadt',
    contact: 'datenschutz@schule.example',
  },
  assistantName: 'LUX',
  childSafeMode: true,
  usesBrowserRecognition: false,
  registration: 'invitation',
  isSecondFactorRequired: true,
  isFullIpStored: false,
  addresses: ['https://lux.schule.example'],
  traces: null,
  alerts: { recipients: 0, webhookHost: null, includesWords: false },
  dashboardIdleMinutes: 30,
  confirmationMinutes: 10,
  providers: (['text', 'image', 'speech', 'transcription', 'moderation'] as const).map(
    (ability) => ({ ability, host: null, model: null, place: 'this-machine' as const }),
  ),
  stores: [
    { engine: 'mongodb', host: null, place: 'this-machine' },
    { engine: 'redis', host: 'valkey:6379', place: 'own-network' },
  ],
  retention: [
    { data: 'conversations', period: keptFor.untilDeleted },
    { data: 'pictures', period: keptFor.untilDeleted },
    { data: 'visitor-conversations', period: keptFor.days(90) },
    { data: 'visitor-pictures', period: keptFor.days(90) },
    { data: 'visitor-things', period: keptFor.days(90) },
    { data: 'accounts', period: keptFor.untilDeleted },
    { data: 'unused-accounts', period: keptFor.days(365) },
    { data: 'back-ups', period: keptFor.days(90) },
    { data: 'deletion-log', period: keptFor.days(120) },
    { data: 'own-things', period: keptFor.untilDeleted },
    { data: 'requests', period: keptFor.days(30) },
    { data: 'help-calls', period: keptFor.days(30) },
    { data: 'daily-figures', period: keptFor.ever },
    { data: 'sessions', period: keptFor.days(30) },
    { data: 'visits', period: keptFor.hours(36) },
    { data: 'login-attempts', period: keptFor.minutes(15) },
    { data: 'audit-trail', period: keptFor.days(365) },
    { data: 'recordings', period: keptFor.neverStored },
    { data: 'ai-usage', period: keptFor.days(400) },
  ],
};

/** A school that nobody has named, which asks services outside and lets browsers listen. */
export const openSchool: PrivacyFacts = {
  ...quietSchool,
  operator: { name: null, contact: null },
  usesBrowserRecognition: true,
  registration: 'open',
  isSecondFactorRequired: false,
  isFullIpStored: true,
  addresses: [],
  alerts: { recipients: 2, webhookHost: 'melder.example', includesWords: true },
  traces: { host: 'collector:4318', place: 'own-network' },
  providers: [
    { ability: 'text', host: 'api.openai.com', model: 'gpt-5.4-mini', place: 'elsewhere' },
    { ability: 'image', host: 'ki.firma.example', model: 'flux', place: 'elsewhere' },
    { ability: 'speech', host: 'api.elevenlabs.io', model: null, place: 'elsewhere' },
    { ability: 'transcription', host: 'api.openai.com', model: 'whisper', place: 'elsewhere' },
    { ability: 'moderation', host: 'pruefer:8080', model: 'guard', place: 'own-network' },
    { ability: 'books', host: 'kiwix:8080', model: null, place: 'own-network' },
  ],
  stores: [{ engine: 'mongodb', host: 'db.firma.example', place: 'elsewhere' }],
};
