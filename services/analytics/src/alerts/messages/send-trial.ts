import type { AlertTrial } from '@lux/contracts/analytics/alert-settings.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { failureSentence } from '../../adapters/delivery-error.ts';
import type { Deps } from '../../deps.ts';
import { type Channel, channelsOf, secondChannelsOf } from './channels.ts';

const SUBJECT = 'LUX: Probe, nichts ist passiert';
const TEXT = `Guten Tag,

das ist eine Probe. Nichts ist passiert.

Auf diesem Weg erfahren Sie, wenn LUX bei einem Kind Zeichen von Gefahr hört.
`;

type Verdict = Omit<AlertTrial['verdicts'][number], 'circle'>;

const NO_MAIL_SERVER: Verdict = {
  channel: 'mail',
  isWorking: false,
  message: 'Auf diesem Server ist kein Mailserver eingerichtet (SMTP_URL, ALERT_FROM).',
};

/** Sends a trial by every way that is set up, and says how each did, in German. */
export async function sendTrial(deps: Pick<Deps, 'mailer' | 'alertSettings'>): Promise<AlertTrial> {
  const settings = await deps.alertSettings.findForTelling();
  const circles = [
    { circle: 'first', channels: channelsOf(deps, settings), recipients: settings.recipients },
    {
      circle: 'second',
      channels: secondChannelsOf(deps, settings),
      recipients: settings.secondRecipients,
    },
  ] as const;
  const verdicts = await Promise.all(
    circles.map(async ({ circle, channels, recipients }) => {
      const tried = await Promise.all(channels.map(async (channel) => tryChannel(channel)));
      const all = recipients.length > 0 && !deps.mailer ? [NO_MAIL_SERVER, ...tried] : tried;
      return all.map((verdict) => ({ ...verdict, circle }));
    }),
  );
  return { verdicts: verdicts.flat() };
}

async function tryChannel(channel: Channel): Promise<Verdict> {
  const { name } = channel;
  const call = { type: 'trial', text: TEXT };
  try {
    const { refused } = await channel.send({ id: createId(), subject: SUBJECT, text: TEXT, call });
    if (refused.length > 0) {
      const message = `Abgeschickt, aber der Mailserver nimmt nicht an: ${refused.join(', ')}.`;
      return { channel: name, isWorking: false, message };
    }
    const message =
      name === 'mail'
        ? 'Abgeschickt. Sehen Sie nach, ob die E-Mail angekommen ist, auch im Spam-Ordner.'
        : 'Der Empfänger des Webhooks hat die Probe angenommen.';
    return { channel: name, isWorking: true, message };
  } catch (error) {
    return { channel: name, isWorking: false, message: failureSentence(error) };
  }
}
