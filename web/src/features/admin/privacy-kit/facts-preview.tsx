import type { Period, ProviderFact } from '@lux/contracts/common/processing-facts.ts';
import type { PrivacyFacts } from '@lux/contracts/media/privacy-kit.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const abilityLabels: Record<ProviderFact['ability'], string> = {
  text: 'Antworten',
  image: 'Bilder',
  speech: 'Stimme',
  transcription: 'Zuhören',
  moderation: 'Prüfung der Texte',
  books: 'Bücher der Schule (Kiwix)',
};

const registrationLabels: Record<PrivacyFacts['registration'], string> = {
  open: 'Konten darf jeder anlegen',
  invitation: 'Konten nur mit Einladung',
  closed: 'keine neuen Konten',
};

/** What was read from the configuration and the services, and what has to be filled in by hand. */
export function FactsPreview({ facts }: { facts: PrivacyFacts }) {
  const { operator, providers, retention } = facts;
  const outside = providers.filter(({ place }) => place === 'elsewhere');
  const ownServices = providers.filter(({ host, place }) => host !== null && place !== 'elsewhere');
  const requests = retention.find(({ data }) => data === 'requests');
  const talks = retention.find(({ data }) => data === 'conversations');
  const visits = retention.find(({ data }) => data === 'visitor-conversations');
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
      <Fact label="Verantwortlich">{operator.name ?? <Gap name="OPERATOR_NAME" />}</Fact>
      <Fact label="Kontakt">{operator.contact ?? <Gap name="OPERATOR_CONTACT" />}</Fact>
      <Fact label="Adresse von LUX">{facts.addresses.join(', ') || <Gap name="PUBLIC_URL" />}</Fact>
      <Fact label="Dienste außerhalb">
        {outside.length === 0 ? (
          'keine: kein Satz eines Kindes geht an andere Firmen'
        ) : (
          <Providers all={outside} />
        )}
      </Fact>
      {ownServices.length > 0 && (
        <Fact label="Dienste im eigenen Netz">
          <Providers all={ownServices} />
        </Fact>
      )}
      <Fact label="Stimme">
        {facts.usesBrowserRecognition
          ? 'Browser dürfen zuhören und senden den Ton teils an ihren Hersteller'
          : 'nur dieser Server hört zu'}
      </Fact>
      <Fact label="IP-Adressen">
        {facts.isFullIpStored ? 'werden vollständig gespeichert' : 'werden gekürzt'}
      </Fact>
      <Fact label="Protokoll der Anfragen">{requests ? periodOf(requests.period) : '–'}</Fact>
      <Fact label="Gespräche">
        {talks ? periodOf(talks.period) : '–'}
        {visits && `; ohne Konto, wenn niemand sie benutzt: ${periodOf(visits.period)}`}
      </Fact>
      <Fact label="Kinderschutz">{facts.childSafeMode ? 'eingeschaltet' : 'ausgeschaltet'}</Fact>
      <Fact label="Konten">{registrationLabels[facts.registration]}</Fact>
      <Fact label="Zweiter Faktor">{facts.isSecondFactorRequired ? 'Pflicht' : 'freiwillig'}</Fact>
    </dl>
  );
}

function Providers({ all }: { all: readonly ProviderFact[] }) {
  return (
    <ul>
      {all.map(({ ability, host }) => (
        <li key={`${ability} ${host}`} className="break-words">
          {abilityLabels[ability]}: {host}
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

/** Told by a sign and words, not by colour alone. */
function Gap({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-danger">
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      fehlt: bleibt zum Ausfüllen frei ({name})
    </span>
  );
}

const units: Record<Extract<Period, { kind: 'limited' }>['unit'], string> = {
  minute: 'Minuten',
  hour: 'Stunden',
  day: 'Tage',
};

function periodOf(period: Period): string {
  if (period.kind === 'limited') return `${period.amount} ${units[period.unit]}`;
  if (period.kind === 'until-deleted') return 'bis jemand sie löscht';
  return period.kind === 'for-ever' ? 'unbegrenzt' : 'nie gespeichert';
}
