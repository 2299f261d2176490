import { readFileSync } from 'node:fs';
import { createLexicon, type Lexicon } from '@lux/word-desk/lexicon/create-lexicon.ts';
import { findAdjective, findNoun, isPluralForm } from '@lux/word-desk/lexicon/find-forms.ts';
import type { Noun } from '@lux/word-desk/lexicon/noun.ts';
import type { Verb } from '@lux/word-desk/lexicon/verb.ts';
import { endsAsThing, ofDoing } from './compounds.ts';
import { feminineOf, stemsOf } from './feminine.ts';
import { isFunctionWord } from './function-words.ts';
import { SEPARABLE_PREFIX } from './prefixes.ts';

const BEINGS_FILE = new URL('../../../data/story/beings.txt', import.meta.url);

/** What a form of a verb says beside what is done. */
export interface FiniteForm {
  /** Without a prefix that stands apart: `lief … weg` is of `laufen`. */
  infinitive: string;
  isPast: boolean;
  person: 'ich' | 'du' | 'er' | 'several';
}

export interface KnownNoun extends Noun {
  isPlural: boolean;
}

/** German as the story writer needs it: what a word of a child may be. */
export interface Language {
  finite: (word: string) => readonly FiniteForm[];
  /** The infinitive a participle belongs to. */
  participle: (word: string) => string | null;
  isInfinitive: (word: string) => boolean;
  noun: (word: string) => KnownNoun | null;
  isAdjective: (word: string) => boolean;
  /** Somebody who lives and acts: `Bruder`, `Zauberhund`. */
  isBeing: (lemma: string) => boolean;
  /** Whether a word is spelt as some German word is; capitals do not matter. */
  isKnown: (word: string) => boolean;
  /** `abholt`, as it is written behind `dass`. */
  isJoined: (word: string) => boolean;
  isCommon: (word: string) => boolean;
  isFunctionWord: (word: string) => boolean;
  /** A lemma of a list, looked up without its other forms. */
  isPlainWord: (word: string) => boolean;
  /** A form of a list, found without working anything out. */
  isListed: (word: string) => boolean;
  verb: (infinitive: string) => Verb | undefined;
}

/** `Drachen` is a kite, too, but hardly in a story. */
const OWN_LEMMAS: Readonly<Record<string, string>> = {
  drachen: 'Drache',
  elfen: 'Elfe',
  hexen: 'Hexe',
  geister: 'Geist',
  hasen: 'Hase',
  riesen: 'Riese',
  zwergen: 'Zwerg',
  spitze: 'Spitze',
  gulli: 'Gully',
};
const OWN_PARTICIPLES: Readonly<Record<string, string>> = {
  ausgebüxt: 'ausbüxen',
  ausgebüchst: 'ausbüxen',
  abgehauen: 'abhauen',
};
/** `der Neue`, `die Kleine` */
const NAMED_BY_KIND =
  /^(?:Neue|Alte|Kleine|Große|Kranke|Fremde|Blinde|Jüngste|Älteste|Jüngere|Ältere|Böse|Kleinste|Größte)$/u;
/** The lists have another word of the same letters. */
const FEMININE = /^(?:Spitze)$/u;
const STARS =
  /^(?:Mars|Venus|Merkur|Saturn|Jupiter|Neptun|Uranus|Pluto|\p{L}*planet|\p{L}{2,}weh)$/iu;
/** `Kuschelhase`, `Schaukelpferd`: made like somebody, and a thing; `Schlamm` is no Lamm. */
const TOY =
  /^schlamm$|^gull[iy]$|^(?:inhal|ventil|gener|radi)ator$|^(?:kuschel|stoff|plüsch|schaukel|spielzeug|holz|papp|gummi)\p{Ll}{3,}/iu;
