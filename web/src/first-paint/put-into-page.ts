const PLACE = '<div id="root"></div>';
/** React brings a screen's title and what it wants early to the front. */
const HEAD = /^(?:<link [^>]*>)*(<title>[^<]*<\/title>)?/;
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const TITLE = /<title>[^<]*<\/title>/;
/** What Vite makes a page wait for or fetch at once. */
const NEEDED = /\n? *<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">/g;
/** React's mark of a part that is still to come. */
const MISSING = '<!--$!-->';

interface Drawing {
  path: string;
  html: string;
  /** The styles of what is drawn; those of everything else come with the client. */
  styles: string;
  /** The script that starts the client after the first paint. */
  begin: string;
  /** Files that the client will ask for by itself. */
  scripts: readonly string[];
}

/**
 * A page that shows a drawn screen before any file has come: its styles stand in it, and everything
 * else lies in a template, where browsers leave it alone, until `begin` takes it
 * out. `data-drawn` tells the client that it may go on with what is there; without it (a frame whose
 * screen is still to come) it draws anew.
 *
 * @throws where the page has no place for it, or where something has a style of its own: in HTML our
 * content security policy forbids it, only scripts may set one.
 */
export function putIntoPage(page: string, { path, html, styles, begin, scripts }: Drawing): string {
  if (![PLACE, TITLE, SCRIPT].every((part) => page.search(part) >= 0)) {
    throw new Error('index.html has no empty #root, no title or no script');
  }
  if (`${styles}${begin}`.includes('</')) throw new Error('styles or script would end too early');
  const [head, title] = HEAD.exec(html) ?? [''];
  const body = html.slice(head.length);
  const styled = /<\w+[^>]* style="[^"]*"/.exec(body);
  if (styled !== null) throw new Error(`${path} has a style of its own: ${styled[0]}`);
  const drawn = body.includes(MISSING) ? '' : ` data-drawn="${path}"`;
  const [, client] = SCRIPT.exec(page) ?? [];
  const preload = (address: string) => `<link rel="modulepreload" crossorigin href="${address}">`;
  const rest = new Set([
    ...(page.match(NEEDED) ?? []).map((link) => link.trim()),
    ...[`${client}`, ...scripts.map((script) => `/${script}`)].map(preload),
  ]);
  return page
    .replace(NEEDED, '')
    .replace(
      SCRIPT,
      () =>
        `<style>${styles}</style>
    <template data-rest>${[...rest].join('')}</template>
    <script type="module" data-client="${client}">${begin}</script>`,
    )
    .replace(TITLE, (before) => title ?? before)
    .replace(PLACE, () => `<div id="root"${drawn}>${body}</div>`);
}
