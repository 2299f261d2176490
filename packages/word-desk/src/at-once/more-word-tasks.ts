import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { answerRule } from '../desk/answers/answer-rule.ts';
import { german, list, type Tools } from '../desk/tools.ts';
import { findNoun } from '../lexicon/find-forms.ts';
import { withArticle } from '../lexicon/noun.ts';
import { cutIntoSyllables } from '../sound/syllables.ts';

const SYLLABLES =
  /(?<!\p{L})(?:ein wort|wörter|ein nomen|ein namenwort|(?:drei|zwei|vier|fünf) wörter) mit (?<count>einer|zwei|drei|vier|fünf|[1-5]) silben?$/u;
const AT_ONCE = 3;
const SENTENCE_MANY =
  /^(?:setze?|mach|schreib|bilde?|sag)\p{L}* (?:mal |mir )?(?:den satz )?(?:in die|in der|im|ins?) (?:mehrzahl|plural):? (?:der|die|das|ein|eine) (?<noun>\p{L}+) (?<verb>\p{L}+)(?<rest>(?: (?:laut|leise|schnell|langsam|gern|heute|draußen|schön|hoch|lange|viel|immer))*)$|^(?:der|die|das|ein|eine) (?<noun2>\p{L}+) (?<verb2>\p{L}+) in (?:die|der) mehrzahl$/u;
const WHY_ARTICLE =
  /^(?:warum|wieso|weshalb) (?:heißt|sagt|ist)(?: es| man)? (?:eigentlich )?(?:der|die|das) (?<noun>\p{L}{2,})(?: (?:und nicht|und kein|statt) (?:der|die|das|ein|eine)(?: .*)?)$|^(?:warum|wieso|weshalb) (?:heißt|ist) (?:das|der|die) (?<noun2>\p{L}{2,}) (?:eigentlich )?(?:das|die|der|sächlich|weiblich|männlich)$|^(?:warum|wieso) (?:heißt|sagt)(?: es| man)? die sonne (?:und|aber) (?:der )?(?<noun3>mond)$/u;
const ENDINGS: readonly (readonly [RegExp, string, string])[] = [
  [/(?:chen|lein)$/u, 'das', 'chen oder lein am Ende'],
  [/(?:ung|heit|keit|schaft|ion|tät)$/u, 'die', 'dieser Endung'],
  [/(?:ling|ismus)$/u, 'der', 'dieser Endung'],
];
/** These words of a question are spoken of nowhere but in grammar. */
const OF_GRAMMAR =
  /(?<!\p{L})(?:ck|tz|ß|ie|chs|äu|dehnungs\p{L}*|doppel\p{L}*|adverb\p{L}*|umstellprobe|ersatzprobe|weglassprobe|fälle|wortarten|vorsilben?|nachsilben?|satzarten|zeitformen|satzzeichen|sprichw\p{L}+|redewendung\p{L}*|redensart\p{L}*|reimpaare?|teekesselchen|doppelpunkt|anführungszeichen|bindestrich|gedankenstrich|ausrufezeichen|fragezeichen|hintereinander|kürzeste|geschrieben|bedeuten|übereinander|umlaut\p{L}*|strichelchen|pünktchen|konjunktiv|passiv|plusquamperfekt|großgeschrieben|klein|groß|zusammen|getrennt|auseinander)(?!\p{L})/u;
const ASKS_RULE =
  /^(?:woran|wie erkenn\p{L}*|wie macht man|wann|wie viele|welche|wie nennt|wie heißen|wie heißt|nenn|sag|kennst|hast|gibt es|warum|wieso|wozu|was ist|unterschied|mach|schreibt man|wird) /u;

function withSyllables(text: string, { lexicon }: Tools): string | null {
  const count = SYLLABLES.exec(text)?.groups?.count;
  const wanted = count === 'einer' ? 1 : (parseNumberWord(count ?? '') ?? Number(count));
  if (count === undefined || !wanted) return null;
  const found = lexicon.commonNouns
    .filter(
      (noun) => noun.length > 2 && noun.length < 12 && lexicon.noun(noun)?.plural !== undefined,
    )
    .filter((noun, at) => at % 7 === 0 && cutIntoSyllables(lexicon, noun).length === wanted)
    .slice(0, AT_ONCE)
    .map((noun) => `${noun} (${cutIntoSyllables(lexicon, noun).join('-')})`);
  return found.length === 0 ? null : `Zum Beispiel: ${list(found)}.`;
}

function inMany(text: string, { lexicon, verbOf }: Tools): string | null {
  const groups = SENTENCE_MANY.exec(text)?.groups;
  const noun = findNoun(lexicon, groups?.noun ?? groups?.noun2 ?? '');
  const form = groups?.verb ?? groups?.verb2 ?? '';
  const verb = verbOf(form);
  if (!noun?.plural || !verb || verb.prefix !== '') return null;
  const isPast = !verb.present.includes(form) && verb.past.includes(form);
  const many = isPast ? verb.past[5] : verb.present[5];
  return `In der Mehrzahl heißt es: ${german(`Die ${noun.plural} ${many}${groups?.rest ?? ''}.`)}`;
}

function whyArticle(text: string, { lexicon }: Tools): string | null {
  const groups = WHY_ARTICLE.exec(text)?.groups;
  const word = groups?.noun ?? groups?.noun2 ?? groups?.noun3;
  const noun = word === undefined ? undefined : findNoun(lexicon, word);
  if (!noun) return null;
  const article = withArticle(noun).split(' ')[0];
  const rule = ENDINGS.find(([ending, own]) => ending.test(noun.lemma) && own === article);
  return rule
    ? `Wörter mit ${rule[2]} haben immer „${rule[1]}“. Darum heißt es: ${withArticle(noun)}.`
    : `Es heißt: ${withArticle(noun)}. Einen Grund gibt es dafür meistens nicht, man muss sich den Artikel merken.`;
}

/** Small tasks of the lesson: words with so many syllables, a sentence of many, why an article is so, rules. */
export function answerMoreTasks(text: string, tools: Tools): string | null {
  const own = withSyllables(text, tools) ?? inMany(text, tools) ?? whyArticle(text, tools);
  if (own !== null) return own;
  return OF_GRAMMAR.test(text) && ASKS_RULE.test(text) ? answerRule(text, tools) : null;
}