/** `Schraubenzieher`: it does something, and is a thing. */
const INSTRUMENT = /(?<!er)(?:zieher|öffner|kocher|spitzer|rechner)$/u;
const MOST_CACHED = 20_000;
/** Verbs children use that the list of common ones lacks. */
const OWN_VERBS =
  'befehlen empfehlen schwören verrutschen vertauschen verwechseln verschütten bekleckern zerdrücken zerquetschen verbeulen verbiegen stranden lecken knabbern schnuppern schnüffeln formen blättern staunen gucken kleben wackeln grinsen schmelzen umfallen umkippen sägen hämmern kneten kitzeln schnarchen wischen putzen fegen kehren pflücken ernten gießen säen stricken häkeln nähen rodeln paddeln rudern pusten saugen lutschen kauen naschen schlecken trödeln drängeln schubsen kneifen spritzen planschen schaukeln wippen rutschen radeln zelten grillen angeln keimen verirren ausbüxen entwischen zerstreiten anlügen beichten petzen verlaufen entlaufen ausreißen abhauen zanken streiten einsperren verhexen verzaubern verwandeln zerbrechen zerreißen klauen stehlen petzen ärgern auslachen kichern flüstern zaubern fauchen brüllen jagen verfolgen entführen fesseln stolpern stürzen ertrinken kentern explodieren abstürzen vergessen verlegen vermissen verpassen schwindeln lügen graben buddeln basteln zelten landen starten schweben krabbeln hüpfen huschen schleichen knurren bellen miauen wimmern heulen schluchzen zittern bibbern gruseln fürchten verletzen humpeln bluten niesen husten frieren schneien donnern blitzen stürmen hageln regnen brennen qualmen schrumpfen wachsen leuchten glitzern rascheln knarren klopfen poltern'.split(
    ' ',
  );

/**
 * Reads the word lists and the beings once, at the start.
 *
 * @param written the stories' own verbs: `er` in the past, then the forms of `verbs.yaml`.
 */
