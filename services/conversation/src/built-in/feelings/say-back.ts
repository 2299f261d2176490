import type { SpokenWordsFile } from './feelings-file.ts';

const MAX_WORDS = 10;
const FRONT =
  /^(?:(?:also|ähm?|äh|und|aber|lux|hallo|hey|du|na ja|naja|ja|ich glaube?|weißt du was|kannst du mir helfen|juhu|hurra|oje|oh je|manno|boah|mann)(?:,? +))+/iu;
const WRITTEN: Record<string, string> = {
  is: 'ist',
  isch: 'ist',
  nich: 'nicht',
  nisch: 'nicht',
  net: 'nicht',
  nit: 'nicht',
  ned: 'nicht',
  ne: 'eine',
  nen: 'einen',
  nem: 'einem',
  ner: 'einer',
  n: 'ein',
  ham: 'haben',
  sin: 'sind',
  ick: 'ich',
  i: 'ich',
  weng: 'wegen',
  nix: 'nichts',
};
const TURNED: Record<string, string> = {
  mich: 'dich',
  mir: 'dir',
  mein: 'dein',
  meine: 'deine',
  meinen: 'deinen',
  meinem: 'deinem',
  meiner: 'deiner',
  meines: 'deines',
  uns: 'euch',
  unser: 'euer',
  unsere: 'eure',
  unserem: 'eurem',
  unseren: 'euren',
  unserer: 'eurer',
};
const POSSESSIVES = new Set(
  Object.values(TURNED).filter((word) => /^(?:dein|euer|eure)/.test(word)),
);
/** Nothing of this is said back: it speaks to LUX, judges the child, or is no word for LUX. */
const UNSAID =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ihr|euch|eu[er]\p{L}*|dumm\p{L}*|blöd\p{L}*|doof\p{L}*|hässlich|fett|dick|scheiß\p{L}*|kack\p{L}*|arsch\p{L}*|idiot\p{L}*|keine[rn]?|niemand\p{L}*|alle|schuld|selber schuld|versager\p{L}*|gemein\p{L}*|fies\p{L}*|nichts|verhauen|verkackt|nackt|hass\p{L}*|ob|was|wie|wo|warum)(?!\p{L})/iu;
const CONJUNCTION = /^(?:weil|dass|wenn|als|obwohl|damit)$/;
const DETERMINER = /^(?:eine?[nmr]?|zum|zur|im|vom|vorm|beim|ins|am|ans)$/;
const NO_NOUN =
  /^(?:bisschen|paar|besten|meisten|liebsten|ganz\p{L}*|sehr|so|zu|mal|\p{L}{1,2}|\p{L}*(?:ige|igen|iger|iges|isch\p{L}*))$/u;
const NO_LAST_NOUN =
  /^(?:[dm]ir|[dm]ich|dein\p{L}*|euch|ihm|ihr|ihn|ihnen|uns|hier|dort|allein\p{L}*|heute|gestern|morgen|drinnen|draußen|oben|unten|immer|oft|wieder|auch|so|schon|noch|mal|früh|spät|nicht|drüben|damals|vorher|nachher|daheim|zuhause|vorhin|nachts|abends)$/u;
const JOINT = /^(?:weil|dass|wenn|als|obwohl|damit|und|aber)$/;
const THIRD_PERSON =
  /^(?:ist|sind|hat|haben|war|waren|wird|wurde|will|kann|darf|muss|soll|mag|tut|fehlt|fehlen|macht|ärgert|nervt|liegt|zieht|bekommt|kriegt|schreit|weint|spielt|spielen|redet|streiten|lacht|lachen|geht|gehts)$/;
const VERB_AT_END =
  /^(?!(?:nicht|mit|jetzt|seit|dort|oft|nichts|gestern|morgen|mehr|allein|euch|wegen|gegen|neben|zwischen|meinen|deinen|keinen|einen|den|sein)$)\p{L}*(?:t|en|st|bin|war|will|mag|kann|darf|muss|soll)$/u;
const FRAGMENT =
  /^(?:in|im|auf|bei|beim|mit|wegen|vor|vorm|am|an|nach|von|vom|zuhause|zu hause|daheim|drinnen|draußen|gestern|heute|morgen|vorhin|nachts|abends)(?!\p{L})/iu;
const MAX_FRAGMENT_WORDS = 5;

/**
 * Says a child's sentence back: "mein bruder hat mich gehauen" becomes "Dein Bruder hat dich gehauen."
 * Null wherever the turned sentence might be wrong, or would say something bad of the child.
 */
