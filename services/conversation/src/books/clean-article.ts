import type { Article } from '@lux/contracts/conversation/sources.ts';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

type Block = Article['blocks'][number];

/** What is not read: machines' parts, pictures, tables, forms, and what leads elsewhere. */
const LEFT_OUT = new Set(
  `script style noscript template iframe frame object embed applet svg math canvas audio video picture
  img figure table nav footer aside form input button select textarea sup rt rp head link meta base`
    .split(/\s+/)
    .filter(Boolean),
);
/** The same by the names that encyclopedias give to them. */
const LEFT_OUT_NAMES =
  /(?:^|\s)(?:reference|mw-editsection|navbox|infobox|toc|hatnote|noprint|thumb|gallery|metadata|catlinks|printfooter|mw-empty-elt|sidebar|vorlage_|ambox|reflist|references|mw-references|external|taxobox)/iu;
const BLOCKS = new Set(
  `p div section article main ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote pre body header details
  summary center br hr`
    .split(/\s+/)
    .filter(Boolean),
);
const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
/** Sections that are lists of links. */
const LAST_SECTIONS =
  /^(?:weblinks?|einzelnachweise|literatur|siehe auch|quellen|belege|anmerkungen|das könnte dich auch interessieren|zum weiterlesen)$/iu;
const MOST_BLOCKS = 200;
const MOST_CHARACTERS = 40_000;
const MOST_BLOCK_CHARACTERS = 3_000;
const MOST_TITLE_CHARACTERS = 300;

/**
 * An article's own words out of the page of a book, in blocks of plain text: no markup is left, so
 * nothing of it can run, ask for something or lead elsewhere. Null where nothing is told.
 */
export function cleanArticle(html: string, book: string): Article | null {
  const page = parseDocument(html);
  const heading = find(page.children, ({ name }) => name === 'h1');
  const name = find(page.children, (element) => element.name === 'title');
  const title = plain(textOf((heading ?? name)?.children ?? [])).slice(0, MOST_TITLE_CHARACTERS);
  const blocks = blocksOf(findContent(page.children)).filter(({ text }) => text !== title);
  if (title === '' || !blocks.some(({ kind }) => kind === 'text')) return null;
  return { title, book, blocks: bounded(blocks) };
}

/** In the order of the text. A stack instead of recursion: a page may be nested deeper than calls can be. */
function* walk(nodes: readonly AnyNode[]): Generator<AnyNode> {
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    yield node;
    if ('children' in node) for (const child of node.children.toReversed()) rest.push(child);
  }
}

function find(nodes: readonly AnyNode[], test: (element: Element) => boolean): Element | undefined {
  for (const node of walk(nodes)) if ('attribs' in node && test(node)) return node;
  return undefined;
}

function textOf(nodes: readonly AnyNode[]): string {
  let text = '';
  for (const node of walk(nodes)) if (node.type === 'text') text += node.data;
  return text;
}

/** The article itself, where the page says which part that is. */
function findContent(nodes: AnyNode[]): AnyNode[] {
  const named = find(
    nodes,
    ({ name, attribs }) =>
      /(?:^|\s)mw-parser-output(?:\s|$)/.test(attribs.class ?? '') ||
      attribs.id === 'mw-content-text' ||
      name === 'article' ||
      name === 'main',
  );
  return (named ?? find(nodes, ({ name }) => name === 'body'))?.children ?? nodes;
}

const isLeftOut = ({ name, attribs }: Element) =>
  LEFT_OUT.has(name) ||
  attribs.hidden !== undefined ||
  attribs['aria-hidden'] === 'true' ||
  /display\s*:\s*none/i.test(attribs.style ?? '') ||
  LEFT_OUT_NAMES.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`);

function blocksOf(nodes: AnyNode[]): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let kind: Block['kind'] = 'text';
  const end = (next: Block['kind']) => {
    const said = plain(text);
    if (/[\p{L}\p{N}]/u.test(said)) blocks.push({ kind, text: said });
    text = '';
    kind = next;
  };

  // As `walk`, with what is left out and the ends of blocks.
  const rest: (AnyNode | (() => void))[] = nodes.toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (blocks.length > MOST_BLOCKS) break;
    if (typeof node === 'function') node();
    else if (node.type === 'text') text += node.data;
    else if ('name' in node && 'attribs' in node && !isLeftOut(node)) {
      if (BLOCKS.has(node.name)) {
        end(HEADINGS.has(node.name) ? 'heading' : node.name === 'li' ? 'item' : 'text');
        rest.push(() => end('text'));
      }
      for (const child of node.children.toReversed()) rest.push(child);
    }
  }
  end('text');
  return blocks;
}

/** Text as it is read aloud: one space between words, no signs that are not seen, no notes. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}\u{00ad}]/gu, '')
    .replaceAll(/\s+|\p{Cc}/gu, ' ')
    .replaceAll(/\[(?:\d+|[a-z]|bearbeiten(?: \| quelltext bearbeiten)?|anm\. \d+)\]/giu, '')
    .replaceAll(/ +(?=[.,;:!?)])/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .toWellFormed()
    .trim();
}

/** Up to the lists of links, headings with nothing below them left out, no longer than anybody reads. */
function bounded(all: Block[]): Block[] {
  const last = all.findIndex(({ kind, text }) => kind === 'heading' && LAST_SECTIONS.test(text));
  const blocks = last < 0 ? all : all.slice(0, last);
  let characters = 0;
  return blocks
    .filter(
      ({ kind }, at) => kind !== 'heading' || (blocks[at + 1]?.kind ?? 'heading') !== 'heading',
    )
    .map(({ kind, text }) => ({ kind, text: text.slice(0, MOST_BLOCK_CHARACTERS).toWellFormed() }))
    .filter(({ text }) => {
      characters += text.length;
      return characters <= MOST_CHARACTERS;
    })
    .slice(0, MOST_BLOCKS);
}
