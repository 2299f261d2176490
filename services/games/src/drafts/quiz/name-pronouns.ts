import type { Language } from '../../story-writer/language/create-language.ts';
import type { TextSentence } from '../read-text.ts';
import { asInside, capitalise, isNounPhrase, readClause } from './read-clause.ts';

interface Subject {
  phrase: readonly string[];
  /** How it is taken up. */
  pronoun: string;
  isSeveral: boolean;
}

/** What cannot be understood without the sentence before. */
const LEANS =
  /^(?:er|sie|es|ihn|ihm|ihnen|ihre?[rnms]?|seine?[rnms]?|dies\p{L}*|jene\p{L}*|dort|da|dabei|dadurch|deshalb|deswegen|darum|dann|danach|davor|dazu|damit|darin|darauf|daraus|davon|dafür|so|auch|aber|doch|außerdem|daher|denn|beide\p{L}*|zuerst|später|jetzt|trotzdem|manche|einige|andere|viele|alle|das|hier|und|oder|sonst|zusammen)(?!\p{L})/iu;
const NEEDS_BEFORE =
  /(?<!\p{L})(?:er|sie|ihn|ihm|ihnen|diese[rnms]?|dort|dabei|davon|dafür|dadurch|darin|darauf|daraus|hier)(?!\p{L})/u;

/** "Im Winter ist ihr Fell dicht": whose? */
const OF_NOBODY =
  /^(?:Im|In|Am|An|Bei|Nach|Mit|Auf|Vor|Unter) [^,]* \p{Ll}+ (?:ihr|sein)(?:e[nrms]?)? \p{Lu}/u;

/**
 * The sentences with "er", "sie" and "es" replaced by who is meant, where only one can be; what still
 * leans on the sentence before is left out. Each keeps the teacher's own sentence.
 */
export function namePronouns(
  sentences: readonly TextSentence[],
  language: Language,
): (TextSentence & { source: string })[] {
  let subject: Subject | null = null;
  return sentences.flatMap((sentence) => {
    const own = subjectOf(sentence, language);
    const named: TextSentence | null = replace(sentence, subject, language);
    if (own) subject = own;
    else if (LEANS.test(sentence.text) === false) subject = null;
    if (!named) return [];
    return [{ ...named, source: sentence.text }];
  });
}

function subjectOf(sentence: TextSentence, language: Language): Subject | null {
  const { text, words } = sentence;
  const beginning = text.split(/,/u)[0] ?? text;
  const clause =
    readClause(sentence, language) ??
    readClause(
      {
        text: `${beginning.replace(/\.$/u, '')}.`,
        words: words.slice(0, beginning.match(/[\p{L}\p{N}-]+/gu)?.length),
      },
      language,
    );
  if (!clause || !isNounPhrase(clause.first, language)) return null;
  const noun = language.noun(clause.first.at(-1) ?? '');
  if (!noun) return null;
  const isSeveral =
    clause.forms.some(({ person }) => person === 'several') &&
    !clause.forms.some(({ person }) => person === 'er');
  const pronoun = isSeveral ? 'sie' : { m: 'er', f: 'sie', n: 'es', p: 'sie' }[noun.gender];
  return { phrase: definite(clause.first, noun.gender, isSeveral), pronoun, isSeveral };
}

/** "Ein Igel" is "der Igel" from then on. */
function definite(
  phrase: readonly string[],
  gender: 'm' | 'f' | 'n' | 'p',
  isSeveral: boolean,
): readonly string[] {
  const [first = '', ...others] = phrase;
  if (!/^(?:ein|eine|jeder|jede|jedes|viele|manche|einige|alle)$/iu.test(first)) return phrase;
  // "ein großer" would have to become "der große".
  if (isSeveral) return others;
  const article = { m: 'Der', f: 'Die', n: 'Das', p: 'Die' }[gender];
  return [
    article,
    ...others.map((word) => (/^\p{Ll}+e[rs]$/u.test(word) ? word.slice(0, -1) : word)),
  ];
}

function replace(
  sentence: TextSentence,
  subject: Subject | null,
  language: Language,
): TextSentence | null {
  const { text } = sentence;
  const first = /^(?:Er|Sie|Es)(?= )/u.exec(text)?.[0];
  if (first !== undefined) {
    if (subject?.pronoun !== first.toLowerCase()) return null;
    // "Es gibt", "Es regnet": nobody is meant.
    if (
      /^Es (?:gibt|ist|war|regnet|schneit|wird|gab|dauert|handelt|sind|waren|kommt)(?!\p{L})/u.test(
        text,
      )
    )
      return null;
    const rest = text.slice(first.length);
    if (!agrees(sentence.words[1] ?? '', subject, language)) return null;
    if (NEEDS_BEFORE.test(rest)) return null;
    return withText(capitalise(subject.phrase.join(' ')) + rest);
  }
  if (LEANS.test(text) || OF_NOBODY.test(text)) return null;
  const [inside, ...more] = [...text.matchAll(/(?<=^[^,]*\p{Ll}) (er|sie|es)(?= )/gu)];
  if (!inside) return NEEDS_BEFORE.test(text) ? null : sentence;
  if (!subject || more.length > 0 || subject.pronoun !== inside[1] || text.includes(','))
    return null;
  const verb = / (\p{Ll}+)$/u.exec(text.slice(0, inside.index))?.[1] ?? '';
  if (!agrees(verb, subject, language)) return null;
  const phrase = asInside(subject.phrase, language).join(' ');
  const at = inside.index + 1;
  const written = text.slice(0, at) + phrase + text.slice(at + (inside[1]?.length ?? 0));
  return NEEDS_BEFORE.test(written) ? null : withText(written);
}

/** "Sie brachten" is not said of one. */
function agrees(verb: string, subject: Subject | null, language: Language): boolean {
  const wanted = subject?.isSeveral ? 'several' : 'er';
  return language.finite(verb).some(({ person }) => person === wanted);
}

const withText = (text: string): TextSentence => ({
  text,
  words: text.match(/[\p{L}\p{N}]+(?:[-.,'’][\p{L}\p{N}]+)*/gu) ?? [],
});
