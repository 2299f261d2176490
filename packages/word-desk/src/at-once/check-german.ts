import { capitalise, german, type Tools } from '../desk/tools.ts';
import { findNoun, isPluralForm } from '../lexicon/find-forms.ts';
import { casesOf } from '../lexicon/noun.ts';

const ASKS: readonly RegExp[] = [
  /^(?:was|wo) ist (?:der fehler|falsch|da falsch|ein fehler) (?:an|in|bei) (?:dem satz |diesem satz )?(?<sentence>\p{L}+ \p{L}+ \S.*|(?:ich|er|sie|wir|du) \p{L}+ \p{L}+)$/u,
  /^(?:ist|stimmt) (?:der satz|das|dieser satz)(?: (?:richtig|falsch|so|korrekt|so richtig))? (?<sentence>(?:ich|du|er|sie|es|wir|ihr|der|die|das|mein|meine) \p{L}+ \S.*?)(?: richtig| so| falsch)?$/u,
  /^(?:heißt es|sagt man|kann man sagen|darf man sagen|geht) (?<sentence>(?:ich|du|er|sie|wir) \p{L}+ \p{L}.*)$/u,
  /^(?:verbesser\p{L}*|korrigier\p{L}*)(?: (?:mal|bitte|den satz|mir))* (?<sentence>(?:ich|du|er|sie|wir|der|die|das) \p{L}+ \S.*)$/u,
];
const WITH_DATIVE = new Set('mit zu bei von aus nach seit'.split(' '));
const WITH_ACCUSATIVE = new Set('für ohne gegen durch um'.split(' '));
const ARTICLES = /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer)$/u;
const INDEFINITE: Readonly<Record<string, string>> = {
  dem: 'einem',
  der: 'einer',
  den: 'einen',
  das: 'ein',
  die: 'eine',
};
const HABEN = /^(?:habe|hab|hast|hat|haben|habt)$/u;
const SEIN = /^(?:bin|bist|ist|sind|seid)$/u;
const TO_SEIN: Readonly<Record<string, string>> = {
  habe: 'bin',
  hab: 'bin',
  hast: 'bist',
  hat: 'ist',
  haben: 'sind',
  habt: 'seid',
};
const TO_HABEN: Readonly<Record<string, string>> = {
  bin: 'habe',
  bist: 'hast',
  ist: 'hat',
  sind: 'haben',
  seid: 'habt',
};

interface Mended {
  words: string[];
  why: string;
}

/** "Zu die Oma": the article in the case that the preposition wants. */
function mendCase(words: readonly string[], { lexicon }: Tools): Mended | null {
  for (const [at, word] of words.entries()) {
    const name = WITH_DATIVE.has(word) ? 'Dativ' : WITH_ACCUSATIVE.has(word) ? 'Akkusativ' : null;
    const [article = '', heard = ''] = words.slice(at + 1, at + 3);
    const noun = ARTICLES.test(article) ? findNoun(lexicon, heard) : undefined;
    if (!name || !noun || noun.gender === 'p') continue;
    const form = casesOf(noun).find((each) => each.name === name);
    const isMany = isPluralForm(noun, heard) && noun.lemma.toLowerCase() !== heard;
    const [definite = '', right = ''] = ((isMany ? form?.plural : form?.singular) ?? '').split(' ');
    const wanted = article.startsWith('ein') ? INDEFINITE[definite] : definite;
    if (!wanted || wanted === article || (isMany && article.startsWith('ein'))) continue;
    const why = `Nach ${german(word)} steht der ${name}, man fragt: ${name === 'Dativ' ? 'Wem?' : 'Wen oder was?'}`;
    return { words: words.toSpliced(at + 1, 2, wanted, right.toLowerCase()), why };
  }
  return null;
}

/** "Ich habe gegangen": the helper that the verb wants. */
function mendHelper(words: readonly string[], { verbOf }: Tools): Mended | null {
  const last = words.at(-1) ?? '';
  const verb = verbOf(last);
  const at = words.findIndex((word) => HABEN.test(word) || SEIN.test(word));
  const helper = words[at] ?? '';
  if (!verb || verb.participle !== last || at < 0) return null;
  const right =
    verb.isWithSein && HABEN.test(helper)
      ? TO_SEIN[helper]
      : !verb.isWithSein && SEIN.test(helper)
        ? TO_HABEN[helper]
        : undefined;
  if (
    right === undefined ||
    /^(?:gestanden|gesessen|gelegen|gefahren|geflogen|geschwommen)$/u.test(last)
  ) {
    const sure =
      right !== undefined && /^(?:bin|bist|ist|sind|seid)$/u.test(right) ? right : undefined;
    if (sure === undefined) return null;
  }
  return {
    words: words.toSpliced(at, 1, right ?? helper),
    why: `${german(verb.infinitive)} bildet das Perfekt mit ${verb.isWithSein ? 'sein' : 'haben'}.`,
  };
}

/** A German sentence whose fault is plain; null where none is seen, for nobody says that all is right. */
export function checkGerman(text: string, tools: Tools): string | null {
  const sentence = ASKS.map((pattern) => pattern.exec(text)?.groups?.sentence).find(Boolean);
  const words = sentence?.split(' ') ?? [];
  if (words.length < 3 || words.length > 12 || words.includes('oder')) return null;
  const mended = mendHelper(words, tools) ?? mendCase(words, tools);
  if (!mended) return null;
  const said = mended.words
    .map((word, at) => {
      const known = tools.spelling.known(word);
      return at > 0 && known !== undefined && /^\p{Lu}/u.test(known) ? known : word;
    })
    .join(' ');
  return `Richtig heißt es: ${german(`${capitalise(said)}.`)} ${mended.why}`;
}
