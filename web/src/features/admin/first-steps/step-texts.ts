import type { FirstStepId } from '@lux/contracts/common/first-steps.ts';

export interface StepText {
  title: string;
  why: string;
  /** What to do while it is not done. */
  how: string;
  /** Where it is done, in this client. */
  link?: { to: string; label: string };
}

/** What each step is for. Where it happens outside of the browser, `how` names file and command. */
export const stepTexts: Readonly<Record<FirstStepId, StepText>> = {
  owner: {
    title: 'Wem dieses LUX gehört',
    why: 'Nur der Besitzer vergibt Rechte, liest das Protokoll und bestimmt, wer bei Gefahr Bescheid bekommt.',
    how: 'Legen Sie unter „Registrieren“ das Konto mit dem Namen des Besitzers an (OWNER_USERNAME, sonst „owner“). Den Besitzer-Schlüssel hat LUX beim ersten Start gezeigt.',
  },
  operator: {
    title: 'Wer für die Daten verantwortlich ist',
    why: 'Eltern und Kinder lesen es unter „Datenschutz“, und alle Unterlagen der Schule brauchen es.',
    how: 'Tragen Sie OPERATOR_NAME und OPERATOR_CONTACT in die Datei .env ein, und starten Sie LUX neu.',
    link: { to: '?bereich=datenschutz', label: 'Unterlagen ansehen' },
  },
  alerts: {
    title: 'Wer bei Gefahr Bescheid bekommt',
    why: 'Erzählt ein Kind von Gewalt oder davon, nicht mehr leben zu wollen, muss es jemand schnell erfahren.',
    how: 'Der Besitzer trägt unter „Alarme“ ein, wer eine E-Mail oder Nachricht bekommt.',
    link: { to: '?bereich=alarme', label: 'Zu den Alarmen' },
  },
  https: {
    title: 'HTTPS, damit das Mikrofon geht',
    why: 'Browser geben das Mikrofon nur verschlüsselten Seiten. Ohne HTTPS können Kinder nur schreiben.',
    how: 'Starten Sie LUX mit „HTTPS=local npm start“, oder geben Sie ihm das Zertifikat der Schule (TLS_CERT und TLS_KEY).',
  },
  provider: {
    title: 'Eingebaute KI oder ein Anbieter',
    why: 'LUX kann alles ohne Internet und ohne Kosten. Ein Anbieter weiß mehr und malt schönere Bilder, bekommt dafür aber, was Kinder fragen.',
    how: 'Tragen Sie einen Anbieter ein, oder entscheiden Sie, dass LUX ohne arbeitet.',
    link: { to: '?bereich=einstellungen', label: 'Zu den Einstellungen' },
  },
  class: {
    title: 'Die erste Klasse',
    why: 'In einer Klasse hat jedes Kind einen Platz mit einem Tier, ohne Konto und ohne Namen.',
    how: 'Machen Sie sich oder eine Kollegin zur Lehrkraft. Dann legt sie unter „Klassen“ ihre Klasse an.',
    link: { to: '?bereich=benutzer', label: 'Lehrkraft einladen' },
  },
  microphone: {
    title: 'Mit einem Tablet ausprobieren',
    why: 'Vor der ersten Stunde sollte ein Tablet der Klasse einmal gehört haben. Danach weiß man, dass Netz, Zertifikat und Mikrofon zusammenspielen.',
    how: 'Öffnen Sie auf dem Tablet diese Adresse, folgen Sie den Schritten dort, und drücken Sie am Ende „Mikrofon prüfen“. Hier erscheint es von selbst.',
  },
};
