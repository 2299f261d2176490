import { numberWord } from '@lux/german-text/numbers/number-word.ts';
import { findNoun } from '../../lexicon/find-forms.ts';
import { withArticle } from '../../lexicon/noun.ts';
import type { Request } from '../../questions/request.ts';
import { spellAloud, spellingHint } from '../../sound/spell-aloud.ts';
import { cutIntoSyllables } from '../../sound/syllables.ts';
import { capitalise, german, list, type Tools } from '../tools.ts';
import { setPhrase } from './set-phrases.ts';
import { spellWith } from './spell-with.ts';

const VOWELS = /[aeiouäöüy]/i;
const PLACES: Readonly<Record<string, number>> = {
  erste: 0,
  '1.': 0,
  anlaut: 0,
  womit: 0,
  fängt: 0,
  beginnt: 0,
  startet: 0,
  schreibt: 0,
  anfang: 0,
  erstes: 0,
  'mit was': 0,
  zweite: 1,
  '2.': 1,
  dritte: 2,
  '3.': 2,
  vierte: 3,
  '4.': 3,
  fünfte: 4,
  sechste: 5,
  letzte: -1,
  endet: -1,
  hört: -1,
  ende: -1,
  letztes: -1,
  vorletzte: -2,
};
const PLACE_NAMES: Readonly<Record<number, string>> = {
  0: 'erste',
  1: 'zweite',
  2: 'dritte',
  3: 'vierte',
  4: 'fünfte',
  5: 'sechste',
  [-1]: 'letzte',
  [-2]: 'vorletzte',
};
const KIND_LETTERS: Readonly<Record<string, RegExp>> = {
  vokale: /[aeiouäöü]/gi,
  selbstlaute: /[aeiouäöü]/gi,
  umlaute: /[äöü]/gi,
  mitlaute: /[bcdfghjklmnpqrstvwxyzß]/gi,
  konsonanten: /[bcdfghjklmnpqrstvwxyzß]/gi,
};

