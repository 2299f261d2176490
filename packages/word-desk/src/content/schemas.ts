import { z } from 'zod';

const Text = z.string().trim().min(1);

export const EnglishWord = z.strictObject({
  de: Text,
  article: z.enum(['der', 'die', 'das']).optional(),
  kind: z.enum(['noun', 'verb', 'adjective', 'adverb', 'number', 'other']).optional(),
  en: Text,
  plural: Text.optional(),
  past: Text.optional(),
  participle: Text.optional(),
  also: z.array(Text).optional(),
  others: z.array(Text).optional(),
  note: Text.optional(),
});
export type EnglishWord = z.infer<typeof EnglishWord>;

/** Sentences to read in which a group of letters comes often. */
export const LetterSentencesFile = z.strictObject({
  sentences: z.array(z.strictObject({ letters: Text, short: Text, long: Text })),
});

export const EnglishPhrase = z.strictObject({
  de: Text,
  en: Text,
  also: z.array(Text).optional(),
  others: z.array(Text).optional(),
  note: Text.optional(),
});
export type EnglishPhrase = z.infer<typeof EnglishPhrase>;

export const EnglishFile = z.union([
  z.strictObject({ words: z.array(EnglishWord) }),
  z.strictObject({ phrases: z.array(EnglishPhrase) }),
]);

const isEntry = (value: unknown) =>
  typeof value === 'object' && value !== null && 'de' in value && 'en' in value;
/** Made of files that were checked whole; checking 4,000 entries again costs 60 ms and 8 MB. */
export const EnglishLexicon = z.strictObject({
  words: z.array(z.custom<EnglishWord>(isEntry)),
  phrases: z.array(z.custom<EnglishPhrase>(isEntry)),
});

/** "groß - klein/winzig": both sides, the first word of each is the one that is said. */
const Pair = z
  .string()
  .regex(/^[^-]+ - [^-]+$/)
  .transform((line) => line.split(' - ').map((side) => side.split('/')));
export const OppositesFile = z.strictObject({ opposites: z.array(Pair).min(250) });

const Words = z.string().transform((line) => line.split(', '));
export const SynonymsFile = z.strictObject({ synonyms: z.array(Words).min(200) });
/** Adjectives that suit a noun. */
export const DescribingFile = z.strictObject({ describing: z.record(z.string(), Words) });
export const FamiliesFile = z.strictObject({ families: z.array(Words).min(80) });

export const WordGroup = z.strictObject({ name: Text, one: z.array(Text).min(1), words: Words });
export type WordGroup = z.infer<typeof WordGroup>;
export const WordGroupsFile = z.strictObject({ groups: z.array(WordGroup).min(20) });

/** How a word is explained to a child, and an example where one helps. */
export const MeaningsFile = z.strictObject({ meanings: z.record(Text, Text) });

export const GrammarWord = z.strictObject({
  names: z.array(Text).min(1),
  young: Text,
  older: Text,
});
export type GrammarWord = z.infer<typeof GrammarWord>;
export const GrammarFile = z.strictObject({ words: z.array(GrammarWord) });

export const ArticlesFile = z.strictObject({ articles: z.record(Text, Text) });

/** A whole sentence for a small word. */
export const SmallSentencesFile = z.strictObject({ sentences: z.record(Text, Text) });

export const Pitfall = z.strictObject({ names: z.tuple([Text, Text]), text: Text });
export type Pitfall = z.infer<typeof Pitfall>;
export const PitfallsFile = z.strictObject({ pitfalls: z.array(Pitfall) });

export const SMALL_KINDS = [
  'article',
  'pronoun',
  'preposition',
  'conjunction',
  'adverb',
  'number',
  'interjection',
] as const;
export type SmallKind = (typeof SMALL_KINDS)[number];
export const KindsFile = z.strictObject({
  kinds: z.record(
    z.enum(SMALL_KINDS),
    z.string().transform((line) => line.split(' ')),
  ),
});

/** "in die schule = to school", with other wordings after a slash. */
const BothWays = z.string().regex(/^[^=]+ = [^=]+$/);
export const SentencesFile = z.strictObject({
  patterns: z.array(Text).min(80),
  places: z.array(BothWays),
  times: z.array(BothWays),
  withObject: z.array(BothWays),
  withoutObject: z.array(BothWays),
  countless: z.string().transform((line) => line.split(', ')),
});

/** What LUX answers in English to what a child says in English. */
export const EnglishTalk = z.strictObject({ heard: z.array(Text).min(1), en: Text, de: Text });
export type EnglishTalk = z.infer<typeof EnglishTalk>;
export const EnglishTalksFile = z.strictObject({ talks: z.array(EnglishTalk).min(40) });

/** "wann/wie ck": all these words, one of each group; "a*" is how a word begins. */
const Asked = z.string().transform((line) => line.split(' ').map((group) => group.split('/')));
export const Rule = z.strictObject({ asked: z.array(Asked).min(1), young: Text, older: Text });
export type Rule = z.infer<typeof Rule>;
export const RulesFile = z.strictObject({ rules: z.array(Rule).min(40) });

/** "naif = Das k am Anfang hört man nicht." */
const Sound = z
  .string()
  .regex(/^[^=]+(?: = [^=]+)?$/)
  .transform((line) => {
    const [said = '', hint] = line.split(' = ');
    return { said, hint };
  });
export const SoundsFile = z.strictObject({ sounds: z.record(Text, Sound) });

/** Where a word comes from. */
export const WordOriginsFile = z.strictObject({ origins: z.record(Text, Text) });

/** A sentence in which every word begins with a letter. */
export const AlliterationsFile = z.strictObject({ alliterations: z.record(Text, Text) });

/** Words that rhyme with one for which a reader by sound finds none or unfit ones; none where nothing does. */
export const RareRhymesFile = z.strictObject({
  rhymes: z.record(Text, Words),
  none: Words,
});

/** Ways to remember a rule, asked for as rules are. */
export const TricksFile = z.strictObject({ tricks: z.array(Rule).min(10) });

/** Rules and facts of English, asked for in German. */
export const EnglishQuestion = z.strictObject({ asked: z.array(Asked).min(1), text: Text });
export const EnglishQuestionsFile = z.strictObject({
  questions: z.array(EnglishQuestion).min(30),
  opposites: z.record(Text, Text),
});
