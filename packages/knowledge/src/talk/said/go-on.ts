import { type Entry, speaksOf } from '../../content/entries.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import { isAmong } from '../telling/choose-entry.ts';
import { listOf } from '../telling/say.ts';
import { type Level, type Step, type Topic, topicAfter } from '../topic.ts';

const MORE =
  /^(?:und )?(?:bitte )?(?:erzahl\w*|sag|weiter|mehr|(?:(?:hast|weisst|kennst) du )?noch (?:so )?(?:mehr|was|etwas|(?:eins|eine?n?|welche)(?: davon| bitte| mal)*(?=[ ?.!]*$))|was noch|und noch|sonst noch|was (?:denn )?noch|gibt es noch mehr|was weisst du noch|und weiter|und sonst|los weiter|ich will mehr (?:wissen|horen))\b/;
const MORE_WORDS = /\b(?:mehr|weiter|noch (?:so )?(?:was|etwas|mehr|eins|eine?n?|welche)|sonst)\b/;
const TELL_ALONE = /^(?:und )?(?:weiter|erzahl\w*)[ .!?]*$/;
const SIMPLER =
  /\b(?:einfacher|leichter (?:erklar\w*|sagen)|kapier\w*|(?:versteh\w*|check\w*|raff\w*|schnall\w*) (?:ich |das |es )*(?:gar |uberhaupt |immer noch )?nicht|nicht (?:so ganz |ganz |richtig )?(?:verstanden|gecheckt|begriffen)|(?:fur )?kleine kinder|fur (?:kleinere|jungere|ganz kleine)|(?:geht|gehts|sag|mach)(?: das| es| mal| mir| bitte| auch| noch)* (?:leichter|einfacher|kurzer|anders)|war (?:mir )?zu schwer|zu (?:schwer|kompliziert|schwierig)(?: erklart)?$|kurzer|was (?:meinst|bedeutet|heisst) (?:du (?:damit|das)|das jetzt))\b|^(?:ha+|ha+h|hae+h?)(?:[ ?!.]+(?:was|wie|nochmal|versteh).*|[ ?!.]*)$/;
const DEEPER = /\b(?:genauer|ausfuhrlicher|schwieriger|im detail|fur grosse)\b/;
const AGAIN =
  /^(?:noch ?mal|noch ?einmal|wiederhol\w*|wie bitte|was\??|sag (?:das )?noch ?mal|was hast du gesagt|bitte noch ?mal|kannst du das (?:bitte )?(?:noch ?mal|wiederholen))[^a-z]*(?:sagen|erzahlen|bitte)?[.?!]*$/;
/** "Wie viele Farben sind das?", "sag mal welche": they were in what was told. */
const WHICH_ALONE =
  /^(?:und )?(?:sag |nenne? |zahl )?(?:mir )?(?:doch )?(?:mal )?(?:die )?welche(?: denn| sind das| sind es| genau| so)*[ ?!.]*$/;
/** "Alle?", "immer?": whether it holds for all. */
const FOR_ALL =
  /^(?:und |aber |wirklich |echt )*(alle|immer|uberall|nie|keiner|jeder|jedes|jede|ganz)[ ?!.]*$/;
/** "Sag mal eins", "nenn mir einen davon" */
const ONE_OF_THEM =
  /^(?:und )?(?:sag|gib|nenne?|zeig|kennst|weisst)(?: mir| mal| uns| doch| bitte| du)* (?:eins|einen|eine|ein paar|zwei|drei)(?: davon| von denen| als beispiel)?[ ?.!]*$/;
const EXAMPLE = new RegExp(`\\bbeispiel\\w*|\\bzeig mal eins\\b|${ONE_OF_THEM.source}`);
export const asksExample = (folded: string): boolean => EXAMPLE.test(folded);
const REALLY =
  /^(?:(?:wow|oh|boah|krass|was|hm+|ey|aber|und)[ ,!]+)?(?:echt|wirklich|ehrlich|im ernst|krass|wow|was echt|(?:ganz )?sicher|bist du (?:dir )?(?:da )?(?:ganz |wirklich )?sicher|stimmt das(?: echt| wirklich| auch)?|ist das (?:ganz )?sicher|ist das wahr|ist das (?:echt|wirklich) (?:so|wahr)|wirklich wahr|echt jetzt|du lugst|glaub ich nicht|nie im leben)[ ?!.]*(?:jetzt|ehrlich|wahr)?[?!.]*$/;
