import { foldWord as fold } from '@lux/german-text/fold-letters.ts';

export { fold };

/** Words of a text, folded, in their order; "U-Boot" is one. */
export const wordsOf = (text: string): string[] =>
  (
    fold(text)
      .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 1 || /\d/.test(word));

/** Endings of inflection, with the letters that must be left before them. */
const ENDINGS: [RegExp, number][] = [
  [/(?:chens?|leins?)$/, 4],
  [/en$/, 3],
  [/(?:er|es|em)$/, 4],
  [/e$/, 3],
  [/(?<=[lr])n$/, 4],
  [/s$/, 4],
];

/**
 * The part of a word that its forms share: "Elefanten", "Elefants" and "Elefant" are one, "Bauern" and
 * "Bauer" another. Rough on purpose: both sides of every comparison go through it.
 */
export function lemmaKey(word: string): string {
  const known = lemmas.get(word);
  if (known !== undefined) return known;
  const key = withoutEndings(fold(word));
  if (lemmas.size < MAX_REMEMBERED_WORDS) lemmas.set(word, key);
  return key;
}

/** Texts repeat their words; reading all of them at the start would take twice as long. */
const lemmas = new Map<string, string>();
const MAX_REMEMBERED_WORDS = 30_000;

function withoutEndings(folded: string): string {
  let key = folded;
  for (let before = ''; before !== key; ) {
    before = key;
    for (const [ending, left] of ENDINGS) {
      if (!ending.test(key)) continue;
      const shorter = key.replace(ending, '');
      if (shorter.length >= left) {
        key = shorter;
        break;
      }
    }
  }
  return key;
}

/** Words without a subject of their own: articles, pronouns, particles, helping and talking verbs. */
const STOP_WORDS = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder aber auch noch nur schon sehr so denn
  doch ja nein mal bitte eigentlich uberhaupt genau wirklich ganz gern gerne ich du er sie es wir ihr mich
  dich ihn uns euch mir dir ihm ihnen sich mein meine dein deine sein seine seiner seinem seinen unser unsere
  ihre ihren ihrem ihrer man jemand bin bist ist sind seid war waren ware gewesen habe hab hast hat haben hatte
  hatten wird werde werden wurde wurden worden kann kannst konnen konnt konnte soll sollen will wollen mochte mag
  darf muss mussen musst in im an am auf aus bei beim mit nach von vom vor fur zu zum zur um uber unter durch
  gegen ohne als wie was wer wen wem wann wo warum viel viele vielen dass ob wenn weil da dort hier dann jetzt
  immer gibt gab geben kommt kommen macht machen machst gemacht tut tun braucht brauchen brauche sag sage sagen sagst erzahl erzahle
  erzahlen erklar erklare erklaren weisst weiss wissen kennst kennt verrat frage fragen wollte etwas lux hey
  hallo hi okay ok also nun einfach mehr gerade nennt heisst heissen hiess bedeutet ne nen nem ner is isn nich
  nicht gibts gehts hats kriegt diese dieser dieses diesen diesem jede jeder jedes alle allen alles bloss
  nochmal stimmt richtig wahr sache ding so solche welche welcher welches welchen welchem ganze ganzen hin her
  oft manchmal ungefahr etwa sonst eben sofort einmal ah ahm ahem hm na los gut toll cool echt vielleicht
  doll doof voll mega total krass arg sooo sowas soetwas insgesamt bekomme vorher bevor nachdem obwohl falls sobald wahrend drumrum rum
  normalerweise meistens leute menschen mensch tier tiere leben lebt los davon daran dabei dafur damit daraus
  darin darauf drin dazu eig bitteschon danke papa mama lehrerin schule heute gestern morgen gelesen gehort`
    .split(/\s+/)
    .filter(Boolean),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Small words, and those that ask and compare: nobody who writes one of them means another. */
export const everydayWords: readonly string[] = [
  ...STOP_WORDS,
  ...`weshalb wieso woher wohin wozu wofür womit wovon woraus wessen größer größte kleiner kleinste schneller
  schnellste langsamer schwerer leichter länger längste kürzer höher höchste tiefer älter älteste jünger
  stärker dicker gefährlich giftig heißt erfunden entdeckt gebaut funktioniert entsteht passiert bedeutet
  besteht gefunden gemacht zurück vergessen verstehe versteh seh kenn rein raus runter rauf doll mega moin sehe
  isst esst misst hasst küsst lässt fasst wisst wall wahl tod rad rat bund lid mine miene moor leib laib saite
  waise lehre lehren stahl stall bett beet tee teer heer herd wild mehl lerche lärche rain
  rate errate uhrzeit leihen fälle beispiel einfacher genauer geheim geheime`.split(/\s+/),
];
