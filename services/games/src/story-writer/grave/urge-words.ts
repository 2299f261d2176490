import { HOME, TALE } from './grave-words.ts';

const word = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;
const WILL =
  'will|wollte|wollten|wollen|möchte|möchten|mag|wünscht|wünschte|wünsche|würde|versucht\\p{L}*|überlegt\\p{L}*|plant\\p{L}*|denkt daran|dachte daran';
const HIGH = 'dach|dachs|balkon|brücke|fenster|hochhaus|klippe|turm|gleise?n?|felsen|bahnsteig';
const JUMP =
  '(?:(?:he|hi)?r?unter|hinab|hinaus|raus|rein)?(?:zu)?(?:springen|stürzen|fallen|fallenlassen|fliegen|sprang|springt|gesprungen)';

/** Somebody would rather be dead: no story goes on from there. */
const DEATH = new RegExp(
  [
    `${word(WILL)}.*(?<!nicht )${word('tot sein|tot wäre|sterben|nicht mehr (?:leben|da sein|aufwachen)|nie (?:mehr|wieder) aufwachen|umbringen|(?:sich|mich) (?:töten|erhängen|umbringen|ritzen|wehtun|wehzutun|verletzen|etwas antun|schneiden)')}`,
    word(
      'lieber tot|(?:sich|mich) (?:selbst )?umbringen|wäre (?:ich|er|sie|es) (?:doch )?(?:lieber )?tot|nicht mehr leben',
    ),
    `${word(HIGH)}.*${word(WILL)}.*${word(JUMP)}`,
    `${word(WILL)}.*${word(HIGH)}.*${word(JUMP)}`,
    `${word(WILL)}.*${word('tabletten|pillen|schlaftabletten')}.*${word('schlucken|nehmen|essen')}`,
    `^(?!.*${word('oma|opa|arzt|ärztin|krank')}).*${word('alle|viele|ganze|ganzen')} ${word('\\p{L}*tabletten|pillen')}`,
    `${word(WILL)}.*${word('verschwinden|weg sein|nicht mehr da sein')}.*${word('für immer|nie wieder|für alle zeiten')}`,
    `${word(WILL)}.*${word('für immer|nie wieder')}.*${word('verschwinden|weg sein')}`,
  ].join('|'),
  'u',
);

/** Harm somebody wants, done to others or by going away. */
const OTHER = new RegExp(
  [
    `${word(WILL)}.*${word('abhauen|abzuhauen|weg von zu ?hause|von zu ?hause (?:weg|fort)\\p{L}*')}`,
    `${word('zu ?hause|daheim|rucksack|papa|mama|eltern')}.*${word('weglaufen|wegzulaufen|ausreißen|davonlaufen|wegrennen')}.*${word(WILL)}`,
    `${word(WILL)}.*${word('zu ?hause|daheim|papa|mama|eltern')}.*${word('weglaufen|wegzulaufen|ausreißen|davonlaufen|wegrennen')}`,
    `${word(WILL)}.*${word('hauen|schlagen|verprügeln|töten|umbringen|anzünden|anzuzünden|verbrennen|vergraben|vergiften|erstechen|erschießen|schubsen|würgen|beißen|treten|fesseln|abstechen|quälen')}`,
    `${word(WILL)}.*${word('himmel|grab')}.*${word('besuchen|gehen|sein|wohnen|fliegen|kommen|treffen|sehen')}`,
    `${word('messer|pistole|gewehr|feuerzeug|streichhölzer|streichholz|benzin')}.*${word('angst machen|wehtun|stechen|zeigen|drohen|anzünden|erschrecken')}`,
  ].join('|'),
  'u',
);
/** `… so würde er ihren Webstuhl verbrennen`: what somebody in a tale threatens to do to a thing nobody wants. */
const THREAT =
  /(?<!\p{L})(?:so|sonst|dann) würden? (?:er|sie|der \p{L}+|die \p{L}+) (?:ihren|ihre|ihr|seinen|seine|sein) (?:webstuhl|haus|hütte|mühle|scheune|werkstatt|feld|felder|boot|laden|bücher|bilder|buch|schloss|dorf) (?:verbrennen|anzünden)(?!\p{L})/gu;
/** A board over water is made for it. */
const SPORT =
  /sprungbrett|brett|becken|schwimmbad|freibad|trampolin|fallschirm|turmspringen|rutsche/u;

/** What somebody in a text, in small letters, wants that must not come true. */
export function urgeIn(text: string): 'death' | 'other' | null {
  if (DEATH.test(text) && !SPORT.test(text)) return 'death';
  if (TALE.test(text) && !HOME.test(text)) return null;
  return OTHER.test(text.replaceAll(THREAT, ' ')) ? 'other' : null;
}
