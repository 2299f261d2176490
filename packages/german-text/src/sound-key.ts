/** Letters that sound alike, the longest first; `$` stands at the end of a word. */
const ALIKE: Record<string, string> = {
  isch$: 'ik',
  ich$: 'ik',
  ig$: 'ik',
  er$: 'er',
  en$: 'n',
  aeu: 'eu',
  äu: 'eu',
  oi: 'eu',
  oy: 'eu',
  eih: 'ei',
  ai: 'ei',
  ay: 'ei',
  ey: 'ei',
  ieh: 'i',
  ie: 'i',
  ih: 'i',
  y: 'i',
  chs: 'ks',
  cks: 'ks',
  x: 'ks',
  qu: 'kw',
  ph: 'f',
  pf: 'f',
  v: 'f',
  dt: 't',
  th: 't',
  d: 't',
  ck: 'k',
  g: 'k',
  b: 'p',
  tz: 'z',
  ts: 'z',
  ß: 's',
  ae: 'e',
  äh: 'e',
  ä: 'e',
  oe: 'ö',
  öh: 'ö',
  ue: 'ü',
  üh: 'ü',
  ah: 'a',
  eh: 'e',
  oh: 'o',
  uh: 'u',
};
const SOUNDS = new RegExp(
  Object.keys(ALIKE)
    .map((letters) => letters.replace('$', '(?!.)').replace(/h$/, 'h+'))
    .join('|'),
  'gu',
);

/** What a word sounds like, however it is spelt: "Höker" and "Höcker", "hunt" and "Hund". */
export const soundKey = (word: string) =>
  word
    .replace(SOUNDS, (found) => {
      const letters = found.replace(/h+$/, 'h');
      return ALIKE[letters] ?? ALIKE[`${letters}$`] ?? letters;
    })
    .replace(/(.)\1+/gu, '$1');
