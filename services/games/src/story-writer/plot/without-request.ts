/** What a child asks of LUX behind its story, at the end of a text: `und wie geht es aus?` */
const REQUEST = new RegExp(
  `(?:^|(?<=[.!?…“”"])\\s*|[\\s,–-]+)(?:(?:und|also|na|jetzt|so|lux|bitte|du)[\\s,]+)*(?:${[
    `wie (?:geht|ging|gehts|geht['’]s|könnte|wird|soll) (?:(?:es|das|die|meine|diese|geschichte|story|dann|jetzt|wohl|denn|nun)[\\s,]*)*(?:aus|weiter|zu ende|enden|weitergehen|ausgehen)(?: gehen)?(?: mit \\p{L}+(?: \\p{L}+)?)?`,
    'wie (?:endet|endete) (?:es|das|die geschichte|meine geschichte)',
    '(?:was|und was) (?:passiert|geschieht) (?:(?:jetzt|dann|denn|nun|als nächstes|danach)[\\s,]*)+',
    '(?:kannst|magst|willst|könntest) du (?:mir )?(?:bitte )?(?:(?:die|das|meine|es)(?: geschichte| ende| schluss)? )?(?:bitte )?(?:weiter|zu ende|fertig)\\s?(?:erzählen|schreiben|machen)',
    '(?:erzähl|erzähle|schreib|schreibe|mach) (?:bitte |du |mal |jetzt |sie |es |die geschichte |das |mir )*(?:weiter|zu ende|fertig)(?: bitte)?',
    '(?:erzähl|erzähle|schreib|schreibe) (?:mir |bitte |du |mal )*(?:das|den|ein|einen) (?:ende|schluss)',
  ].join('|')})[\\s?!.…]*$`,
  'iu',
);
/** It asks for an end, not only for more. */
const END = /(?<!\p{L})(?:aus|ausgehen|zu ende|fertig|ende|enden|endete?|schluss)(?!\p{L})/iu;

/** A child's story without what it asks of LUX behind it, and whether that is an end. */
export function withoutRequest(context: string): { story: string; wantsEnd: boolean } {
  const request = REQUEST.exec(context)?.[0] ?? '';
  const story = context.slice(0, context.length - request.length).trim();
  if (request === '' || story === '') return { story: context, wantsEnd: false };
  return { story: /\p{L}$/u.test(story) ? `${story}.` : story, wantsEnd: END.test(request) };
}
