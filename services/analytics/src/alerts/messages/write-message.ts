import type { AlertCircle } from '@lux/contracts/analytics/alert-settings.ts';
import { dangerLabels } from '@lux/contracts/analytics/danger-kind.ts';
import { type AlertDocument, lookByOf } from '../alert-document.ts';

/** What somebody is told of one alert. */
export interface Told
  extends Pick<AlertDocument, '_id' | 'raisedAt' | 'lastAt' | 'count' | 'dangers'> {
  /** The child's, where the owner has chosen that they are sent; else none. */
  words: string[];
}

interface Circumstances {
  /** Where the dashboard is found; null: unknown. */
  publicUrl: string | null;
  responsible: string;
  lookWithinMinutes: number;
  /** Whether people have been told of all of these before. */
  isReminder: boolean;
  /** The second hears of it once, when the time to look is over. */
  circle: AlertCircle;
  includesWords: boolean;
}

const MOST_LISTED = 30;

const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const berlinTime = (at: Date) => `${berlin.format(at)} Uhr`;

const FIRST_STEPS = [
  'Öffnen Sie den Alarm und lesen Sie, was das Kind gesagt hat.',
  'Droht jetzt Gefahr: Notruf 112, bei Gewalt Polizei 110.',
  'Gehen Sie zum Kind oder schicken Sie jemanden, dem es vertraut. Lassen Sie es nicht allein.',
  'Gehen Sie dann vor, wie es im Dashboard unter „Alarme“ steht.',
];

/** The page of the alert in the dashboard. */
export function linkTo(publicUrl: string, alertId: string): string {
  const url = new URL('/admin-dashboard', publicUrl);
  url.search = String(new URLSearchParams({ bereich: 'alarme', alarm: alertId }));
  return url.href;
}

/** The dangers in words: `Feuer, Atemnot`, or that it is not known. */
function namesOf({ dangers }: Pick<Told, 'dangers'>): string {
  return dangers.length === 0
    ? 'Gefahr, Näheres im Dashboard'
    : dangers.map((danger) => dangerLabels[danger]).join(', ');
}

function linesOf(told: Told, { publicUrl }: Circumstances): string[] {
  const { raisedAt, lastAt, count, words, _id } = told;
  const times =
    count === 1
      ? berlinTime(raisedAt)
      : `${berlinTime(raisedAt)}, ${count} Mal, zuletzt ${berlinTime(lastAt)}`;
  return [
    `- ${namesOf(told)} (${times})`,
    ...words.map((one) => `  Das Kind sagte: „${one.replaceAll(/\s+/g, ' ').trim()}“`),
    ...(publicUrl ? [`  Ansehen: ${linkTo(publicUrl, _id)}`] : []),
  ];
}

function subjectOf({ circle, isReminder }: Circumstances): string {
  if (circle === 'second') return 'LUX: Niemand hat nachgesehen, bitte jetzt nachsehen';
  return isReminder
    ? 'LUX: Erinnerung, bitte nachsehen'
    : 'LUX: Zeichen von Gefahr, bitte nachsehen';
}

/** An alert as a letter in German, without anything that tells who the child is. */
export function writeLetter(all: Told[], circumstances: Circumstances) {
  const { publicUrl, responsible, lookWithinMinutes, isReminder, includesWords, circle } =
    circumstances;
  const children = all.length === 1 ? 'einem Kind' : `${all.length} Kindern`;
  const lookBy = all.map((told) => lookByOf(told, lookWithinMinutes).getTime());
  const by = berlinTime(new Date(Math.min(...lookBy)));
  const isSecond = circle === 'second';
  const subject = subjectOf(circumstances);
  const text = [
    isSecond
      ? `bis ${by} sollte jemand nachgesehen haben. Niemand hat als erledigt markiert, was LUX bei ${children} gehört hat:`
      : isReminder
        ? `noch hat niemand als erledigt markiert, was LUX bei ${children} gehört hat:`
        : `LUX hat bei ${children} Zeichen von Gefahr gehört:`,
    '',
    ...all.slice(0, MOST_LISTED).flatMap((told) => linesOf(told, circumstances)),
    ...(all.length > MOST_LISTED ? [`- und ${all.length - MOST_LISTED} weitere im Dashboard`] : []),
    '',
    isSecond
      ? `Bitte sehen Sie jetzt nach${responsible ? ` oder erreichen Sie, wer es sollte: ${responsible}` : ''}.`
      : `Nachsehen bis ${by}${responsible ? `: ${responsible}` : ''}.`,
    '',
    'Was zuerst zu tun ist:',
    ...FIRST_STEPS.map((step, at) => `${at + 1}. ${step}`),
    '',
    ...(publicUrl ? [] : ['Öffnen Sie dazu das Dashboard von LUX, Bereich „Alarme“.', '']),
    isSecond
      ? 'Diese Nachricht kommt einmal. LUX kann sich irren; angesehen wird jeder Alarm.'
      : 'Diese Nachricht kommt wieder, bis jemand den Alarm dort als erledigt markiert. LUX kann sich irren; angesehen wird jeder Alarm.',
    includesWords
      ? 'Sie enthält Worte eines Kindes. Bitte leiten Sie sie nicht weiter.'
      : 'Was das Kind gesagt hat, steht mit Absicht nicht hier.',
  ].join('\n');
  return { subject, text: `Guten Tag,\n\n${text}\n` };
}

/** The same for a webhook, for programs and, in `text`, for chats. */
export function writeCall(all: Told[], circumstances: Circumstances) {
  const { publicUrl, lookWithinMinutes, isReminder, responsible, circle } = circumstances;
  const { text } = writeLetter(all, circumstances);
  return {
    type: 'alert',
    isReminder,
    circle,
    alerts: all.map((told) => ({
      id: told._id,
      raisedAt: told.raisedAt.toISOString(),
      lastAt: told.lastAt.toISOString(),
      count: told.count,
      dangers: told.dangers.map((kind) => ({ kind, label: dangerLabels[kind] })),
      lookBy: lookByOf(told, lookWithinMinutes).toISOString(),
      url: publicUrl && linkTo(publicUrl, told._id),
      ...(told.words.length > 0 && { words: told.words }),
    })),
    responsible,
    firstSteps: FIRST_STEPS,
    text,
  };
}
