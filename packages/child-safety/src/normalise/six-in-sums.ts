const NUMBER =
  '(?:\\d+|null|oa?ns|eins?|zwo|zwoa|zwei|drei|vier|fünf|fümf|fuffzehn|sex|sechs|sieben|siem|siebn|acht|neun|nein|zehn|elf|ölf|zwölf|zwöif|(?:vier|fünf|fümf|sechs|sieb|acht|neun|nein|zehn|elf)e|\\p{L}+(?:zehn|zig|zg))';
const OPERATOR = '(?:plus|minus|und|mal|durch|geteilt durch|weniger|[+*:/x·-])';
const ASKS =
  '(?:w[aoe]s|wie ?vui|wie ?vü|wie ?viel|wieviel|wievui|is|ist|isch|san|sind|gibt|ergibt|macht|des|das|dat|denn|na|no|eigentlich|lux|rechne|rechnen|mir|bitte|ich|i|muss|muaß|=)';
const ONLY_A_SUM = new RegExp(
  `^(?:${ASKS} )*${NUMBER}(?: ${OPERATOR} ${NUMBER})+(?: (?:${ASKS}|${NUMBER}))*$`,
  'iu',
);

/**
 * `Sex plus viere, wos is des`: in a sum, and nothing but a sum, that is how six is said in some dialects and
 * what a recogniser writes. Anything beside the sum leaves the word as it is.
 */
export function writeSixInSums(text: string): string {
  if (!/(?<!\p{L})sex(?!\p{L})/iu.test(text)) return text;
  const said = text
    .replace(/[,.?!]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return ONLY_A_SUM.test(said) ? text.replace(/(?<!\p{L})sex(?!\p{L})/giu, 'sechs') : text;
}
