import type { AspectName } from '../content/aspect-names.ts';

/**
 * How children ask for an aspect, tried from top to bottom on folded text (ä as a, ß as ss, small
 * letters). The aspects after the first stand in where a thing lacks the first.
 */
const frames: [RegExp, AspectName[]][] = [
  // "Wie lange braucht der Mond um die Erde?" asks for no age.
  [/\bwie lange? (?:braucht|brauchen)\b.* (?:um|fur|ein ?mal)\b/, ['time', 'distance']],
  [
    /\bwie lang (?:wird|werden|ist|sind|kann|konnen)\b(?!.*\b(?:leb|schlaf|dauer|unterwegs))/,
    ['size', 'comparison', 'look'],
  ],
  [/\bwer (?:macht|stellt|baut|produziert|herstellt)\b/, ['made', 'how', 'inventor', 'task']],
  [
    /\bwas (?:soll|sollen|muss|mussen|kann|konnen) (?:ich|man|wir) (?:da |dann )?(?:machen|tun)\b/,
    ['danger', 'care', 'custom'],
  ],
  [
    /\bwie lange? (?:braucht|dauert|fliegt|fahrt|ist) .*\b(?:zum|zur|nach|bis)\b|\b(?:zum|zur|nach|bis)\b.*\bwie lange? (?:braucht|dauert|fliegt|fahrt)\b/,
    ['distance'],
  ],
  [
    /\b(?:darf|durfen|kann|konnen) (?:man|ich|wir)\b.*\b(?:essen|anfassen|beruhren|trinken|pflucken|streicheln)\b/,
    ['danger', 'care', 'use'],
  ],
  [
    /\b(?:kann|konnen|konnte|konnten) (?:man|ich|wir|menschen|leute)\b.*\b(?:leben|wohnen)\b/,
    ['temperature'],
  ],
  [
    /\bwas (?:brauch\w*|benotigt|nimmt) (?:man|die da|er|sie|es|die|der|das|ein|eine)\b/,
    ['tools', 'food'],
  ],
  // The toilet itself, its flush and its paper are things of their own.
  [
    /\b(?:aufs?|auf (?:das|die|den|ein|eine|dem|der)) (?:\w+ )?(?:klo|klos|toiletten?|wc|topf|topfchen|pott)\b|\b(?:kack\w*|kacka|kackern|pinkel\w*|pinkle|piesel\w*|pisst|pissen|pipi|aa|urinier\w*|koten)\b|\bwo (?:macht|machen|gehen?|geht) (?:er|sie|es|die|der|das|\w+) (?:denn |da |eigentlich )?(?:hin)\b|\bwohin (?:macht|machen|mach)\b/,
    ['toilet'],
  ],
  [/\b(?:schwanger|trachtig|tragzeit)\w*/, ['young']],
  [/\bworan (?:merk|erkenn|seh|sieh|kann)\w*\b|\bunterscheide\w*\b/, ['look']],
  [/\bwo (?:schlaf|pennen|pennt|schlummer|ubernacht)\w*\b/, ['home', 'sleep']],
  [/\bgibt es (?:\w+ ){1,4}(?:bei uns|hier|in deutschland|in europa)\b/, ['home']],
  [/\b(?:darf|durfen|verboten|erlaubt)\b/, ['care', 'danger']],
  [/\b(?:hauptstadt|regierungssitz)\b/, ['capital']],
  [
    /\bwelche (?:amts)?sprachen?\b|\b(?:sprache|spricht|sprechen|redet|spricht man|sprechen (?:die|sie|man|leute|menschen))\b/,
    ['language'],
  ],
  [/\b(?:flagge|fahne|wappen)\b/, ['flag', 'look']],
  [/\b(?:nachbarn?|nachbarlander?n?|grenzt|grenzen an|angrenz\w*)\b/, ['neighbours', 'home']],
  [
    /\b(?:einwohner|bevolkerung)\b|\bwie ?viele? (?:menschen|leute)\b|\bwer (?:lebt|wohnt)\b/,
    ['people'],
  ],
  [
    /\b(?:sehenswurdigkeit\w*|besichtigen|bekannt fur|beruhmt fur|wofur ist .* (?:bekannt|beruhmt))\b|\bwas (?:gibt es|kann man) .*\b(?:sehen|anschauen|angucken)\b/,
    ['sights', 'fun'],
  ],
  [
    /\bwie (?:lange? |alt )(?:\w+ )*?(?:dauer\w*|halt|halten|braucht|brauchen|unterwegs)\b|\bwie lange?\b(?!.*\b(?:ist|sind|war|schlaf\w*)\b)/,
    ['age', 'time', 'how'],
  ],
  [
    /\bwie alt\b|\bwie lange? (?:leben?|lebt)\b|\blebenserwartung\b|\balter\b|\b(?:wird|werden) .*\balt\b/,
    ['age', 'since'],
  ],
  [
    /\b(?:schlaf\w*|schlav\w*|schlief\w*|geschlafen|winterschlaf|winterruhe|schlummer\w*|nachtaktiv|pennt|pennen)\b/,
    ['sleep'],
  ],
  [/\bwie (?:\w+ )?(?:heiss|warm|kalt)\b(?!t)|\b(?:temperatur\w*|grad)\b/, ['temperature']],
  [
    /\bwie (?:\w+ )?(?:weit|entfernt)\b|\b(?:entfernung|abstand)\b|\bwie nah\b/,
    ['distance', 'size'],
  ],
  [/\b(?:wie schwer|schwer|wiegt|wiegen|gewicht|kilo|kilogramm|tonnen)\b/, ['weight']],
  [
    /\b(?:wie (?:\w+ )?(?:schnell|flott)|geschwindigkeit|tempo|rennen|rennt|stundenkilometer)\b/,
    ['speed', 'can'],
  ],
  [
    /\bwie (?:\w+ )?(?:gross|hoch|lang|breit|tief|dick|klein|riesig|winzig)\b|\b(?:grosse|hohe|durchmesser|ausmasse)\b|\b(?:wird|werden) .*\bgross\b/,
    ['size', 'comparison', 'look'],
  ],
  [
    /\b(?:frisst|fressen|fressn|frist|fresst|gefressen|fra(?:ss|ssen)|gegessen|isst|essen|futter\w*|nahrung|nahrt|ernahr\w*|speise\w*|mampf\w*|trinkt|trinken|lieblingsessen|beute|jagt|jagen|verspeis\w*)\b/,
    ['food'],
  ],
  [
    /\b(?:welche feinde|feinde?|fressfeind\w*|schutzt sich|wehrt|wehren|verteidig\w*|tarnt|tarnung|stacheln? gegen)\b|\bwer (?:frisst|jagt)\b/,
    ['enemies'],
  ],
  [
    /\b(?:gefahrlich\w*|giftig\w*|gift|beisst|beissen|sticht|stechen|schadlich|ungesund|angst (?:vor|haben)|aufpassen|vorsicht\w*|bose|weh tun|wehtun|todlich)\b/,
    ['danger', 'enemies'],
  ],
  [
    /\b(?:pfleg\w*|haltet man|halten kann|haustier halten|kummern|giesst|giessen|schutzen kann|versorg\w*|putz\w*)\b/,
    ['care'],
  ],
  [
    /\b(?:junge[ns]?|jungtier\w*|babys?|baby\w*|nachwuchs|kinder (?:kriegt|bekommt|hat|haben|kriegen|bekommen)|eier|brutet|bruten|vermehr\w*|fortpflanz\w*|geboren|geburt|schwanger|trachtig|kuken|bevor (?:er|sie|es) ein\w*|was (?:war|ist|waren) (?:er|sie|es|der|die|das) vorher|kind (?:von|vom|der|des)|kinder (?:von|vom)|wird mal|welpen?|aufzucht)\b/,
    ['young', 'how'],
  ],
  [
    /\b(?:gerausch\w*|laute?|klingt|klingen|ruft|schreit|bellt|muht|singt|quakt|piept|ton|sound)\b|\bwie macht (?:ein|eine|der|die|das)\b|\bwas sagt (?:ein|eine|der|die|das)\b/,
    ['sound', 'can'],
  ],
  [
    /\b(?:farbe|farben|aussehen|sieht .*aus|sehen .*aus|aussieht|fell|gefiedert|erkenn\w*)\b|\bwie sieht\b|\bwie sehen\b/,
    ['look'],
  ],
  [
    /\b(?:wer hat .*(?:erfunden|entdeckt|gebaut|gemacht|ausgedacht|geschrieben|komponiert|gemalt|gegrundet)|wer (?:erfand|entdeckte|baute|schrieb|grundete)|erfinder\w*|entdecker\w*|ausgedacht|von wem)\b/,
    ['inventor', 'since', 'how'],
  ],
  [
    /\b(?:seit wann|wann (?:wurde|wurden|war|waren|hat|haben|gab|ist .*(?:erfunden|entdeckt|gebaut|entstanden|gegrundet|passiert|gestorben))|welches jahr\w*|welchem jahr\w*|wie lange (?:gibt|schon)|welchem jahrhundert)\b/,
    ['since', 'inventor', 'time'],
  ],
  [
    /\b(?:wann|welchem monat|welcher jahreszeit|welchem tag|datum|uhrzeit)\b/,
    ['time', 'since', 'sleep'],
  ],
  [
    /\b(?:feiert|feiern|gefeiert|brauch|brauche|brauchtum|tradition\w*)\b|\bwas macht man (?:an|am|zu|im|beim)\b/,
    ['custom', 'what'],
  ],
  [
    /\b(?:wird man|wie werde ich|ausbildung|studier\w*|lernt man|lernen|werden will|uben)\b/,
    ['learn', 'how'],
  ],
  [
    /\b(?:werkzeug\w*|ausrustung|gerate|arbeitskleidung|benutzt (?:ein|eine|der|die)|womit arbeitet)\b/,
    ['tools'],
  ],
  [
    /\bwas (?:macht|tut|arbeitet|machen|tun) (?:ein|eine|der|die|das|eigentlich|so|denn)\b|\b(?:aufgaben?|arbeit|arbeitet|zustandig|beruf)\b/,
    ['task', 'can', 'use', 'what'],
  ],
  [
    /\b(?:wofur|wozu|zu was|fur was|was (?:macht|kann) man (?:mit|damit|daraus|aus)|benutzt man|verwendet|nutzt|nutzen|nutzlich|gebraucht|braucht man|brauchen wir|gut fur)\b/,
    ['use', 'task', 'why'],
  ],
  [
    /\b(?:wie viele?|wieviele?|wieviel) (?:arten|sorten|rassen|verschiedene\w*)\b|\b(?:welche|was fur) (?:arten|sorten|rassen|formen)\b|\b(?:arten|sorten|rassen)\b/,
    ['kinds'],
  ],
  [
    /\b(?:besteht|bestehen|teile|bestandteile?|aufgebaut|aufbau|innen|drin|beine?|zahne?|augen|flugel|arme?|knochen|organe?|schnabel|finger|zutaten)\b|\bwie ?viele?\b(?! wieg)/,
    ['parts', 'look', 'made'],
  ],
  [
    /\b(?:hergestellt|herstell\w*|gemacht|gebaut|macht man|baut man|backt man|kocht man|produziert|material|woraus|aus was|wird .*gemacht|gewonnen)\b/,
    ['made', 'parts', 'how'],
  ],
  [
    /\b(?:wie (?:funktionier\w*|geht|gehen|entsteht|entstehen|kommen?|wird aus|kriegt|macht|bildet|bilden|arbeitet|fliegt|schwimmt|kann|atmet|bewegt)|funktionier\w*|entsteht|entstehen|entstanden|wie kommt)\b/,
    ['how', 'made', 'can', 'why'],
  ],
  [/\b(?:wichtig|wozu)\b/, ['why', 'use', 'how']],
  [/\b(?:warum|wieso|weshalb|wegen was|aus welchem grund|grund)\b/, ['why', 'how']],
  [
    /\b(?:wo|woher|wohin|fangt an|fangt der an|entspringt|quelle|zuhause|zu hause|heimat|lebensraum|wohnt|wohnen|kommt .* vor|kontinent|welchem land|welchen landern|in welche\w*|liegt|leben (?:die|sie|denn))\b/,
    ['home'],
  ],
  [
    /\b(?:kann|konnen|fahigkeit\w*|besonders gut|fliegen|schwimmen|klettern|springen|tauchen|springt|fliegt|schwimmt|klettert)\b/,
    ['can', 'how', 'speed'],
  ],
  [/\b(?:rekord\w*|besonderes|besonders|spannend\w*|cool\w*)\b/, ['record', 'fun', 'can']],
  [/\b(?:lustig\w*|witzig\w*|verruckt\w*|komisch\w*|erstaunlich\w*|wusstest)\b/, ['fun', 'record']],
  [/\b(?:beispiel\w*)\b/, ['example', 'kinds', 'comparison']],
  [/\b(?:vergleich\w*|vorstellen)\b|\bso (?:gross|schwer|schnell|lang|hoch) wie\b/, ['comparison']],
  [
    /\b(?:was (?:ist|sind|war|waren|bedeutet|heisst|weisst du|kannst du mir)|wer (?:ist|war|sind|waren)|erzahl\w*|erklar\w*|beschreib\w*|kennst du|sag mir (?:was|etwas))\b/,
    ['what'],
  ],
];

