import {
  keptFor,
  type ProcessingFacts,
  type RetentionFact,
} from '@lux/contracts/common/processing-facts.ts';
import type { PrivacyFacts } from '@lux/contracts/media/privacy-kit.ts';
import { placeOfUrl } from '@lux/service-kit/config/place-of-host.ts';
import { toProcessingFacts } from '@lux/service-kit/server/processing-facts-routes.ts';
import type { Deps } from '../../deps.ts';
import { SESSION_DAYS, VISIT_HOURS } from '../../sessions/create-session-store.ts';
import { CONFIRMED_MS, DASHBOARD_IDLE_MS } from '../../sessions/session-fields.ts';

const MINUTE_MS = 60_000;

/**
 * What this LUX does with data, read anew from the configuration and from each service.
 *
 * @throws SERVICE_UNAVAILABLE where one does not answer: a kit that leaves something out would be wrong.
 */
export async function readPrivacyFacts(
  { config, services }: Pick<Deps, 'config' | 'services'>,
  requestId: string,
): Promise<PrivacyFacts> {
  const { accounts, conversation, games, media, analytics, classroom } = services;
  const [settings, alerts, ...told] = await Promise.all([
    accounts.readAdminSettings(requestId),
    analytics.readAlertSettings(requestId),
    ...[accounts, conversation, games, media, analytics, classroom].map((service) =>
      service.readProcessingFacts(requestId),
    ),
  ]);
  const { assistantName, childSafeMode, usesBrowserRecognition, registration } = settings;
  return {
    collectedAt: new Date().toISOString(),
    operator: config.operator,
    assistantName,
    childSafeMode,
    usesBrowserRecognition,
    registration,
    isSecondFactorRequired: settings.isSecondFactorRequired,
    isFullIpStored: config.isFullIpStored,
    addresses: [...config.publicUrls],
    traces: tracesOf(config),
    alerts: {
      recipients: alerts.mail.isConfigured ? alerts.recipients.length : 0,
      webhookHost: alerts.webhook?.host ?? null,
      includesWords: alerts.includesWords,
    },
    dashboardIdleMinutes: DASHBOARD_IDLE_MS / MINUTE_MS,
    confirmationMinutes: CONFIRMED_MS / MINUTE_MS,
    ...joined([...told, ownFacts(config)]),
  };
}

/** The console's traces stay in the log. */
function tracesOf({ tracing }: Deps['config']): PrivacyFacts['traces'] {
  return tracing?.exporter === 'otlp' ? placeOfUrl(tracing.url) : null;
}

const ownFacts = ({ redis }: Deps['config']): ProcessingFacts =>
  toProcessingFacts({
    redisUrl: redis.url,
    retention: { sessions: keptFor.days(SESSION_DAYS), visits: keptFor.hours(VISIT_HOURS) },
  });

/** Several services may use the same provider, engine or kind of data: each is named once. */
function joined(all: ProcessingFacts[]): ProcessingFacts {
  return {
    providers: unique(all.flatMap(({ providers }) => providers)),
    stores: unique(all.flatMap(({ stores }) => stores)),
    retention: longest(all.flatMap(({ retention }) => retention)),
  };
}

function unique<Fact>(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
}

/** Where two services keep the same kind for different times, nothing shorter than the truth is said. */
function longest(facts: RetentionFact[]): RetentionFact[] {
  const kept = new Map<RetentionFact['data'], RetentionFact>();
  for (const fact of facts) {
    const other = kept.get(fact.data);
    if (!other || lengthOf(fact) > lengthOf(other)) kept.set(fact.data, fact);
  }
  return [...kept.values()];
}

const UNIT_MINUTES = { minute: 1, hour: 60, day: 1_440 };

function lengthOf({ period }: RetentionFact): number {
  if (period.kind === 'never-stored') return 0;
  return period.kind === 'limited' ? period.amount * UNIT_MINUTES[period.unit] : Infinity;
}
