/** Words of German that no other language here writes so. */
const GERMAN = new Set(
  'ich mich mir du dich dir ihn ihm uns euch er sie wir nicht kein keine keinen nichts und oder aber weil wenn dass der die das den dem ein eine einen einem einer mein meine meinen meinem meiner dein sein ihr unser ist bin sind war hat habe haben hab hatte wird werde kann will muss soll darf mag auch noch immer schon wieder heute gestern morgen dran drauf nimmt macht geht kommt gibt sagt spielt redet'.split(
    ' ',
  ),
);
const LEAST = 3;
const LEAST_PART = 0.6;

/** `Sie nimmt mich nie dran`: so much of it is German that its few letters tell of no other language. */
export function isFullyGerman(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => GERMAN.has(word)).length;
  return known >= LEAST && known / words.length >= LEAST_PART;
}
