import type { MyDataAnswer } from './my-data-answer.ts';

export interface DataGroup {
  name: string;
  count: number;
  text: string;
}

/** What is stored, in words a child understands. */
export function summariseData(server: MyDataAnswer, device: Record<string, unknown>): DataGroup[] {
  const { user, conversations, things, stickers, wishes, fileIds, requests } = server;
  const messages = conversations.reduce((sum, one) => sum + one.messages.length, 0);
  const kept = things.filter(({ data }) => data !== null);
  const stories = kept.filter(({ kind }) => kind === 'story').length;
  return [
    {
      name: 'Konto',
      count: user === null ? 0 : 1,
      text:
        user === null
          ? 'Du bist nicht angemeldet. Du hast hier kein Konto.'
          : `Dein Benutzername „${user.username}“ und ein Passwort, das niemand lesen kann.`,
    },
    {
      name: 'Gespräche',
      count: conversations.length,
      text: `Was du gefragt hast und was LUX geantwortet hat: ${messages} Sätze. Deine Stimme wird nicht aufgehoben.`,
    },
    {
      name: 'Bilder und Ausmalbilder',
      count: fileIds.length,
      text: `Alles, was LUX für dich gemalt hat und was du ausgemalt hast, und deine Wünsche dazu: ${wishes.length}.`,
    },
    {
      name: 'Geschichten',
      count: user === null ? Math.max(lengthOf(device.savedStories), stories) : stories,
      text:
        user === null
          ? 'Deine gespeicherten Geschichten, auf diesem Gerät und bei LUX.'
          : 'Deine gespeicherten Geschichten, auf allen deinen Geräten.',
    },
    { name: 'Sticker', count: stickers.length, text: 'Sticker, die du gesammelt hast.' },
    {
      name: 'Notizen über Anfragen',
      count: requests.length,
      text: 'Damit Erwachsene sehen, ob alles klappt. Nach einiger Zeit werden sie von selbst gelöscht.',
    },
    {
      name: 'Auf diesem Gerät',
      count: Object.keys(device).length,
      text: 'Dein Spielstand und deine Listen, damit du weitermachen kannst.',
    },
  ];
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