export function createSayBack({ du, ihr, adjectives, nouns, names }: SpokenWordsFile) {
  const isAdjective = new Set(adjectives);
  const isCapital = new Set([...nouns, ...names]);
  const isDuForm = new Set(Object.values(du));

  return function sayBack(text: string): string | null {
    const [sentence = '', ...others] = text.trim().split(/(?<=[.!?])\s+/);
    if (others.length > 0 || sentence.endsWith('?') || UNSAID.test(sentence)) return null;
    const spoken = sentence
      .replace(/[.!]+$/, '')
      .replace(FRONT, '')
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .trim();
    const words = spoken.split(/\s+/).map((word) => WRITTEN[word.toLowerCase()] ?? word);
    if (words.length > MAX_WORDS || /[^\p{L}\s,-]/u.test(spoken)) return null;
    const turned = turn(words);
    if (!turned) return null;
    const isLower = text === text.toLowerCase();
    const whole = (isLower ? capitalise(turned) : turned)
      .join(' ')
      .replace(/(?<=\p{L}) (?=(?:weil|dass|wenn|obwohl|aber) )/gu, ', ')
      .replace(/,$/, '');
    const said = whole.charAt(0).toUpperCase() + whole.slice(1);
    if (/^weil /i.test(said)) {
      const last = turned.at(-1) ?? '';
      const hasVerbBefore = turned
        .slice(1, -1)
        .some((word) => THIRD_PERSON.test(word) || isDuForm.has(word));
      return VERB_AT_END.test(last) && !hasVerbBefore ? `Ach so, weil${whole.slice(4)}.` : null;
    }
    if (FRAGMENT.test(said) && !turned.some((word) => hasVerb(word))) {
      return words.length <= MAX_FRAGMENT_WORDS ? `${capitaliseLast(said)} also.` : null;
    }
    return !CONJUNCTION.test(words[0]?.toLowerCase() ?? '') && turned.some((word) => hasVerb(word))
      ? `${said}.`
      : null;
  };

  function hasVerb(word: string) {
    return THIRD_PERSON.test(word) || isDuForm.has(word) || Object.values(ihr).includes(word);
  }

  /** First to second person; null where a verb of "ich" or "wir" is not known. */
  function turn(words: string[]): string[] | null {
    const lower = words.map((word) => word.toLowerCase().replace(/,$/, ''));
    const result = words.map((word, at) => {
      const other = TURNED[lower[at] ?? ''];
      return other === undefined ? word : keepComma(other, word);
    });
    const isTurned = new Set<number>();
    for (const [person, forms, turnedPerson] of [
      ['ich', du, 'du'],
      ['wir', ihr, 'ihr'],
    ] as const) {
      for (let at = lower.indexOf(person); at !== -1; at = lower.indexOf(person, at + 1)) {
        const verbAt = verbOf(lower, at, forms, isTurned);
        if (verbAt === undefined || startsAnew(words, at, verbAt)) return null;
        isTurned.add(verbAt);
        result[at] = turnedPerson;
        result[verbAt] = keepComma(forms[lower[verbAt] ?? ''] ?? '', words[verbAt] ?? '');
      }
    }
    const first = lower[0] ?? '';
    if (!lower.includes('ich') && !lower.includes('wir') && du[first] !== undefined) {
      // "bin traurig": the person is left out.
      isTurned.add(0);
      result[0] = `du ${du[first]}`;
    }
    for (const [at, word] of lower.entries()) {
      if (isTurned.has(at) || !/^(?:bin|habe?|vermisse?)$/.test(word)) continue;
      result[at] = du[word] ?? word;
      isTurned.add(at);
    }
    const persons = lower.filter((word) => /^(?:ich|wir)$/.test(word)).length;
    const joints = lower.filter((word) => JOINT.test(word)).length + spokenCommas(words);
    const verbs = result.filter((word) => word.split(' ').some(hasVerb)).length;
    const isDoubtful =
      Math.max(persons, verbs) > joints + 1 ||
      (persons > 0 &&
        lower.includes('und') &&
        lower.some((word, at) => du[word] !== undefined && !isTurned.has(at)));
    return isDoubtful ? null : result.flatMap((word) => word.split(' '));
  }

  /** "es donnert ich hab angst": two sentences without a joint. */
  function startsAnew(words: string[], at: number, verbAt: number): boolean {
    const before = words[at - 1];
    return (
      verbAt === at + 1 &&
      before !== undefined &&
      !JOINT.test(before.toLowerCase()) &&
      !before.endsWith(',')
    );
  }

  function verbOf(
    lower: string[],
    at: number,
    forms: Record<string, string>,
    isTaken: Set<number>,
  ): number | undefined {
    const start = lower.slice(0, at).findLastIndex((word) => CONJUNCTION.test(word));
    const next = lower.findIndex(
      (word, place) => place > at && /^(?:weil|dass|wenn|und)$/.test(word),
    );
    const end = (next === -1 ? lower.length : next) - 1;
    // Behind "weil" the verb stands at the end.
    const places = start === -1 ? [at + 1, at - 1] : [end];
    return places.find((place) => forms[lower[place] ?? ''] !== undefined && !isTaken.has(place));
  }

  function capitalise(words: string[]): string[] {
    return words.map((word, at) => {
      const before = words.slice(Math.max(0, at - 2), at);
      const isOwned =
        POSSESSIVES.has(before.at(-1) ?? '') ||
        (isAdjective.has(before.at(-1) ?? '') && POSSESSIVES.has(before.at(-2) ?? ''));
      const isCounted = DETERMINER.test(before.at(-1) ?? '') && !NO_NOUN.test(word);
      const isNoun =
        isCapital.has(word.replace(/,$/, '')) || ((isOwned || isCounted) && !isAdjective.has(word));
      return isNoun ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    });
  }
}

/** "in der ukraine", "gestern abend": what such a piece ends with is a noun, or one of these. */
function capitaliseLast(said: string): string {
  const at = said.lastIndexOf(' ') + 1;
  const last = said.slice(at);
  return at === 0 || NO_LAST_NOUN.test(last)
    ? said
    : said.slice(0, at) + last.charAt(0).toUpperCase() + last.slice(1);
}

const keepComma = (word: string, before: string) => (before.endsWith(',') ? `${word},` : word);

const spokenCommas = (words: string[]) => words.filter((word) => word.endsWith(',')).length;
