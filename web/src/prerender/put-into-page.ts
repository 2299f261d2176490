const STYLED = /(<\w[^>]*?) style="([^"]*)"/g;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&amp;': '&',
};

/**
 * The styles that single elements have, as a style sheet: in HTML our content security policy forbids
 * them, only scripts may set one. `giveBackStyles` does before the client goes on with the page.
 */
export function takeOutStyles(html: string): { html: string; styles: string } {
  const found = new Set<string>();
  const bare = html.replace(STYLED, (_, before: string, style: string) => {
    found.add(style);
    return `${before} data-drawn-style="${style}"`;
  });
  const rules = [...found].map((escaped) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|amp);/g, (name) => ENTITIES[name] ?? name);
    return `[data-drawn-style=${JSON.stringify(style)}]{${style}}`;
  });
  return { html: bare, styles: rules.join('') };
}

const PLACE = '<div id="root"></div>';
/** React brings a screen's title and what it wants early to the front. */
const HEAD = /^(?:<link [^>]*>)*(<title>[^<]*<\/title>)?/;
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const TITLE = /<title>[^<]*<\/title>/;
/** What Vite makes a page wait for or fetch at once. */
const NEEDED = /\n? *<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">/g;
/** What stands there already must not come once more when all styles have come. */
const APPEARING = /\banimate-(?:appear|celebrate)\b ?/g;
/** React's mark of a part that is still to come. */
const MISSING = '<!--$!-->';

interface Drawing {
  path: string;
  html: string;
  /** What stands in the middle for those to whom the screen does not apply. */
  waiting: string;
  /** What makes the screen another one; null where nothing does. */
  ownThings: { keys: readonly string[]; isForVisitors?: true } | null;
  /** The script that looks for such things before the screen is seen. */
  notice: string;
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
 * screen is still to come) it draws anew. Where things of a child's own would make it another screen,
 * `notice` shows `waiting` instead.
 *
 * @throws where the page has no place for it.
 */
export function putIntoPage(
  page: string,
  { path, html, waiting, ownThings, notice, styles, begin, scripts }: Drawing,
): string {
  if (![PLACE, TITLE, SCRIPT].every((part) => page.search(part) >= 0)) {
    throw new Error('index.html has no empty #root, no title or no script');
  }
  const [head, title] = HEAD.exec(html) ?? [''];
  const still = html.slice(head.length).replaceAll(APPEARING, '');
  const { html: body, styles: ownStyles } = takeOutStyles(still);
  if (`${styles}${ownStyles}${begin}${notice}`.includes('</'))
    throw new Error('styles or script would end too early');
  const visitors = ownThings?.isForVisitors ? ' data-is-for-visitors' : '';
  const drawn = body.includes(MISSING) ? '' : ` data-drawn="${path}"${visitors}`;
  const before =
    ownThings &&
    `<script data-keys="${ownThings.keys.join(' ')}"${visitors}>${notice}</script>\n    `;
  const after = ownThings && `\n    <template data-waiting>${waiting}</template>`;
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
        `<style>${styles}${ownStyles}</style>
    <template data-rest>${[...rest].join('')}</template>
    <script type="module" data-client="${client}">${begin}</script>`,
    )
    .replace(TITLE, (before) => title ?? before)
    .replace(PLACE, () => `${before ?? ''}<div id="root"${drawn}>${body}</div>${after ?? ''}`);
}
