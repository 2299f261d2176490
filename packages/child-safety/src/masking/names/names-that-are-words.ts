import { foldWord } from '@lux/german-text/fold-letters.ts';
import { isFamilyName } from './family-names.ts';

/** Family names that are words more often: only what was learnt may take them for somebody's. */
const names = new Set(
  'Adam Anders Apfel Bach Bart Baum Benz Berg Birnbaum Blank Blau Blume Bock Brand Braune Brunnen Buche Burger Bär Christ Daumen Dorn Eiche Feuerstein Finger Fisch Freund Frost Fröhlich Fuß Grün Gärtner Haar Hammer Hand Hase Hecht Heck Hein Held Heller Herold Herz Honig Hummel Igel Jahn Junge Kalb Kaufmann Keil Kellner Kessel Kiefer Klee Kluge Knoblauch Kohl Kopf Kraft Kranich Kranz Krebs Käfer Körner Lamm Lenz Linde Löwe Mann Maurer Maus May Merz Miller Nachtigall Pfeffer Rau Reiher Reiter Sack Scheffler Schindler Scholl Schwarzer Schön Selig Siegel Sonnabend Sonne Sonntag Specht Sperling Stier Stolz Storch Stumpf Teich Teufel Vetter Volk Wachtmeister Wahl Wald Weise Wiese Zimmer Zink Zucker Baumeister Bayram Block Brecht Bremer Brenner Busse Bäcker Claus Damm Dunkel Dürr Ehrlich Faust Fleischer Frisch Funk Gaul Geier Geiß Glück Grimm Grube Grund Hacker Helm Hengst Hering Hoch Holz Junker Kahl Kanzler Keim Khan Kleber Kleine Kleiner Klinke Klug Knapp Knappe Korn Krah Kratz Kratzer Krieg Krieger Krug Kupfer Kühl Langer Link Meister Menge Milz Moll Obst Palm Paulus Pech Pfeil Pilz Plate Platz Prinz Rabe Rasch Rauch Reis Ries Riese Ring Risse Rode Rogge Rost Ruf Römer Saal Sandmann Schacht Scharf Scheibe Schiefer Schnabel Schreck Schuh Schuhmacher Schwalbe Schwan Schwarze Schweizer Schädlich Schöne Schütze Seemann Siemens Speck Sperber Spieß Spitzer Springer Stahl Stamm Stange Staub Stern Stiller Storm Strauch Streit Sturm Süß Tischler Traut Trost Weis Weisheit Wild Wilde Wirtz Wunsch Wurm Wächter Zorn'
    .split(' ')
    .map(foldWord),
);

/** Whether a word is a family name, were it one besides. */
export const isFamilyNameOrWord = (word: string): boolean =>
  isFamilyName(word) || names.has(foldWord(word));