/** "Ja, das stimmt. Ja, Schnecken haben Zähne." says it twice. */
const YES_AGAIN = /^Ja[,.] /u;
const WHY_ALONE =
  /^(?:und |aber |ja |hm+ |ha+e?h? |was |echt )?(?:warum|wieso|weshalb|wozu)(?: (?:denn|eigentlich|da|gibt es (?:das|die|den|ihn|sie|es)|das|ist das so|ist das|macht (?:er|sie|es|der|die|das) das|machen (?:die|sie) das|nicht|ist (?:er|sie|es|der|die|das) so|sind (?:die|sie) so|tut (?:er|sie|es) das|so))*[ ?!.]*$/;
/** "Und nachts?", "und im Winter?": when it is otherwise. */
const AT_TIME =
  /^(?:und|aber) (?:was ist )?((?:nachts|abends|morgens|mittags|tagsuber)|(?:im|am) (?:winter|sommer|herbst|fruhling|tag|abend|morgen|regen))[ ?!.]*$/;
/** "Wie oft am Tag?", "wie viele sind das?": it was in what was told. */
const ASKS_TOLD: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:und )?wie oft(?: (?:am tag|denn|ist das|passiert das|im jahr|gibt es das))*[ ?!.]*$/,
    /(?<!\p{L})\p{L}*mal(?!\p{L})|(?<!\p{L})(?:jede[nmrs]? (?:Tag|Woche|Monat|Jahr|Stunde|Sekunde|Minute|Nacht|\p{L}+te)|täglich|stündlich|alle \p{L}+)(?!\p{L})/iu,
  ],
  [
    /^(?:und )?wie ?viele?(?: (?:sind (?:das|es)|denn|gibt es(?: davon)?|davon|genau|so|ungefahr))*[ ?!.]*$/,
    /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|hunderte?n?|tausende?n?))(?!\p{L})/iu,
  ],
  [/^(?:und )?von wem(?: (?:denn|genau))*[ ?.!]*$/, /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u],
  [/^(?:und )?wie ?viel ?mal(?: (?:denn|so viel|mehr|das))*[ ?.!]*$/, /fache|\p{L}mal(?!\p{L})/u],
  [
    /^(?:und )?wie lange? (?:denn|genau|(?:braucht|dauert|brauchen)(?: (?:das|es|die|der|denn|man))*(?: dafur| dahin| bis dahin)?|(?:fliegt|fahrt|lauft|geht|reist) (?:man|das|es|ein\w*|die|der)(?: \w+)? (?:da|dort)hin)[ ?!.]*$/,
    /(?:\d|(?<!\p{L})(?:ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\p{L}*zig|\p{L}*zehn)) (?:Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\p{L})/u,
  ],
  [
    /^(?:und )?wie ?viel (?:am|pro|jeden) tag[ ?!.]*$/,
    /(?:\d|(?<!\p{L})(?:\p{L}*(?:tausend|hundert|zig|zehn)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zwölf)(?!\p{L}))[^.]{0,40}(?:am|pro|jeden) Tag/iu,
  ],
  [
    /^(?:und )?wie heiss(?:en|t) (?:die|der|das|sie)(?: denn| alle)*[ ?!.]*$/,
    /(?<!\p{L})(?:heißt|heißen)(?!\p{L})/u,
  ],
  // "Ist ein Pilz eine Pflanze?", "was denn dann?"
  [
    /^(?:und |ja |aber )?(?:was|wer|wo|wie)(?: sind die| ist (?:das|der|die|er|es|sie))?(?: denn)? dann[ ?!.]*$/,
    /\p{L}/u,
  ],
  [/^(?:und )?wann(?: (?:war|ist) (?:das|es))?(?: denn| genau)*[ ?!.]*$/, /\d{4}/u],
];
const GIVES_REASON = /\b(?:weil|denn|damit|dadurch|deshalb|darum)\b/i;
const ASKS_WHY = /^(?:Warum|Wieso|Weshalb)/;
/** What stands in the way of something. */
const HINDERS =
  /(?<!\p{L})(?:(?:viel |so )?zu \p{Ll}+(?=[.,!]| für| zum)|kein\p{L}*|weil|denn|ohne|sonst)(?!\p{L})/u;

/** In this order a child hears more of a thing. */
const MORE_ORDER = [
  'fun',
  'record',
  'can',
  'food',
  'home',
  'comparison',
  'age',
  'how',
  'size',
  'young',
  'danger',
  'look',
  'sights',
  'use',
];

