import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Firefox and WebKit, what a machine without screen and loudspeaker lacks, and Caddy, by Debian's names. */
const PACKAGES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/pulseaudio': 'pulseaudio',
  '/usr/bin/caddy': 'caddy',
};
/** How WebKit plays sounds and pictures of the web: only recommended by its package. */
const BESIDE = ['gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good'];

const LIMIT_MS = 300_000;

/**
 * Fetches the browsers of e2e/src/journeys/other-engines.test.ts, and the Caddy of caddy.test.ts, where
 * apt is there and this user may use it. Their tests are skipped, and named, where it is not.
 */
export function fetchBrowsers(): void {
  const missing = Object.entries(PACKAGES).flatMap(([file, name]) =>
    existsSync(file) ? [] : [name],
  );
  if (missing.length === 0) return;
  process.stdout.write(`\n▶ browsers for the tests: ${missing.join(', ')}\n`);
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isThere = isAllowed && apt('update') && apt('install', ...missing, ...BESIDE);
  if (isThere) return;
  process.stdout.write(
    `Left out: tests in Firefox or WebKit, or behind Caddy. As root: apt-get install ${missing.join(' ')}\n`,
  );
}

const apt = (command: 'update' | 'install', ...names: string[]) => {
  const options = ['-qq', '--yes', '--no-install-recommends'];
  const { status } = spawnSync('apt-get', [command, ...options, ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LIMIT_MS,
  });
  return status === 0;
};
