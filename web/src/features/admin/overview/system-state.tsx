import type { Ability, HealthReport, Tier } from '@lux/contracts/common/health.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';

const serviceLabels: Record<string, string> = {
  accounts: 'Konten und Einstellungen',
  conversation: 'Gespräche und Stimme',
  games: 'Spiele',
  media: 'Bilder',
  analytics: 'Auswertung',
  classroom: 'Klassenzimmer',
  redis: 'Warteschlangen (Redis)',
};
const abilityLabels: Record<Ability, string> = {
  text: 'Antworten',
  image: 'Bilder',
  speech: 'Stimme',
  transcription: 'Zuhören',
  moderation: 'Prüfung der Texte',
};
const tierLabels: Record<Tier, string> = {
  openai: 'Anbieter (OpenAI-kompatibel)',
  elevenlabs: 'ElevenLabs',
  'built-in': 'eingebaut',
};

/** So many titles say what is there. */
const MOST_TITLES = 4;

/** Whether the school's Kiwix answers, and with which books (DESIGN 9). */
function BookShelf({ state, books }: HealthReport['books']) {
  if (state === 'off') return null;
  const titles = books
    .slice(0, MOST_TITLES)
    .map(({ title, articles }) => `${title} (${articles.toLocaleString('de-DE')} Artikel)`);
  const more = books.length - titles.length;
  const isUseful = state === 'answering' && books.length > 0;
  return (
    <p className="mt-3 flex gap-2">
      {isUseful ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      )}
      <span>
        Bücher (Kiwix):{' '}
        {state === 'silent' && (
          <span className="font-bold text-danger">
            antwortet nicht, LUX antwortet ohne seine Bücher
          </span>
        )}
        {state === 'answering' && books.length === 0 && (
          <span className="font-bold text-danger">antwortet, hat aber keine deutschen Bücher</span>
        )}
        {isUseful && `${titles.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`}
      </span>
    </p>
  );
}

/** Which parts of LUX answer, and which AI serves what (DESIGN 4). */
export function SystemState({ services, tiers, books }: HealthReport) {
  const isBuiltIn = tiers.some(({ tier }) => tier === 'built-in');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <ul className="flex flex-col gap-1.5">
        {services.map(({ name, isOk }) => (
          <li key={name} className="flex items-center gap-2">
            {isOk ? (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
            )}
            <span>
              {serviceLabels[name] ?? name}:{' '}
              <span className={isOk ? '' : 'font-bold text-danger'}>
                {isOk ? 'läuft' : 'nicht erreichbar'}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {tiers.map(({ ability, tier }) => (
            <div key={`${ability} ${tier}`} className="contents">
              <dt className="text-ink-soft">{abilityLabels[ability]}</dt>
              <dd>{tierLabels[tier]}</dd>
            </div>
          ))}
        </dl>
        <BookShelf {...books} />
        {isBuiltIn && (
          <p className="mt-3 text-ink-soft text-sm">
            „Eingebaut“ heißt: ohne Internet und ohne Kosten, mit kleinerem Wissen und einfacheren
            Bildern. Einen Anbieter tragen Sie unter „Einstellungen“ ein.
          </p>
        )}
      </div>
    </div>
  );
}
