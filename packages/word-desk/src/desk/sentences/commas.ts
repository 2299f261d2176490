import { german, list } from '../tools.ts';

const WITH_COMMA =
  /^(?:weil|dass|wenn|obwohl|aber|sondern|denn|damit|bevor|nachdem|sobald|falls|ob|während|bis|sodass)$/;
const WITHOUT_COMMA = /^(?:und|oder|sowie)$/;
const ASKS_WORD =
  /(?:vor|bei)(?: dem| einem| das| m)?(?: wort| wörtchen)? (?<word>\p{L}+)(?: (?:ein|immer ein|auch ein|n|eigentlich ein|das|ein beistrich|setzen|machen|hin|man|immer|da))* (?:komma|beistrich)|(?:komma|beistrich) (?:\p{L}+ ){0,3}?vor(?: dem wort)? (?<behind>\p{L}+)/u;
const ASKS_PLACE =
  /(?:wo|wohin|muss|kommt|gehört|brauche?|setz\p{L}*)(?: \p{L}+){0,5} (?:komma|beistrich)s?(?: (?:hin|rein|da|setzen|machen|stehen|in|im|bei|dem|den|satz|diesem|kommt|muss|das|vor|gehört))* (?<s>\p{L}+(?:,? \p{L}+){3,})$/u;
const MOST_WORDS = 18;

/** Where the comma goes: before a joining word, or in a sentence; null where a rule does not tell. */
export function answerComma(text: string): string | null {
  if (!/komma|beistrich/.test(text) || /kommazahl|rechn|,\d/.test(text)) return null;
  const sentence = ASKS_PLACE.exec(text)?.groups?.s;
  const placed = sentence === undefined ? null : place(sentence);
  if (placed) return placed;
  const { word, behind } = ASKS_WORD.exec(text)?.groups ?? {};
  const asked = word ?? behind ?? '';
  if (WITH_COMMA.test(asked))
    return `Ja, vor ${german(asked)} steht ein Komma, wenn es zwei Sätze verbindet. Zum Beispiel: ${EXAMPLES[asked] ?? EXAMPLES.weil}`;
  if (/^(?:als|wie)$/.test(asked))
    return `Folgt nach ${german(asked)} ein ganzer Satz, steht davor ein Komma. Bei einem Vergleich steht keins: größer als ich, so groß wie du.`;
  if (WITHOUT_COMMA.test(asked))
    return `Nein, vor ${german(asked)} steht meistens kein Komma. Zum Beispiel: Ich mag Äpfel ${asked} Birnen.`;
  return null;
}

const EXAMPLES: Readonly<Partial<Record<string, string>>> = {
  weil: 'Ich bleibe drinnen, weil es regnet.',
  dass: 'Ich weiß, dass du kommst.',
  wenn: 'Ich freue mich, wenn du kommst.',
  obwohl: 'Wir spielen draußen, obwohl es regnet.',
  aber: 'Ich bin müde, aber ich lese noch.',
  sondern: 'Das ist kein Hund, sondern ein Fuchs.',
  denn: 'Ich bleibe drinnen, denn es regnet.',
  damit: 'Ich übe, damit ich besser werde.',
  bevor: 'Ich wasche mir die Hände, bevor ich esse.',
  nachdem: 'Wir spielten, nachdem wir gegessen hatten.',
  ob: 'Ich frage, ob du kommst.',
};

/** Only before a joining word inside the sentence: commas of lists are not guessed. */
function place(sentence: string): string | null {
  const words = sentence.replaceAll(',', '').split(' ');
  if (words.length > MOST_WORDS) return null;
  const joints = words.filter((word, at) => at > 1 && WITH_COMMA.test(word));
  if (joints.length === 0) return null;
  const written = words.map((word, at) =>
    at > 0 && at < words.length - 1 && WITH_COMMA.test(words[at + 1] ?? '') && at > 0
      ? `${word},`
      : word,
  );
  const text = written.join(' ');
  return `Das Komma steht vor ${list(joints.map(german))}: ${german(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`)}`;
}
