import { existsSync } from 'node:fs';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';

/** What both need besides themselves: a screen and a loudspeaker for machines that have none. */
const DESK = ['/usr/bin/Xvfb', '/usr/bin/pulseaudio'];

/** Engines beside Chromium, as Debian's packages bring them (scripts/fetch-browsers.ts). */
export const otherEngines = [
  { name: 'Firefox', open: openFirefox, programs: ['/usr/bin/firefox-esr', ...DESK] },
  { name: 'WebKit', open: openWebkit, programs: ['/usr/bin/WebKitWebDriver', ...DESK] },
].map(({ programs, ...engine }) => ({
  ...engine,
  binary: programs[0] ?? '',
  missing: programs.filter((program) => !existsSync(program)),
}));
