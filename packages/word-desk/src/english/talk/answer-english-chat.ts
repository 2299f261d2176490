import type { Tools } from '../../desk/tools.ts';
import { answerEnglishTalk } from './answer-english-talk.ts';
import { answerEnglishFact } from './english-facts.ts';
import { readEnglish } from './read-english.ts';

const ASKS =
  /^(?:what|where|when|who|why|how|which|do|does|did|can|could|is|are|was|were|have|has|will|would|may|tell)\b/;
const FEELING = /\b(?:sad|angry|afraid|scared|lonely|alone|sick|ill|hurt|cry|crying)\b/;
const MOST_SAID = 2;
const WELL_DONE = /^“Well done!”/;
const KNOWN_STARTS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:bye|bye bye|goodbye)\b/, 'Goodbye! See you soon!', 'Auf Wiedersehen! Bis bald!'],
  [
    /\b(?:talk|speak) (?:in )?english\b/,
    'Yes, of course! What is your name?',
    'Ja, gern! Wie heißt du?',
  ],
  [/^(?:how|what) about you$|^and you$/, 'I am fine, thank you!', 'Mir geht es gut, danke!'],
  [
    /\bweather\b/,
    "I can't see the weather. Is it sunny where you are?",
    'Ich kann das Wetter nicht sehen. Scheint bei dir die Sonne?',
  ],
  [
    /^it is (?:raining|rainy)\b/,
    'Oh, rain! Take an umbrella. Do you like rain?',
    'Oh, Regen! Nimm einen Regenschirm. Magst du Regen?',
  ],
  [
    /^it is snowing\b/,
    'Oh, snow! Do you want to build a snowman?',
    'Oh, Schnee! Möchtest du einen Schneemann bauen?',
  ],
  [/^it is (?:sunny|hot|warm)\b/, 'How nice! Are you going outside?', 'Wie schön! Gehst du raus?'],
  [
    /^i have (?:got )?an? (dog|cat|hamster|rabbit|fish|bird|horse|pony|mouse|guinea pig|turtle)\b/,
    "How nice! I don't have a pet, I'm a computer. What's its name?",
    'Wie schön! Ich habe kein Haustier, ich bin ein Computer. Wie heißt es?',
  ],
  [
    /^my favou?rite\b/,
    'Good choice! I like that, too. Why do you like it?',
    'Gute Wahl! Das mag ich auch. Warum magst du es?',
  ],
  [
    /^i (?:am|feel) (?:happy|great|fine|good|excited)\b/,
    "That's great! Why?",
    'Das ist toll! Warum?',
  ],
  [
    /^i can\b/,
    'Wow, that is great! What else can you do?',
    'Wow, das ist toll! Was kannst du noch?',
  ],
];

/** LUX in English with a child that speaks it; what it cannot say in English it says so. */
export function answerEnglishChat(said: string, tools: Tools): string | null {
  const parts = said
    .split(/(?<=[.!?])\s+|,\s*(?=(?:how|what) about you|and you|what|how|where|do|can|is|are)/iu)
    .filter((part) => /[a-z]/iu.test(part));
  const whole = readEnglish(said);
  const isAsked = parts.some((part) => ASKS.test(part.trim().toLowerCase()));
  const fact = whole === null || !isAsked ? null : factOf(whole);
  if (fact !== null) return told(fact, tools);
  const answers = parts.flatMap((part) => answerPart(part, tools) ?? []);
  const known = [...new Set(answers)].slice(-MOST_SAID);
  if (known.length > 0) return known.join(' ');
  return whole === null ? null : fallback(whole);
}

/** "I have a dog, how about you?" asks for no fact of dogs. */
const factOf = (text: string) =>
  /^(?:i|my|we) .*(?:how|what) about you/.test(text) ? null : answerEnglishFact(text);

function answerPart(part: string, tools: Tools): string | null {
  const text = readEnglish(part);
  if (text === null) return null;
  const fact = ASKS.test(text) ? answerEnglishFact(text) : null;
  if (fact !== null) return told(fact, tools);
  const start = KNOWN_STARTS.find(([pattern]) => pattern.test(text));
  if (start) return `“${start[1]}” Das heißt: „${start[2]}“`;
  const talk = answerEnglishTalk(part, tools);
  return talk !== null && !WELL_DONE.test(talk) ? talk : null;
}

function told(fact: string, tools: Tools): string {
  const german = fact
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => tools.translator().toGerman(sentence.replace(/[.!?]$/, '')));
  const isWhole = german.every((sentence) => sentence !== null);
  return isWhole ? `“${fact}” Das heißt: „${german.join(' ')}“` : `“${fact}”`;
}

function fallback(text: string): string {
  if (FEELING.test(text))
    return '“I am sorry. Do you want to tell me more?” Das heißt: „Das tut mir leid. Magst du mir mehr erzählen?“ Du darfst es auch auf Deutsch sagen.';
  return ASKS.test(text)
    ? "“I don't know that in English yet.” Das heißt: „Das weiß ich auf Englisch noch nicht.“ Frag mich gern auf Deutsch."
    : '“That is interesting! Tell me more, please.” Das heißt: „Das ist spannend! Erzähl mir bitte mehr.“';
}
