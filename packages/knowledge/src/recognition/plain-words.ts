/** A whole word: `\b` would end one before every umlaut. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu');

/** Ways round a question word, favourite foods and told circumstances, as a book would ask. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // A recogniser writes what was begun twice: "wie wie schwer", "ein ele ein elefant".
  [/(?<!\p{L})(\p{L}+(?: \p{L}+)?) \1(?!\p{L})/gu, '$1'],
  [/(?<!\p{L})(ein|eine|der|die|das) (\p{L}{2,4}) (?=\1 \2\p{L}+)/gu, ''],
  // "Wo wohnt", "in Indien": words of their own, and none that was begun.
  [
    /(?<!\p{L})(?!(?:wo|wie|was|wer|wen|wann|in|im|an|am|ab|auf|aus|um|zu|er|es|so|da|ist|hat|der|die|das|den|dem|man|gibt) )(\p{L}{2,4}) (?=\1\p{L}{2,})/gu,
    '',
  ],
  [word('(?:für|zu) was(?! ist (?:da|das|denn da) (?:los|passiert))'), 'wofür'],
  [word('wo für'), 'wofür'],
  [word('wo zu'), 'wozu'],
  [word('aus was'), 'woraus'],
  [word('mit was'), 'womit'],
  [word('von was'), 'wovon'],
  [word('an was'), 'woran'],
  [word('durch was'), 'wodurch'],
  [word('wegen was|wegn was|aus welchem grund'), 'warum'],
  [
    word(
      'wieso denn|wie kommt es,? dass|wie kommts,? dass|woran liegt es,? dass|was ist der grund,? (?:dass|warum)',
    ),
    'warum',
  ],
  [
    /(?<=der |die |das )(.{3,60})\. (?:woher kommt das|wie kommt das|woran liegt das|warum ist das so)\??$/gu,
    '$1, warum?',
  ],
  [
    /(?:was ist|wie heißt|was sind)(?: denn)? (?:die |das |der )?(?:leibspeisen?|lieblingsspeisen?|lieblingsessen|lieblingsfutter|leibgerichte?|hauptnahrung|nahrung|futter) (?:von |vom |der |des |für |eines |einer )(.+?)(?=[ ?!.]*$)/gu,
    'was frisst $1',
  ],
  [
    /(?:wo ist|wo hat|wo haben)(?: denn)? (.+?) (?:zu ?hause|sein zuhause|seine heimat|daheim|ihr zuhause|ihre heimat)(?=[ ?!.]*$)/gu,
    'wo lebt $1',
  ],
  [
    /(?:wer ist|wer kam|wer war)(?: denn)?(?: eigentlich)? (?:als erste\p{L}* |zuerst )?auf (?:die|den) (?:idee|einfall|gedanken) (?:mit |für |von |gekommen )?(?:der |die |das |dem |den )?(.+?)(?: gekommen)?(?=[ ?!.]*$)/gu,
    'wer hat $1 erfunden',
  ],
  [
    /wie (?:bekommt|kriegt|schafft|schaffen|kriegen|bekommen) (.{3,40}?) (?:das|es)(?: hin| eigentlich| denn)*,? (?:dass|daß|das)(?!\p{L})/gu,
    'wie macht $1,',
  ],
  [
    word(
      '(?:warum|wieso) sind (die|sie|diese) (?:alle |denn |jetzt )*(?:weg|verschwunden|tot|nicht mehr da)',
    ),
    'warum sind $1 ausgestorben',
  ],
  [word('wie viel(?:e)? (?:kilo|tonnen|gramm)(?: ungefähr)? (wiegt|hat)'), 'wie schwer ist'],
  [word('was (?:bringt|kriegt|bringen|kriegen) (.{3,30}) auf die waage'), 'wie schwer ist $1'],
  [word('welches alter (?:erreicht|erreichen)'), 'wie alt wird'],
  [word('wie lange (?:leben|lebt) die denn'), 'wie alt werden die'],
  [word('(?:den ganzen tag|die ganze zeit|den lieben langen tag)(?: so| lang)?'), ' '],
  [
    /(?<=^(?:und )?(?:welche[rsn]?|wer)) (?:davon|von denen|von ihnen|von den(?:en)? dreien)(?= )/gu,
    '',
  ],
  // "Meine Finger werden ganz schrumpelig. Wieso?"
  [
    /^(?!.*(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L}).+ (?:warum|wieso|weshalb)(?!\p{L}))(?!(?:und |aber |ja |hm )*(?:warum|wieso|weshalb))(.{12,120}?)[,.!?;:]* (?:und |aber )?(?:warum|wieso|weshalb)(?: denn| eigentlich| bloß| nur| das| ist das so| ist das| passiert das| machen die das| macht der das)*[ ?!.]*$/gu,
    'warum $1?',
  ],
  [
    /^(?:(?:bitte|mal|lux) )*(?:nenn\p{L}*|sag|verrat\p{L}*) (?:(?:mir|uns|mal|bitte) )*(den|die|das|der) (?=\p{L}+ste[nrs]? \p{L}{3,})/gu,
    'was ist $1 ',
  ],
  // What a child tells of itself is no part of what it asks.
  [
    /(?<= )(?:auf (?:dem|meinem|unserem) (?:poster|bild|foto)|in (?:meinem|unserem|meiner|unserer) (?:heft|buch|garten|park|klasse|schule|zimmer|straße)|im (?:fernsehen|zoo) gesehen|in mir drin|eigentlich|so richtig|irgendwie|ungefähr|überhaupt)(?!\p{L})/gu,
    '',
  ],
];

/** A question in the words of books where children go a long way round. */
export function plainWords(written: string): string {
  return PLAIN.reduce((text, [pattern, plain]) => text.replace(pattern, plain), written)
    .replace(/\s+/gu, ' ')
    .trim();
}