const NOUN_ASPECTS: AspectName[] = ['young', 'enemies', 'capital', 'flag', 'language'];

/** "…, bevor er schläft": what is said beside the question asks for nothing. */
const SUBORDINATE =
  /(?:^|[ ,])(?:bevor(?! (?:er|sie|es) (?:ein|zu))|wenn|weil|obwohl|nachdem|wahrend|falls)\b[^,?]*/g;

/** One question is asked for its aspects many times while it is answered. */
const asked = new Map<string, readonly AspectName[]>();
const MAX_REMEMBERED_QUESTIONS = 50;

/** What a folded question asks for, likeliest first; empty where nothing of it is recognised. */
export function aspectsAsked(folded: string): readonly AspectName[] {
  const known = asked.get(folded);
  if (known !== undefined) return known;
  const aspects = readAspects(folded);
  if (asked.size >= MAX_REMEMBERED_QUESTIONS) asked.clear();
  asked.set(folded, aspects);
  return aspects;
}

function readAspects(folded: string): AspectName[] {
  // "Wenn ich zum Mond fliege, wie lange dauert das?": the condition is what is asked for.
  if (/^(?:wenn|falls)\b/.test(folded)) return aspectsIn(folded);
  const main = aspectsIn(folded.replace(SUBORDINATE, ' '));
  return main.length > 0 ? main : aspectsIn(folded);
}

