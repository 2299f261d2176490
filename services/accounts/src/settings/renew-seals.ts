import type { Deps } from '../deps.ts';

/**
 * Seals with `SETTINGS_KEY` what was sealed with `SETTINGS_KEY_PREVIOUS`, so that the old key can be
 * thrown away. Does nothing where there is no previous key; several copies may do it at once.
 */
export async function renewSeals({
  settings,
  secondFactors,
  log,
}: Pick<Deps, 'settings' | 'secondFactors' | 'log'>): Promise<void> {
  const count = (await settings.renewSeals()) + (await secondFactors.renewSeals());
  if (count > 0) log.info({ count }, 'sealed with SETTINGS_KEY; the previous key is not needed');
}
