import type { Ability } from '@lux/contracts/common/health.ts';
import type { PrivacyFacts } from '@lux/contracts/media/privacy-kit.ts';
import { z } from 'zod';

/** What texts may depend on. */
const facts = {
  /** Somebody outside of this machine and its own network is asked for something. */
  outside: ({ providers }) => providers.some(({ place }) => place === 'elsewhere'),
  /** A service of the school's own network or machine is asked. */
  /** Somebody besides LUX itself is asked. */
  services: ({ providers }) => providers.some(({ host }) => host !== null),
  'own-service': ({ providers }) =>
    providers.some(({ host, place }) => host !== null && place !== 'elsewhere'),
  'outside-transcription': (given) => isOutside(given, 'transcription'),
  transcription: ({ providers }) =>
    providers.some(({ ability, host }) => ability === 'transcription' && host !== null),
  moderation: ({ providers }) =>
    providers.some(({ ability, host }) => ability === 'moderation' && host !== null),
  'browser-listens': ({ usesBrowserRecognition }) => usesBrowserRecognition,
  'safe-mode': ({ childSafeMode }) => childSafeMode,
  'full-ip': ({ isFullIpStored }) => isFullIpStored,
  'open-registration': ({ registration }) => registration === 'open',
  invitation: ({ registration }) => registration === 'invitation',
  'second-factor-required': ({ isSecondFactorRequired }) => isSecondFactorRequired,
  alerts: ({ alerts }) => alerts.recipients > 0 || alerts.webhookHost !== null,
  'alert-words': ({ alerts }) =>
    alerts.includesWords && (alerts.recipients > 0 || alerts.webhookHost !== null),
  traces: ({ traces }) => traces !== null,
  addresses: ({ addresses }) => addresses.length > 0,
  https: ({ addresses }) =>
    addresses.length > 0 && addresses.every((address) => address.startsWith('https:')),
  /** Data lies in an engine that is not on this machine and not in its own network. */
  'stores-elsewhere': ({ stores }) => stores.some(({ place }) => place === 'elsewhere'),
  /** The database that comes along answers at a socket of this machine. */
  'embedded-database': ({ stores }) =>
    stores.some(({ engine, host }) => engine === 'mongodb' && host === null),
  classes: ({ retention }) => retention.some(({ data }) => data === 'classes'),
  'unused-accounts': ({ retention }) => retention.some(({ data }) => data === 'unused-accounts'),
  'lasting-talks': (given) => lasts(given, 'conversations'),
} satisfies Record<string, (given: PrivacyFacts) => boolean>;

type FactName = keyof typeof facts;
const names = Object.keys(facts) as FactName[];

export const Condition = z.enum([...names, ...names.map((name) => `!${name}` as const)]);
export type Condition = z.infer<typeof Condition>;

/** Whether all conditions hold; without any, always. */
export function holds(when: Condition | Condition[] | undefined, given: PrivacyFacts): boolean {
  return [when ?? []].flat().every((condition) => {
    const isTurned = condition.startsWith('!');
    const name = names.find((one) => one === condition.replace('!', ''));
    return name !== undefined && facts[name](given) !== isTurned;
  });
}

function isOutside({ providers }: PrivacyFacts, ability: Ability): boolean {
  return providers.some((one) => one.ability === ability && one.place === 'elsewhere');
}

function lasts({ retention }: PrivacyFacts, data: string): boolean {
  return retention.some((one) => one.data === data && one.period.kind === 'until-deleted');
}
