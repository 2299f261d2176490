import { rename, rm, symlink } from 'node:fs/promises';

/**
 * Makes a fixed name lead to an engine's socket, so that others find the engine again after a restart.
 * The link is replaced in one step: a connecting client never finds none.
 */
export async function pointTo(target: string, link: string): Promise<void> {
  const draft = `${link}.new`;
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(draft, link);
}
