import { isFirstName } from '../masking/names/read-name.ts';
import { isCloseToChild } from './plain-day.ts';
import { PLAIN_WORDS } from './plain-words.ts';

/** What a child orders of a voice: calls, light, music, food, a picture, the weather. */
const ORDER =
  /^(?:lux |bitte |hey |du |und )*(?:(?:ruf|rufe|mach|mache|schalt|schalte|dreh|drehe|stell|stelle|spiel|spiele|zeig|zeige|bestell|bestelle|weck|wecke|kauf|kaufe|schenk|schenke|bring|bringe|hol|hole|schreib|schreibe|grüß|grüße|zauber|zaubere|koch|koche|back|backe|räum|räume|öffne|lies|les|lese)|(?:kannst|könntest) du (?=.* (?:anrufen|anmachen|ausmachen|einschalten|ausschalten|bestellen|wecken|kaufen|schenken|bringen|holen|schreiben|grüßen|zaubern|kochen|backen|aufräumen|öffnen|abspielen|vorspielen|zeigen)$))(?!\p{L})/u;
const THINGS = new Set(
  'licht radio fernseher handy tablet computer heizung timer wecker alarm uhr foto fotos video videos brief nachricht gruß grüße pizza döner burger kino taxi hausaufgaben aufgaben regen schulfrei hitzefrei schnee schneit regnet regnen schneien ordnung euro million pony einhorn axolotl hai rollladen vorhang lied glas'.split(
    ' ',
  ),
);
const OF_ORDERS = new Set(
  'gedanken bitte mir mich uns doch schnell aufhört weg tür einen zwei an aus auf ab ein vor lauter leiser heller dunkler mal kannst könntest du meinem meiner anrufen anmachen ausmachen einschalten ausschalten bestellen wecken kaufen schenken bringen holen schreiben grüßen zaubern kochen backen aufräumen öffnen abspielen vorspielen zeigen minuten sieben'.split(
    ' ',
  ),
);
/** Said of a machine's work, or lightly; any other order may be given by who needs somebody. */
const IS_LIGHT = /(?<!\p{L})(?:mal|weck|wecke|wecken|grüß|grüße|koch|koche|back|backe)(?!\p{L})/u;
/** `Hol mich hier raus`, `zeig mir, wie man springt`, `schreib, dass ich nie mehr komme`. */
const NO_ORDER =
  /(?<!\p{L})(?:(?<!(?:weck|wecke|erinner) (?:(?:mal|bitte) )*)(?:mich|uns)|hier raus|ich|wie|was|weg|ausgezogen|mein herz|leben|nie|geh\p{L}*|lass\p{L}*|(?:mein|meine|meinen) (?:zimmer|decke|hose|kleid|rock) (?:auf|aus))(?!\p{L})/u;
const MOST_WORDS = 10;

/** `Ruf mal meine Oma an`, `mach, dass es schneit`: what no voice can do, and every word of it is plain. */
export function onlyOrders(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = words.join(' ');
  if (words.length > MOST_WORDS || !ORDER.test(said) || NO_ORDER.test(said)) return false;
  const isKnown = (word: string) =>
    PLAIN_WORDS.has(word) || THINGS.has(word) || OF_ORDERS.has(word) || isFirstName(word);
  const rest = said.replace(ORDER, ' ').match(/\p{L}+/gu) ?? [];
  const isOfThing = IS_LIGHT.test(said) || rest.some((word) => THINGS.has(word));
  return isOfThing && rest.every(isKnown) && !isCloseToChild(rest);
}
