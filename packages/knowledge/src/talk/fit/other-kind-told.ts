import type { Entry } from '../../content/entries.ts';
import type { Said } from '../said/said.ts';
import { GOES_ON } from '../said/talk-patterns.ts';

const NUMBER =
  /\d|(?<!\p{L})(?:kein\p{L}*|null|eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|beide|viele|wenige?|alle|manche|mehr|unzählig\p{L}*|\p{L}*(?:zehn|zig|hundert|tausend|millionen|milliarden)\p{L}*)(?!\p{L})/iu;
const SPAN =
  /\d|sekunde|minute|stunde|tag|woche|monat|jahr|(?<!\p{L})(?:lange?|länger|immer|ewig|nie|sofort|bis|solange|kurze? zeit)(?!\p{L})/iu;
const OFTEN =
  /mal(?!\p{L})|(?<!\p{L})(?:jede[nmrs]? (?:tag|woche|monat|jahr|stunde|sekunde|minute|nacht|\p{L}+te)|täglich|alle|oft|selten|häufig|immer|nie|meist\p{L}*|manchmal|ständig|regelmäßig|pro|(?:am|im|in der) (?:tag|jahr|monat|woche|minute|sekunde|stunde))(?!\p{L})/iu;
const LENGTH = /meter|lang|kurz|länge|so groß|groß wie|höhe|hoch/iu;
/** What an answer must hold of, by what is asked: how long, how often, how many, how high. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^wie lange?\b.*\b(?:ist|sind|war|waren|wird|werden) (?:der|die|das|er|sie|es|denn)\b/, /./u],
  [
    /^(?:wie lange|wie lang (?:dauert|halt|bleib\w*|brauch\w*|muss|soll|kann|darf|lebt|leben|geht|schlaf\w*))\b/,
    SPAN,
  ],
  [/^wie lang\b/, new RegExp(`${LENGTH.source}|${SPAN.source}`, 'iu')],
  [/^wie oft\b/, OFTEN],
  [/^wie ?viele\b/, NUMBER],
  [
    /^(?:ab wann|wann|seit wann|bis wann)\b/,
    /\d|jahr|monat|tag|woche|stunde|minute|nacht|morgen|abend|uhr|winter|sommer|herbst|frühling|früh|spät|sobald|wenn|bevor|nach|vor|heute|damals|alter|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/iu,
  ],
  [/^wie hoch\b/, /hoch|höhe|höch|grad|prozent|euro/iu],
  [/^wie (?:schwer|viel wiegt)\b/, /schwer|leicht|wieg|wog|kilo|tonne|gramm|gewicht/iu],
  [/^wie schnell\b/, /schnell|langsam|kilometer|meter|sekunde|minute|stunde|tempo|mal/iu],
  [/^wie alt\b/, /alt|alter|jahr|monat|tag|woche|stunde|lebt|leben/iu],
  [/^wie tief\b/, /tief|meter|grad|boden/iu],
  [/^wie (?:heiss|warm|kalt)\b/, /grad|heiß|warm|kalt|kühl|hitze|wärme|kälte/iu],
  [/^wie weit\b/, /weit|meter|kilometer|nah|entfern|lichtjahr|stunde/iu],
  [
    /^was (?:hat|haben|hatte) (?:der|die|er|sie|es) (?:\w+ ){0,3}(?:geschrieben|komponiert)\b/,
    /schrieb|schreib|buch|bücher|geschicht|roman|oper|sinfonie|musik|lied|stück|werk|gedicht|„/iu,
  ],
  [/^was (?:hat|haben|hatte) (?:der|die|er|sie|es) (?:\w+ ){0,3}gemalt\b/, /mal|bild|gemälde|„/iu],
  [
    /^was (?:hat|haben|hatte) (?:der|die|er|sie|es) (?:\w+ ){0,3}(?:erfunden|entdeckt|gebaut)\b/,
    /erf[aiu]nd|entdeck|bau|entwickel|begründ/iu,
  ],
];
/** "Was macht der damit?" is answered by no place and no size. */
const OF_DOING =
  /^(?:was|wie) (?:macht|machen|tut|tun|benutzt|benutzen) (?:der|die|das|er|sie|es)\b/;
const OF_BEING = new Set<string>(
  'home size weight age look kinds since distance speed temperature people capital flag danger'.split(
    ' ',
  ),
);
const ASKS_OF_BEING =
  /^(?:Wo|Woher|Wie (?:groß|alt|schwer|lang|viele)|Gibt es|Leben|Lebt|Ist|Sind|Wann|Seit wann) /u;
/** "Was wollte der eigentlich?" */
const OF_WISH = /^was (?:wollte\w*|will|wollen) (?:der|die|er|sie|es)\b/;
const TELLS_WISH = /(?<!\p{L})(?:woll|will|such|plan|möcht|hoff|ziel|brauch|träum)/iu;
/** "Und was haben die Leute vorher gemacht?" */
const BEFORE = /^(?:was|wie|wer|womit|wo|wohin)\b.* (?:vorher|davor|fruher)\b/;
const TELLS_BEFORE =
  /früher|damals|zuvor|vorher|davor|(?<!\p{L})(?:vor|ohne|noch|erst) |einst|zuerst|anfang|ursprünglich/iu;
const LEAD = /^(?:(?:und|aber|oder|also|ja|hae?|ok|okay|so) )+/;

/** Whether a text tells nothing of the kind that words of a talk ask for: no span, no number, no height. */
export function tellsOtherKind({ folded, hasPronoun, isBare }: Said, text: string): boolean {
  if (!hasPronoun && !isBare && !GOES_ON.test(folded)) return false;
  const asked = folded.replace(LEAD, '');
  const kind = KINDS.find(([pattern]) => pattern.test(asked))?.[1];
  if (kind !== undefined && !kind.test(text)) return true;
  if (OF_WISH.test(asked) && !TELLS_WISH.test(text)) return true;
  return BEFORE.test(asked) && !TELLS_BEFORE.test(text);
}

/** Whether what is told of who does something is only what it is, or where. */
export function tellsBeing({ folded }: Said, { aspect, asks }: Entry): boolean {
  if (!OF_DOING.test(folded.replace(LEAD, ''))) return false;
  if (aspect !== undefined) return OF_BEING.has(aspect);
  return asks.length > 0 && asks.every((ask) => ASKS_OF_BEING.test(ask));
}
