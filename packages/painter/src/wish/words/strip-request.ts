/** "Kannst du mir bitte ein schönes Bild malen, auf dem …": said to LUX, not to be seen in the picture. */
const openings = [
  /^(?:ausmal(?:bild|seite|blatt)|malbild|malvorlage|bild)\s*:\s*/iu,
  /^(?:(?:hallo|hey|hi|lux|liebe[rs]? lux|bitte|also|oh|äh+m*|öh|ähm|und|ja|ok|okay|jetzt|nun)(?!\p{L})|[,!.])\s*/iu,
  /^(?:du(?! (?:bist|wärst))|(?:sag|hör|guck|schau|pass)(?:e|t)?(?: mal)?(?: auf| was)?|weißt du(?: was)?)(?=[\s,])(?! (?:hallo|tschüss|danke)\b)/i,
  /^(?:geht|ginge|gibt(?: ?e?s)?|hast du|kennst du)(?: (?:denn|vielleicht|auch|bei dir|mal))*(?= (?:ein|noch))/i,
  /^wie wär(?:e|s)?(?: es|s)? (?:mit|wenn)(?=\s)/i,
  /^(?:lustig|toll|cool|schön|super) wär(?:e|s)?(?: es)?,? wenn(?=\s)/i,
  /^(?:kann|könnte|darf) ich (?:bitte |mal |vielleicht )*(?=.*\b(?:haben|sehen|bekommen)\b)/i,
  /^(kannst|könntest|würdest|magst|willst|kannste) (du|ihr)(?: (?:mir|uns|bitte|mal|vielleicht|auch)\b)*( (?=ein))?/i,
  /^(bitte )?(mal|male|zeichne|zeig|zeige|mach|mache|gib|erstelle|erzeuge|malst|zeichnest|machst)\b( du)?(?: (?:mir|uns|bitte|mal|doch|jetzt|noch)\b)*/i,
  /^ich (hätte|hätt|wünsche|wünsch|brauche|brauch|bräuchte)( mir| uns)?( gerne?| bitte| so| jetzt| noch)*/i,
  /^ich (möchte|möcht|will|würde|mag)( mir| uns)?( gerne?| bitte| so| jetzt| noch| unbedingt)*(?=.*\b(haben|sehen|malen|zeichnen|bekommen|gemalt|ausmalen)\b|[^,.]*$)/i,
  /^(ein|das|noch ein|mein) ((ganz )?(schönes|tolles|buntes|lustiges|cooles|neues|großes|kleines|schwieriges|schweres|leichtes|einfaches) )?(bild|ausmalbild|malbild|gemälde|foto|zeichnung|malvorlage)( (malen|zeichnen|machen|haben))?\s*[,:]?\s*(von|vom|mit|wo|wie|auf dem|in dem|auf welchem|,|:|über|zu)?( man| drauf| darauf)*(?=\s|$)/i,
];
/** "kannst du einen Hasen malen nachts": the first of its infinitives is LUX's own. */
const asked = /^[^,.]*?\b(?:kannst|könntest|würdest|magst|willst|kannste) (?:du|ihr)\b/i;
const ownInfinitive =
  /(?<!\b(?:am|beim|zum|das|und))\s(?:malen|zeichnen)\b(?! (?:kann|können|will|wollen|möchte|lernt))/i;
/** "einen Hasen malen, der …". */
const midway =
  /\s+(?:malen|zeichnen)(?=[\s,]+(?:der|die|das|den|dem|wie|wo|mit|und|in|im|auf|am|an|beim|vor|neben)\s)/i;
/** "Einen Bäcker möcht ich, der …". */
const inverted =
  /^((?:ein|eine|einen|den|die|das|zwei|drei|vier)\s[^,.]{1,60}?)\s(?:möchte?|will|hätte?|wünsche?|brauche?|mag)\s+ich(?:\s+(?:mir|gerne?|bitte|haben))*(?![\p{L}])/iu;
/** "… ein Bild, auf dem": only after what was said before it. */
const linking = /^(wo|auf dem|in dem)\s(?=(?!man)\S)/i;
const endings =
  /[\s,]*\b(bitte|malen|zeichnen|gemalt haben|gemalt|haben|danke|zeigen|bitte schön|als (ausmal)?bild|zum ausmalen)\b[.!?\s]*$/i;

