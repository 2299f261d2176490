import { kitDocumentTitles, kitLanguageNames } from '@lux/contracts/media/privacy-kit.ts';
import { aiAbilityNames } from '../ai-servers/ai-server-kinds.ts';
import { keyNames } from '../settings/key-field.tsx';
import type { TrailEntry } from './trail-api.ts';

/** What somebody did, in German, after their name: `hat Tom gelöscht`. */
export function sentenceOf({ action, target, details }: TrailEntry): string {
  const whom = target?.name ?? 'jemanden, den es nicht mehr gibt';
  switch (action) {
    case 'role.changed':
      return details.role === 'admin'
        ? `hat ${whom} zum Admin gemacht`
        : `hat ${whom} die Adminrechte genommen`;
    case 'user.deleted':
      return `hat das Konto ${whom} gelöscht`;
    case 'deletions.repeated':
      return `hat gelöscht, was eine Sicherung zurückgebracht hatte: ${details.count === 1 ? '1 Konto' : `${details.count} Konten`}${details.things ? `, Gespräche und Bilder: ${details.things}` : ''}`;
    case 'user.exported':
      return `hat alle Daten von ${whom} heruntergeladen`;
    case 'visitor.forgotten':
      return 'hat alles von einem Besucher gelöscht';
    case 'unused-accounts.deleted':
      return details.count === 1
        ? 'hat begonnen, 1 Konto zu löschen, das lange niemand benutzt hat'
        : `hat begonnen, ${details.count} Konten zu löschen, die lange niemand benutzt hat`;
    case 'password.reset':
      return `hat das Passwort von ${whom} zurückgesetzt`;
    case 'second-factor.removed':
      return `hat den zweiten Faktor von ${whom} entfernt`;
    case 'settings.changed':
      return `hat Einstellungen geändert${listed(settingsOf(details))}`;
    case 'key.changed':
      return `hat einen Schlüssel ${details.isRemoved === true ? 'entfernt' : 'geändert'}${listed(keysOf(target?.id, details))}`;
    case 'ai-ceilings.changed':
      return 'hat geändert, wie viel KI im Monat höchstens verbraucht wird';
    case 'exam.started':
      return details.model
        ? `hat das Modell ${details.model} von ${details.server} prüfen lassen`
        : 'hat das Modell prüfen lassen, das gerade antwortet';
    case 'exam.cancelled':
      return 'hat die Prüfung eines Modells abgebrochen';
    case 'ai-server.changed':
      return aiServerOf(target?.name, details);
    case 'ai-choices.changed':
      return `hat bestimmt, welche KI was übernimmt${listed(aiChoicesOf(details))}`;
    case 'invitation.created':
      return `hat eine Einladung erstellt${listed(usesOf(details))}`;
    case 'invitation.deleted':
      return 'hat eine Einladung gelöscht';
    case 'export.made':
      return `hat Daten exportiert${listed(exportOf(details))}`;
    case 'privacy-kit.made':
      return `hat Unterlagen zum Datenschutz erstellt${listed(kitOf(details))}`;
    case 'request.handled':
      return 'hat eine Anfrage als erledigt markiert';
    case 'alert.handled':
      return 'hat einen Alarm als erledigt markiert';
    case 'alert-settings.changed':
      return `hat geändert, wer bei Gefahr Bescheid bekommt${listed(alertSettingsOf(details))}`;
    case 'owner.recovered':
      return 'hat das Besitzer-Konto mit dem Besitzer-Schlüssel wiederhergestellt';
    case 'picture.deleted':
      return 'hat ein Bild gelöscht';
    case 'job.retried':
      return 'hat einen Auftrag noch einmal gestartet';
    case 'job.removed':
      return 'hat einen Auftrag entfernt';
    case 'teacher.given':
      return `hat ${whom} zur Lehrkraft gemacht`;
    case 'teacher.withdrawn':
      return `hat ${whom} das Recht einer Lehrkraft genommen`;
    case 'teacher.invited':
      return 'hat eine Einladung für eine Lehrkraft erstellt';
    case 'class.deleted':
      return `hat die Klasse ${target?.name ?? ''} gelöscht`;
    case 'cards.printed':
      return `hat neue Karten für die Klasse ${target?.name ?? ''} gedruckt`;
    case 'material.shared':
      return `hat das Material ${target?.name ?? ''} mit der Schule geteilt`;
    case 'material.withdrawn':
      return `teilt das Material ${target?.name ?? ''} nicht mehr`;
    case 'material.deleted':
      return `hat das Material ${target?.name ?? ''} gelöscht`;
    case 'materials.given':
      return `hat der Klasse ${target?.name ?? ''} Materialien gegeben: ${details.count ?? 0}`;
    case 'lesson.started':
      return `hat in der Klasse ${target?.name ?? ''} eine Stunde begonnen${listed(minutesOf(details))}`;
    case 'lesson.ended':
      return `hat die Stunde ${target?.name ?? ''} beendet`;
    case 'seat.exported':
      return `hat alle Daten von Platz ${whom} heruntergeladen`;
    case 'look.made':
      return `hat in der Stunde ${details.lesson ?? ''} ein Gespräch gelesen`;
    case 'child.sent-out':
      return `hat ein Kind aus der Stunde ${details.lesson ?? ''} geschickt`;
    case 'alert.seen':
      return `hat in der Stunde ${details.lesson ?? ''} einen Hinweis auf Gefahr angesehen`;
    default:
      return `hat etwas getan, das diese Seite noch nicht kennt (${action})`;
  }
}

