import { type ScreenPath, screenPaths } from '@lux/contracts/common/screen-paths.ts';

/** Screens that the build prerenders. Any other address, and one's own account, starts with an empty page. */
export const prerenderedPaths = screenPaths.filter(
  (path): path is Exclude<ScreenPath, '/konto'> => path !== '/konto',
);
