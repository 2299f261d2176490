/// <reference path="../../packages/espeak-voice/src/engine/espeak-ng-emscripten.d.ts" />
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createEspeakModule from '@echogarden/espeak-ng-emscripten';
import { createPronouncer } from '@lux/espeak-voice/pronunciation/create-pronouncer.ts';
import type { PartOfCompound } from '@lux/espeak-voice/pronunciation/load-compound-parts.ts';
import { loadPronunciations } from '@lux/espeak-voice/pronunciation/load-pronunciations.ts';
import { splitCompound } from '@lux/espeak-voice/pronunciation/split-compound.ts';
import { parseNoun } from '@lux/word-desk/lexicon/noun.ts';
import { parseVerb } from '@lux/word-desk/lexicon/verb.ts';

/**
 * Makes `packages/espeak-voice/data/compound-parts.txt`: the words German compounds are made of, each
 * with the sounds eSpeak NG has for it alone, of the words of `packages/word-desk`.
 *
 *     node scripts/generate/generate-compound-parts.ts
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEXICON = join(ROOT, 'packages/word-desk/data/lexicon');
const OUTPUT = join(ROOT, 'packages/espeak-voice/data/compound-parts.txt');

const linesOf = (name: string) =>
  readFileSync(join(LEXICON, name), 'utf8').split('\n').filter(Boolean);
const small = (word: string) => word.toLowerCase();
const isCommon = (line: string) => line.startsWith('*');
const bare = (line: string) => line.replace(/^\*/, '');

const { eSpeakNGWorker: Speaker } = await createEspeakModule();
const speaker = new Speaker();
speaker.set_voice('de+f2');
speaker.set_rate(450);

function heard(given: string): string {
  let sounds = '';
  speaker.synthesize(given, (_, events) => {
    for (const { type, id } of events) if (type === 'phoneme' && id) sounds += id;
    return false;
  });
  return sounds;
}

/** eSpeak NG's own letters for its IPA, the longer ones first. */
const LETTERS: readonly (readonly [ipa: string, own: string])[] = [
  ['l̩', '@l'],
  ['n̩', '@n'],
  ['ɔø', 'OY'],
  ['ʊɐ', 'Ur'],
  ['ɪç', 'IC'],
  ['ɑː', 'A:'],
  ['ɛː', 'E:'],
  ['øː', 'Y:'],
  ['ɜ', '3'],
  ['ɛ', 'E'],
  ['ə', '@'],
  ['ɪ', 'I'],
  ['ɔ', 'O'],
  ['ʊ', 'U'],
  ['ʏ', 'y'],
  ['œ', 'W'],
  ['ɑ', 'A'],
  ['ʃ', 'S'],
  ['ç', 'C'],
  ['ŋ', 'N'],
  ['ʒ', 'Z'],
  ['ɡ', 'g'],
  ['ɾ', 'r'],
  ['ɐ', '3'],
  ['ʔ', '?'],
  ['ː', ':'],
  ['ˈ', "'"],
  ['ˌ', ','],
];
const plain = (ipa: string) => ipa.replace(/[ɾr]/g, 'r').replace(/ˌ/g, '');

