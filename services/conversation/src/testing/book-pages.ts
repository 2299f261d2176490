import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

const Articles = z.array(z.object({ title: z.string(), text: z.string() }));

/** The articles of `corpus/book.yaml`: a small book of our own for Kiwix. */
export const bookArticles = Articles.parse(
  load(readFileSync(new URL('../../corpus/book.yaml', import.meta.url), 'utf8')),
);

/** What no article may bring along, on each page. */
const AROUND = `<script>fetch('http://evil.example/')</script><style>p{background:url(//evil.example)}</style>`;

/** Pages by their names, as they stand in the ZIM file. */
export function bookPages(): Map<string, string> {
  const pages = bookArticles.map(({ title, text }): [string, string] => {
    const blocks = text
      .trim()
      .split('\n')
      .map((line) =>
        line.startsWith('# ')
          ? `<h2>${line.slice(2)}</h2>`
          : `<p>${line} <a href="https://evil.example/" onclick="alert(1)"></a><img src="//evil.example/a.png" alt=""></p>`,
      );
    const head = `<head><meta charset="utf-8"><title>${title}</title></head>`;
    const body = `<body>${AROUND}<h1>${title}</h1>${blocks.join('')}</body>`;
    return [
      `${title.replaceAll(' ', '_')}.html`,
      `<!DOCTYPE html><html lang="de">${head}${body}</html>`,
    ];
  });
  return new Map(pages);
}

/** Questions of a file of `corpus`, with the article that answers and what must stand in the answer. */
export function bookQuestions(file: string) {
  return readFileSync(new URL(`../../corpus/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', title = '', expected = ''] = line.split('\t');
      return { question, title, expected: new RegExp(expected, 'iu') };
    });
}
