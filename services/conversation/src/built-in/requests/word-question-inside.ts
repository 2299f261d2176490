import { isAlarming, isTroubled } from '../feelings/signs-of-telling.ts';
import { withLetters } from '../heard/words-asked.ts';
import { englishInside, IN_MARKS } from './english-inside.ts';
import { articleAsked, sayingAsked, verbFormAsked } from './forms-inside.ts';
import { GERMAN_CORES } from './german-inside.ts';

/** Nobody who only wants to know a word should be practised with; who wants to, says so. */
const PRACTISES =
  /(?<!\p{L})(?:üb(?:e|en|ung|ungen)|abfrag\p{L}*|frag(?:e)? mich|spiel(?:e|en)? (?:wir|mit mir)|quiz|trainier\p{L}*|wollen wir|lass uns)(?!\p{L})/iu;
/** What is said of a word, a task or a quarrel about one, and is no trouble. */
const OF_THE_TASK =
  /(?<!\p{L})(?:weiß|weiss) (?:ich )?(?:(?:das|es|jetzt|gar|leider|immer|noch) )*nicht(?: mehr)?,? (?=was|wie|ob|wo)|(?:so )?(?:eine? |das |die )?(?:blöde|doofe|schwere|schwierige|dumme)\p{L}* (?:wort|wörter|aufgaben?|hausaufgaben?|diktat|arbeitsblatt|gedicht)|(?:aufsatz|geschichte|text|satz|gedicht) (?:klingt|ist|wird) (?:\p{L}+ )?(?:langweilig|blöd|doof|schlecht)|(?<!\p{L})(?:fehlt|fehlen) mir (?:\p{L}+ )?(?:wort|wörter|reim\p{L}*|buchstabe\p{L}*)(?!\p{L})|(?:man kann|kann man) (?:(?:das|es|sie|die|den|ihn|ja|doch|gar|auch|überhaupt|eigentlich|nicht) )*(?:anfassen|sehen|hören|fühlen)(?!\p{L})|(?<!\p{L})(?:wir |die )?streiten(?: wir)?(?: uns)?(?: \p{L}+)? (?:darüber|drüber|ob|wie|was)(?!\p{L})/giu;
/** What alone asks for no more than the word. */
const ONLY_ASKS =
  /(?<!\p{L})(?:was|wie|viele?|welche[rs]?|ist|heißt|lautet|geht|die|der|das|den|dem|ein|eine|es|von|und|bitte|mal|mir|uns|sag|nenn|bilde|bild|lux|hallo|hey|du|denn|eigentlich|sich|noch|kannst|bitte)(?!\p{L})/giu;
/** These are asked so that the desk understands them, even where nothing else is said. */
const CHANGES =
  /^(?:nenne wörter|wie heißt perfekt von|mach aus|was reimt|reimt sich|heißt es|wie heißt \p{L}+ bei|was ist die mehrzahl von \p{L}+ und von|wie trennt|wann schreibt|setze in die|wie heißt .+ (?:in der|im) \p{L}+$)(?!\p{L})/u;
/** What asks so plainly of words that not a letter of it may be heard otherwise: "a" is no "ein" here. */
const IS_PLAIN =
  /^(?:an? \p{L}+(?: \p{L}+)? oder an? \p{L}+(?: \p{L}+)?|(?:wie|was) (?:sagt man|heißt|sage? ich) (?!wenn |jemand |so )(?:ich|du|er|sie|es|wir|mir|mein\p{L}*|das|morgen|heute|gestern|kann|können|darf|wo|wann|wie|in|im|am|hast|magst|bist|ist|sind|gib) .+ auf englisch|(?:welche|was für eine) wortart ist \p{L}+|(?:warum|wieso) (?:heißt|sagt)(?: es| man)? (?:der|die|das) \p{L}+ (?:und nicht |das|der|die).*|warum schreibt man (?:ich|du|er|sie|wir|mir|mich) (?:klein|groß))[?. ]*$/iu;
const OF_ENGLISH = /(?:auf|in) englisch/iu;
/** "Äpfel und Birnen sind zusammen 24, wie viele Birnen sind das?" is reckoned. */
const COUNTS_THINGS =
  /(?<!\p{L})(?:zusammen|insgesamt)(?!\p{L}).*(?:\d|\p{L}+(?:zig|zehn)(?!\p{L})).*(?<!\p{L})wie ?viele? (?!silben|buchstaben|wörter|laute|vokale|selbstlaute|mitlaute)/iu;
const LONGEST = 220;

/**
 * The question of a word that stands inside what a child tells: "ich schreib grad an Oma, schreibt man viel
 * mit f". Null where the whole of it is that question already, or where what is told besides may be a trouble.
 */
export function createWordQuestionInside(classOf: (word: string) => string) {
  const isNoun = (word: string) => /^[NB?]$/.test(classOf(word.toLowerCase()));

  /** "Die Lampens": an ending too much. */
  const withoutEnding = (plain: string) =>
    plain.replace(/^(was ist die mehrzahl von )(\p{L}{5,})$/u, (_, ask: string, word: string) => {
      const small = word.toLowerCase();
      if (classOf(small) !== '?') return ask + word;
      const bare = [small.slice(0, -1), small.slice(0, -2)].find((part) => classOf(part) === 'N');
      return ask + (bare ?? word);
    });

  const inItsLanguage = (plain: string) => {
    const word = /^was bedeutet (\p{L}+)$/u.exec(plain)?.[1];
    return word !== undefined && classOf(word.toLowerCase()) === 'E'
      ? `Was heißt ${word} auf Deutsch`
      : plain;
  };

  return (said: string): string | null => {
    const text = said.trim();
    if (text.length > LONGEST || PRACTISES.test(text) || COUNTS_THINGS.test(text)) return null;
    if (IS_PLAIN.test(text)) return isTroubled(text) || isAlarming(text) ? null : text;
    const found = germanInside(text, isNoun) ?? verbFormAsked(text, classOf);
    if (
      found !== null &&
      !(OF_ENGLISH.test(text) && found.plain.startsWith('was ist die mehrzahl'))
    ) {
      const besides = text.replace(found.whole, ' ');
      const rest = besides.replace(OF_THE_TASK, ' ');
      const isAll = !CHANGES.test(found.plain) && !/\p{L}/u.test(besides.replace(ONLY_ASKS, ' '));
      return isAll || isTroubled(rest) || isAlarming(rest)
        ? null
        : withoutEnding(inItsLanguage(found.plain));
    }
    const english = englishInside(text, classOf);
    if (english === null) return sayingAsked(text);
    // What stands in marks is asked of, and tells nothing of the child.
    return isTroubled(text.replace(IN_MARKS, ' ').replace(OF_THE_TASK, ' ')) ? null : english;
  };
}

function germanInside(
  text: string,
  isNoun: (word: string) => boolean,
): { whole: string; plain: string } | null {
  const article = articleAsked(text, isNoun);
  if (article) {
    const [whole, one = '', word = '', other = '', last] = article;
    return last === undefined
      ? { whole, plain: `heißt es ${one} ${word} oder ${other} ${word}` }
      : { whole, plain: `welcher artikel gehört zu ${last}` };
  }
  for (const [pattern, plain] of GERMAN_CORES) {
    const match = [...text.matchAll(pattern)].at(-1);
    if (!match) continue;
    const filled = plain
      .replace(/\$(\d)/gu, (_, at: string) => match[Number(at)] ?? '')
      .replace(/ oder $/u, '');
    return { whole: match[0], plain: withLetters(filled.trim()) };
  }
  return null;
}