/** What is one sentence already is not told again in the same words. */
const NO_SIMPLER = 'Einfacher kann ich es leider nicht sagen. Welches Wort verstehst du nicht?';
const IN_OTHER_WORDS = 'Ich sage es noch einmal anders: ';
const MAX_WORDS = 7;
/** "Sag mal alle" */
const ALL_OF_THEM =
  /^(?:und |sag |nenne? |zahl )*(?:mal |mir )*alle(?: auf| bitte| davon)*[ ?.!]*$/;
const MOST_NAMED = 16;

/** Whether a folded question asks for what may have been told already. */
export const asksTold = (folded: string): boolean =>
  [...ASKS_TOLD.map(([asks]) => asks), AT_TIME].some((pattern) => pattern.test(folded));

/** Whether a folded question means nothing but what was told last. */
export const isAboutLast = (folded: string): boolean =>
  [AGAIN, REALLY, WHY_ALONE, WHICH_ALONE, FOR_ALL].some((pattern) => pattern.test(folded)) ||
  (folded.split(' ').length <= MAX_WORDS &&
    [SIMPLER, DEEPER, EXAMPLE].some((pattern) => pattern.test(folded))) ||
  (MORE.test(folded) && (MORE_WORDS.test(folded) || TELL_ALONE.test(folded)));

/** Whether it asks for nothing but the reason of what was told. */
export const isWhyAlone = (folded: string): boolean => WHY_ALONE.test(folded);

/** Whether a folded question only wants to hear the same words again. */
export const wantsAgain = (folded: string): boolean => AGAIN.test(folded);

/**
 * "Mehr", "einfacher", "noch mal", "Beispiel", "echt?", "warum?": goes on with what was told last.
 * null where a folded question is none of these, or nothing was told yet.
 */
