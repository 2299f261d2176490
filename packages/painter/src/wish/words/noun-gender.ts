import { foldWord } from '@lux/german-text/fold-letters.ts';

const words = (list: string) => new Set(list.split(' ').map(foldWord));

/** Masculine nouns that end in -n in all cases but one: "den Bären" is one bear. */
const weak = words(
  'Riese Bär Löwe Elefant Affe Hase Junge Drache Drachen Rabe Ochse Prinz Held Pirat Astronaut Kosmonaut Bub Mensch Herr Bauer Nachbar Polizist Soldat Matrose Postbote Bote Falke Schimpanse Leopard Hirte Akrobat Pilot Graf Fürst Fink Spatz Pfau Papagei Superheld Geselle Zeuge Schütze Gefährte Dirigent Musikant Artist Teddybär Eisbär Braunbär Pandabär Koalabär Osterhase Feldhase Neffe Bulle Welpe Rappe Gockel Kollege Kamerad Planet Komet Nachtwächter Kunde Franzose Friese Orang-Utan Elefanten Bursche Knabe',
);

/** Feminine without -e, -in or -ung at the end. */
const feminine = words(
  'Kuh Maus Gans Sau Oma Mama Omi Mami Mutti Mutter Tante Schwester Tochter Frau Fee Burg Lok Lokomotive Nacht Eidechse Nuss Wurst Pizza Torte Braut Hand Nixe Meerjungfrau Katz Feder Feuerwehr Polizei Trommel Gabel Schaufel Kartoffel Trompete Bank Uhr Insel Wand Tür Stadt Ente Schule Prinzessin Lehrerin Hummel Amsel Kugel Muschel Schüssel Ziege Geiß Zwiebel Schwalbe Möwe Eule Uroma',
);

/** Neuter nouns of wishes; compounds have the gender of their end. */
const neuter = [
  ...words(
    'Kind Baby Pferd Pony Einhorn Schaf Schwein Huhn Kamel Zebra Krokodil Nilpferd Nashorn Reh Lama Lamm Kalb Fohlen Ferkel Küken Kitz Monster Gespenst Skelett Alien Känguru Walross Chamäleon Hörnchen Insekt Tier Mammut Rentier Frettchen Auto Haus Boot Schiff Flugzeug Rad Motorrad Zelt Bett Sofa Klavier Buch Bild Fenster Tor Schloss Ufo Taxi Iglu Karussell Trampolin Skateboard Surfbrett Brett Dach Feld Glas Netz Nest Seil Kissen Schwert Schild Herz Feuer Eis Ei Kleid Zimmer Regal Lasso Floß Kanu Schlagzeug Mikrofon Handy Radio Geschenk Paket Fass Becken Bad Moped Skelett Axolotl Faultier Murmeltier Trikot Zebra Wasser Licht Dorf Mofa Orchester Sandwich',
  ),
];

/** As its article would show it; masculine where neither the word nor what was said tells more. */
export function grammaticalGender(label: string, said?: string): 'm' | 'f' | 'n' {
  const folded = foldWord(label.replace(/ \(ähnlich\)$/, ''));
  if (/(chen|lein)$/.test(folded)) return 'n';
  const isNeuter = neuter.some(
    (word) => folded === word || (word.length > 3 && folded.endsWith(word)),
  );
  if (isNeuter && said !== 'f' && said !== 'm') return 'n';
  if (/^(madel|madels|baby|kind)$/.test(folded)) return 'n';
  if (said === 'm' || said === 'f' || said === 'n') return said;
  return said === undefined && isFeminine(label) ? 'f' : 'm';
}

/** Masculine or neuter although they end in -e. */
const notFeminine = words('Käse Gemüse Auge Ende Name Gebäude Gebirge Knie Junge See Kaffee Klee');

/** Whether "den" before this noun, ending in -n, still means one. */
export const isWeakNoun = (label: string) => weak.has(foldWord(label));

/** By its ending, or known: after "der" it is then a dative. */
export function isFeminine(label: string): boolean {
  const folded = foldWord(label);
  if (feminine.has(folded)) return true;
  if (weak.has(folded) || notFeminine.has(folded)) return false;
  return /(e|in|ung|heit|keit|ei)$/.test(folded) && !/(chen|lein|ei$)/.test(folded.slice(-4));
}
