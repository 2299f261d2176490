import { type ScreenPath, screenPaths } from '@lux/contracts/common/screen-paths.ts';

/** Screens of people who are logged in, and the door to a lesson. */
const OWN = ['/konto', '/lehrkraft', '/lehrkraft/materialien', '/beitreten'] as const;
type PrerenderedPath = Exclude<ScreenPath, (typeof OWN)[number]>;

/** Screens that the build prerenders. Any other address, and what is one's own, starts with an empty page. */
export const prerenderedPaths = screenPaths.filter(
  (path): path is PrerenderedPath => !OWN.some((own) => own === path),
);