export function goOn(
  folded: string,
  topic: Topic,
  { entries, level }: { entries: readonly Entry[]; level: Level },
): Step | null {
  const { entry, told } = topic;
  const say = (next: Entry, at: Level, before = ''): Step => ({
    answer: { text: `${before}${next[at]}`, confidence: 1 },
    topic: topicAfter(topic, next, { level: at }),
  });
  const admit = (text: string): Step => ({
    answer: { text, confidence: 1, isAdmission: true },
    topic,
  });
  const isUntold = ({ id }: Entry) => !told.has(id);
  const firstUntold = (wanted: string[]) =>
    wanted.flatMap((aspect) => entries.filter((one) => one.id === aspect && isUntold(one)))[0];

  if (MORE.test(folded) && (MORE_WORDS.test(folded) || TELL_ALONE.test(folded))) {
    const next = firstUntold(MORE_ORDER) ?? entries.find(isUntold);
    return next
      ? say(next, level)
      : admit('Mehr weiß ich darüber leider nicht. Was möchtest du noch wissen?');
  }
  if (entry === undefined) return null;
  if (AGAIN.test(folded)) return say(entry, topic.level);
  if (WHICH_ALONE.test(folded)) return say(entry, level);
  const [, time] = AT_TIME.exec(folded) ?? [];
  if (time !== undefined) {
    const key = time.replace(/^(?:im|am) /, '');
    // Its fur in winter answers nobody who asked what it eats.
    const then = [entry, ...entries].find(
      (one) =>
        fold(one.older).includes(key) &&
        (one === entry ||
          one.aspect === 'sleep' ||
          one.asks.some((ask) => fold(ask).includes(key))),
    );
    if (then) return say(then, 'older');
  }
  // What was told last, else what was told of the thing before that.
  for (const one of [entry, ...entries.filter(({ id }) => id !== entry.id && told.has(id))]) {
    const at = (['older', 'young'] as const).find((each) =>
      ASKS_TOLD.some(([asks, says]) => asks.test(folded) && says.test(one[each])),
    );
    if (at) return say(one, at);
  }
  if (ALL_OF_THEM.test(folded) && topic.things.length > 2) {
    const names = topic.things.slice(0, MOST_NAMED).map(({ name }) => name);
    return { answer: { text: `Ich kenne: ${listOf(names)}.`, confidence: 1 }, topic };
  }
  const [, forAll] = FOR_ALL.exec(folded) ?? [];
  if (forAll !== undefined) {
    const says = new RegExp(`(?<!\\p{L})${forAll.replace('uber', 'über')}(?!\\p{L})`, 'iu');
    const found = [entry, ...entries].find((one) => told.has(one.id) && says.test(one.older));
    return found ? say(found, 'older') : admit('Das weiß ich leider nicht genau.');
  }
  if (SIMPLER.test(folded)) {
    const plainer =
      entry.young === entry.older && entries.find(({ id }) => id === topic.aspects[0]);
    if (plainer && plainer !== entry) return say(plainer, 'young');
    const [first = '', ...others] = entry.young.split(/(?<=[.!?])\s+/);
    const isToldBefore = topic.level === 'young' || entry.young === entry.older;
    if (!isToldBefore) return say(entry, 'young');
    if (others.length > 0) return { answer: { text: `Ganz kurz: ${first}`, confidence: 1 }, topic };
    // What was one sentence is told in more of them.
    const isFuller = topic.level === 'young' && entry.older !== entry.young;
    return isFuller ? say(entry, 'older', IN_OTHER_WORDS) : admit(NO_SIMPLER);
  }
  if (DEEPER.test(folded)) return say(entry, 'older');
  if (EXAMPLE.test(folded)) {
    const example = firstUntold(['example', 'comparison', 'kinds', 'fun']);
    return example ? say(example, level) : say(entry, 'older');
  }
  if (REALLY.test(folded)) {
    // The highest tree proves nothing of the oldest.
    const proof = firstUntold(['comparison', 'record', 'fun']);
    const isOfTold = proof && sharesWords([`${proof.young} ${proof.older}`], entry);
    if (isOfTold) return say(proof, level, 'Ja, wirklich. ');
    return say(entry, 'older', YES_AGAIN.test(entry.older) ? '' : 'Ja, das stimmt. ');
  }
  if (!WHY_ALONE.test(folded)) return null;
  // What only came near has no reason that was asked for.
  if (topic.isNear) return admit('Warum das so ist, weiß ich leider nicht.');
  const asksWhy = (one: Entry) => isUntold(one) && one.asks.some((ask) => ASKS_WHY.test(ask));
  const isFuller = topic.level === 'young';
  const asked = topic.wanted?.topics ?? [];
  // "Kann er fliegen?", "warum nicht?": the reason must be one for that.
  const isOfAsked = (one: Entry) =>
    asked.length === 0
      ? sharesWords(one.asks, entry)
      : asked.some((key) => isAmong(key, new Set(one.asks.flatMap(wordsOf).map(lemmaKey))));
  const kin = entries.find((one) => asksWhy(one) && isOfAsked(one));
  if (kin) return say(kin, level);
  if (isFuller && entry.young !== entry.older && GIVES_REASON.test(entry.older)) {
    return say(entry, 'older');
  }
  // "Kann man da landen?", "Nein. Sie ist viel zu heiß.", "warum nicht?"
  if (/\bnicht\b/.test(folded)) {
    const hinders = [entry.young, entry.older]
      .flatMap((text) => text.split(/(?<=[.!?]) /u))
      .find((text) => HINDERS.test(text) && !/^(?:Nein|Ja)[,.]/u.test(text));
    return hinders === undefined
      ? admit('Warum das so ist, weiß ich leider nicht.')
      : { answer: { text: hinders, confidence: 1 }, topic };
  }
  const reason = firstUntold(['why', 'how']);
  const isReason =
    reason &&
    (asked.length === 0
      ? entry.aspect !== undefined && !/^(?:und )?wie ?viele? /iu.test(topic.asked?.[0] ?? '')
      : asked.some((key) => isAmong(key, speaksOf(reason))));
  if (isReason) return say(reason, level);
  if (GIVES_REASON.test(entry.older)) return say(entry, 'older');
  const telling = entries.find(
    (one) =>
      one !== entry &&
      GIVES_REASON.test(one.older) &&
      asked.length > 0 &&
      asked.every((key) => isAmong(key, speaksOf(one))),
  );
  if (telling) return say(telling, 'older');
  return admit('Warum das so ist, weiß ich leider nicht.');
}

/** That both name the thing says nothing. */
const sharesWords = (asks: readonly string[], entry: Entry) => {
  const naming = new Set([entry.thing.name, ...entry.thing.also].flatMap(wordsOf).map(lemmaKey));
  return asks
    .flatMap(wordsOf)
    .some(
      (word) => !isStopWord(word) && !naming.has(lemmaKey(word)) && speaksOf(entry).has(fold(word)),
    );
};
