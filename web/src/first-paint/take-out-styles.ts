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