/** The sounds in eSpeak NG's letters; null where they would not sound the same. */
function soundsOf(word: string): string | null {
  const ipa = heard(word);
  if (!ipa || ipa.includes('(')) return null;
  const sounds = LETTERS.reduce((text, [from, to]) => text.replaceAll(from, to), ipa);
  if (plain(heard(`[[${sounds}]]`)) !== plain(ipa))
    console.warn('not the same', word, ipa, sounds, heard(`[[${sounds}]]`));
  return /^[A-Za-z@0-9:?~;,']{1,80}$/.test(sounds) ? sounds : null;
}

const found = new Map<string, PartOfCompound>();
const pronounce = createPronouncer(loadPronunciations(), new Map());

/** Openings and others that the engine says weakly, or wrong, alone. */
const OWN_SOUNDS: Readonly<Record<string, string>> = {
  vor: "f'o:r",
  nach: "n'A:x",
  mit: "m'It",
  aus: "'aUs",
  auf: "'aUf",
  ein: "'aIn",
  bei: "b'aI",
  um: "'Um",
  zu: "ts'u:",
  geh: "g'e:",
  ur: "'u:r",
  wart: "v'art",
  erdbeer: "'e:rtbe:r",
  himbeer: "h'Imbe:r",
  liebes: "l'i:b@s",
  hilfs: "h'Ilfs",
  leb: "l'e:p",
  rad: "r'A:t",
  oster: "'o:st3",
  sende: "z'End@",
  kehlchen: "k'e:lC@n",
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function add(word: string, places: string, isNoun = false) {
  const known = found.get(word);
  const given = pronounce(word) ?? (isNoun ? capital(word) : word);
  const engine = known?.sounds ?? soundsOf(given);
  const sounds = OWN_SOUNDS[word] ?? engine?.replace(/e:r(?='aI(?:$|@)|,?In)/, '@r');
  if (!sounds?.includes("'") || /[^a-zäöüß]/.test(word)) return;
  found.set(word, {
    sounds,
    isWrong: known?.isWrong || (sounds !== engine && !places.includes('o')),
    isFirst: known?.isFirst || /[fo]/.test(places),
    isLast: known?.isLast || places.includes('l'),
    isOpening: known?.isOpening || places.includes('o'),
  });
}

/** Short words that are no part of a compound, or are found in too many others. */
const NO_PARTS = new Set(
  'an ab und die der ate ion tion gel igel schaft tum heit keit nis chen lein ung ling ling ern ehe ist ina eva ute ulf uli udo tom tim lea ida ada pia mia ara ena ami ani era eta rho tau psi phi chi gen ren ger ben len sen lis ria nen lau au po samt saus verb nein bare komm nische rinne rinnen eile eilen wegs richt sten tern sein stier tagen sund asse'.split(
    ' ',
  ),
);
const SHORT =
  'ei öl arm arzt bad bau bär bus eck eis fuß gas gut hof hut kuh mut not ohr rad rat see tag tal tee tor tür uhr weg wal zug zoo zahn geh näh mäh seh hai zeh ruf rot tod huf bar box reh rand amt akt art ast erz fee gag hüte hund klo knie land list lob los lust mal mai pol pop po rap reh saal sau tat ton typ web wut zelt zoll'.split(
    ' ',
  );
const mayBePart = (word: string) =>
  !NO_PARTS.has(word) && (word.length > 3 || SHORT.includes(word)) && /^[a-zäöüß]+$/.test(word);

const OPENINGS =
  'vor nach mit aus auf ein bei über unter um zu haupt rück innen außen neben zwischen gegen hinter wieder zurück'.split(
    ' ',
  );
for (const opening of OPENINGS) add(opening, 'o');
/** They look like compounds and are none. */
const SIMPLE =
  'autor autorin autorinnen autoren automat automaten näherin näherinnen ballast plantage plantagen verbrennen verbrechen vereinbart kommunion überall unterwegs nachbar nachbarn nachbarin herbst mittag urteil vorteile abend antwort heimat monat armut wehmut demut hochzeit hochzeiten weihnachten weihnacht ostern kapitel karton kartoffel kartoffeln krokodil elefant spaghetti nachtigall nachtigallen rotation notar notare taktik tablett totale rate rasen rasend ampel ampeln gelenk gelenke gelenken geländer gewehr bestand besteck beeren erbse erbsen erde erben partei parteien polizei bäckerei batterie reihe dattel datteln formel formeln feierlich seiten siegel spargel stieglitz tischler weinen wunder zange zeugen kastanie kastanien flamingo flamingos indianer mineral mineralien sandale sandalen salate tatort tatorte uhu urin orgel organ alter altar mandarine mandel mandeln mantel mittwoch pantoffel pantoffeln schulter schultern schwester schwestern seminar stapel tempel trommel trommeln vorne wirbel wolkig zirkel zwiebel zwiebeln berlin hamburg regensburg brandenburg reisende rufende lernende passende'.split(
    ' ',
  );
for (const word of SIMPLE) add(word, '');
/** Parts the lists do not have as words of their own. */
const MORE =
  'oster kirsch erdbeer himbeer liebes hilfs leb macher krümel ranzen eltern flocke rad einzel alb alt neu jugend zeiger spanne spannen sende melde gänger gängern weiser meister einzeln kehl kehlchen treff lieblings grund ur erz rest dudel bestand edel heim allein extra mini super mega sonder vize fein grob schräg quer innen brems kugel stier sprech hoch'.split(
    ' ',
  );
for (const word of MORE)
  add(
    word,
    /gänger|weiser|spanne|zeiger|kehlchen|treff|rad|macher|krümel|ranzen|eltern|flocke/.test(word)
      ? 'fl'
      : 'f',
  );

const nouns = linesOf('own-nouns.txt')
  .map((line) => `*${line}`)
  .concat(linesOf('nouns.txt'));
const all = new Set(nouns.map((line) => small(parseNoun(bare(line)).lemma)));
const common = nouns.filter(isCommon).map((line) => parseNoun(bare(line)));
common.sort((a, b) => a.lemma.length - b.lemma.length);

/** How many other words begin or end with each. */
const asFirst = new Map<string, number>();
const asLast = new Map<string, number>();
for (const word of all) {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (all.has(last) && all.has(first.replace(/(?:e?s|e?n|e)$/, ''))) {
      asFirst.set(first, (asFirst.get(first) ?? 0) + 1);
      asLast.set(last, (asLast.get(last) ?? 0) + 1);
    }
  }
}

function addNoun({ lemma, plural, genitive }: ReturnType<typeof parseNoun>) {
  const word = small(lemma);
  if (splitCompound(found, word)) return;
  const places = mayBePart(word) ? 'fl' : '';
  add(word, places, true);
  if (plural && plural !== lemma) {
    add(small(plural), places, true);
    if (/(?:e|er|el)$/.test(plural)) add(`${small(plural)}n`, places && 'l', true);
  }
  if (genitive !== lemma) add(small(genitive), places && 'l', true);
}
for (const noun of common.filter(({ lemma }) => lemma.length < 6)) addNoun(noun);
for (const line of linesOf('adjectives.txt').filter(isCommon)) {
  const word = small(bare(line));
  if (word.length <= 6 && mayBePart(word)) add(word, 'f');
}
for (const line of linesOf('verbs.txt').filter(isCommon)) {
  const { infinitive, prefix } = parseVerb(bare(line));
  const stem = infinitive.replace(/e?n$/, '');
  if (prefix || !infinitive.endsWith('en') || infinitive.length > 11) continue;
  if (mayBePart(stem) && stem.length > 2) add(stem, 'f');
  if (stem.length > 2) add(`${stem}e`, 'f');
}

common.forEach(addNoun);
const RARE = 6;
for (const line of nouns) {
  const noun = parseNoun(bare(line));
  const word = small(noun.lemma);
  const uses = Math.max(asFirst.get(word) ?? 0, asLast.get(word) ?? 0);
  if (!isCommon(line) && word.length > 3 && word.length < 10 && uses >= RARE && !found.has(word))
    addNoun(noun);
}
const lines = [...found]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, { sounds, isWrong, isFirst, isLast, isOpening }]) =>
    `${word} ${sounds} ${isOpening ? 'o' : isFirst ? 'f' : ''}${isLast ? 'l' : ''}${isWrong ? 'w' : ''}`.trim(),
  );
writeFileSync(OUTPUT, `${lines.join('\n')}\n`);
console.log(lines.length, 'words');