/** Whom it is for, and that it is to be coloured: nothing of that is in the picture. */
const asides =
  /\s*\b(?:für (?:mein|dein|unser|sein|ihr)\p{Ll}* (?:\p{Ll}+ )?(?:bruder|schwester|mama|mami|papa|papi|oma|opa|freund(?:in)?|mutter|vater|baby|cousine?)(?:,? (?:der|die|er|sie) (?:ist|wird) (?:schon |erst )?(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht)(?: Jahre?(?: alt)?)?)?(?=,| (?:ganz|bitte|ein|mit|das|den|die|zwei|drei|was|etwas|,)|$)|für (?:mama|papa|oma|opa|mami|papi)(?= (?:ein|eine|einen|das|den|die|zwei|drei)\b)|für (?:große|kleine|erwachsene|profis|anfänger)(?= ?,|$)|(?:etwas |was )?(?:zum|zu) (?:ausmal(?:en|n)|anmal(?:en|n))|ganz einfach(?= ein)|(?:was|etwas) (?:leichtes|einfaches|schönes|lustiges|cooles|tolles)(?=,? (?:ein|mit|zwei|drei))|oder so(?:was)?(?=[,.!]|$))\b/giu;
/** "…, den ich anmalen kann", "damit ichs ausmalen kann". */
const forColouring =
  /,?\s+(?:(?:den|die|das|damit|so dass)\s+(?:ich|man)(?:s| es| ihn| sie| das)?|zum\s+selb(?:er|st))\s+(?:an|aus|be)?malen(?:\s+(?:kann|darf|will))?\b/giu;
/** "ich will eine Prinzessin anmalen mit …". */
const colouring = /^(ich (?:will|möchte|möcht|mag) .{3,60}?) (?:an|aus)malen(?=\s|$)/i;

/** As a recogniser writes it. */
const SPOKEN_APART = /(?<!\p{L})t(?:e|ee)? rex(?!\p{L})/giu;

/** The wish without what is said to LUX around it. */
export function stripRequest(prompt: string): string {
  let rest = prompt
    .trim()
    .replace(SPOKEN_APART, 'T-Rex')
    .replace(forColouring, '')
    .replace(colouring, '$1')
    .replace(asides, '')
    .trim()
    .replace(inverted, '$1');
  if (/^(wo|wie)\s/i.test(rest)) rest = rest.replace(linking, '');
  const wantsInfinitive =
    /^ich (möchte|möcht|will|würde|mag)\b/i.test(rest) && !endsWithRequest(rest);
  if (wantsInfinitive) {
    const own =
      /^ich \S+ (?:gerne? |so )*(.*\b(?:reiten|fliegen|fahren|spielen|tanzen|schwimmen|tauchen|klettern|sitzen|stehen|kuscheln|streicheln|füttern|sein|werden|jagen|essen|schlafen|surfen|rutschen|schaukeln|tragen|kämpfen|backen|lesen))\b(.*)$/i.exec(
        rest,
      );
    if (own) return `ich ${asRole(own[1] ?? '')}${own[2] ?? ''}`;
  }
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const opening of openings) rest = rest.replace(opening, '').trimStart();
    if (rest !== prompt.trim()) rest = rest.replace(linking, '');
  }
  if (/^(mal|male|zeichne|kannst|könntest|ich)/i.test(prompt.trim()) || /bitte/i.test(prompt)) {
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(endings, '');
    }
  }
  if (asked.test(prompt)) rest = rest.replace(ownInfinitive, '');
  else if (rest !== prompt.trim()) rest = rest.replace(midway, '');
  return rest.replace(/^(mir|mich)(?=\s)/i, 'ich').replace(/^uns(?=\s)/i, 'wir');
}

function endsWithRequest(text: string): boolean {
  return /\b(haben|sehen|malen|zeichnen|bekommen|gemalt)[.!?\s]*$/i.test(text);
}

/** "eine Prinzessin sein" → "als Prinzessin". */
function asRole(text: string): string {
  return text.replace(/^(?:ein|eine|einen)\s+(.*?)\s+(?:sein|werden)$/i, 'als $1');
}
