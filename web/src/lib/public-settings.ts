import { rest } from './api/rest.ts';

interface PublicSettings {
  /** What LUX is called. */
  name: string;
  /** False: this school lets no browser turn voices into words. */
  usesBrowserRecognition: boolean;
}

/** What holds until the settings say otherwise (SPEC 3). */
export const usualSettings: PublicSettings = { name: 'LUX', usesBrowserRecognition: true };

/** The fields this needs are read by hand: zod would come to every first visit for them alone. */
const publicSettings = {
  parse(settings: unknown): PublicSettings {
    const given: Record<string, unknown> = { ...(settings as object) };
    const name = typeof given.assistantName === 'string' ? given.assistantName.trim() : '';
    return {
      name: name || usualSettings.name,
      usesBrowserRecognition: given.usesBrowserRecognition !== false,
    };
  },
};

let asked: Promise<PublicSettings> | undefined;

/** `GET /api/settings`, asked once; what holds usually where it cannot be read. */
export const readPublicSettings = (): Promise<PublicSettings> =>
  (asked ??= rest
    .get('/api/settings', async () => publicSettings)
    .catch(() => {
      asked = undefined;
      return usualSettings;
    }));