function aspectsIn(folded: string): AspectName[] {
  const found: AspectName[] = [];
  const later: AspectName[] = [];
  for (const [pattern, [first, ...others]] of frames) {
    if (first === undefined || !pattern.test(folded)) continue;
    found.push(first);
    later.push(...others);
  }
  // "Wie groß ist sein Baby?" is about the young, whatever else is asked of them.
  const first = found.filter((aspect) => NOUN_ASPECTS.includes(aspect));
  return [...new Set([...first, ...found, ...later])];
}

/** Asking words that also say what is wanted: a text that names them answers better than one that does not. */
const TELLING =
  /^(?:beine?|zahne?|augen|flugel|arme?|knochen|organe?|schnabel|finger|fell|eier|winterschlaf|giftig\w*|beiss\w*|stech\w*|sticht|flieg\w*|schwimm\w*|kletter\w*|spring\w*|tauchen|atme[tn]|beweg\w*|nachtaktiv|wappen|rennen|rennt|trinkt|trinken|kack\w*|pinkel\w*|pipi|aa)$/;

/** Whether a word only asks ("wiegt", "Hauptstadt", "funktioniert") and names nothing. */
export function isAskingWord(word: string): boolean {
  const known = askingWords.get(word);
  if (known !== undefined) return known;
  const isAsking =
    !TELLING.test(word) &&
    [word, `wie ${word}`, `wer hat es ${word}`].some((text) => ANY_FRAME.test(text));
  if (askingWords.size < MAX_REMEMBERED_WORDS) askingWords.set(word, isAsking);
  return isAsking;
}

/** All frames at once: one after the other, they take three times as long. */
const ANY_FRAME = new RegExp(frames.map(([{ source }]) => `(?:${source})`).join('|'));

/** Forty patterns a word would be most of what an answer costs. */
const askingWords = new Map<string, boolean>();
const MAX_REMEMBERED_WORDS = 20_000;
