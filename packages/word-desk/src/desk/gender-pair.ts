import { findNoun } from '../lexicon/find-forms.ts';
import { capitalise, german, type Tools } from './tools.ts';

const FEMALE =
  /(?:weiblich|feminin)\p{L}* (?:form|wort|variante|version|name|person)\p{L}*(?: ist| heißt| wäre)? ?(?:von|zu|für|vom|zum|bei)? ?(?:dem |der |das |den |ein |einem )?(?<word>\p{L}{3,})|(?:heißt|ist|nennt man|sagt man zu|wird aus) (?:der |ein |einem |einen )?(?<other>\p{L}{3,}),? (?:wenn es (?:eine frau|ein mädchen) ist|als frau|in (?:der )?weiblich\p{L}*(?: form)?|bei einer frau)/u;
const MALE =
  /(?:männlich|maskulin)\p{L}* (?:form|wort|variante|version|name|person)\p{L}*(?: ist| heißt| wäre)? ?(?:von|zu|für|vom|zum|bei)? ?(?:der |die |das |einer |eine )?(?<word>\p{L}{3,})|(?:heißt|ist|nennt man|sagt man zu|wird aus) (?:die |eine |einer )?(?<other>\p{L}{3,}),? (?:wenn es (?:ein mann|ein junge) ist|als mann|in (?:der )?männlich\p{L}*(?: form)?|bei einem mann)/u;
/** Pairs that no ending makes. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Mann', 'Frau'],
  ['Junge', 'Mädchen'],
  ['Vater', 'Mutter'],
  ['Papa', 'Mama'],
  ['Opa', 'Oma'],
  ['Großvater', 'Großmutter'],
  ['Bruder', 'Schwester'],
  ['Onkel', 'Tante'],
  ['Sohn', 'Tochter'],
  ['Neffe', 'Nichte'],
  ['Herr', 'Frau'],
  ['König', 'Königin'],
  ['Hahn', 'Henne'],
  ['Kater', 'Katze'],
  ['Stier', 'Kuh'],
  ['Bulle', 'Kuh'],
  ['Hengst', 'Stute'],
  ['Eber', 'Sau'],
  ['Erpel', 'Ente'],
  ['Prinz', 'Prinzessin'],
  ['Franzose', 'Französin'],
  ['Bräutigam', 'Braut'],
];

/** "Wie heißt die weibliche Form von Arzt?"; null for all other questions, and where no such word is known. */
export function answerGenderPair(text: string, tools: Tools): string | null {
  const female = FEMALE.exec(text)?.groups;
  const male = female ? undefined : MALE.exec(text)?.groups;
  const asked = female?.word ?? female?.other ?? male?.word ?? male?.other;
  if (asked === undefined) return null;
  const word = findNoun(tools.lexicon, asked)?.lemma ?? capitalise(asked);
  const found = female ? femaleOf(word, tools) : maleOf(word, tools);
  if (found === null)
    return `Das Gegenstück zu ${german(word)} kenne ich leider nicht. Frag eine Lehrerin oder einen Lehrer.`;
  return female
    ? `Die weibliche Form von ${german(word)} ist: die ${found}.`
    : `Die männliche Form von ${german(word)} ist: der ${found}.`;
}

const isOf = (word: string, gender: string, { lexicon }: Tools) =>
  lexicon.noun(word)?.gender === gender;

function femaleOf(word: string, tools: Tools): string | null {
  const pair = PAIRS.find(([male]) => male === word)?.[1];
  if (pair) return pair;
  const noun = tools.lexicon.noun(word);
  const stem = word.replace(/e$/, '');
  const changed = capitalise(
    stem.toLowerCase().replace(/(?:au|[aou])(?=[^aeiouäöü]*$)/, (vowel) => UMLAUTS[vowel] ?? vowel),
  );
  // Of "Schutz" no "Schützin" is made, nor of what has no people in it.
  const isDeed = noun?.plural === undefined;
  return isDeed
    ? null
    : ([`${stem}in`, `${changed}in`].find((candidate) => isOf(candidate, 'f', tools)) ?? null);
}

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };
const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', äu: 'au' };

function maleOf(word: string, tools: Tools): string | null {
  const pair = PAIRS.find(([, female]) => female === word)?.[0];
  if (pair) return pair;
  if (!/in$/.test(word)) return null;
  const stem = word.slice(0, -2);
  const plain = capitalise(
    stem.toLowerCase().replace(/(?:äu|[äöü])(?=[^aeiouäöü]*$)/, (vowel) => PLAIN[vowel] ?? vowel),
  );
  return (
    [stem, `${stem}e`, plain, `${plain}e`].find((candidate) => isOf(candidate, 'm', tools)) ?? null
  );
}
