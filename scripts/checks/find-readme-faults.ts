import { posix } from 'node:path';

/** The files of a repository by their paths from its root, and what stands in them. */
export interface FileTree {
  files: readonly string[];
  read: (path: string) => string;
}

const MAX_LINES = 60;
const MAX_WORDS = 550;
const MAX_FILES = 15;

const FILE_NAME =
  /^(?!\/)[^\s()'"]*[\w*>}]\.(tsx?|m?js|json|jsonl|ya?ml|txt|tsv|csv|md|css|html|svg|png|webp|bin|sh)$/;

/** What of a text is more than a screen, to which a README of a service or package keeps. */
export function findLengthFaults(text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  const words = text.split(/\s+/).filter(Boolean).length;
  return [
    ...(lines > MAX_LINES ? [`${lines} lines`] : []),
    ...(words > MAX_WORDS ? [`${words} words`] : []),
  ];
}

/** Files named in backticks, and folders there that end in a slash, of which there is none. */
export function findNameFaults(path: string, tree: FileTree): string[] {
  const names = codeSpansOf(tree.read(path)).flatMap((span) => [
    ...span.split(/\s+/).filter((word) => FILE_NAME.test(word)),
    ...(/^[\w.-][\w./-]*\/$/.test(span) ? [span] : []),
  ]);
  return names.filter((name) => !isThere(name, path, tree));
}

/** Links within the repository that lead to no file, no folder or no heading. */
export function findLinkFaults(path: string, tree: FileTree): string[] {
  const links = [...withoutCode(tree.read(path)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
  return links.filter((link) => {
    const [file = '', heading] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!exists(target, tree)) return true;
    return heading !== undefined && !headingsOf(tree.read(target)).includes(heading);
  });
}

/** Folders of many source files that no README on the way from the root to them names. */
export function findUnnamedFolders({ files, read }: FileTree): string[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const counts = Map.groupBy(sources, (file) => posix.dirname(file));
  const readmes = files.filter((file) => posix.basename(file) === 'README.md');
  const isNamed = (folder: string) =>
    readmes.some((readme) => {
      const home = posix.dirname(readme);
      if (home === folder) return true;
      if (home !== '.' && !folder.startsWith(`${home}/`)) return false;
      return codeSpansOf(read(readme)).some((span) =>
        `/${folder}`.endsWith(`/${span.replace(/\/$/, '')}`),
      );
    });
  return [...counts]
    .filter(([folder, inside]) => inside.length > MAX_FILES && !isNamed(folder))
    .map(([folder]) => folder);
}

const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');
const withoutCode = (text: string) => withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '');
const codeSpansOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** As GitHub makes addresses of headings. */
const headingsOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const exists = (path: string, { files }: FileTree) => {
  const folder = path === '.' ? '' : `${path.replace(/\/$/, '')}/`;
  return files.some((file) => file === path || file.startsWith(folder));
};

/** Seen from the README or the root, or anywhere in the package; a bare name may lie anywhere. */
function isThere(name: string, readme: string, tree: FileTree): boolean {
  if (/^\.\.?\//.test(name)) return exists(posix.join(posix.dirname(readme), name), tree);
  const home = /^(?:(?:services|packages)\/[^/]+|web|e2e|bench)\//.exec(readme)?.[0] ?? '';
  const isBare = /^[^/]+\/?$/.test(name);
  const isMeant = matcherOf(name);
  return (
    tree.files.some((file) => (isBare || file.startsWith(home)) && isMeant(file)) ||
    exists(name, tree)
  );
}

/** `*`, `<theme>`, `{code}`, `NAME` and `FILE` stand for anything, `{a,b}` for one of both, `.store.ts` for an ending. */
function matcherOf(name: string): (file: string) => boolean {
  const isEnding = name.startsWith('.');
  // Most names are plain, and of many thousand files an expression would take a second.
  if (!/[*<{]|\b(?:NAME|FILE)\b|\/$/.test(name)) {
    const ending = isEnding ? name : `/${name}`;
    return (file) => file.endsWith(ending);
  }
  const source = name
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*,[^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`)
    .replaceAll(/\*+|<[^>]*>|\{[^}]*\}|\b(?:NAME|FILE)\b/g, '[^/]*');
  const pattern = new RegExp(
    `${isEnding ? '' : '(?:^|/)'}${source}${name.endsWith('/') ? '' : '$'}`,
  );
  return (file) => pattern.test(file);
}
