import type { Deps } from '../deps.ts';

/**
 * Seals with `SETTINGS_KEY` what was sealed with `SETTINGS_KEY_PREVIOUS`, so that the old key can be
 * thrown away. Does nothing where there is no previous key; several copies may do it at once.
 */
export async function renewSeals({
  settings,
  aiServers,
  secondFactors,
  log,
}: Pick<Deps, 'settings' | 'aiServers' | 'secondFactors' | 'log'>): Promise<void> {
  let count = 0;
  for (const store of [settings, aiServers, secondFactors]) count += await store.renewSeals();
  if (count > 0) log.info({ count }, 'sealed with SETTINGS_KEY; the previous key is not needed');
}
