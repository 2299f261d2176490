import { splitCompound } from '../../lexicon/compound.ts';
import { findAdjective, findNoun } from '../../lexicon/find-forms.ts';
import { articleOf } from '../../lexicon/noun.ts';
import type { Request } from '../../questions/request.ts';
import { capitalise, englishly, german, list, type Tools } from '../tools.ts';

const AT_ONCE = 3;
const bare = (text: string) => text.replace(/^(?:der|die|das|sich) /, '').toLowerCase();
const MAIN_ENDING = /^un(?=.{3})/;

/** The base forms a word may stand under in a list. */
function basesOf(word: string, { lexicon, verbOf, spelling }: Tools): string[] {
  const small = word.toLowerCase();
  const known = spelling.find(word)?.word ?? small;
  const bases = [
    small,
    known,
    verbOf(small)?.infinitive,
    findAdjective(lexicon, small),
    findNoun(lexicon, small)?.lemma,
  ];
  return [...new Set(bases.flatMap((base) => (base ? [base.toLowerCase()] : [])))];
}

/** Of an English word by way of its German one: "big" and "small". */
function englishOpposite(word: string, tools: Tools): string | null {
  if (tools.spelling.known(word) !== undefined) return null;
  const own = tools.english.english(word).find(({ kind }) => kind === 'adjective');
  if (!own) return null;
  const pair = tools.content.opposites.find((sides) => sides.some(([first]) => first === own.de));
  const others = pair?.find((side) => side[0] !== own.de) ?? [];
  const opposite = others.flatMap((each) => tools.english.german(each)[0] ?? [])[0];
  return opposite ? `Das Gegenteil von ${englishly(word)} ist ${englishly(opposite.en)}.` : null;
}

export function answerOpposite(request: Request, tools: Tools): string | null {
  const inEnglish = englishOpposite(request.word, tools);
  if (inEnglish) return inEnglish;
  const bases = basesOf(request.word, tools);
  for (const base of bases) {
    for (const pass of [0, 1]) {
      for (const pair of tools.content.opposites) {
        const [left = [], right = []] = pair;
        const sides =
          pass === 0
            ? [[left.slice(0, 1), right]]
            : [
                [right, left],
                [left, right],
              ];
        for (const [from = [], to = []] of sides) {
          const own = from.find((side) => bare(side) === base);
          if (own && to.length > 0)
            return `Das Gegenteil von ${german(own)} ist ${list(to.map(german), 'oder')}.`;
        }
      }
    }
  }
  const plain = request.word.replace(MAIN_ENDING, '');
  if (plain !== request.word && tools.lexicon.isAdjective(plain))
    return `Das Gegenteil von ${german(request.word)} ist ${german(plain)}.`;
  if (tools.lexicon.isAdjective(`un${request.word}`))
    return `Das Gegenteil von ${german(request.word)} ist ${german(`un${request.word}`)}.`;
  const known = tools.spelling.find(request.word);
  if (!known) return null;
  return `Für ${german(known.word)} kenne ich kein Gegenteil. Nicht jedes Wort hat eines.`;
}

export function answerSynonym(request: Request, tools: Tools): string | null {
  const bases = basesOf(request.word, tools);
  for (const base of bases) {
    const own =
      tools.content.synonyms.find(([first = '']) => bare(first) === base) ??
      tools.content.synonyms.find((group) => group.some((each) => bare(each) === base));
    if (!own) continue;
    const others = own.filter((each) => bare(each) !== base);
    const start = (request.more * AT_ONCE) % others.length;
    return `Statt ${german(own.find((each) => bare(each) === base) ?? base)} kann man auch sagen: ${list(others.slice(start, start + 4), 'oder')}.`;
  }
  const known = tools.spelling.find(request.word);
  return known ? `Für ${german(known.word)} fällt mir leider kein anderes Wort ein.` : null;
}

