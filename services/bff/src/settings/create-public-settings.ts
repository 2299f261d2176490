import type { PublicSettings } from '@lux/contracts/accounts/public-settings.ts';

/** Together with the services' own second, a change in the admin settings is everywhere within 1.5 s. */
const FRESH_FOR_MS = 500;

export interface PublicSettingsReader {
  /** @throws what `read` throws, for all who waited. */
  get: (requestId: string) => Promise<PublicSettings>;
  /** Call after a change made here. */
  forget: () => void;
}

/**
 * The public settings, asked of accounts at most twice a second: every page begins with them, and a
 * class opens thirty at once.
 */
export function createPublicSettings(
  read: (requestId: string) => Promise<PublicSettings>,
): PublicSettingsReader {
  let reading: Promise<PublicSettings> | undefined;
  let freshUntil = 0;

  return {
    get: (requestId) => {
      if (reading && performance.now() < freshUntil) return reading;
      const asked = read(requestId);
      reading = asked;
      freshUntil = performance.now() + FRESH_FOR_MS;
      asked.catch(() => {
        if (reading === asked) reading = undefined;
      });
      return asked;
    },
    forget: () => {
      reading = undefined;
    },
  };
}
