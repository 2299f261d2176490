import path from 'node:path';
import { styleText } from 'node:util';
import type { Stack } from '../stack/stack.ts';

const abilities: Record<string, string> = {
  text: 'Antworten',
  image: 'Bilder',
  speech: 'Stimme',
  transcription: 'Zuhören',
  moderation: 'Prüfung',
};
const tiers: Record<string, string> = {
  openai: 'KI-Dienst (OpenAI-Schnittstelle)',
  elevenlabs: 'ElevenLabs',
  'built-in': 'eingebaut',
};

/** What the person who started LUX needs to know, in German. */
export function formatBanner(stack: Stack): string {
  const services = [...stack.processes.keys()].map((name) => `${name} bereit`);
  const ai = Object.entries(abilities).flatMap(([ability, label]) => {
    const active = stack.tiers[ability]?.map((tier) => tiers[tier] ?? tier);
    return active ? `${label}: ${active.join(' und ')}` : [];
  });
  return [
    '',
    `  ${styleText('bold', 'LUX ist bereit:')}  ${styleText(['bold', 'cyan'], stack.url)}`,
    '',
    row('Dashboard', `${stack.url}/admin-dashboard`),
    ...describeTablets(stack),
    row('Passwort', describePassword(stack)),
    row('Besitzer', `wer sich als „${stack.ownerUsername}“ mit diesem Schlüssel registriert:`),
    row('', describeOwnerSecret(stack)),
    ...rows('Dienste', services, 4),
    row('Datenbanken', `${stack.engines.mongodb}, ${stack.engines.redis}`),
    ...rows('KI', ai.length > 0 ? ai : ['noch keine Angabe'], 2),
    row('Daten', `${stack.dataDir} (Protokolle in logs/)`),
    row('Startzeit', `${(stack.startedInMs / 1000).toFixed(1).replace('.', ',')} s`),
    row('Beenden', 'Strg+C'),
    '',
  ].join('\n');
}

/** Where a tablet is made ready for the microphone. */
function describeTablets({ https }: Stack): string[] {
  if (!https) return [];
  const { setupUrl, url, fingerprint, isReachable } = https;
  const first = isReachable
    ? `einrichten unter ${setupUrl}`
    : 'erreichen LUX erst mit HOST=0.0.0.0 HTTPS=local npm start';
  return [
    row('Tablets', first),
    row('HTTPS', url),
    row('', `Zertifikatsstelle, SHA-256: ${fingerprint}`),
  ];
}

function describePassword({ passwordOrigin, dashboardPassword, dataDir }: Stack): string {
  const variable = 'DASHBOARD_PASSWORD';
  return describeSecret({ variable, origin: passwordOrigin, value: dashboardPassword, dataDir });
}

function describeOwnerSecret({ ownerSecretOrigin, ownerSecret, dataDir }: Stack): string {
  const variable = 'OWNER_SECRET';
  return describeSecret({ variable, origin: ownerSecretOrigin, value: ownerSecret, dataDir });
}

interface Secret {
  variable: string;
  origin: Stack['passwordOrigin'];
  value: string;
  dataDir: string;
}

/** Shown once, by the start that has made it. */
function describeSecret({ variable, origin, value, dataDir }: Secret): string {
  if (origin === 'given') return `wie in ${variable} gesetzt`;
  const file = path.join(dataDir, 'secrets.json');
  if (origin === 'stored') return `steht in ${file}`;
  return `${styleText('bold', value)}  (steht auch in ${file})`;
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(13)}${text}`;
}

/** A list over several lines, this many to a line. */
function rows(label: string, items: string[], perLine: number): string[] {
  const lines = Array.from({ length: Math.ceil(items.length / perLine) }, (_, line) =>
    items.slice(line * perLine, (line + 1) * perLine).join(' · '),
  );
  return lines.map((line, index) => row(index === 0 ? label : '', line));
}
