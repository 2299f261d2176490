import { german, type Tools } from '../desk/tools.ts';
import { findNoun } from '../lexicon/find-forms.ts';
import { withArticle } from '../lexicon/noun.ts';

const ADJECTIVE = '(?:adjektiv|wiewort|eigenschaftswort)';
const NOUN = '(?:nomen|namenwort|hauptwort|substantiv)';
const FROM = (kind: string): readonly RegExp[] => [
  new RegExp(
    `^(?:wie )?(?:wird|macht man|mach|mache|bilde?|kann man|mach mir) (?:mal )?aus (?:dem (?:wort|nomen|verb|adjektiv) )?(?<word>\\p{L}{3,}) (?:ein|einen|nen|n) ${kind}(?: machen| bilden)?$`,
    'u',
  ),
  new RegExp(
    `^(?:wie (?:heißt|ist|lautet)|was ist|welches ist) das ${kind} (?:zu|von|aus) (?<word>\\p{L}{3,})$`,
    'u',
  ),
  new RegExp(
    `^(?:welches|was für ein) ${kind} (?:gehört|passt|kommt|steckt) (?:zu|von|in|aus) (?<word>\\p{L}{3,})$`,
    'u',
  ),
];
const TO_ADJECTIVE = FROM(ADJECTIVE);
const TO_NOUN = FROM(NOUN);
const UMLAUTS: Readonly<Record<string, string>> = {
  a: 'ä',
  o: 'ö',
  u: 'ü',
  ä: 'a',
  ö: 'o',
  ü: 'u',
};

/** Stems with and without umlaut: "angst", "ängst". */
function stemsOf(word: string): string[] {
  const stems = [word, word.replace(/(?:en|e|n)$/u, '')];
  return [
    ...new Set(
      stems.flatMap((stem) => [
        stem,
        stem.replace(/[aouäöü](?=[^aeiouäöü]*$)/u, (vowel) => UMLAUTS[vowel] ?? vowel),
      ]),
    ),
  ];
}

const asked = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.groups?.word).find(Boolean);

/** "Wie wird aus Mut ein Adjektiv?", "welches Nomen steckt in freundlich?" */
export function answerDerivedWord(text: string, tools: Tools): string | null {
  const { content, lexicon } = tools;
  const noun = asked(TO_ADJECTIVE, text);
  if (noun !== undefined) {
    const small = noun.toLowerCase();
    const inFamily = content.families
      .find((group) =>
        group.some((each) => each.replace(/^(?:der|die|das) /u, '').toLowerCase() === small),
      )
      ?.find((each) => lexicon.isAdjective(each) && each !== small);
    const adjective =
      inFamily ??
      stemsOf(small)
        .flatMap((stem) =>
          ['ig', 'lich', 'isch', 'sam', 'haft', 'los', 'bar'].map((end) => stem + end),
        )
        .find((each) => lexicon.isAdjective(each) && lexicon.isCommon(each));
    return adjective ? `Das Adjektiv heißt ${german(adjective)}. Man schreibt es klein.` : null;
  }
  const adjective = asked(TO_NOUN, text);
  if (adjective === undefined) return null;
  const bare = adjective.replace(/(?:ig|lich|isch|sam|haft|los|bar)$/u, '');
  const verb = tools.verbOf(adjective)?.infinitive;
  const ends = ['heit', 'keit', 'igkeit', 'ung', 'e', 'nis', ''];
  const found = [...(bare === adjective ? [] : stemsOf(bare)), ...stemsOf(adjective)]
    .flatMap((stem) =>
      (stem === adjective ? ends.slice(0, -1) : ['', ...ends]).map((end) => stem + end),
    )
    .map((each) => (lexicon.isCommon(each) ? lexicon.noun(each) : undefined))
    .find((each) => each !== undefined && each.lemma.toLowerCase() !== adjective);
  const made = found ?? (verb === undefined ? undefined : findNoun(lexicon, verb));
  return made ? `Das Nomen heißt ${german(withArticle(made))}. Man schreibt es groß.` : null;
}
