/** Behind "ich" stands no verb where one of these does: "ich auch", "ich nicht". */
const NO_VERB =
  /^(?:auch|nicht|so|halt|immer|gern|gerne|nie|noch|schon|eben|dann|da|ja|doch|nur|mal|mich|mir|dich|dir|sie|ihn|ihm|ihr|uns|euch|es|das|die|der|den|dem|des|ein|eine|einen|einem|einer|und|aber|oder|weil|dass|denn|wenn|als|wie|was|wo|wer|in|im|an|am|auf|mit|bei|beim|zu|zum|zur|von|vom|vor|vorm|für|ohne|gegen|nach|aus|um|über|unter|wegen|sehr|ganz|voll|total|echt|mega|jetzt|heute|heut|gestern|morgen|hier|dort|allein|alleine|zuerst|eigentlich|irgendwie|einfach|selber|selbst|überhaupt|mein\p{L}*|dein\p{L}*|kein\p{L}*|alle\p{L}*|manchmal|wirklich|trotzdem|lieber|leider|vielleicht|wieder|oft|arm\p{L}*|lux)$/u;

/** Forms of "ich" in the past, and of strong verbs without their -e. */
const STRONG_PAST =
  /^(?:ging|kam|fiel|sah|gab|lief|nahm|fand|stand|lag|saß|rief|schrie|biss|riss|flog|zog|trug|schlief|ließ|hielt|half|warf|traf|sprach|aß|las|vergaß|verlor|bekam|schrieb|blieb|sprang|sang|trank|schwamm|gewann|erschrak|hieß|starb|fuhr|wusch|verschwand)$/;

/** How "du" goes where the vowel changes; keys are stems without -e. */
const CHANGED: Record<string, string> = {
  nehm: 'nimmst',
  geb: 'gibst',
  seh: 'siehst',
  les: 'liest',
  ess: 'isst',
  helf: 'hilfst',
  sprech: 'sprichst',
  treff: 'triffst',
  vergess: 'vergisst',
  werf: 'wirfst',
  tret: 'trittst',
  sterb: 'stirbst',
  erschreck: 'erschrickst',
  schlaf: 'schläfst',
  fahr: 'fährst',
  trag: 'trägst',
  fall: 'fällst',
  fang: 'fängst',
  halt: 'hältst',
  lass: 'lässt',
  lauf: 'läufst',
  wasch: 'wäschst',
  wachs: 'wächst',
  lad: 'lädst',
  schlag: 'schlägst',
};

/** Parts that stand before a verb when it comes last: "wenn ich einschlafe". */
const PREFIX = /^(?:ein|auf|aus|an|ab|mit|vor|zu|weg|hin|her|los|nach|um|zurück)(?=\p{L}{3})/u;

/** Verbs that children say without -e, also at the end of a sentence. */
const BARE =
  /^(?:wein|heul|spiel|denk|glaub|hör|seh|les|geh|komm|mach|brauch|wohn|lern|kenn|steh|sitz|lieg|schlaf|fühl|versteh|kapier|check|raff|schaff|trau|krieg|bekomm|vermiss|wünsch|find|frag|sag|hass|verlier|vergess|stotter|zitter|stolper|bastel|schäm|freu|mag|lüg|schrei|red|ärger|schwitz|hau|renn|lauf|wart|schubs|schlag|nehm|ess|geb|werf|zieh|dreh|sitz)$/;
const NO_VERB_ON_E =
  /^(?:müde|böse|leise|feige|heute|gerne|alleine|ohne|beide|viele|andere|\p{L}*ige|\p{L}*liche|lange|bange)$/u;

/** The form with "du" of a verb with "ich": "checke" and "check" become "checkst"; undefined for other words. */
export function duFormOf(verb: string, known: Record<string, string>): string | undefined {
  const listed = known[verb];
  if (listed !== undefined) return listed;
  if (NO_VERB.test(verb) || verb.length < 3 || /[^a-zäöüß]|en$/.test(verb)) return undefined;
  if (STRONG_PAST.test(verb)) return withEnding(verb);
  const prefix = PREFIX.exec(verb)?.[0] ?? '';
  const stem = verb.slice(prefix.length).replace(/e$/, '');
  return prefix + (known[stem] ?? CHANGED[stem] ?? withEnding(stem));
}

/** The same at the end of a clause, where "klein" and "müde" may stand as well. */
export function lastDuFormOf(verb: string, known: Record<string, string>): string | undefined {
  const bare = verb.replace(PREFIX, '');
  const isVerb =
    known[verb] !== undefined ||
    BARE.test(bare) ||
    STRONG_PAST.test(bare) ||
    (verb.endsWith('e') && !NO_VERB_ON_E.test(verb));
  return isVerb ? duFormOf(verb, known) : undefined;
}

/** The form with "ihr" of a verb with "wir": "angeln" becomes "angelt"; undefined for other words. */
export function ihrFormOf(verb: string, known: Record<string, string>): string | undefined {
  const listed = known[verb];
  if (listed !== undefined) return listed;
  if (NO_VERB.test(verb) || !/^(?!ge\p{L}+en$)[a-zäöüß]{3,}n$/u.test(verb)) return undefined;
  const stem = verb.replace(/e?n$/, '');
  return /[dt]$/.test(stem) ? `${stem}et` : `${stem}t`;
}

function withEnding(stem: string): string {
  if (/[sßzx]$/.test(stem)) return `${stem}t`;
  // "stottere" → "stotterst", "rechne" → "rechnest", "rede" → "redest".
  return /(?:[dt]|[^aeiouäöülrh][mn])$/.test(stem) && !/(?:mm|nn)$/.test(stem)
    ? `${stem}est`
    : `${stem}st`;
}

const THIRD_PERSON =
  /^(?:ist|sind|hat|haben|war|waren|hatte|hatten|wird|werden|wurde|wurden|will|wollen|kann|können|darf|dürfen|muss|müssen|soll|sollen|mag|mögen|wollte|konnte|musste|durfte|sollte|tut|tun|hatten|wollten|spielen|streiten|lachen|fehlen|ärgern|schreien|nerven|sagen|machen|reden|lassen|gehen|kommen|weinen|schimpfen|gehts|tuts)$/;
/** Words on -t that are no verbs. */
const NO_VERB_ON_T =
  /^(?:nicht|mit|seit|jetzt|oft|erst|sonst|fast|dort|gut|selbst|bunt|alt|kalt|schlecht|laut|echt|leicht|nett|tot|weit|meist|längst|statt|satt|recht|rot|hart|fest|vielleicht|bereit|zuerst|zuletzt|seltsamst|insgesamt|gesamt|heut|damit|somit|ge\p{L}+t|ver\p{L}+t|be(?!kommt|sucht|stimmt|leidigt)\p{L}+t|\p{L}+(?:iert|ge\p{L}+t))$/u;

/** A verb with "er", "sie" or "es", or with "sie" for many. */
export const isThirdPerson = (word: string): boolean =>
  THIRD_PERSON.test(word) ||
  STRONG_PAST.test(word) ||
  (/^[a-zäöüß]{2,}t$/.test(word) && !NO_VERB_ON_T.test(word)) ||
  /^(?:ver|be|ge)(?:geht|liert|liebt|steht|gisst|kauft|letzt|droht|hört|winnt|lügt)$/.test(word);
