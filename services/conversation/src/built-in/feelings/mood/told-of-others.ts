import { isAlarming, isTroubled } from '../signs-of-telling.ts';
import { withoutFigures } from '../without-figures.ts';

/** What is told where nothing of it happens to the child: a tale, a game, a dream, or somebody else's. */
export type Scene = 'tale' | 'game' | 'dream';

const TALE =
  /(?<!\p{L})(?:(?:im|vom|(?:in|von|aus) (?:dem|einem|meinem|unserem|deinem)) (?:\p{L}+ )?(?:\p{L}*film|\p{L}*krimi|\p{L}*buch|\p{L}*comic|\p{L}*märchen|\p{L}*hörspiel|fernseher|\p{L}*theater|theaterstück|roman)|im (?:fernsehen|tv|kino)|(?:in|von|aus) (?:der|einer|meiner|unserer) (?:\p{L}+ )?(?:\p{L}*serie|\p{L}*geschichte|sage|folge|sendung)|(?:bei|von|in|aus) (?:der |den |dem )?(?:hänsel und gretel|rotkäppchen|schneewittchen|dornröschen|aschenputtel|rapunzel|rumpelstilzchen|frau holle|froschkönig|bremer stadtmusikanten|sieben geißlein|gestiefelten? kater|max und moritz|struwwelpeter|harry potter|eiskönigin|star wars|paw patrol|peppa wutz|drei fragezeichen|pippi langstrumpf|bibi blocksberg|benjamin blümchen|räuber hotzenplotz|könig der löwen|pumuckl|michel|pinocchio|dschungelbuch))(?!\p{L})/u;
/** Who goes to the cinema or reads tells of the own day. */
const OWN_PART = /(?<!\p{L})(?:ich|wir|mich|mir|uns)(?!\p{L})/u;
/** "Der Wolf im Märchen hat mir leidgetan." */
const OWN_OPINION =
  /(?<!\p{L})(?:mir (?:\p{L}+ ){0,2}(?:leid ?getan|leid|gefallen|gefällt)|(?:fand|finde?|mag|mochte) ich)(?!\p{L})/u;
const VIDEO_GAME =
  /(?<!\p{L})(?:in|bei|beim|auf) (?:der |dem )?(?:minecraft|fortnite|mario(?: kart)?|super mario|brawl stars|pok[eé]mon|fifa|zelda|sims|clash royale|among us|animal crossing|splatoon|switch|playstation|nintendo|wii|videospiel|computerspiel|handyspiel)(?!\p{L})|(?<!\p{L})tamagotchi(?!\p{L})/u;
const ROLES =
  /^(?:(?:lux|hallo|du|heute|gerade|gestern) )*(?:wir|ich) (?:spielen?|spiel|haben (?:heute |gestern |gerade )?) ?(?:gerade |grad |heute |jetzt |gestern )*(?:\p{L}+ ){1,5}(?:gespielt )?(?:und )?(?:(?:ich|wir) (?:bin|sind|war|waren)|mich (?:hat|haben)|(?:mein|meine) \p{L}+ (?:ist|war))(?!\p{L})/u;
const PLAYS = /(?<!\p{L})(?:spielen?|spiel|gespielt)(?!\p{L})/u;
const TOY =
  /^(?:mein|meine|unser|unsere) (?:\p{L}+ )?(?:puppen?|teddy\p{L}*|kuscheltiere?|stofftiere?|stoff\p{L}+|plüsch\p{L}*|lego ?\p{L}*|playmobil\p{L}*|barbie\p{L}*|spielfigur\p{L}*|actionfigur\p{L}*|handpuppe\p{L}*)(?!\p{L})/u;
/** A toy that is gone or broken is a trouble of its own. */
const LOST_TOY =
  /(?<!\p{L})(?:weg|loch|löcher|nähen|genäht|riss|auge|alt|dreckig|gewaschen|verloren|vergessen|kaputt|geklaut|gestohlen|find\p{L}*|fehlt|vermiss\p{L}*|ab|abgerissen|zerrissen|gerissen|müll|weggeworfen|weggeschmissen|weggenommen|liegen|nass|dreckig|bekommen|gekriegt|geschenkt|neu\p{L}*|such\p{L}*|heißt|heißen|gehört|lieb\p{L}*|aus|von)(?!\p{L})/u;
