import { isDoubtful } from '@lux/child-safety/is-doubtful.ts';
import { withoutFigures } from './without-figures.ts';

const ONESELF =
  /(?<!\p{L})(?:ich|mein\p{L}*|mir|mich|wir|uns\p{L}*|mama|mami|papa|papi|oma|opa|zu ?hause|keiner|niemand|alle sind)(?!\p{L})/iu;
const WORRY =
  /(?<!\p{L})(?:schlimm\p{L}*|allein\p{L}*|kaputt|böse|schlecht\p{L}*|weh|gemein\p{L}*|streit\p{L}*|schwer|blöd\p{L}*|doof\p{L}*|leider|lachen|weint?|schrei(?!b)\p{L}*|(?<!(?:null|nur|ohne|weniger|wenig) (?:\p{L}+ )?)fehler|unfair|ungerecht|schade|platten|splitter|beule|läuse|hausarrest|nachsitzen|nachgesessen|eingelaufen|wahnsinnig|einbrecher)(?!\p{L})/iu;
/** Of oneself these tell of a worry, of others they need not. */
const OWN_WORRY =
  /(?<!\p{L})(?:nicht|(?<!noch )nie|nix|nichts|kein\p{L}*|niemand\p{L}*|weg|muss (?:\p{L}+ )?(?:immer|dauernd|ständig|wieder|allein\p{L}*))(?!\p{L})/iu;
const I_OR_WE = /(?<!\p{L})(?:ich|mir|mich|wir|uns|keiner|niemand|mama|papa)(?!\p{L})/iu;
const PAST =
  /(?<!\p{L})(?:war|waren|hatten?|gestern|vorhin|wurden?|(?:hab|habe|haben|hat|bin|sind|ist) (?:\p{L}+ ){0,8}(?:\p{L}*ge\p{L}+(?:t|en)|erlebt|be\p{L}+t))(?!\p{L})/iu;
/** "Stimmt das?" at the end wants an answer. */
const ASKS_AT_END = /(?<!\p{L})(?:stimmt das|stimmts|oder nicht|weißt du das)[.!?]*$/iu;

const NO_WORRY =
  /(?<!\p{L})angst (?:\p{L}+ ){0,2}(?:überwunden|besiegt|weg)(?!\p{L})|(?<!\p{L})alleine? (?:\p{L}+ ){0,3}ge\p{L}+(?:t|en)(?!\p{L})|(?<!\p{L})(?:kann|kannst|konnte|darf|durfte|schaffe?) (?:ich |wir )?(?:\p{L}+ ){0,3}alleine? (?!sein|bleiben|zu ?haus|daheim)\p{L}+|(?<!\p{L})(?:ganz )?alleine? (?:beim|zum|zur) (?:bäcker|laden|kiosk|supermarkt|schule|bus|einkaufen|training|spielplatz|markt)(?!\p{L})|(?<!\p{L})(?:gar )?(?:nicht|keine?n?) (?:mehr )?(?:so )?(?:traurig|angst|wütend|sauer|böse|allein\p{L}*|krank|schlimm|müde|fehler|langweilig|schwer|streit|schlecht|blöd|doof|kaputt|gefährlich|peinlich|gemein)(?!\p{L})/giu;

/** What makes a sentence about oneself a question, a wish or a guess all the same. */
const WANTS_TO_KNOW =
  /\d|(?<!\p{L})(?:wie|was|wer|wo|woher|wohin|womit|wann|warum|wieso|welche\p{L}*|ob|wissen|über|fragen?|stimmt|gehört|gelesen|vergessen|hausaufgaben?|aufgabe|rätsel|witz|möchte|will|würde|brauche?|suche?|interessier\p{L}*|zeig\p{L}*|sag|sage|sagt|erzähl\p{L}*|erklär\p{L}*|nenn\p{L}*|lern\p{L}*|glaube?|denke?|nehme?|rate|tippe|meine? (?:den|die|das|ein\p{L}*)|kenne?|weiß|finde?)(?!\p{L})/iu;

const BEGINS_WITH_OWN =
  /^(?:(?:so|also|und|du|lux|heute|heut|gestern|vorhin|morgen|jetzt|endlich)[ ,]+)*(?:(?:ich|wir) (?:bin|hab|habe|war|kann|darf|mag|sind|haben|waren|können|dürfen|hatten|hatte)|(?:bin|hab|habe|war|sind|haben|waren|hatten|hatte) (?:ich|wir)|(?:mein|meine|unser|unsere) \p{L}+ (?:ist|sind|hat|haben|kann|war|macht|\p{L}+t)|(?:mama|mami|papa|papi|oma|opa) (?:ist|sind|hat|kann|war|macht|\p{L}+t)|(?:an|am|im|in|nach|vor|beim|zu|zum) (?:\p{L}+ ){1,2}(?:bin|geh|gehe|hab|habe|war|fahr|fahre|durfte|sind|haben|waren|fahren|gehen|feiern) (?:ich|wir)|bei uns (?:ist|im|in|am|gibt|gab|zuhause|daheim)|(?:der|die) \p{L}+ hat (?:\p{L}+ )?(?:mir|uns|mein\p{L}*|unser\p{L}*))(?!\p{L})/iu;

