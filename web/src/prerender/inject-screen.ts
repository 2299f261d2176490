const PLACE = '<div id="root"></div>';
/** React puts a screen's title and its preloads first. */
const HEAD = /^(?:<link [^>]*>)*(<title>[^<]*<\/title>)?/;
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const TITLE = /<title>[^<]*<\/title>/;
/** The links with which Vite makes a page wait for or preload a file. */
const NEEDED = /\n? *<link rel="(?:stylesheet|modulepreload)" crossorigin href="[^"]+">/g;
/** What is there already must not appear once more when the other styles load. */
const APPEARING = /\banimate-(?:appear|celebrate)\b ?/g;
/** React's mark of a suspended part. */
const MISSING = '<!--$!-->';

interface PrerenderedScreen {
  path: string;
  html: string;
  /** Shown in the middle where the visitor needs another screen. */
  placeholder: string;
  /** What makes the screen another one; null where nothing does. */
  personalState: { keys: readonly string[]; isForVisitors?: true } | null;
  /** The script that looks for such state before the screen is painted. */
  checkScript: string;
  /** The styles of this screen; all others come with the client. */
  styles: string;
  /** The script that starts the client after the first paint. */
  startScript: string;
  /** Files that the client will import. */
  scripts: readonly string[];
}

/**
 * A page that shows a screen before any file has loaded: its styles are inline, and links to everything
 * else lie in a template, which browsers ignore, until `startScript` takes them out. `data-prerendered`
 * tells the client to hydrate; without it (a frame whose screen is suspended) the client renders
 * afresh. Where personal state makes it another screen, `checkScript` shows `placeholder` instead.
 *
 * @throws where the page has no place for it.
 */
export function injectScreen(
  page: string,
  {
    path,
    html,
    placeholder,
    personalState,
    checkScript,
    styles,
    startScript,
    scripts,
  }: PrerenderedScreen,
): string {
  if (![PLACE, TITLE, SCRIPT].every((part) => page.search(part) >= 0)) {
    throw new Error('index.html has no empty #root, no title or no script');
  }
  const [head, title] = HEAD.exec(html) ?? [''];
  const still = html.slice(head.length).replaceAll(APPEARING, '');
  const { html: body, styles: inlineStyles } = extractInlineStyles(still);
  if (`${styles}${inlineStyles}${startScript}${checkScript}`.includes('</'))
    throw new Error('styles or script would end too early');
  const visitors = personalState?.isForVisitors ? ' data-is-for-visitors' : '';
  const prerendered = body.includes(MISSING) ? '' : ` data-prerendered="${path}"${visitors}`;
  const before =
    personalState &&
    `<script data-keys="${personalState.keys.join(' ')}"${visitors}>${checkScript}</script>\n    `;
  const after = personalState && `\n    <template data-placeholder>${placeholder}</template>`;
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
        `<style>${styles}${inlineStyles}</style>
    <template data-rest>${[...rest].join('')}</template>
    <script type="module" data-client="${client}">${startScript}</script>`,
    )
    .replace(TITLE, (before) => title ?? before)
    .replace(
      PLACE,
      () => `${before ?? ''}<div id="root"${prerendered}>${body}</div>${after ?? ''}`,
    );
}

const STYLED = /(<\w[^>]*?) style="([^"]*)"/g;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&amp;': '&',
};

/**
 * Moves inline styles into a style sheet: our content security policy forbids `style` attributes in
 * HTML, only scripts may set them. `restoreInlineStyles` does, before hydration.
 */
export function extractInlineStyles(html: string): { html: string; styles: string } {
  const found = new Set<string>();
  const bare = html.replace(STYLED, (_, before: string, style: string) => {
    found.add(style);
    return `${before} data-inline-style="${style}"`;
  });
  const rules = [...found].map((escaped) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|amp);/g, (name) => ENTITIES[name] ?? name);
    return `[data-inline-style=${JSON.stringify(style)}]{${style}}`;
  });
  return { html: bare, styles: rules.join('') };
}
