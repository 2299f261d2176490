import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import { type SetupDevice, type SetupStep, type StepScreen, setupDevices } from './devices.ts';

export interface SetupPage {
  /** Where tablets open this page, by plain HTTP. */
  setupUrl: string;
  /** Where LUX is over HTTPS; null: it is not switched on. */
  luxUrl: string | null;
  /** The authority that tablets install; null: none is needed. */
  authority: { fingerprint: string; isLimited: boolean } | null;
  /** The kind of device that asks. */
  device: string;
  /** Whether other machines can reach this server. */
  isReachable: boolean;
}

const style = readFileSync(new URL('page/setup.css', import.meta.url), 'utf8');

/** `/einrichten`: how a device learns to trust this server, and whether its microphone works (DESIGN 10). */
export function renderSetupPage(page: SetupPage): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Tablets einrichten · LUX</title>
<link rel="icon" href="/einrichten/lux.svg">
<style>${style}</style>
<script src="/einrichten/setup.js" defer></script>
</head>
<body data-lux-url="${escapeHtml(page.luxUrl ?? '')}">
<main>
<header>
<img src="/einrichten/lux.svg" alt="" width="72" height="72">
<div>
<h1>Tablets einrichten</h1>
<p>Für Lehrkräfte. Browser geben das Mikrofon nur einer gesicherten Verbindung. Einmal je Gerät, etwa eine Minute.</p>
</div>
</header>
${page.luxUrl === null ? renderSwitchedOff() : renderAddress(page, page.luxUrl)}
${page.authority === null ? '' : renderTrust(page.authority, page.device)}
${renderCheck(page)}
</main>
</body>
</html>`;
}

function renderSwitchedOff(): string {
  return `<section class="card" aria-labelledby="off">
<h2 id="off">HTTPS ist noch nicht eingeschaltet</h2>
<p>Bitten Sie die Person, die LUX gestartet hat, LUX zu beenden und so wieder zu starten:</p>
<p><code>HOST=0.0.0.0 HTTPS=local npm start</code></p>
</section>`;
}

function renderAddress({ setupUrl, isReachable }: SetupPage, luxUrl: string): string {
  const away = isReachable
    ? ''
    : `<p class="warning">Noch lässt dieser Server keine anderen Geräte herein. Bitte so starten: <code>HOST=0.0.0.0 HTTPS=local npm start</code></p>`;
  return `<section class="card address" aria-labelledby="address">
${renderQrCode(setupUrl)}
<div>
<h2 id="address">Diese Seite auf dem Tablet öffnen</h2>
<p>Mit der Kamera des Tablets auf das Muster zeigen oder diese Adresse eintippen:</p>
<p><a href="${escapeHtml(setupUrl)}"><code>${escapeHtml(setupUrl)}</code></a></p>
<p>Danach finden Kinder LUX hier:</p>
<p><a class="lux-url" href="${escapeHtml(luxUrl)}"><code>${escapeHtml(luxUrl)}</code></a></p>
${away}
</div>
</section>`;
}

/** A proxy's own authority may sign for any name, and its print stands in no terminal of LUX. */
function renderTrust(
  { fingerprint, isLimited }: NonNullable<SetupPage['authority']>,
  device: string,
): string {
  const about = isLimited
    ? 'Das Zertifikat gilt nur für diesen Server und für Adressen im Netz der Schule. Sein Fingerabdruck (SHA-256) steht auch in der Anzeige des Servers:'
    : 'Wer diesen Server betreut, kann Ihnen den Fingerabdruck seines Zertifikats (SHA-256) nennen:';
  const groups = setupDevices.map((each) => renderDevice(each, each.id === device)).join('\n');
  return `<section aria-labelledby="trust">
<h2 id="trust">1. Diesem Server vertrauen</h2>
${groups}
<details class="card quiet"><summary>Fingerabdruck vergleichen</summary>
<p>${about}</p>
<p><code class="fingerprint">${escapeHtml(fingerprint)}</code></p></details>
</section>`;
}

function renderDevice({ id, name, steps, note }: SetupDevice, isOpen: boolean): string {
  return `<details class="card device" id="${id}" name="device"${isOpen ? ' open' : ''}>
<summary>${name}</summary>
<ol>${steps.map(renderStep).join('')}</ol>
${note ? `<p>${note}</p>` : ''}
</details>`;
}

function renderStep({ text, screen, download }: SetupStep): string {
  const link = download
    ? `<p><a class="button" href="${download.href}">${download.label}</a></p>`
    : '';
  return `<li>${renderScreen(screen)}<div><p>${text}</p>${link}</div></li>`;
}

function renderCheck({ luxUrl, authority }: SetupPage): string {
  const number = authority === null ? '' : '2. ';
  return `<section class="card" id="pruefen" aria-labelledby="check">
<h2 id="check">${number}Das Mikrofon prüfen</h2>
<p>Drücken Sie auf den Knopf, erlauben Sie das Mikrofon und sagen Sie ein paar Worte.</p>
<p class="row"><button type="button" id="check-button">Mikrofon prüfen</button>
<meter id="level" min="0" max="1" value="0" aria-label="Lautstärke"></meter></p>
<p id="verdict" role="status" aria-live="polite"></p>
${luxUrl === null ? '' : `<p><a class="button" id="open-lux" href="${escapeHtml(luxUrl)}">LUX öffnen</a></p>`}
</section>`;
}

/** Lines of a drawn screen; the pressed one is ringed. */
const ROW = 34;
const WIDTH = 240;

function renderScreen({ title, rows, marked, control }: StepScreen): string {
  const height = 44 + rows.length * ROW + 10;
  const drawn = rows.map((row, index) => {
    const y = 44 + index * ROW;
    const isMarked = index === marked;
    const ring = isMarked
      ? `<rect class="ring" x="8" y="${y + 1}" width="${WIDTH - 16}" height="${ROW - 4}" rx="8"/>`
      : '';
    const mark = isMarked ? renderControl(control, y + ROW / 2 - 1) : '';
    const label = row.length > 26 ? `${row.slice(0, 25)}…` : row;
    return `${ring}<text x="20" y="${y + 21}">${escapeHtml(label)}</text>${mark}`;
  });
  return `<svg class="screen" role="img" aria-label="${escapeHtml(`${title}: ${rows[marked] ?? ''}`)}" viewBox="0 0 ${WIDTH} ${height}"><rect class="glass" x="1" y="1" width="${WIDTH - 2}" height="${height - 2}" rx="14"/><text class="title" x="${WIDTH / 2}" y="28" text-anchor="middle">${escapeHtml(title)}</text>${drawn.join('')}</svg>`;
}

function renderControl(control: StepScreen['control'], y: number): string {
  const x = WIDTH - 28;
  if (control === 'switch') {
    return `<rect class="on" x="${x - 14}" y="${y - 8}" width="28" height="16" rx="8"/><circle class="knob" cx="${x + 6}" cy="${y}" r="6"/>`;
  }
  if (control === 'tick') return `<path class="mark" d="M${x - 7} ${y}l5 5 9-10"/>`;
  if (control === 'button') return `<circle class="tap" cx="${x}" cy="${y}" r="8"/>`;
  return `<path class="mark" d="M${x - 3} ${y - 6}l6 6-6 6"/>`;
}

function renderQrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg class="qr" role="img" aria-label="QR-Code dieser Adresse" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${dark.join('')}" fill="#000"/></svg>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