const DREAM = /(?<!\p{L})(?:geträumt|träumte|(?:im|in meinem|mein) traum)(?!\p{L})/u;
/** What real people do to each other in a game, and what weighs on a child in any scene. */
const IS_REAL =
  /(?<!\p{L})(?:beleidig\p{L}*|mobb\p{L}*|gemobbt|ärger\p{L}*|schreib\p{L}*|geschrieben|chat\p{L}*|fotos?|bild von mir|treffen|getroffen|fremd\p{L}*|jemand\p{L}*|bedroh\p{L}*|droh\p{L}*|\p{L}*lach(?:en|t|ten)?|verarsch\p{L}*|ausgeschlossen|gekickt|geld|passwort|gehackt|adresse|geheim\p{L}*|mädchen|junge|jungs|angst|weinen|geweint|schlafen|einschlafen|doktor|arzt|onkel|papa|opa|trainer|nachbar\p{L}*|nackt|auszieh\p{L}*|ausgezogen|küss\p{L}*|verbot\p{L}*|darf nicht|darf nie|streit\p{L}*|gestritten)(?!\p{L})/u;
/** A number may be part of a task, and "dass" leads to what is known. */
const IS_TASK =
  /\d|(?<!\p{L})(?:steht|stand|gelesen|gelernt|wie viele?|hausaufgabe\p{L}*)(?!\p{L})/u;
const BAD_DREAM =
  /(?<!\p{L})(?:alb\p{L}*|alptr\p{L}*|schlecht\p{L}*|monster\p{L}*|verfolg\p{L}*|gejagt|ertrunken|gefallen|allein\p{L}*|krieg|brand|gebrannt|umgebracht|getötet|erschossen|tote\p{L}*|grusel\p{L}*|komisch\p{L}*|immer)(?!\p{L})/u;

/** Which scene a sentence in small letters tells of; null where it may be the child's own trouble. */
export function sceneOf(said: string): Scene | null {
  if (IS_TASK.test(said)) return null;
  const isOwn = OWN_PART.test(said);
  const isHeavy = isTroubled(said) || isAlarming(said);
  if (DREAM.test(said))
    return isHeavy || IS_REAL.test(said) || BAD_DREAM.test(said) ? null : 'dream';
  if (isOwn && (isHeavy || IS_REAL.test(withoutFigures(said)))) return null;
  if (VIDEO_GAME.test(said)) return IS_REAL.test(said) ? null : 'game';
  if (ROLES.test(said) && PLAYS.test(said)) return 'game';
  if (TOY.test(said) && !LOST_TOY.test(said) && !IS_REAL.test(said)) return 'game';
  return TALE.test(said) && (!isOwn || OWN_OPINION.test(said)) ? 'tale' : null;
}

const OF_ONE_ELSE =
  /^(?:(?:heute|gestern|vorhin|gerade) (?:hat|ist|war) )?(?:mein|meine|unser|unsere|ein|eine|der|die) (?:(?:kleiner?|großer?|bester?|beste|kleine|große|neue|alte) )?(?:\p{L}*(?:mama|papa|mutter|vater|oma|opa|onkel|tante|bruder|schwester|cousin|cousine|freund|freundin|nachbar|nachbarin|lehrer|lehrerin|trainer|trainerin|mädchen|junge|kind))(?!\p{L})/u;
const OF_ME = /(?<!\p{L})(?:ich|mich|mir|wir|uns|unser\p{L}*|mein\p{L}*)(?!\p{L})/u;

/** Whether it is somebody else of whom a sentence in small letters tells, and nothing of it touches the child. */
export function isOfSomebodyElse(said: string): boolean {
  const who = OF_ONE_ELSE.exec(said)?.[0];
  return who !== undefined && !OF_ME.test(said.slice(who.length));
}
