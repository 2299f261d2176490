import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** An article that Kiwix has found. */
export interface Found {
  title: string;
  /** Inside its book, decoded. */
  path: string;
}

/** The articles of `GET /search?format=xml` (RSS) that are in this book. */
export function readFound(xml: string, root: string): Found[] {
  const items = getElementsByTagName('item', parseDocument(xml, { xmlMode: true }));
  return items.flatMap((item): Found[] => {
    const read = (name: string) => {
      const [found] = getElementsByTagName(name, item.children, false);
      return found ? textContent(found).trim() : '';
    };
    const link = read('link');
    if (!link.startsWith(`${root}/`)) return [];
    try {
      const path = decodeURIComponent(link.slice(root.length + 1));
      return [{ title: read('title'), path }];
    } catch {
      return [];
    }
  });
}
