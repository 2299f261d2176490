import { englishly, type Tools } from '../desk/tools.ts';
import { askedInEnglish } from '../questions/asked-in-english.ts';
import { withoutOpening, writeOut } from '../questions/write-out.ts';

type Ask = (question: string) => string | null;

const TRANSLATE =
  /^(?:übersetze?|übersetzt|übersetzen|translate)(?: (?:mir|mal|bitte|uns|den satz|das|folgendes))*(?: auf englisch)?:? (?<said>\S+ .+?)(?: auf englisch| übersetzen)*$/u;
const SAYS: readonly RegExp[] = [
  /^(?:wie|was) (?:sagt|sag|sage|heißt|schreibt|fragt|frag|frage|würde)(?: (?:man|ich|der satz|wir))? (?<said>\p{L}+ \p{L}.*) auf englisch$/u,
  /^(?:wie|was) (?:sagt|sag|sage|heißt|fragt|frag|frage)(?: (?:man|ich))? auf englisch:? (?!dass |ob |wenn )(?<said>\p{L}+ \p{L}.*)$/u,
  /^(?<said>(?:ich|du|er|sie|es|wir|das|mein|meine|kann|darf|wo|was|wie) \p{L}+ .+?),? (?:wie (?:sagt man|sag ich|heißt)(?: das)?|was heißt das) auf englisch$/u,
];
const DID = /^Auf Englisch sagt man|heißt auf (?:Englisch|Deutsch)/u;
const HALF = 'Den ganzen Satz kann ich nicht sicher übersetzen.';
const SAID = /^Auf Englisch sagt man: “(?<said>[^”]+)”/u;
const BEGINS_WITH_SUBJECT =
  /^(?:ich|du|er|sie|es|wir|ihr|das|mein|meine|dein|deine|sein|seine|unser|unsere) \p{L}/u;
const TORN_ENGLISH =
  /^(?:am|is|are|was|were|do|does|did|have|has|taste|ask|smell|look|sound)(?!\p{L})/iu;
/** "Wie sagt man … auf Englisch": a whole sentence as it was said; null of single words. */
function wholeSentence(said: string, { english, translator }: Tools): string | null {
  const phrase = phraseFor(said, english);
  if (phrase) return `Auf Englisch sagt man: ${englishly(phrase.en)}`;
  const told = translator().toEnglish(said);
  return told === null || TORN_ENGLISH.test(told)
    ? null
    : `Auf Englisch sagt man: ${englishly(told)}`;
}

/** With "bitte" or without. */
const phraseFor = (said: string, english: Tools['english']) =>
  [said, said.replace(/(?:^| )bitte(?= |$)/u, '').trim(), `${said} bitte`]
    .map((each) => english.germanPhrase(each))
    .find((found) => found !== undefined);

/** Who asks "können Sie" is polite to one, and "they" is hardly ever meant. */
const POLITE: Readonly<Record<string, string>> = {
  können: 'kannst',
  könnten: 'kannst',
  haben: 'hast',
  sprechen: 'sprichst',
  möchten: 'möchtest',
  wissen: 'weißt',
  wollen: 'willst',
  sind: 'bist',
  kommen: 'kommst',
  wohnen: 'wohnst',
  mögen: 'magst',
  brauchen: 'brauchst',
};
const politely = (said: string) =>
  said.replace(/^(\p{L}+) sie (?=\S)/u, (whole, verb: string) =>
    POLITE[verb] === undefined ? whole : `${POLITE[verb]} du `,
  );

/** A wish in English that sounds like one for a practice. */
const SPEAKS_ENGLISH =
  /^(?:tell me|sing|what time|can you (?:tell|sing)|(?:can you )?help me with my)(?! (?:alone|secret))/u;
const AND_SAID =
  /^was heißt (?<word>\p{L}{3,}) und wie (?:spricht|sagt|sprech|sag)\p{L}* (?:man|ich) (?:das|es)(?: aus)?(?: .*)?$/u;
const IN_ENGLISH = /heißt auf Englisch “(?<en>[^”]+)”/u;
const SOUNDS = /Das klingt wie „[^“]+“\./u;

/** "Was heißt Eichhörnchen und wie spricht man das aus": the English word, and its sound where it is known. */
function wordAndSound(word: string, ask: Ask): string | null {
  const told = ask(`Was heißt ${word} auf Englisch?`);
  const english = IN_ENGLISH.exec(told ?? '')?.groups?.en;
  if (told === null || english === undefined) return null;
  const sound = SOUNDS.exec(ask(`wie spricht man ${english} aus`) ?? '')?.[0];
  return sound === undefined
    ? `${told} Hör zu und sprich nach: ${englishly(english)}.`
    : `${told} ${sound}`;
}

/** "Übersetz mir mal …", "wie sagt man … auf Englisch": the whole sentence, or what is known of it. */
export function answerAskedTranslation(plain: string, tools: Tools, ask: Ask): string | null {
  const text = withoutOpening(writeOut(tools.asked ?? plain));
  if (SPEAKS_ENGLISH.test(plain)) {
    const reply = ask(plain);
    if (reply?.startsWith('“') && !reply.includes("I don't know")) return reply;
  }
  const inGerman = askedInEnglish(text);
  if (inGerman !== null) return ask(inGerman);
  const both = AND_SAID.exec(plain)?.groups?.word;
  if (both !== undefined) return wordAndSound(both, ask);
  const sentence = SAYS.map((pattern) => pattern.exec(text)?.groups?.said).find(Boolean);
  const polite = sentence === undefined ? undefined : politely(sentence);
  if (polite !== undefined && polite !== sentence) return wholeSentence(polite, tools);
  if (sentence !== undefined && BEGINS_WITH_SUBJECT.test(sentence)) {
    const whole = wholeSentence(sentence, tools);
    if (whole !== null) return whole;
    const told = ask(`Wie sagt man ${sentence} auf Englisch?`);
    const english = SAID.exec(told ?? '')?.groups?.said ?? '';
    return TORN_ENGLISH.test(english)
      ? `${HALF} Sag mir ein Wort oder einen kurzen Satz davon.`
      : null;
  }
  const phrase = sentence === undefined ? undefined : phraseFor(sentence, tools.english);
  if (phrase) return `Auf Englisch sagt man: ${englishly(phrase.en)}`;
  const said = TRANSLATE.exec(text)?.groups?.said;
  if (said === undefined) return null;
  const isEnglish = said.split(' ').every((word) => tools.english.english(word).length > 0);
  const told = ask(
    isEnglish ? `Was heißt ${said} auf Deutsch?` : `Was heißt ${said} auf Englisch?`,
  );
  return told !== null && (DID.test(told) || told.startsWith(HALF) || isEnglish) ? told : null;
}
