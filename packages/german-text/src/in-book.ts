/** How a book is spoken of: "im Klexikon", "im Text zur Stunde", "in der Wikipedia", "in „Tiere der Welt“". */
export function inBook(book: string): string {
  if (/lexikon$|wörterbuch$|^text zur /iu.test(book)) return `im ${book}`;
  const wiki = /^(?:wikipedia|vikidia)/iu.exec(book)?.[0];
  return wiki === undefined ? `in „${book}“` : `in der ${wiki}`;
}
