/** A picture of what the device shows: a small screen with rows, one of them to press. */
export interface StepScreen {
  title: string;
  rows: string[];
  /** The row to press. */
  marked: number;
  /** How that row looks. */
  control: 'row' | 'switch' | 'button' | 'tick';
}

export interface SetupStep {
  text: string;
  screen: StepScreen;
  /** What the step loads. */
  download?: { href: string; label: string };
}

export interface SetupDevice {
  id: string;
  name: string;
  steps: SetupStep[];
  note?: string;
}

export const PROFILE_PATH = '/einrichten/lux.mobileconfig';
export const CERTIFICATE_PATH = '/einrichten/lux.crt';

const profile = { href: PROFILE_PATH, label: 'Profil laden' };
const certificate = { href: CERTIFICATE_PATH, label: 'Zertifikat laden' };
const load = (where: string): SetupStep => ({
  text: `Laden Sie das Zertifikat dieses Servers. ${where}`,
  screen: { title: 'Downloads', rows: ['lux.crt'], marked: 0, control: 'row' },
  download: certificate,
});

/** How each kind of device learns to trust this server, as its makers name the places (DESIGN 10). */
export const setupDevices: SetupDevice[] = [
  {
    id: 'ipad',
    name: 'iPad oder iPhone',
    steps: [
      {
        text: 'Öffnen Sie diese Seite in Safari und laden Sie das Profil. Auf die Frage, ob es geladen werden darf, antworten Sie „Zulassen“.',
        screen: { title: 'Safari', rows: ['Ignorieren', 'Zulassen'], marked: 1, control: 'button' },
        download: profile,
      },
      {
        text: 'Öffnen Sie die Einstellungen. Oben steht „Profil geladen“. Tippen Sie darauf, dann auf „Installieren“, und geben Sie den Code des Geräts ein.',
        screen: {
          title: 'Einstellungen',
          rows: ['Profil geladen', 'Flugmodus', 'WLAN'],
          marked: 0,
          control: 'row',
        },
      },
      {
        text: 'Gehen Sie zu Allgemein, Info, Zertifikatsvertrauenseinstellungen (ganz unten) und schalten Sie den Schalter neben „LUX“ ein.',
        screen: {
          title: 'Zertifikatsvertrauen',
          rows: ['LUX Schulserver'],
          marked: 0,
          control: 'switch',
        },
      },
    ],
    note: 'Danach öffnen Sie LUX in Safari. Über „Teilen“ und „Zum Home-Bildschirm“ steht LUX neben den anderen Apps.',
  },
  {
    id: 'android',
    name: 'Android',
    steps: [
      load('Das geht am besten mit Chrome.'),
      {
        text: 'Öffnen Sie die Einstellungen und suchen Sie dort nach „CA-Zertifikat“. (Meist: Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren.)',
        screen: {
          title: 'Zertifikat installieren',
          rows: ['CA-Zertifikat', 'VPN- und App-Nutzerzertifikat', 'WLAN-Zertifikat'],
          marked: 0,
          control: 'row',
        },
      },
      {
        text: 'Wählen Sie „Trotzdem installieren“ und dann die Datei lux.crt.',
        screen: {
          title: 'Ihre Daten sind nicht privat',
          rows: ['Abbrechen', 'Trotzdem installieren'],
          marked: 1,
          control: 'button',
        },
      },
    ],
    note: 'Öffnen Sie LUX danach mit Chrome. Firefox für Android vertraut solchen Zertifikaten nicht von selbst.',
  },
  {
    id: 'chromebook',
    name: 'Chromebook',
    steps: [
      load('Es liegt danach unter Downloads.'),
      {
        text: 'Geben Sie oben im Browser chrome://settings/certificates ein und wählen Sie „Zertifizierungsstellen“, dann „Importieren“.',
        screen: {
          title: 'Zertifizierungsstellen',
          rows: ['Ihre Zertifikate', 'Server', 'Importieren'],
          marked: 2,
          control: 'button',
        },
      },
      {
        text: 'Wählen Sie lux.crt und setzen Sie den Haken bei „Diesem Zertifikat zur Identifizierung von Websites vertrauen“.',
        screen: {
          title: 'Zertifizierungsstelle',
          rows: ['Websites vertrauen', 'E-Mail vertrauen'],
          marked: 0,
          control: 'tick',
        },
      },
    ],
    note: 'Verwaltete Chromebooks bekommen das Zertifikat über die Admin-Konsole der Schule.',
  },
  {
    id: 'windows',
    name: 'Windows',
    steps: [
      load('Es liegt danach im Ordner Downloads.'),
      {
        text: 'Öffnen Sie lux.crt mit einem Doppelklick und wählen Sie „Zertifikat installieren“, dann „Aktueller Benutzer“.',
        screen: {
          title: 'Zertifikat',
          rows: ['Allgemein', 'Details', 'Zertifikat installieren'],
          marked: 2,
          control: 'button',
        },
      },
      {
        text: 'Wählen Sie „Alle Zertifikate in folgendem Speicher speichern“ und dort „Vertrauenswürdige Stammzertifizierungsstellen“. Bestätigen Sie mit „Ja“.',
        screen: {
          title: 'Zertifikatspeicher',
          rows: ['Eigene Zertifikate', 'Vertrauenswürdige Stammzertifizierungsstellen'],
          marked: 1,
          control: 'tick',
        },
      },
    ],
    note: 'Das gilt für Chrome und Edge; schließen Sie den Browser danach einmal ganz.',
  },
  {
    id: 'mac',
    name: 'Mac',
    steps: [
      load('Es liegt danach im Ordner Downloads.'),
      {
        text: 'Öffnen Sie lux.crt mit einem Doppelklick und fügen Sie es dem Schlüsselbund „Anmeldung“ hinzu.',
        screen: {
          title: 'Schlüsselbundverwaltung',
          rows: ['Abbrechen', 'Hinzufügen'],
          marked: 1,
          control: 'button',
        },
      },
      {
        text: 'Öffnen Sie dort den Eintrag „LUX“ mit einem Doppelklick, klappen Sie „Vertrauen“ auf und wählen Sie „Immer vertrauen“.',
        screen: {
          title: 'Vertrauen',
          rows: ['System-Standard', 'Immer vertrauen', 'Nie vertrauen'],
          marked: 1,
          control: 'tick',
        },
      },
    ],
  },
  {
    id: 'firefox',
    name: 'Firefox am Computer',
    steps: [
      load('Es liegt danach im Ordner Downloads.'),
      {
        text: 'Öffnen Sie die Einstellungen, „Datenschutz & Sicherheit“, ganz unten „Zertifikate anzeigen“, und dort „Zertifizierungsstellen“, „Importieren“.',
        screen: {
          title: 'Zertifizierungsstellen',
          rows: ['Ansehen', 'Vertrauen bearbeiten', 'Importieren'],
          marked: 2,
          control: 'button',
        },
      },
      {
        text: 'Wählen Sie lux.crt und setzen Sie den Haken bei „Dieser CA vertrauen, um Websites zu identifizieren“.',
        screen: {
          title: 'Zertifikat herunterladen',
          rows: ['Websites identifizieren', 'E-Mail identifizieren'],
          marked: 0,
          control: 'tick',
        },
      },
    ],
  },
];

/** Which of them a browser says it is on; iPads call themselves Macs (the page's script notices). */
export function deviceOf(userAgent: string): string {
  if (/iPad|iPhone/.test(userAgent)) return 'ipad';
  if (/Android/.test(userAgent)) return 'android';
  if (/CrOS/.test(userAgent)) return 'chromebook';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Macintosh/.test(userAgent)) return 'mac';
  return 'ipad';
}