/** Everything about the letters of a word; null where the word is not known enough. */
export function answerSpelling(request: Request, tools: Tools): string | null {
  const { word: heard, detail = '' } = request;
  const { spelling } = tools;
  if (!/^[\p{L}'’ -]{1,40}$/u.test(heard)) return null;
  const isLetter = /^\p{L}$/u.test(heard);
  const found = spelling.find(heard);
  const word = found?.word ?? heard;
  const guess = found?.isGuess ? `Du meinst bestimmt ${german(word)}. ` : '';
  switch (request.task) {
    case 'spell':
      return isLetter ? null : spell(heard, tools);
    case 'spellWith': {
      const pitfall = tools.content.pitfalls.find(({ names }) => names.includes(heard));
      if (pitfall && heard.length > 2 && /^\p{Ll}/u.test(word)) return capitalise(pitfall.text);
      return found && !isLetter ? spellWith(word, detail, guess, tools) : null;
    }
    case 'spellBackwards':
      if (/^(?:das )?(?:abc|alphabet)$/.test(heard))
        return `Das Alphabet rückwärts: ${[...'ZYXWVUTSRQPONMLKJIHGFEDCBA'].join(', ')}.`;
      return found
        ? `${german(word)} rückwärts heißt ${german([...word.toLowerCase()].reverse().join(''))}. Buchstabiert: ${spellAloud([...word.toLowerCase()].reverse().join(''))}.`
        : null;
    case 'capital':
      return found ? guess + (nominal(word, detail, tools) ?? capital(word, tools)) : null;
    case 'countLetters':
      return isLetter ? null : guess + count(word, detail, tools);
    case 'letterAt':
      return isLetter ? null : letterAt(word, detail, guess);
    case 'vowels': {
      const letters = [...new Set(word.toLowerCase().match(KIND_LETTERS[detail] ?? /$^/g) ?? [])];
      const name = capitalise(detail);
      if (letters.length === 0) return `In ${german(word)} gibt es keine ${name}.`;
      return `In ${german(word)} stecken diese ${name}: ${list(letters)}.`;
    }
    case 'syllables':
      return isLetter ? null : guess + syllables(word, tools);
    default:
      return null;
  }
}

function spell(heard: string, tools: Tools): string | null {
  // "Wie schreibt man einen Brief?" and "römische Zahlen" ask for more than letters.
  if (/(?:brief|zahlen|sätze|satz|geschichte|aufsatz|text)$/.test(heard) && heard.includes(' '))
    return null;
  const phrase = setPhrase(heard);
  const words = heard.split(' ').map((part) => tools.spelling.find(part));
  if (phrase !== undefined)
    return `Man schreibt es so: ${phrase}. ${phrase
      .split(' ')
      .map((part) => `${spellAloud(part)}.`)
      .join(' ')}`;
  if (words.length > 1 && words.every((part) => part !== null && !part.isGuess)) {
    const written = words.map((part) => part?.word ?? '');
    return `Man schreibt es so: ${written.join(' ')}. ${written.map((part) => `${spellAloud(part)}.`).join(' ')}`;
  }
  const found = tools.spelling.find(heard);
  const english = tools.english.english(heard)[0];
  if (english && (!found || found.isGuess)) {
    return `Das ist ein englisches Wort: “${heard}”. ${spellAloud(heard)}.`;
  }
  if (!found) {
    return `${capitalise(heard)} kenne ich leider nicht. Ich würde es so schreiben: ${spellAloud(capitalise(heard))}. Frag zur Sicherheit einen Erwachsenen.`;
  }
  const { word, isGuess } = found;
  const hint = spellingHint(tools.lexicon, word);
  const opening = isGuess
    ? `Du meinst bestimmt ${german(word)}. Das schreibt man so: `
    : `${german(word)} schreibt man so: `;
  return `${opening}${spellAloud(word)}.${hint ? ` ${hint}` : ''}`;
}

/** "Das Schwimmen", "beim Laufen", "etwas Schönes": made a noun by what stands before. */
function nominal(word: string, before: string, { lexicon, verbOf }: Tools): string | null {
  const written = capitalise(word);
  if (/^(?:etwas|nichts|viel|alles)$/.test(before) && /e[s]?$/.test(word))
    return `${german(`${before} ${written}`)} schreibt man groß. Nach ${german(before)} wird das Adjektiv zum Nomen.`;
  if (/^(?:heute|gestern|vorgestern|morgen|am)$/.test(before) && DAYTIME.test(word))
    return `${german(`${before} ${written}`)}: Hier schreibt man ${german(written)} groß. Die Tageszeit ist hier ein Nomen.`;
  const isVerb = verbOf(word)?.infinitive === word.toLowerCase();
  if (before === '' || !isVerb || lexicon.noun(word)?.gender === 'm') return null;
  return `${german(`${before} ${written}`)} schreibt man groß. Vor dem Verb steht ${german(before)}, darum ist es hier ein Nomen.`;
}

/** Words that are written both ways, or against the rule. */
const SPECIAL: Readonly<Partial<Record<string, string>>> = {
  bisschen: '„ein bisschen“ schreibt man klein.',
  paar: '„ein paar“ schreibt man klein, wenn es einige meint. Zwei, die zusammengehören, sind ein Paar, groß: ein Paar Schuhe.',
  deutsch:
    'Das Fach und die Sprache schreibt man groß: Wir haben Deutsch. Als Wiewort schreibt man es klein: das deutsche Buch.',
  englisch:
    'Das Fach und die Sprache schreibt man groß: Wir haben Englisch. Als Wiewort schreibt man es klein: das englische Buch.',
  essen: 'Das Tun schreibt man klein: Wir essen. Das Ding schreibt man groß: das Essen.',
  leben: 'Das Tun schreibt man klein: Wir leben. Das Ding schreibt man groß: das Leben.',
  morgen:
    'Den Tag nach heute schreibt man klein: bis morgen. Die Tageszeit schreibt man groß: am Morgen.',
  ihnen:
    'Sprichst du jemanden höflich an, schreibst du groß: Ich danke Ihnen. Sind andere gemeint, schreibst du klein: Ich helfe ihnen.',
  sie: '„sie“ schreibt man klein. Nur die höfliche Anrede schreibt man groß: Kommen Sie?',
};
/** "Nachmittags" says when and is no noun, though it looks like one in the genitive. */
const SAYS_WHEN =
  /^(?:morgens|vormittags|mittags|nachmittags|abends|nachts|(?:mon|diens|donners|frei|sams|sonn|werk|feier)tags|mittwochs|sonnabends|anfangs|jahrelang|wochenlang|tagelang|stundenlang|meistens|oftmals)$/;
const DAYTIME = /^(?:morgen|vormittag|mittag|nachmittag|abend|nacht)$/i;

function capital(word: string, { lexicon, spelling, verbOf }: Tools) {
  const written = spelling.known(word) ?? word;
  const noun = findNoun(lexicon, word);
  const small = word.toLowerCase();
  const special = SPECIAL[small];
  if (special !== undefined) return special;
  if (SAYS_WHEN.test(small))
    return `${german(small)} schreibt man klein. Es sagt, wann oder wie lange, und ist kein Nomen.`;
  if (verbOf(small)?.infinitive === small && noun?.lemma.toLowerCase() !== small)
    return `${german(small)} schreibt man klein, denn es ist ein Verb, also ein Tunwort. Mit „das“ davor wird es groß: das ${capitalise(small)}.`;
  if (/^\p{Lu}/u.test(written)) {
    const proof = noun ? ` Man kann einen Artikel davorsetzen: ${withArticle(noun)}.` : '';
    return `${german(written)} schreibt man groß, denn es ist ein Nomen.${proof}`;
  }
  const kind = lexicon.verb(written)
    ? 'ein Verb, also ein Tunwort'
    : lexicon.isAdjective(written)
      ? 'ein Adjektiv, also ein Wiewort'
      : 'kein Nomen';
  return `${german(written)} schreibt man klein, denn es ist ${kind}. Nur am Satzanfang schreibt man es groß.`;
}

function count(word: string, detail: string, tools: Tools) {
  const name = capitalise(detail || 'silben');
  if (/silben/i.test(name)) return syllables(word, tools);
  const pattern = KIND_LETTERS[detail.toLowerCase()] ?? /\p{L}/gu;
  const amount = word.match(pattern)?.length ?? 0;
  const letters = amount === 1 ? name.replace(/n$|e$/, '') : name;
  // Of its vowels only they are told.
  const isSome = KIND_LETTERS[detail.toLowerCase()] !== undefined && amount > 0;
  const told = isSome
    ? (word.match(pattern) ?? []).map((letter) => letter.toLowerCase()).join(', ')
    : spellAloud(word);
  return `${german(word)} hat ${amount === 1 ? 'einen' : numberWord(amount)} ${letters}: ${told}.`;
}

function letterAt(word: string, detail: string, guess: string) {
  const place = PLACES[detail] ?? 0;
  const letter = word.at(place);
  if (letter === undefined) return `So viele Buchstaben hat ${german(word)} nicht.`;
  return `${guess}Der ${PLACE_NAMES[place] ?? 'erste'} Buchstabe von ${german(word)} ist ${letter === 'ß' ? 'das Eszett' : `ein ${letter.toUpperCase()}`}.`;
}

function syllables(word: string, { lexicon }: Tools) {
  const parts = word
    .split(' ')
    .flatMap((part) => cutIntoSyllables(lexicon, part))
    .filter((part) => VOWELS.test(part));
  if (parts.length === 1) return `${german(word)} hat nur eine Silbe. Du klatschst einmal.`;
  return `${german(word)} hat ${numberWord(parts.length)} Silben: ${parts.join('-')}. Du klatschst ${numberWord(parts.length)}mal.`;
}
