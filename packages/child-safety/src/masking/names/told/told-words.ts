import { wordSet } from '../../tokens.ts';

export const NAMED =
  /^(?:(?:voll|vor|nach|familien|ruf|spitz|zweit|mittel|kose|geburts|mädchen|tauf|haupt)*(?:name|namen|nahme))$/u;

export const SAYS = wordSet('ist lautet heisst war wäre : = is sei');

export const CALLS = wordSet(
  'heisse heiss heise heis hieß heisze heissen hoass hoaß heiße hoiß hoiss heissi heet heit',
);

/** Between what is announced and the name. */
export const FILLERS = wordSet(
  'nicht eigentlich übrigens auch nämlich halt ja doch hier jetzt also mit vornamen nachnamen vorname nachname richtig wirklich echt ganz einfach in der die das " „ “ zwar nur immer aber dann mal so : , hallo d da dr s',
);

export const REACH = 5;

export const PEOPLE = wordSet(
  'alle alles man sie mama papa meine freunde eltern oma opa in der schule immer nur die meisten',
);
