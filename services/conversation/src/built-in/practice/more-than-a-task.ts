import { plainWords, type Task } from './tasks/task.ts';

/**
 * What is never heard as a command, an answer or a wish to practise: somebody named, violence, fear, dying,
 * hunger, being locked out, how one feels. It may be a call, and goes the way it would go without a practice.
 */
const PERSON =
  /(?<!\p{L})(?:er|sie|ihm|ihn|ihr|mama\p{L}?|mami|mutti|mutter|papa\p{L}?|papi|vati|vater|stief\p{L}+|eltern|onkel|tante|opa|oma|bruder|schwester|geschwister|cousin\p{L}*|lehrer\p{L}*|\p{L}+lehrer\p{L}*|erzieher\p{L}*|trainer\p{L}*|betreuer\p{L}*|babysitter\p{L}*|nachbar\p{L}*|mann|männer|frau|typ|kerl|fremde\p{L}*|jemand\p{L}*|keiner|niemand\p{L}*|freund\p{L}*)(?!\p{L})/gu;
const HARM =
  /(?<!\p{L})(?:\p{L}*schrei(?!b)\p{L}*|geschrien?|brüll\p{L}*|schläg\p{L}*|schlage|schlagen|geschlagen|\p{L}*prügel\p{L}*|hau|haue|hauen|haust|(?:raus)?gehauen|verhau\p{L}*|haut (?:er|sie|mich|mir|papa|mama|uns)|(?:er|sie|papa|mama|und|mich|mir) haut|tritt|getreten|schubs\p{L}*|geschubst|würg\p{L}*|beiß\p{L}*|wehtu\p{L}*|weh|wegnimm\p{L}*|weggenommen|droh\p{L}*|straf\p{L}*|bestraf\p{L}*|messer|pistole|blut(?!kreislauf|gruppe|druck|körper|bahn)\p{L}*|sonst|polizei|(?:ein|aus)gesperrt|(?:ein|aus)sperr\p{L}*|eingeschlossen|rausgeworfen|keller|schnee stehen|draußen stehen|schoß|anfass\p{L}*|angefasst)(?!\p{L})/u;
const DEATH_OR_HUNGER =
  /(?<!\p{L})(?:tot|tod|tote\p{L}*|töt\p{L}*|sterb\p{L}*|stirb\p{L}*|gestorben|umbring\p{L}*|(?<!nie im )leben|leiden|aushalt\p{L}*|hunger\p{L}*|hungr\p{L}*|verhunger\p{L}*|nichts zu essen|erst (?:was )?essen|gift\p{L}*)(?!\p{L})/u;
const FELT =
  /(?<!\p{L})(?:zitter\p{L}*|wein|weine|weinen|weint|geweint|heul\p{L}*|geheult|angst|ängst\p{L}*|panik|fürcht\p{L}*|schäm\p{L}*|traurig\p{L}*|einsam|allein\p{L}*|ausgelacht|auslach\p{L}*|lach(?:t|en) (?:\p{L}+ ){1,3}aus|verzweifel\p{L}*|(?:gibts?|krieg\p{L}*|bekomm\p{L}*) (?:\p{L}+ ){0,3}(?:ärger|haue)|\p{L}*schimpf\p{L}*|hass\p{L}*|ich bin (?:so |zu |einfach |halt |echt |voll |total |ja |eh |ein |eine |nur |der |die )*(?:dumm|blöd|doof|dumme\p{L}*|blöde\p{L}*|schlecht|fehler|minus|versager\p{L}*|loser|nichts)|(?:kann|bin|schaff\p{L}*) (?:ich )?(?:gar |überhaupt |eh |einfach )*(?:nichts|nix)|alles (?:zu|so) (?:viel|schwer)|(?:keine? lust|kein\p{L}* bock) (?:mehr )?auf (?!(?:\p{L}*aufgaben?|mathe|rechnen|kopfrechnen|deutsch|englisch|plus|minus|mal|malnehmen|geteilt|teilen|einmaleins|schreiben|buchstabieren|diktate?|wörter|vokabeln|quiz|uhr|üben|lernen|das|die|diese|so was|sowas)(?!\p{L}))\p{L}+|(?:die|der|alle) (?:ist|sind|war|waren) (?:\p{L}+ ){0,3}(?:fies|gemein|böse|doof|blöd)|ich war (?:das|es) nicht|war ich nicht|hilfst mir (?:\p{L}+ )?nicht)(?!\p{L})/u;

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether harm, need or a feeling is named, whoever it is of. */
export function namesNeed(text: string): boolean {
  const plain = plainOf(text);
  return HARM.test(plain) || DEATH_OR_HUNGER.test(plain) || FELT.test(plain);
}

/** "Sie weiß es nicht": the other child that answers. */
const OTHER_CANNOT =
  /^(?:(?:hm|nee?|nein|aber|oh) )*(?:er|sie|mein\p{L}* (?:kleine[rn]? |große[rn]? )?(?:bruder|schwester|freund(?:in)?)) (?:weiß|kennt|kann|versteht) (?:es |das |die |den )?(?:auch |noch |gar )*nicht$/u;

/** Who is named in a text: `er`, `papa`, `onkel`. */
export const personsIn = (text: string): string[] =>
  (OTHER_CANNOT.test(plainOf(text)) ? null : plainOf(text).match(PERSON)) ?? [];

/** "Sie hat noch fünf" gives the result of a word problem. */
const GIVES_RESULT =
  /^(?:er|sie) (?:hat|haben|bekommt|braucht) (?:jetzt |noch |dann |also |nur |insgesamt )*[\p{L}\d]+$/u;
export const givesResult = (text: string): boolean => GIVES_RESULT.test(plainOf(text));

/** "Mama sagt, ich soll üben": who sends a child to practise is named and no more. */
const SENT_BY =
  /(?<!\p{L})(?:meine? )?(?:mama|papa|oma|opa|lehrer(?:in)?|mutter|vater) (?:sagt|meint|hat gesagt|hat gemeint|findet|will|möchte) (?:dass )?(?=(?:ich|wir) (?:soll|muss|müssen|noch|mehr|das|die|den|heute|jetzt))/u;
/** "Üb mit mir und Papa": who practises along. */
const ALONG = /(?<!\p{L})(?:mit|und|für) (?:mir und |meine[mrn]? )?\p{L}+(?!\p{L})/gu;

/** Whether somebody is told of beside a wish: "und Papa lacht", "er will es". */
export const tellsOfPerson = (text: string): boolean =>
  personsIn(plainOf(text).replace(SENT_BY, '').replace(ALONG, '')).length > 0;

/** Whether persons are named by a task itself; where verbs are practised, who does it is none. */
export function areOfTask(persons: readonly string[], { prompt, solution }: Task): boolean {
  const told = plainWords(`${prompt} ${solution}`);
  const isOfVerbs = /Wie heißt das Verb „/u.test(prompt);
  return persons.every(
    (person) => told.includes(person) || (isOfVerbs && /^(?:er|sie|ihr)$/u.test(person)),
  );
}