const CAUSE_TOLD =
  /(?<!\p{L})(?:weil|wegen|denn|dass)(?!\p{L})|,? (?:der|die|er|sie) (?:hat|haben|ist|sind|will|lässt)(?!\p{L})/iu;
const ASKS_CAUSE =
  /^(?:Was (?:ist|hat|war|passiert)|Worum|Wie (?:ist|hat|kam)|Weißt du, (?:woher|was)|Woher|Warum|Wer hat)(?!\p{L})/u;
const CONTRAST = /(?<!\p{L})(?:aber|trotzdem|leider|obwohl|nur)(?!\p{L})/iu;
/** A wish is no trouble of its own, whatever it holds. */
const WISHES =
  /^(?:\p{L}+ ){0,2}?(?:ich )?(?:wünsche?|wünschte|hätte? gern\p{L}*|wäre? gern\p{L}*|möchte|will)(?: ich)?(?: mir)?,? (?:dass|das|einfach|nur)(?!\p{L})/iu;

/** Whether a word of a worry is said, and more than that something is not or no more. */
export const namesWorry = (text: string): boolean =>
  WORRY.test(withoutFigures(text).replace(NO_WORRY, ' '));

/** Whether something weighs on who says it; "nicht traurig" does not. */
export function isWorrying(text: string): boolean {
  const said = withoutFigures(text).replace(NO_WORRY, ' ');
  return WORRY.test(said) || (OWN_WORRY.test(said) && I_OR_WE.test(said));
}

/** A word that surely tells of a trouble, or of what one must, must not or will not. */
const TROUBLE =
  /(?<!\p{L})(?:manno|menno|abgesagt|verpasst|verpasse?|ausgefallen|fällt aus|versaut|ruiniert|(?:geburtstag|mich) vergessen|stört|stören|gebrochen|verstaucht|operiert|beerdigt|verkracht|schlimm\p{L}*|schrecklich\p{L}*|hässlich\p{L}*|fett|pickel|erschrocken|versagt|furchtbar\p{L}*|allein|alleine|einsam\p{L}*|kaputt\p{L}*|böse\p{L}*|schlecht\p{L}*|weh|wehgetan|verletzt|gemein\p{L}*|fies\p{L}*|streit\p{L}*|gestritten|zoff|blöd\p{L}*|doof\p{L}*|dumm\p{L}*|leider|weint?|weine\p{L}*|geweint|heul\p{L}*|geheult|schrei(?!b)\p{L}*|geschrien|angst|ängst\p{L}*|schiss|bammel|fürcht\p{L}*|traurig\p{L}*|wütend|wut|sauer|ärger\p{L}*|ärgern|nerv\p{L}*|unfair|ungerecht|peinlich\p{L}*|schäm\p{L}*|geschämt|hass\p{L}*|gestorben|tot|krank(?!en)\p{L}*|unfall|blut\p{L}*|verloren|geklaut|gestohlen|weggelaufen|vermiss\p{L}*|heimweh|langweil\p{L}*|neidisch|eifersüchtig|enttäuscht|sorgen?|bauchweh|kopfweh|übel|müde|erschöpft|gruselig\p{L}*|albtraum|albträume|geschlagen|gehauen|geschubst|getreten|gehänselt|gemobbt|ausgelacht|lachen mich|ausgeschlossen|geschimpft|schimpft|schimpfen|gelogen|verboten|getrennt|scheid\p{L}*|fehlt mir|fehlen mir|ekel\p{L}*|ekl\p{L}*|verzweifelt|keine? (?:lust|freunde?|bock|kraft|hoffnung)|niemand\p{L}*|keiner|hilfe|notfall|gefahr|gefährlich)(?!\p{L})/iu;
const MUST_OR_WILL_NOT =
  /(?<!\p{L})(?:ich|wir|mich|uns) (?:\p{L}+ ){0,3}?(?:nie|nicht) (?:\p{L}+ ){0,3}?(?:mitspielen|mitmachen|dürfen|darf|mehr|dabei|eingeladen|schlafen|einschlafen|traue?|aushalten)(?!\p{L})|(?<!\p{L})(?:will|mag|möchte|darf|trau\p{L}*) (?:ich |wir |mich |uns )?(?:\p{L}+ ){0,2}?(?:nicht|nie)(?!\p{L})|(?<!\p{L})(?:immer|dauernd|ständig) (?:muss|müssen) (?:ich|wir)|(?:ich|wir) (?:muss|müssen) (?:immer|dauernd|ständig)(?!\p{L})/iu;

/** Whether a trouble is told of in words that tell of nothing else; "nicht traurig" is none. */
export function isTroubled(text: string): boolean {
  const said = withoutFigures(text).replace(NO_WORRY, ' ');
  return TROUBLE.test(said) || MUST_OR_WILL_NOT.test(said);
}