export function createLanguage(
  written: Readonly<Record<string, readonly string[]>> = {},
): Language {
  const lexicon = createLexicon();
  const { finite, participles, infinitives } = formsOf(lexicon, written);
  const beings = new Set(
    readFileSync(BEINGS_FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  const noun = remember((word: string): KnownNoun | null => {
    const own = OWN_LEMMAS[word.toLowerCase()];
    const found = own === undefined ? findNoun(lexicon, word) : lexicon.noun(own);
    if (!found) return feminineOf(word, lexicon) ?? ofDoing(word, lexicon, infinitives);
    // `einen Werkzeugkasten`: not several of a caste.
    if (/\p{Ll}kasten$/u.test(word) && /kaste$/u.test(found.lemma)) {
      const plural = word.replace(/asten$/u, 'ästen');
      return { ...found, lemma: word, gender: 'm', genitive: `${word}s`, plural, isPlural: false };
    }
    if (FEMININE.test(word)) return { ...found, gender: 'f', genitive: word, isPlural: false };
    return { ...found, isPlural: found.gender === 'p' || isPluralForm(found, word) };
  });
  const isAdjective = remember(
    (word: string) =>
      findAdjective(lexicon, word) !== undefined || isComparedOrDoing(word, lexicon),
  );
  const small = [...beings].filter((word) => word.length > 3).map((word) => word.toLowerCase());
  const isBeing = remember(
    (lemma: string) =>
      beings.has(lemma) ||
      NAMED_BY_KIND.test(lemma) ||
      stemsOf(lemma).some((stem) => beings.has(stem)) ||
      (noun(lemma) === null &&
        !STARS.test(lemma) &&
        !endsAsThing(lemma, lexicon, beings) &&
        !INSTRUMENT.test(lemma) &&
        !isOfVerb(lemma, lexicon)) ||
      (!TOY.test(lemma) &&
        !INSTRUMENT.test(lemma) &&
        // `Kelch` is no Elch.
        small.some((one) => lemma.length > one.length + 1 && lemma.endsWith(one))),
  );
  const regular = remember((word: string) => findRegular(word, lexicon));
  const finiteOf = (word: string): readonly FiniteForm[] => {
    const found = finite.get(word);
    if (found) return found;
    const form =
      noun(word) === null && !isAdjective(word) && !isFunctionWord(word) ? regular(word) : null;
    return form ? [form] : [];
  };
  const isJoined = (word: string): boolean => {
    const [, prefix = '', simple = ''] = SEPARATED.exec(word) ?? [];
    return prefix !== '' && finite.has(simple);
  };
  const participleOf = (word: string): string | null => {
    const known = OWN_PARTICIPLES[word] ?? participles.get(word);
    if (known !== undefined) return known;
    const [, prefix = '', simple = ''] = /^(\p{L}{2,}?)(ge\p{L}{3,}(?:t|en))$/u.exec(word) ?? [];
    const base = SEPARABLE.test(prefix) ? participles.get(simple) : undefined;
    return base === undefined ? rareParticiple(word, lexicon) : prefix + base;
  };
  return {
    finite: (word) => finiteOf(word.toLowerCase()),
    participle: (word) => participleOf(word.toLowerCase()),
    isInfinitive: (word) =>
      infinitives.has(word.toLowerCase()) || (/n$/.test(word) && lexicon.verb(word) !== undefined),
    noun,
    isAdjective,
    isBeing,
    isJoined,
    isKnown: (word) => {
      const key = word.toLowerCase();
      return (
        isFunctionWord(key) ||
        finiteOf(key).length > 0 ||
        participleOf(key) !== null ||
        infinitives.has(key) ||
        lexicon.verb(key) !== undefined ||
        isJoined(key) ||
        // `ich trau mich`, `die Schaukel`
        lexicon.verb(`${key}en`) !== undefined ||
        lexicon.verb(`${key}n`) !== undefined ||
        isAdjective(key) ||
        noun(word) !== null
      );
    },
    isCommon: (word) => {
      const key = word.toLowerCase();
      if (isFunctionWord(key) || finite.has(key) || isJoined(key)) return true;
      if (participleOf(key) !== null && rareParticiple(key, lexicon) === null) return true;
      const found = noun(word);
      return lexicon.isCommon(key) || (found !== null && lexicon.isCommon(found.lemma));
    },
    isFunctionWord,
    isListed: (word) => finite.has(word) || participles.has(word) || infinitives.has(word),
    isPlainWord: (word) =>
      isFunctionWord(word) || lexicon.isAdjective(word) || lexicon.noun(word) !== undefined,
    verb: lexicon.verb,
  };
}

/** `ankam`: written together only behind `dass`. */
const JOINED =
  /^(?:an|auf|aus|durch|heraus|herüber|hindurch|mit|um|vor|vorbei|zu|zurück)(?=\p{Ll}{3})/u;
/** `abholt`, `zurückgab` */
const SEPARATED = new RegExp(`^(${SEPARABLE_PREFIX})(\\p{Ll}{3,})$`, 'u');
const SEPARABLE = new RegExp(`^(?:${SEPARABLE_PREFIX})$`, 'u');

/** `größte`, `schnellerer`, `zitternde`: compared, or made of a verb. */
function isComparedOrDoing(word: string, lexicon: Lexicon): boolean {
  const doing = /^(\p{Ll}+n)d(?:e[nrms]?)?$/u.exec(word)?.[1];
  if (doing && lexicon.verb(doing)) return true;
  const stem = /^(\p{Ll}{3,}?)(?:e?st|er)e[nrms]?$/u.exec(word)?.[1];
  if (!stem) return false;
  const plain = stem.replace('ä', 'a').replace('ö', 'o').replace('ü', 'u');
  return lexicon.isAdjective(stem) || lexicon.isAdjective(plain);
}

/** `wackelte`: a verb that is not common, in a form made by the rule. */
function findRegular(word: string, lexicon: Lexicon): FiniteForm | null {
  const [, stem = '', ending = ''] = /^(\p{Ll}{3,}?)(e?ten|e?te|e?t)$/u.exec(word) ?? [];
  const verb = lexicon.verb(`${stem}en`) ?? lexicon.verb(`${stem}n`);
  if (ending === '' || !verb || verb.prefix !== '') return null;
  const forms = [...verb.past, ...verb.present];
  if (!forms.includes(word)) return null;
  const isPast = ending !== 't' && ending !== 'et';
  return { infinitive: verb.infinitive, isPast, person: ending.endsWith('n') ? 'several' : 'er' };
}

/** `die Schaukel`: a thing that is called as what is done with it. */
function isOfVerb(lemma: string, lexicon: Lexicon): boolean {
  const small = lemma.toLowerCase();
  return lexicon.verb(`${small}n`) !== undefined || lexicon.verb(`${small}en`) !== undefined;
}

/** `gestrickt`, `verschüttet`: of a verb that is not common. */
function rareParticiple(word: string, lexicon: Lexicon): string | null {
  const [, prefix = '', stem = ''] = /^(\p{Ll}*?)ge(\p{Ll}{3,}?)e?t$/u.exec(word) ?? [];
  const fixed = /^((?:be|ent|er|ver|zer)\p{Ll}{3,}?)e?t$/u.exec(word)?.[1];
  const verb =
    lexicon.verb(`${prefix}${stem}en`) ??
    lexicon.verb(`${prefix}${stem}n`) ??
    (fixed === undefined ? undefined : (lexicon.verb(`${fixed}en`) ?? lexicon.verb(`${fixed}n`)));
  return verb?.participle === word ? verb.infinitive : null;
}

function formsOf(lexicon: Lexicon, written: Readonly<Record<string, readonly string[]>>) {
  const finite = new Map<string, FiniteForm[]>();
  const participles = new Map<string, string>();
  const infinitives = new Set<string>();
  const add = (word: string, form: FiniteForm) => {
    const known = finite.get(word) ?? [];
    if (known.some((one) => one.isPast === form.isPast && one.person === form.person)) return;
    finite.set(word, [...known, form]);
  };
  const words = new Set([...lexicon.commonVerbs, ...OWN_VERBS]);
  for (const word of words) {
    const verb = lexicon.verb(word);
    if (!verb) continue;
    // `gefallen` is of `fallen`, `gehört` of `hören`.
    if (!participles.has(verb.participle) || !verb.infinitive.startsWith('ge')) {
      participles.set(verb.participle, verb.infinitive);
    }
    infinitives.add(verb.infinitive);
    const infinitive = verb.infinitive.slice(verb.prefix.length);
    const persons = ['ich', 'du', 'er', 'several', 'du', 'several'] as const;
    persons.forEach((person, at) => {
      add(verb.present[at] ?? '', { infinitive, isPast: false, person });
      add(verb.past[at] ?? '', { infinitive, isPast: true, person });
    });
    // "Ich hab", "ich lauf": as children speak.
    if (
      /^(?:habe|gehe|laufe|sage|komme|traue|finde|sehe|glaube|denke|suche|hole|bleibe|brauche|wünsche|freue)$/.test(
        verb.present[0],
      )
    ) {
      add(verb.present[0].slice(0, -1), { infinitive, isPast: false, person: 'ich' });
    }
  }
  for (const [past, [manyPast = '', er = '', ich = '', infinitive = '']] of Object.entries(
    written,
  )) {
    if (finite.has(past) || JOINED.test(past)) continue;
    add(past, { infinitive, isPast: true, person: 'er' });
    add(manyPast, { infinitive, isPast: true, person: 'several' });
    add(er, { infinitive, isPast: false, person: 'er' });
    add(ich, { infinitive, isPast: false, person: 'ich' });
    add(infinitive, { infinitive, isPast: false, person: 'several' });
    infinitives.add(infinitive);
  }
  return { finite, participles, infinitives };
}

/** Children's words come again and again; the oldest go where there are too many. */
function remember<Value>(find: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before as Value;
    if (known.size >= MOST_CACHED) known.clear();
    const found = find(word);
    known.set(word, found);
    return found;
  };
}