/** "Was bedeutet neugierig?": words of the same meaning; only of how something is or what one does. */
export function answerMeaning({ word }: Request, { content, spelling }: Tools): string | null {
  const asked = bare(word.replace(/^(?:das wort|wort) /, ''));
  if (asked.includes(' ') || /^\p{Lu}/u.test(spelling.known(asked) ?? 'X')) return null;
  const own = content.synonyms.find((group) => group.some((each) => bare(each) === asked));
  const others = own?.filter((each) => bare(each) !== asked).slice(0, AT_ONCE) ?? [];
  if (others.length === 0) return null;
  return `${german(asked)} heißt so viel wie ${list(others.map(german), 'oder')}.`;
}

export function answerFamily(request: Request, tools: Tools): string | null {
  const bases = basesOf(request.word, tools);
  const isIn = (group: string[], base: string) => group.some((each) => bare(each) === base);
  for (const base of bases) {
    const own =
      tools.content.families.find(([first = '']) => bare(first) === base) ??
      tools.content.families.find((group) => isIn(group, base));
    if (own) return `Zur Wortfamilie ${german(own[0] ?? '')} gehören: ${list(own.slice(1))}.`;
  }
  const found = tools.spelling.find(request.word);
  if (!found) return null;
  const stem = found.word.toLowerCase().replace(/(?:en|e|n)$/, '');
  const related = [
    ...tools.lexicon.commonNouns,
    ...tools.lexicon.commonVerbs,
    ...tools.lexicon.commonAdjectives,
  ]
    .filter(
      (each) =>
        stem.length > 3 &&
        each.toLowerCase().includes(stem) &&
        each.toLowerCase() !== found.word.toLowerCase(),
    )
    .slice(0, 5);
  if (related.length < 2) return `Zu ${german(found.word)} kenne ich leider keine Wortfamilie.`;
  return `Mit ${german(found.word)} verwandt sind zum Beispiel: ${list(related)}.`;
}

export function answerRhyme(request: Request, tools: Tools): string | null {
  const { rhymes, spelling } = tools;
  const found = spelling.find(request.word);
  const word = found && !found.isGuess ? found.word : request.word;
  if (!/^\p{L}{2,30}$/u.test(word)) return null;
  if (request.task === 'doRhyme') {
    const other = spelling.find(request.detail ?? '')?.word ?? request.detail ?? '';
    if (!/^\p{L}{2,30}$/u.test(other)) return null;
    const answer = rhymes.doRhyme(word, other);
    if (answer === null)
      return `Ob sich ${german(word)} auf ${german(other)} reimt, weiß ich leider nicht. Sprich beide laut und hör auf das Ende.`;
    return answer
      ? `Ja, ${german(word)} und ${german(other)} reimen sich.`
      : `Nein, ${german(word)} und ${german(other)} reimen sich nicht.`;
  }
  const { rareRhymes } = tools.content;
  const isAlone = rareRhymes.none.includes(word.toLowerCase());
  const all = rareRhymes.rhymes[word.toLowerCase()] ?? (isAlone ? [] : rhymes.find(word));
  const start = request.more * AT_ONCE;
  const some = all.slice(start, start + AT_ONCE);
  if (all.length === 0)
    return `Auf ${german(word)} reimt sich ${isAlone ? 'leider kein bekanntes Wort' : 'kaum etwas, ich kenne leider kein Reimwort'}. Stell den Satz um, dann steht ein anderes Wort am Ende.`;
  if (some.length === 0) return `Mehr Reimwörter auf ${german(word)} fallen mir nicht ein.`;
  const verb = some.length === 1 ? 'reimt' : 'reimen';
  return `Auf ${german(word)} ${verb} sich: ${list(some)}.`;
}

