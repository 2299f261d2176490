import { mayWeigh } from '../happened/may-weigh.ts';
import { isAlarming, isTroubled, isWorrying } from '../signs-of-telling.ts';
import { onlyTiredOf } from './only-tired-of.ts';

/** How a feeling that is named has turned: it is none, it is over, it is the other one, or only of a task. */
export type Turn =
  | 'joyDenied'
  | 'fearOver'
  | 'sorrowOver'
  | 'sorrowDenied'
  | 'gladTears'
  | 'tiredOf';

const SAD = '(?:traurig|sauer|wütend|böse|einsam|beleidigt|unglücklich|allein|alleine)';
const TEARS = '(?:geweint|weint|weinen|weine|heult|geheult|heulen|tränen)';
const TURNS: readonly (readonly [Turn, RegExp])[] = [
  [
    'gladTears',
    new RegExp(
      `(?<!\\p{L})${TEARS} (?:\\p{L}+ )?vor (?:freude|glück|lachen|rührung)(?!\\p{L})|(?<!\\p{L})vor (?:freude|glück|lachen|rührung) (?:\\p{L}+ ){0,2}?${TEARS}(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'joyDenied',
    /(?<!\p{L})freu\p{L}* (?:ich |wir )?(?:mich|uns) (?:\p{L}+ )?(?:(?:gar |überhaupt |so )*nicht(?! nur)|kein bisschen)(?!\p{L})|(?<!\p{L})(?:bin|war|sind|waren) (?:ich |wir )?(?:gar |überhaupt |echt |so |kein bisschen )*nicht (?:mehr )?(?:so )?(?:froh|glücklich|stolz|zufrieden|gut drauf)(?!\p{L})/u,
  ],
  [
    'sorrowOver',
    new RegExp(
      `(?<!\\p{L})(?:früher|erst|zuerst|am anfang|anfangs|letztes jahr|vorhin|gestern)(?!\\p{L}).*(?<!\\p{L})(?:${SAD}|geweint|heimweh|gestritten|streit|blöd|doof|schlimm|gehasst|langweilig)(?!\\p{L}).*(?<!\\p{L})(?:aber|jetzt|dann|inzwischen|mittlerweile|heute) (?!.*(?<!\\p{L})(?:nicht|nie|schlimmer|keine?[rn]?)(?!\\p{L})).*(?<!\\p{L})(?:toll|schön|gut|besser|gern|gerne|super|cool|lieb|froh|glücklich|freunde?|freundin|spaß|vertragen|lustig|gefällt|lache|gelacht)(?!\\p{L})|(?<!\\p{L})(?:eltern|mama und papa|papa und mama) (?!.*(?:nicht|nie|aber)).*wieder (?:lieb|vertragen|gut|zusammen|versöhnt)(?!\\p{L})|(?<!\\p{L})aber (?:\\p{L}+ ){0,5}(?:wieder ?gefunden|gefunden|wieder da|geht (?:\\p{L}+ )?wieder|geholfen|(?:gar )?nicht (?:so )?schlimm|gut ausgegangen)$|(?<!\\p{L})(?:tut|tun) (?:\\p{L}+ ){0,2}?(?:gar )?nicht mehr weh(?!\\p{L})|(?<!\\p{L})(?:bin|ist|war) (?:ich |jetzt |gar |auch |überhaupt )*nicht mehr (?:so )?${SAD}(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'fearOver',
    /(?<!\p{L})(?:gar |überhaupt |jetzt )*keine? (?:angst|schiss|bammel)(?: mehr)? (?:vor|vorm|im|beim|in|auf)(?!\p{L})|(?<!\p{L})keine? (?:angst|schiss|bammel) mehr(?!\p{L})|(?<!\p{L})(?:gar |überhaupt )nicht (?:geweint|geheult|gezittert)(?!\p{L})|(?<!\p{L})früher (?:hatte|hab|habe|war) .*(?:angst|schiss|gefürchtet) .*(?:jetzt|aber|heute) .*(?:nicht mehr|trau|mutig|keine)(?!\p{L})/u,
  ],
  [
    'sorrowDenied',
    new RegExp(
      `^(?:nein |nee |doch |lux )*ich bin (?:gar |überhaupt |echt |doch )*nicht ${SAD}$`,
      'u',
    ),
  ],
];
/** What may be said in despair, however it sounds. */
const DESPAIRS =
  /(?<!\p{L})(?:egal|vorbei|tot|sterben|stirbt|leer|spür\p{L}*|nichts mehr|nie wieder|immer noch|leb\p{L}*|für immer|wenn|warum|wieso|aber (?:trotzdem|manchmal|nachts))(?!\p{L})/u;

/** A place or a thing that was feared, and no person. */
const FEARED =
  /(?<!\p{L})(?:vor|vorm|im|beim|in|auf) (?:de[mnr] |die |das )?(?!(?:mama|mutter|papa|vater|opa|oma|onkel|tante|bruder|stief\p{L}*|trainer|lehrer\p{L}*|mann|ihm|ihr|denen)(?!\p{L}))\p{L}+/u;
const PAIN = /(?<!\p{L})(?:tut|tun) (?:\p{L}+ ){0,2}?(?:gar )?nicht mehr weh(?!\p{L})/u;
/** "Erst war ich traurig, aber jetzt …": what came then. */
const THEN =
  /(?<!\p{L})(?:früher|erst|zuerst|am anfang|anfangs|vorhin|gestern)(?!\p{L}).*(?<!\p{L})(?:traurig|sauer|wütend|böse|geweint|allein|heimweh|gestritten|streit|schlimm|langweilig|doof|blöd|angst|schiss|bammel|nervös)(?!\p{L}).*?(?<!\p{L})(?:aber|und|doch)? ?(?:jetzt|dann|inzwischen|mittlerweile|heute) (.{6,})$/u;
const isBetterThen = (said: string): boolean => {
  const then = THEN.exec(said)?.[1];
  return (
    then !== undefined &&
    !isTroubled(then) &&
    !isWorrying(then) &&
    !/(?<!\p{L})(?:nicht|nie|kein\p{L}*|auch|noch)(?!\p{L})/u.test(then)
  );
};

/** How what is felt has turned; null where it is felt as it is said, or may weigh. */
export function readTurn(text: string): Turn | null {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const found =
    TURNS.find(([, pattern]) => pattern.test(said))?.[0] ??
    (isBetterThen(said) ? 'sorrowOver' : onlyTiredOf(said) ? 'tiredOf' : undefined);
  if (found === undefined || DESPAIRS.test(said)) return null;
  if (found === 'tiredOf') return found;
  // Of what was feared or hurt only the rest may weigh.
  const rest = said.replace(FEARED, ' ').replace(PAIN, ' ');
  return mayWeigh(rest) || isAlarming(rest) ? null : found;
}
