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

/** Which parts of LUX answer, and which AI serves what (DESIGN 4). */
export function SystemState({ services, tiers }: HealthReport) {
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
