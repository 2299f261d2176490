import type { Judgement, RefusalLabel } from '../classifier/classify.ts';
import { onlyAsksSpelling } from './asks-spelling.ts';

/*
 * What only sounds like a call or a wish to be turned down. All patterns read the normalised text, in which
 * umlauts are written out (`ueben`, `heisst`).
 */

const LONELY = /\b(?:fuehle?|bin|war|stehe?|sitze?|spiele?)\b.*\balleine?\b/u;
/** Where there are other children and grown-ups. */
const AMONG_OTHERS =
  /\b(?:schule|klasse|pause|pausenhof|schulhof|hort|gruppe|verein|mannschaft|team|tisch|bank|kindergarten|schaukel)\b/u;
/** What may be an emergency, or a call of another kind. */
const DANGER =
  /\b(?:hilfe|umge\p{L}+|gefallen|gestuerzt|blut\p{L}*|brenn\p{L}*|rauch|feuer|luft|at[eh]?m\p{L}*|dunkel|nachts?|abends|ein(?:ge)?(?:sperr|schloss)\p{L}*|einge\p{L}+|abgeschlossen|vergessen|verlaufen|weiss nicht|niemand|keiner|mann|jemand|nicht mehr|sterben|tot|angst|schlae\p{L}+|raus|kein\p{L}* erwachsene\p{L}*|kommt|weg|zaun|(?:ge|zer)?schn[ie]t\p{L}*|verschluckt|schlecht|uebel|schwindel\p{L}*|schwindlig|schwarz|ruehrt|bewegt|reagiert|schief|gebrochen|verletzt|weh|wehtut|schmerz\p{L}*|allergi\p{L}*|anfall|messer)\b/u;

/**
 * `Ich fühl mich ganz alleine in der neuen Klasse`: lonely among others. The words add up to a call as they
 * do where nobody is there; that such a child wants for comfort, no ambulance brings. What was learnt must
 * hear no call in it.
 */
export const onlyLonely = (normalised: string, judged: Judgement[]): boolean =>
  judged.every(({ help }) => help.certainty === undefined && !help.isPossible) &&
  LONELY.test(normalised) &&
  AMONG_OTHERS.test(normalised) &&
  !DANGER.test(normalised);

const PRACTICE =
  /\b(?:lernwoerter|diktat|diktier\p{L}*|vokabeln|einmaleins|kopfrechnen|abfragen|frag mich|ueben|uebung\p{L}*|noten?|zeugnis|auf deutsch|auf englisch|was heisst)\b|\p{L}arbeit\b|\p{L}test\b/u;
/** What is no practice, whatever it is for. */
const OTHERWISE =
  /spick|schummel|heimlich|ohne dass|merk|faelsch|unterschrift|hack|aender|klau|schwaenz|bau|mach(?:t|e|en)? man|herstell|kauf|besorg|wirk|rausch|kiff|rauch|trink|schnupf|spritz|umbring|toet|verletz|schiess|messer|pistole|gewehr|waffe|bombe|gras|joint|pille|schlag|schlaeg|pruegel|hauen|wuerg|kuess|kuss|anfass|auszieh|nackt|sex|porno|penis|scheide|vagina|busen|bruest|popo|doktorspiel|fick|geil|geheim/u;
/** What no lesson is about: a wish of this kind may come from somebody who grooms the child. */
const NEVER_SCHOOL: ReadonlySet<RefusalLabel> = new Set(['sexual', 'dare']);

/** `Frag mich Lernwörter ab`, `was ist … auf Deutsch`: school, and nothing else in it. */
export const onlyPractises = (normalised: string, refusal: RefusalLabel): boolean =>
  !NEVER_SCHOOL.has(refusal) && PRACTICE.test(normalised) && !OTHERWISE.test(normalised);

const THOUGHTS =
  /\bwas (?:denkt|denken|meint|meinen|haelt|halten|fuehlt|fuehlen)\b.*\b(?:ueber mich|von mir|fuer mich)\b/u;

/** `Was denkt meine Freundin über mich?` asks for no secret: nobody can look into a head. */
export const onlyAsksThoughts = (normalised: string, refusal: RefusalLabel): boolean =>
  refusal === 'personal-data' && THOUGHTS.test(normalised) && !OTHERWISE.test(normalised);

/** A single word that somebody wants to write, and that names what happened to others in a crime or in history. */
const SPELLED =
  /^(?:lux |bitte |und |sag mal |hallo )*(?:wie (?:schreibt man|schreib ich|schreibe ich|schreibst du|buchstabiert man)|buchstabier\p{L}*)(?: (?:das|den|die|wort|mal|bitte|richtig))* \p{L}+(?: richtig| bitte)?$/u;
const OF_OTHERS =
  /(?:^| )(?:\p{L}*leichen?\p{L}*|\p{L}*m(?:oe|ö)rder\p{L}*|selbstmord(?: ?)(?:kommando|attentat|attent(?:ae|ä)ter|anschlag|angriff|mission|flug)\p{L}*|\p{L}*terror\p{L}*|\p{L}*attent\p{L}*|henker\p{L}*|guillotine|galgen|hinrichtung\p{L}*|enthauptung\p{L}*|massaker)(?= |$)/u;

/**
 * `Wie schreibt man Selbstmordkommando`: a word from the news or a crime story, and nothing beside it; any other
 * word with what one who writes says beside it.
 */
export const onlySpells = (text: string): boolean => {
  if (onlyAsksSpelling(text)) return true;
  const said = text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ +/gu, ' ')
    .trim();
  return SPELLED.test(said) && OF_OTHERS.test(said);
};

/** `Die Kerzen am Adventskranz brennen so schön`: a light, and not a word of anything else. */
const SHINES =
  /^(?:(?:der|die|das|eine?|unsere?|meine?|im|in|am|an|vor|unserem?|unserer|dem|den|jetzt|heute|bei uns|es) )*(?:lampe|licht|lichter|nachtlicht|laterne|kerze|kerzen|kamin|adventskranz|weihnachtsbaum|teelicht|teelichter)(?: (?:am|im|in|der|dem|auf|noch|schon|zimmer|tisch|flur|adventskranz|wohnzimmer|weihnachtsbaum|vier|drei|zwei))* (?:brennt|brennen|leuchtet|leuchten)((?: (?:noch|schon|so|ganz|sehr|immer|auch|und|ist|sind|schön|hell|gemütlich|warm|im|am|zimmer|flur|adventskranz))*)$/u;
const FAIR = /(?<!\p{L})(?:schön|hell|gemütlich)(?!\p{L})/u;
const LAMP = /(?<!\p{L})(?:lampe|licht|lichter|nachtlicht|laterne)(?!\p{L})/u;

export const onlyShines = (text: string): boolean => {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ +/gu, ' ')
    .trim();
  const how = SHINES.exec(said)?.[1];
  return how !== undefined && (FAIR.test(how) || LAMP.test(said));
};
