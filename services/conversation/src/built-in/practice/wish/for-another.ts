/** "Meine kleine Schwester will auch mal, frag die was": another child is to be asked. */
const CHILD =
  '(?:mein\\p{L}* )?(?:kleine[rn]? |große[rn]? |beste[rn]? )?(?:schwester|bruder|freund(?:in)?|cousine?|cousin)';
const WANTS = new RegExp(
  `(?<!\\p{L})${CHILD} (?:will|möchte|mag|darf|soll|würde gern) (?:(?:auch|mal|jetzt|gern|mit|das|noch|mitmachen)(?: |$))*`,
  'iu',
);
const ASK_HER = new RegExp(
  `(?<!\\p{L})(frag\\p{L}*|stell\\p{L}*|gib) (?:bitte |mal )*(?:die|den|der|dem|sie|ihn|ihr|ihm|${CHILD})(?= |$)`,
  'giu',
);
const IS_OLD = /(?<!\p{L})(?:die|der|sie|er) ist (?:erst |schon )?(?=\d|\p{L}+(?: jahre)?)/iu;

/** A wish for another child as if it were one's own; the same text where nobody else is to be asked. */
export function asOwnWish(text: string): string {
  if (!WANTS.test(text) && !new RegExp(ASK_HER, 'iu').test(text)) return text;
  if (!new RegExp(CHILD, 'iu').test(text)) return text;
  const asked = text.replace(ASK_HER, (_, verb: string) =>
    /^frag/iu.test(verb) ? `${verb} mich` : `${verb} mir`,
  );
  return asked.replace(WANTS, 'ich will ').replace(IS_OLD, 'ich bin ').replace(/\s+/gu, ' ').trim();
}

/** "Ich bin schon zehn, frag mich was": who asks is told, and then what is wanted. */
export const TELLS_AGE =
  /^(?:lux |also |hallo |hey )*ich bin (?:(?:schon|erst|ja|jetzt) )*(?:\d{1,2}|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: jahre)?(?: alt)? (?:und )?(?=(?:frag|stell|üb|mach|gib|lass|test|teste|prüf)\p{L}* (?:mi[crt]h?|mir|uns|du))/u;
