import { wordSet } from '../tokens.ts';

/** Street names that are hardly anything else. */
export const CLEAR_STREET = /.{2}(?:strasse|str|gasse|allee|chaussee|stieg|gässchen|gässle)$/u;
/** Words that are a street where a number follows. */
export const POSSIBLE_STREET =
  /.{2}(?:weg|wege|platz|ring|hof|damm|ufer|steig|pfad|kamp|markt|park|wall|graben|bogen|winkel|berg|feld|garten|gärten|wiese|brink|busch|tal|hang|blick|eck|tor|brücke|siedlung|promenade|steg|zeile|höhe|heide|kirche|mühle|bach|see|anger|bruch|hagen|horst|esch|rain|reihe|twiete|stiege|terrasse|leite|halde|grund|acker)$/u;
export const BARE_STREET = wordSet(
  'strasse str allee gasse platz weg ring damm ufer markt chaussee hof',
);
export const NOT_STREETS = wordSet(
  'heimweg rückweg hinweg schulweg umweg ausweg radweg fahrradweg gehweg fussweg bürgersteig bauernhof bahnhof schulhof pausenhof friedhof reiterhof innenhof spielplatz sportplatz fussballplatz parkplatz sitzplatz arbeitsplatz stehplatz flugplatz zeltplatz campingplatz lieblingsplatz marktplatz tennisplatz golfplatz supermarkt flohmarkt weihnachtsmarkt jahrmarkt baumarkt kindergarten schrebergarten vorgarten tiergarten biergarten fussballfeld spielfeld freizeitpark tierpark skatepark vergnügungspark nationalpark schwarzmarkt ohrring ehering schlüsselring schwimmring weltall vulkanberg eisberg schneeberg wasserhahn hauptbahnhof hauptstrasse-spiel autobahn torwart fussballtor stadttor tormann milchstrasse seidenstrasse sesamstrasse datenautobahn steinbruch abbruch einbruch ausbruch anbruch bodensee badesee nordsee ostsee stausee schlossgarten abhang vorhang umhang zusammenhang anhang augenblick überblick rückblick anblick einblick dreieck viereck sechseck fünfeck rechteck achteck fleck versteck eigentor anfahrtsweg lösungsweg rechenweg seitenweg waldweg wanderweg feldweg straßenrand trampelpfad schilderwald minigolfplatz bolzplatz fußballplatz'.replaceAll(
    'ß',
    'ss',
  ),
);
export const STREET_PREPOSITIONS = wordSet('am an im in auf unter zum zur bei beim hinter vor');
export const ARTICLES = wordSet('der die das dem den des');
/** `Lange Straße`. */
export const STREET_ADJECTIVE =
  /^(?:lange|kurze|alte|neue|grosse|kleine|breite|hohe|tiefe|untere|obere|mittlere|vordere|hintere|schöne|rote|weisse|schwarze|grüne|krumme|enge|steile|langen|kurzen|alten|neuen|grossen|kleinen|breiten|hohen|unteren|oberen|\p{L}{3,}er)$/u;

export const LIVES =
  /^(?:wohn(?:e|en|t|st|te|ten|haft|ort)?|leb(?:e|en|t|st|te)|zuhause|hause|daheim)$/u;
export const ADDRESS = wordSet(
  'adresse anschrift wohnanschrift strasse adress heimatadresse hausadresse',
);

const COUNTRIES =
  'deutschland österreich schweiz türkei syrien ukraine polen russland italien spanien frankreich england irland schottland amerika usa afghanistan irak iran rumänien bulgarien albanien kosovo serbien kroatien bosnien mazedonien nordmazedonien griechenland portugal ungarn tschechien slowakei slowenien niederlande holland belgien luxemburg dänemark schweden norwegen finnland island estland lettland litauen belarus moldawien georgien armenien aserbaidschan kasachstan china japan korea südkorea vietnam thailand indien pakistan bangladesch indonesien australien neuseeland kanada mexiko brasilien argentinien chile peru kolumbien ägypten marokko tunesien algerien libyen eritrea äthiopien somalia sudan nigeria ghana kenia togo kamerun kongo südafrika libanon jordanien israel palästina jemen montenegro kurdistan großbritannien europa asien afrika südamerika nordamerika antarktis arktis bayern hessen sachsen thüringen brandenburg niedersachsen nordrhein-westfalen nrw schleswig-holstein mecklenburg-vorpommern rheinland-pfalz baden-württemberg saarland sachsen-anhalt'.replaceAll(
    'ß',
    'ss',
  );
/** Behind `wohne in`, `komme aus`: too large to tell who somebody is, or no place at all. */
export const NOT_TOWNS = wordSet(
  `${COUNTRIES} angst frieden armut ruhe sicherheit freiheit häusern höhlen zelten familien familie wohnungen städten dörfern nestern bäumen wasser einer einem einen der dem den die das meiner meinem meinen unserer unserem eurer deiner deinem seiner ihrer ihrem zwei drei vier fünf sechs sieben acht neun zehn etwa ungefähr vielen beiden verschiedenen anderen kleinen grossen diesem dieser dieses jedem jeder miete gefahr gedanken wirklichkeit echt wahrheit minecraft roblox gefangenschaft freier süden norden osten westen ställen parks zoos gas zuckerrüben tropen ecuador rudeln gruppen herden kolonien schwärmen ländern kindern lux mir dir ihm ihr uns euch ihnen lego holz papier plastik stein gold glas metall büchern märchen versehen spass spaß liebe langeweile wut neugier`,
);
/** Stands between the parts of a town's name. */
export const TOWN_LINK = wordSet('am an im in bei ob vor der dem den unter');
/** `am Main`, `an der Ruhr`: a town's river, and not what the child does there. */
export const TOWN_PREFIX = wordSet('bad sankt st neu alt klein groß gross ober unter hohen');
/** Behind a number that is no house's. */
export const UNITS = wordSet(
  'jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden minute minuten sekunde sekunden uhr euro cent meter metern km kilometer kilometern cm m prozent mal grad stock etage personen leute leuten kinder kindern katzen hunde geschwister geschwistern zimmer zimmern autos bäume tiere tieren plus minus geteilt punkte mann grad uhr',
);
