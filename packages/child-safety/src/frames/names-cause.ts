import type { CrisisCategory } from '../safety-verdict.ts';

/** Whoever may be a danger, or is missed. The texts are normalised: umlauts are written out. */
const SOMEBODY =
  /\b(?:mama|mami|mutti|mutter|papa|papi|vater|eltern|(?:stief|pflege)\p{L}*|onkel|tante|opa|oma|bruder|schwester|cousin\p{L}*|trainer\p{L}*|lehrer\p{L}*|erzieher\p{L}*|betreuer\p{L}*|hausmeister\p{L}*|pfarrer|nachbar\p{L}*|babysitter\p{L}*|herr|mann|maenner|frau|typ|kerl|fremde\p{L}*|freund\p{L}*|besuch|jemand\p{L}*|einer|er|sie|ihn|ihm|keine[rmn]?|niemand\p{L}*|alle|die)\b/u;
const HARM =
  /schl(?:ae|u|a)g|hau|pruegel|tret|tritt|schubs|stoss|wuerg|boxt|kneif|beiss|spuck|droh|zwing|erpress|sperr|film|foto|video|bilder|lach|hass|nenn|beleidig|opfer|fett|haesslich|stink|klau|geld|angst|wein|heul|fass|\bnackt|auszieh|dusch|streichel|kuess|unten|geheim|verrat|jeden tag|immer wieder|\bwieder\b|seit|nie |allein|weh|blut|verletz|striemen|flecken|wackelt|dunkel|tuer (?:auf|zu)|\bmeine (?:zimmer)?tuer|hunger(?! mehr)|\bleer|abgestellt|kalt|nichts|nix|tagen|wochen/u;
/** What others do to the child, or none of them with it. */
const OTHERS_AND_ME =
  /\b(?:keiner|niemand|alle|sie)\b.*\b(?:mir|mich)\b|\b(?:mir|mich)\b.*\b(?:keiner|niemand|alle|sie)\b/u;

/** Food, what becomes of it, and how a body looks. */
const EATING =
  /\bess|\biss|gess|fress|fruehstueck|mahlzeit|brot|mittag|abends|hung|satt|appetit|portion|teller|suess|schoko|salat|diaet|kalorie|kilo|waage|wieg|gewicht|dick|fett|bauch|duenn|schlank|mager|knochen|figur|koerper|spiegel|abnehm|zunehm|abgenommen|hose|kleid|kotz|brech|spuck|hals|finger|schluck|magen|trink|sport|jogg|trainier/u;

/** A new baby whom everybody looks at makes jealous; that alone is no neglect. */
const NEW_BABY = /\bbaby|\bgeschwisterchen\b|\bkleine[nr]? (?:bruder|schwester)\b/u;
const LOOKED_AT = /\b(?:seh\p{L}*|sieht|guck\p{L}*|schau\p{L}*|beacht\p{L}*)\b/u;
const isJealous = (text: string) => NEW_BABY.test(text) && LOOKED_AT.test(text) && !HARM.test(text);

const namesHarm = (text: string) => HARM.test(text) || SOMEBODY.test(text);

/** What a call of this kind names, whoever makes it: somebody, or what is done or lacking. */
const NAMED: Partial<Record<CrisisCategory, (text: string) => boolean>> = {
  'violence-at-home': namesHarm,
  abuse: namesHarm,
  neglect: (text) => namesHarm(text) && !isJealous(text),
  eating: (text) => EATING.test(text),
  bullying: (text) => HARM.test(text) || OTHERS_AND_ME.test(text),
};

/**
 * Whether a text names what makes it a call of this kind. Where what was learnt is in doubt it goes by the
 * tone: a creak in the cupboard, a glance that makes one blush, a break spent at the fence.
 */
export const namesCause = (category: CrisisCategory, normalised: string): boolean =>
  NAMED[category]?.(normalised) ?? true;

/** What somebody who speaks of such an emergency names, in most ways of writing it. */
const EMERGENCY: Partial<Record<CrisisCategory, RegExp>> = {
  breath:
    /luft|lufd|at[eh]?m|keuch|erstick|erstik|asthma|anfall|inhal|spray|blau|hust|würg|röchel|pfeif|verschluck|hals|kehl|brust|stickig|japs|schnauf|gesicht|lippe|bewusst|umgekipp|schnapp|steckt/iu,
  injury:
    /blu[dt]|verletz|gefall|fiel|fäll|stürz|sturz|schn[ie]t|schneid|stich|stech|sticht|stoch|bi[sß]|beiß|gebroch|brech|knochen|knack|weh|schmerz|verbr|heiß|kopf|arm|bein|finger|hand|fuß|fuss|zeh|knie|auge|gesicht|nase|zahn|bauch|rücken|rippe|ohr|hals|wunde|naht|geschwoll|dick|beule|schwindel|schwindlig|ohnm|bewusst|bewegt|rührt|wach|umgekipp|unfall|angefahr|auto|rad|getreten|gequetscht|klemmt|säge|messer|scherbe|glas|nagel|hammer|hund|strom|säure|hilfe|krank|notarzt|liegt/iu,
  fire: /feu[ea]?r|br[ea]n+|rauch|qualm|flam|glüh|glut|schmor|funk|fackel|kokel|verkohl|brand|zünd|heiß|heiss|stink|riech|knall|explo|gas|kerze|herd|toaster|steckdose|bengal|rakete|böller/iu,
  poison:
    /gift|trunk|trink|schluck|gegess|gess|gefutter|futter|tablet|pille|beere|pilz|putz|reinig|medi|chlor|batterie|spül|saft|mund|probier|geleckt|kapsel|tropf|pulver|tab|blätter|blume|schmeck|bauch|kotz|übel|spuck|geschnupp|kleb|alk|säure|laug|öl|knopfzell|magnet|flasche/iu,
};

/**
 * Whether a text names what the emergency is made of. What was learnt hears one in the tone alone, too:
 * a baby brother whom everybody looks at is no breath that stops.
 */
export function namesEmergency(category: CrisisCategory, text: string): boolean {
  return EMERGENCY[category]?.test(text) ?? true;
}
