import type { Voice } from '@lux/contracts/conversation/speech.ts';

export interface VoiceList {
  /** The provider's voices, or the substitutes where it cannot list them. */
  all: () => Promise<Voice[]>;
  /** The wished voice where it is known, else the default one, else the first. */
  choose: (wished: string | null, byDefault: string) => Promise<string>;
}

const FRESH_FOR_MS = 600_000;
/** After a failure the provider is asked again no earlier than this. */
const RETRY_AFTER_MS = 60_000;

/**
 * Keeps a provider's list of voices, so that speaking does not wait for it. An outdated list serves
 * until the new one is there.
 */
export function createVoiceList(load: () => Promise<Voice[]>, substitute: Voice[]): VoiceList {
  let known: Voice[] | undefined;
  let staleAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  async function refresh() {
    try {
      known = await load();
      staleAt = performance.now() + FRESH_FOR_MS;
    } catch {
      // Some keys may not list voices and some servers cannot; both can speak.
      staleAt = performance.now() + RETRY_AFTER_MS;
    } finally {
      loading = undefined;
    }
  }

  async function all(): Promise<Voice[]> {
    if (performance.now() > staleAt) loading ??= refresh();
    if (!known) await loading;
    return known ?? substitute;
  }

  return {
    all,
    choose: async (wished, byDefault) => {
      const ids = (await all()).map(({ voice_id }) => voice_id);
      if (wished !== null && ids.includes(wished)) return wished;
      return ids.includes(byDefault) ? byDefault : (ids[0] ?? byDefault);
    },
  };
}