export function answerCompounds(request: Request, { lexicon, spelling }: Tools): string | null {
  const found = spelling.find(request.word);
  const word = found?.word.toLowerCase();
  if (!word || word.length < 3) return null;
  const all = lexicon.commonNouns.filter((noun) => {
    const small = noun.toLowerCase();
    if (small === word || !(small.startsWith(word) || small.endsWith(word))) return false;
    return splitCompound(lexicon, noun)?.parts.some((part) => part.toLowerCase() === word) ?? false;
  });
  const some = all.slice(request.more * AT_ONCE, request.more * AT_ONCE + AT_ONCE);
  if (some.length === 0) return `Mit ${german(found?.word ?? word)} fällt mir keins mehr ein.`;
  const named = some.map((noun) => {
    const entry = lexicon.noun(noun);
    return entry ? `${articleOf(entry)} ${noun}` : noun;
  });
  return `Zum Beispiel: ${list(named)}.`;
}

/** What a word of the grammar means. */
export function answerExplain(request: Request, { content, level }: Tools): string | null {
  const asked = request.word.replace(/^(?:ein|eine|einen|die|der|das|alle) /, '');
  const found = content.grammarWords.find(({ names }) =>
    names.some(
      (name) => name === asked || (asked.length > 4 && asked.replace(/(?:n|en|s|e)$/, '') === name),
    ),
  );
  return found ? found[level] : null;
}

const ASKS_MEANING =
  /(?:wie (?:fragt|frag|erkenn)\p{L}*|was|wozu|wofür|erklär\p{L}*|kennst|weißt) (?:\p{L}+ ){0,6}|bedeute\p{L}*|versteh/u;
/** These stand in other questions as well. */
const EVERYDAY =
  /^(?:zukunft|vergangenheit|gegenwart|artikel|objekte?|reime?|satz|sätze|kommas?|fälle|endung|diktat|groß|begleiter|befehlsform|buchstaben?|silben?|steigern|steigerung|dass|ß|fragesatz)$/;

/** "Meine Lehrerin sagt Prädikat, was meint sie?": a grammar word in whatever sentence asks for it. */
export function explainLoosely(text: string, { content, level }: Tools): string | null {
  if (!ASKS_MEANING.test(text) || text.split(' ').length > 14) return null;
  const words = text.split(' ');
  const found = content.grammarWords.find(({ names }) =>
    names.some((name) => !EVERYDAY.test(name) && words.includes(name)),
  );
  return found ? found[level] : null;
}

const EITHER = /(?<!\p{L})(?<one>\p{L}{2,12}) oder (?:\p{L}+ )?(?<other>\p{L}{2,12})(?!\p{L})/u;
const WHEN =
  /wann (?:schreib\p{L}*|nimmt|nehm\p{L}*|benutz\p{L}*) (?:man |ich |wir )?(?<one>\p{L}{2,12}) (?:mit|ohne) /u;

/** "Schreibt man seid oder seit gestern?", "wann schreibt man seit mit t?": the two somewhere in a sentence. */
const PAIR = /(?<!\p{L})(?<first>\p{L}+)[“"”]?,? oder [„“"]?(?<second>\p{L}+)/u;

export function answerPitfallIn(text: string, tools: Tools): string | null {
  // Two words that are often taken for each other, with "oder" between them, ask for nothing else.
  const { first = '', second = '' } = PAIR.exec(text)?.groups ?? {};
  const ofPair = first === second ? null : answerPitfall(first, second, tools);
  if (ofPair) return ofPair;
  if (!/schreib|heißt es|sagt man|richtig|wann/u.test(text)) return null;
  const { one = '', other = '' } = EITHER.exec(text)?.groups ?? {};
  const found = one === '' || one === other ? null : answerPitfall(one, other, tools);
  if (found) return found;
  const asked = WHEN.exec(text)?.groups?.one;
  const pitfall = tools.content.pitfalls.find(({ names }) => names.some((name) => name === asked));
  return pitfall ? capitalise(pitfall.text) : null;
}

/** "Heißt es seid oder seit?" */
export function answerPitfall(one: string, other: string, { content }: Tools): string | null {
  const found = content.pitfalls.find(({ names }) => names.includes(one) && names.includes(other));
  return found ? capitalise(found.text) : null;
}
