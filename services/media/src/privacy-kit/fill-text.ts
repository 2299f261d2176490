import type { KeptData, Period } from '@lux/contracts/common/processing-facts.ts';
import type { KitLanguage, PrivacyFacts } from '@lux/contracts/media/privacy-kit.ts';
import type { KitWords } from './kit-texts.ts';

/** Of BCP 47; Serbian and Croatian parents read the Latin letters both know. */
export function localeOf(language: KitLanguage): string {
  return language === 'sr' ? 'sr-Latn' : language;
}

export type Fill = (text: string) => string;

/**
 * Puts what is configured in the place of `{operator}`, `{period:requests}` and the like. What is not
 * known becomes something to fill in, never a guess.
 *
 * @throws Error for a placeholder that does not exist, or a period that no service has told of.
 */
export function createFill(
  facts: PrivacyFacts,
  { words, language }: { words: KitWords; language: KitLanguage },
): Fill {
  const gap = (label: string) => `[[${label}]]`;
  const plain: Record<string, () => string> = {
    name: () => facts.assistantName,
    operator: () => facts.operator.name ?? gap(words.unknown.operator),
    contact: () => facts.operator.contact ?? gap(words.unknown.contact),
    addresses: () => facts.addresses.join(', ') || gap(words.unknown.address),
    date: () => formatDate(facts.collectedAt, language),
    hosts: () => outsideHosts(facts),
    transcription: () => words.abilities.transcription,
    alerts: () => alertWays(facts),
    traces: () => facts.traces?.host ?? '',
    dashboardIdle: () => minutes(facts.dashboardIdleMinutes, language),
    confirmation: () => minutes(facts.confirmationMinutes, language),
  };
  return (text) =>
    text.replaceAll(/\{([a-zA-Z]+)(?::([a-z-]+))?\}/g, (_whole, name: string, data?: string) => {
      if (name === 'period' && data !== undefined)
        return periodOf(data, facts, { words, language });
      const value = plain[name];
      if (!value) throw new Error(`The privacy kit knows no {${name}}`);
      return value();
    });
}

function periodOf(
  data: string,
  { retention }: PrivacyFacts,
  given: { words: KitWords; language: KitLanguage },
): string {
  const found = retention.find((one) => one.data === data);
  if (!found) throw new Error(`No service has told how long ${data} is kept`);
  return formatPeriod(found.period, given);
}

/** `30 Tage`, or that it is kept until somebody deletes it. */
export function formatPeriod(
  period: Period,
  { words, language }: { words: KitWords; language: KitLanguage },
): string {
  if (period.kind !== 'limited') return words.periods[period.kind];
  return amountOf(period.amount, period.unit, language);
}

const minutes = (amount: number, language: KitLanguage) => amountOf(amount, 'minute', language);

function amountOf(amount: number, unit: 'minute' | 'hour' | 'day', language: KitLanguage): string {
  // Latin digits: parents in Germany have to compare them with the German text.
  return new Intl.NumberFormat(`${localeOf(language)}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}

function formatDate(iso: string, language: KitLanguage): string {
  return new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
}

/** `E-Mail an 2 Adressen, Webhook an melder.example`; in German documents only. */
function alertWays({ alerts }: PrivacyFacts): string {
  const ways = [
    alerts.recipients > 0 && `E-Mail, Zahl der Adressen: ${alerts.recipients}`,
    alerts.webhookHost !== null && `Webhook an ${alerts.webhookHost}`,
  ];
  return ways.filter(Boolean).join('; ');
}

/** Addresses outside that children's words are sent to. */
function outsideHosts({ providers }: PrivacyFacts): string {
  const hosts = providers.flatMap(({ host, place }) => (place === 'elsewhere' ? (host ?? []) : []));
  return [...new Set(hosts)].join(', ');
}

/** These kinds of data with how long they are kept, `Gespräche: 30 Tage`, as far as there are any. */
export function namedPeriods(
  kinds: readonly KeptData[],
  { retention }: PrivacyFacts,
  { words, language }: { words: KitWords; language: KitLanguage },
): string[] {
  return kinds.flatMap((data) => {
    const label = words.retention[data];
    const found = retention.find((one) => one.data === data);
    return label && found ? `${label}: ${formatPeriod(found.period, { words, language })}` : [];
  });
}