/** What may be an accident, hunger, flight, a stranger or despair: nothing light is said of it. */
const ALARM =
  /(?<!\p{L})(?:(?:fix und|total|völlig|voll|so|echt|richtig|ganz) fertig(?! mit \p{L}+)|fertig mit (?:dem leben|der welt|allem|den nerven|mir|uns)|keller|eingesperrt|eingeschlossen|tabletten?|pillen?|medikament\p{L}*|mann|männer|typ|fremde[nrsm]?|nackt\p{L}*|ausziehen|ausgezogen|ausgezieht|angefasst|anfassen|baby|gefallen|hingefallen|gestürzt|unfall|hunger\p{L}*|hungrig|(?:nichts|nix) (?:mehr )?(?:gegessen|essen|zu essen)|(?:esse|ess|isst) (?:\p{L}+ )?nichts|(?:im|der|den|vom|dem|ein|vorm) krieg|flucht|geflohen|mussten? (?:\p{L}+ ){0,4}weg|für mich allein|immer für mich|im wasser|feuer|brennt|messer|geschlagen|schlägt|gehauen|\p{L}*gleise\p{L}*|bahnschienen|strommast\p{L}*|polizei|krankenwagen|notarzt|notruf|hilfe|sterben|umbringen|nicht mehr leben)(?!\p{L})/iu;
export const isAlarming = (text: string): boolean => ALARM.test(withoutFigures(text));
/** An alarming word, in a sentence that the gate does not take for harmless. */
export const isAlarmed = (text: string): boolean => isAlarming(text) && isDoubtful(text);

/** "Leider hat es nicht geschneit" is told of nobody, and felt. */
export const tellsRegret = (text: string): boolean =>
  /(?<!\p{L})(?:leider|schade)(?!\p{L})/iu.test(text);

const GLAD =
  /(?<!\p{L})(?:freu(?!nd)\p{L}*|juhu\p{L}*|hurra|geschafft|gewonnen|stolz|glücklich|toll|super|endlich|schön\p{L}*|froh|freude|erlaubt|überwunden|geklatscht|applaus|gelobt|geschenkt|gelungen|geglückt|umarm\p{L}*|wieder (?:gesund|zuhause|zu hause|daheim)|cool\p{L}*|lustig\p{L}*|lecker\p{L}*|spaß|jubel\p{L}*|yeah|jippie|jeah)(?!\p{L})/iu;
const STIRRED =
  /(?<!\p{L})(?:aufgeregt|nervös|gespannt|lampenfieber|bauchkribbeln|kribbelt|unsicher|mulmig)(?!\p{L})/iu;
/** "Ich freu mich nicht", "gar nicht schön" tell of no joy. */
const NO_JOY =
  /(?<!\p{L})freu\p{L}* (?:ich |wir )?(?:mich|uns) (?:\p{L}+ )?(?:(?:gar |überhaupt |so )*nicht(?! nur)|kein bisschen)(?!\p{L})|(?<!\p{L})(?:nicht|kein bisschen|nie) (?:mehr )?(?:so |besonders |wirklich )?(?:froh|glücklich|stolz|schön|toll|lustig|cool|lecker|super|gewonnen|geschafft|gelungen)(?!\p{L})|(?<!\p{L})kein\p{L}* (?:spaß|freude)(?!\p{L})/giu;
export const isGladSaid = (text: string): boolean => GLAD.test(text.replace(NO_JOY, ' '));
export const isStirred = (text: string): boolean => STIRRED.test(text);
/** "Hab heute den Bus verpasst": who it is goes without saying. */
const LEFT_OUT = /^(?:hab|habe|bin|musste|durfte|konnte|wollte) (?!(?:du|er|sie|man|wir|ihr) )/iu;
export const isOfOneself = (text: string): boolean =>
  ONESELF.test(text) || LEFT_OUT.test(text.trim());
export const isPast = (text: string): boolean => PAST.test(text);
export const isWishing = (text: string): boolean => WISHES.test(text);
/** "Ich freu mich, aber …" */
export const hasContrast = (text: string): boolean => CONTRAST.test(text);
export const asksAtEnd = (text: string): boolean => ASKS_AT_END.test(text);
/** "So groß wie mein Arm" compares, and asks for nothing. */
const COMPARES =
  /(?<!\p{L})(?:so \p{L}+|genauso|aus|ist|sind|war|klingt|schmeckt|riecht|quietscht|läuft|fühlt sich an) wie (?!viel|lang|alt|oft|weit|man(?!\p{L})|ich(?!\p{L}))/giu;
export const wantsToKnow = (text: string): boolean =>
  WANTS_TO_KNOW.test(text.replace(COMPARES, ' '));
/** Told of oneself or one's own from the first word on: no book knows an answer. */
export const isSurelyTold = (text: string): boolean =>
  BEGINS_WITH_OWN.test(text) && !wantsToKnow(text) && !text.includes('?');
/** Whether a child has said why; then a question that `asksCause` is out of place. */
export const tellsCause = (text: string): boolean => CAUSE_TOLD.test(text);
export const asksCause = (line: string): boolean => ASKS_CAUSE.test(line);