type Details = TrailEntry['details'];

const listed = (parts: readonly string[]) => (parts.length === 0 ? '' : `: ${parts.join(', ')}`);

const settingNames: Record<string, string> = {
  assistantName: 'Name',
  language: 'Sprache',
  voiceId: 'Stimme',
  speechSpeed: 'Sprechtempo',
};

function settingsOf(details: Details): string[] {
  return Object.entries(details).map(([name, value]) => {
    if (name === 'childSafeMode') return `Kinderschutz ${value === false ? 'aus' : 'ein'}`;
    if (name === 'usesBrowserRecognition') {
      return value === false ? 'nur dieser Server hört zu' : 'auch der Browser hört zu';
    }
    if (name === 'isSecondFactorRequired') {
      return `zweiter Faktor ${value === true ? 'Pflicht' : 'freiwillig'}`;
    }
    if (name === 'registration') return `neue Konten ${registrationNames[String(value)] ?? value}`;
    if (name === 'pronunciations') return `Aussprache von Namen (${value})`;
    return settingNames[name] ?? name;
  });
}

const alertSettingNames: Record<string, string> = {
  repeatMinutes: 'Erinnerungen',
  responsible: 'wer nachsieht',
  lookWithinMinutes: 'Frist',
  procedure: 'Vorgehen',
};

function alertSettingsOf(details: Details): string[] {
  return Object.entries(details).map(([name, value]) => {
    if (name === 'recipients') return `Empfänger (${value})`;
    if (name === 'webhook') return value === null ? 'Webhook entfernt' : `Webhook (${value})`;
    if (name === 'includesWords') {
      return value === true ? 'mit Worten des Kindes' : 'ohne Worte des Kindes';
    }
    return alertSettingNames[name] ?? name;
  });
}

const registrationNames: Record<string, string> = {
  open: 'für alle',
  invitation: 'mit Einladung',
  closed: 'geschlossen',
};

function keysOf(id: string | null | undefined, details: Details): string[] {
  const names = [...new Set([id, details.key].filter(isText))];
  return names.map(
    (name) => Object.entries(keyNames).find(([key]) => key === name)?.[1].label ?? name,
  );
}

function aiServerOf(target: string | null | undefined, details: Details): string {
  const name = [details.server, details.name, target].find(isText);
  const server = `den KI-Server${name ? ` ${name}` : ''}`;
  if (details.isRemoved === true) return `hat ${server} entfernt`;
  const parts = [details.host, details.key === 'set' ? 'mit neuem Schlüssel' : null];
  if (details.key === 'removed') parts.push('ohne Schlüssel');
  const verb = details.isNew === true ? 'eingetragen' : 'geändert';
  return `hat ${server} ${verb}${listed(parts.filter(isText))}`;
}

function aiChoicesOf(details: Details): string[] {
  return Object.entries(details).map(([ability, choice]) => {
    const name = Object.entries(aiAbilityNames).find(([id]) => id === ability)?.[1] ?? ability;
    if (choice === 'built-in') return `${name}: LUX selbst`;
    return `${name}: ${choice ?? 'wie beim Start eingestellt'}`;
  });
}

function usesOf(details: Details): string[] {
  const uses = details.uses;
  if (typeof uses !== 'number') return [];
  return [uses === 1 ? 'für ein Kind' : `für ${uses} Kinder`];
}

function minutesOf({ minutes }: Details): string[] {
  return typeof minutes === 'number' ? [`${minutes} Minuten`] : [];
}

const exportNames: Record<string, string> = {
  requests: 'Anfragen',
  pictures: 'Bilder',
  users: 'Benutzer',
};

function exportOf(details: Details): string[] {
  const parts = [details.kind, details.format].filter(isText);
  return parts.map((part) => exportNames[part] ?? part.toUpperCase());
}

function kitOf({ document, language, format }: Details): string[] {
  const title = Object.entries(kitDocumentTitles).find(([id]) => id === document)?.[1];
  const name = Object.entries(kitLanguageNames).find(([code]) => code === language)?.[1];
  return [title ?? 'alle', name, isText(format) ? format.toUpperCase() : null].filter(isText);
}

const isText = (value: unknown): value is string => typeof value === 'string';
