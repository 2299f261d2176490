/**
 * What children were to read, what a recogniser heard, and how each word is to be marked: `~` again,
 * `?` not heard, else read. Signs and capitals of the text do not matter here.
 */
export const readingPairs: readonly (readonly [text: string, heard: string, marked: string])[] = [
  // As it stands, whatever recognisers do to signs and capitals
  ['Die Oma liest ein Buch.', 'die Oma liest ein Buch', 'Die Oma liest ein Buch'],
  ['Heute scheint die Sonne.', 'heute scheint die sonne', 'Heute scheint die Sonne'],
  ['„Komm!“, ruft Mama.', 'komm ruft mama', 'Komm ruft Mama'],
  ['Tim lacht, Mia singt.', 'Tim lacht Mia singt.', 'Tim lacht Mia singt'],
  ['Es regnet – wir gehen heim.', 'es regnet wir gehen heim', 'Es regnet wir gehen heim'],
  ['Wo ist der Ball?', 'Wo ist der Ball', 'Wo ist der Ball'],
  [
    'Der Hund bellt. Die Katze miaut.',
    'der Hund bellt die Katze miaut',
    'Der Hund bellt Die Katze miaut',
  ],
  ['DER HUND BELLT', 'Der Hund bellt.', 'DER HUND BELLT'],

  // Umlauts and ß
  ['Die Äpfel sind süß.', 'die Aepfel sind suess', 'Die Äpfel sind süß'],
  [
    'Der Bär läuft über die Brücke.',
    'der Baer laeuft ueber die Bruecke',
    'Der Bär läuft über die Brücke',
  ],
  ['Die Möwe ist schön.', 'die Moewe ist schoen', 'Die Möwe ist schön'],
  ['Der Fuß ist groß.', 'der Fuss ist gross', 'Der Fuß ist groß'],
  ['Die Strasse ist nass.', 'die Straße ist naß', 'Die Strasse ist nass'],
  ['Der Löwe brüllt.', 'der lo\u0308we bru\u0308llt', 'Der Löwe brüllt'],
  ['Die Mäuse häufen Körner an.', 'die Meuse heufen Körner an', 'Die Mäuse häufen Körner an'],
  ['Im Mai kommt die Meise.', 'im Mei kommt die Maise', 'Im Mai kommt die Meise'],

  // What sounds alike
  ['Der Mann hat ein Rad.', 'der man hat ein Rat', 'Der Mann hat ein Rad'],
  ['Sie isst viel Brot.', 'sie ist fiel Brot', 'Sie isst viel Brot'],
  ['Ich weiß, dass du da warst.', 'ich weiß das du da warst', 'Ich weiß dass du da warst'],
  ['Seit heute malt er Wale.', 'seid heute mahlt er Wale', 'Seit heute malt er Wale'],
  ['Das Meer ist blau.', 'das mehr ist blau', 'Das Meer ist blau'],
  ['Der Wald ist bunt.', 'der walt ist Bund', 'Der Wald ist bunt'],
  ['Es war einmal ein König.', 'es wahr einmal ein Könich', 'Es war einmal ein König'],
  ['Wir leeren den Eimer.', 'wir lehren den Eimer', 'Wir leeren den Eimer'],
  ['Ihr Lied ist schön.', 'ihr Lid ist schön', 'Ihr Lied ist schön'],
  ['Der Vogel fliegt fort.', 'der Fogel fliegt vort', 'Der Vogel fliegt fort'],
  ['Das Foto hängt im Theater.', 'das Photo hängt im Teater', 'Das Foto hängt im Theater'],
  ['Der Wirt wird nass.', 'der wird wird nass', 'Der Wirt wird nass'],
  ['In der Stadt liegt Schnee.', 'in der statt liegt Schnee', 'In der Stadt liegt Schnee'],
  ['Sie sind verwandt.', 'sie sind verwand', 'Sie sind verwandt'],
  ['Der Dieb mag Gold.', 'der Diep mak Gold', 'Der Dieb mag Gold'],
  ['Die Seite ist leer.', 'die Saite ist leer', 'Die Seite ist leer'],
  ['Sie putzt ihre Zähne.', 'sie putzt ihre Zehne', 'Sie putzt ihre Zähne'],

  // Names, as recognisers spell them
  ['Finn und Tim spielen.', 'Fynn und Timm spielen', 'Finn und Tim spielen'],
  ['Sofie ruft Lukas.', 'Sophie ruft Lucas', 'Sofie ruft Lukas'],
  ['Clara und Mia malen.', 'Klara und Mya malen', 'Clara und Mia malen'],

  // Numbers
  ['Auf Gleis drei wartet ein Zug.', 'auf Gleis 3 wartet ein Zug', 'Auf Gleis drei wartet ein Zug'],
  ['Der Zug kommt um neun Uhr.', 'der Zug kommt um 9:00 Uhr', 'Der Zug kommt um neun Uhr'],
  ['Ich habe 12 Murmeln.', 'ich habe zwölf Murmeln', 'Ich habe 12 Murmeln'],
  ['Sie ist die Dritte.', 'sie ist die 3.', 'Sie ist die Dritte'],
  ['Es sind einundzwanzig Kinder.', 'es sind 21 Kinder', 'Es sind einundzwanzig Kinder'],
  ['Da sind 45 Schafe.', 'da sind fünf und vierzig Schafe', 'Da sind 45 Schafe'],
  [
    'Das Haus ist hundert Jahre alt.',
    'das Haus ist 100 Jahre alt',
    'Das Haus ist hundert Jahre alt',
  ],
  ['Tausend Sterne leuchten.', '1.000 Sterne leuchten', 'Tausend Sterne leuchten'],
  ['Opa ist 1950 geboren.', 'Opa ist neunzehnhundertfünfzig geboren', 'Opa ist 1950 geboren'],
  ['Ich sehe einen Hund.', 'ich sehe 1 Hund', 'Ich sehe einen Hund'],
  ['Ein Eis kostet zwei Euro.', 'ein Eis kostet 2 €', 'Ein Eis kostet zwei Euro'],
  ['Wir laufen fünf Kilometer.', 'wir laufen 5 km', 'Wir laufen fünf Kilometer'],
  ['Es sind drei Hasen.', 'es sind 4 Hasen', 'Es sind ~drei Hasen'],
  ['Es sind 13 Hasen.', 'es sind dreißig Hasen', 'Es sind ~13 Hasen'],

  // Everyday speech and dialects
  ['Das ist nicht gut.', 'das is nich gut', 'Das ist nicht gut'],
  ['Ich habe heute Zeit.', 'ich hab heut Zeit', 'Ich habe heute Zeit'],
  ['Ich sehe einen Hasen.', 'ich seh nen Hasen', 'Ich sehe einen Hasen'],
  [
    'Wir gehen nach Hause und essen.',
    'wir gehn nach Hause un essn',
    'Wir gehen nach Hause und essen',
  ],
  ['Ich mag das auch.', 'ick mag dat ooch', 'Ich mag das auch'],
  ['Das Kind ist klein.', 'det Kind is kleen', 'Das Kind ist klein'],
  ['Ich habe nichts gesehen.', 'i hab nix gesehn', 'Ich habe nichts gesehen'],
  ['Das ist nicht wahr.', 'des isch net wahr', 'Das ist nicht wahr'],
  ['Das Fenster ist offen.', 'das Fenschter isch offen', 'Das Fenster ist offen'],
  ['Wir sind zwei Mädchen.', 'mir sin zwo Mädle', 'Wir sind zwei Mädchen'],
  ['Der Honig ist wenig.', 'der Honich ist wenich', 'Der Honig ist wenig'],
  ['Jetzt geht es los.', "jetz geht's los", 'Jetzt geht es los'],
  ["Wie geht's dir?", 'wie geht es dir', "Wie geht's dir"],
  ['Er hat schon ein Bild gemalt.', 'er hot scho a Bild gemalt', 'Er hat schon ein Bild gemalt'],
  ['Papa backt einen Kuchen.', 'Papa backt ein Kuchen', 'Papa backt einen Kuchen'],

  // Written apart or together
  [
    'Am Gartenzaun sitzt ein Vogel.',
    'am Garten Zaun sitzt ein Vogel',
    'Am Gartenzaun sitzt ein Vogel',
  ],
  ['Die Straßenbahn hält.', 'die Straßen Bahn hält', 'Die Straßenbahn hält'],
  ['Wir gehen zu Fuß nach Hause.', 'wir gehen zufuß nachhause', 'Wir gehen zu Fuß nach Hause'],
  ['Wir fahren mit der S-Bahn.', 'wir fahren mit der S Bahn', 'Wir fahren mit der S-Bahn'],
  ['Die U-Bahn kommt.', 'die Ubahn kommt', 'Die U-Bahn kommt'],
  ['Der Regenbogen leuchtet.', 'der Regen-Bogen leuchtet', 'Der Regenbogen leuchtet'],
  [
    'Der Geburtstagskuchen ist da.',
    'der Geburtstags Kuchen ist da',
    'Der Geburtstagskuchen ist da',
  ],
  [
    'Die Feuerwehrautoleiter ist lang.',
    'die Feuerwehr Auto Leiter ist lang',
    'Die Feuerwehrautoleiter ist lang',
  ],
  ['Am Gartenzaun sitzt ein Vogel.', 'am Garten sitzt ein Vogel', 'Am ~Gartenzaun sitzt ein Vogel'],
  [
    'Manche Dinosaurier waren groß.',
    'manche Dino Saurier waren groß',
    'Manche Dinosaurier waren groß',
  ],

  // Thinking, repeating, correcting oneself, talking beside it
  ['Die Katze schläft.', 'die ähm Katze äh schläft', 'Die Katze schläft'],
  ['Die Katze schläft.', 'die die Ka Katze schläft', 'Die Katze schläft'],
  ['Der Hund frisst.', 'der Hut der Hund frisst', 'Der Hund frisst'],
  ['Im Garten steht ein Baum.', 'im Gatten Garten steht ein Baum', 'Im Garten steht ein Baum'],
  ['Die Ente schwimmt.', 'die Ente schwimmt so fertig', 'Die Ente schwimmt'],
  ['Die Ente schwimmt.', 'okay also die Ente schwimmt', 'Die Ente schwimmt'],

  // Another word
  ['Der Hund bellt laut.', 'der Mund bellt laut', 'Der ~Hund bellt laut'],
  ['Auf dem Kopf ist eine Mütze.', 'auf dem Kopf ist eine Pfütze', 'Auf dem Kopf ist eine ~Mütze'],
  ['Die Hüte sind neu.', 'die Hütte sind neu', 'Die ~Hüte sind neu'],
  ['Der Ofen ist warm.', 'der offen ist warm', 'Der ~Ofen ist warm'],
  ['Die Kirche ist alt.', 'die Kirsche ist alt', 'Die ~Kirche ist alt'],
  ['Die Biene fliegt.', 'die Beine fliegt', 'Die ~Biene fliegt'],
  ['Die Hunde spielen.', 'die Hund spielen', 'Die ~Hunde spielen'],
  ['Der Zug fährt ab.', 'der Zug fuhr ab', 'Der Zug ~fährt ab'],
  ['Das Haus ist rot.', 'die Maus ist tot', '~Das ~Haus ist ~rot'],
  ['Der Igel frisst einen Käfer.', 'der Esel frisst einen Koffer', 'Der ~Igel frisst einen ~Käfer'],
  ['Die Lok zieht viele Wagen.', 'die Lok sieht viele Wagen', 'Die Lok ~zieht viele Wagen'],
  [
    'Der Mars ist ein roter Planet.',
    'der Mars ist ein toter Planet',
    'Der Mars ist ein ~roter Planet',
  ],
  ['Sie hätte Zeit.', 'sie hatte Zeit', 'Sie ~hätte Zeit'],
  ['Der Hase hat lange Ohren.', 'der Nase hat lange Uhren', 'Der ~Hase hat lange ~Ohren'],

  // Another order
  ['Der Hund jagt die Katze.', 'die Katze jagt der Hund', '~Der ~Hund jagt ~die ~Katze'],
  ['Oma ruft Opa.', 'Opa ruft Oma', '~Oma ruft ~Opa'],
  ['Der Mond kreist um die Erde.', 'um die Erde kreist der Mond', '?Der ~Mond ~kreist um die Erde'],
  ['Mama kauft Brot.', 'Brot Mama kauft', 'Mama kauft ~Brot'],

  // Left out
  ['Der große Hund bellt laut.', 'der Hund bellt laut', 'Der ~große Hund bellt laut'],
  ['Das ist nicht gut.', 'das ist gut', 'Das ist ~nicht gut'],
  [
    'Die Katze trinkt gern kalte Milch.',
    'die Katze trinkt Milch',
    'Die Katze trinkt ~gern ~kalte Milch',
  ],
  ['Der Hase sitzt in dem Gras.', 'der Hase sitzt Gras', 'Der Hase sitzt ?in ?dem Gras'],
  ['Der Vogel singt in der Früh.', 'Vogel singt in Früh', '?Der Vogel singt in ?der Früh'],
  ['Aus dem Ei schlüpft ein Dino.', 'aus dem Ei schlüpft Dino', 'Aus dem Ei schlüpft ?ein Dino'],

  // What a recogniser has lost
  ['Die Rakete fliegt sehr schnell.', '', '?Die ?Rakete ?fliegt ?sehr ?schnell'],
  ['Die Rakete fliegt sehr schnell.', '… äh', '?Die ?Rakete ?fliegt ?sehr ?schnell'],
  ['Die Rakete fliegt sehr schnell.', 'die Rakete fliegt', 'Die Rakete fliegt ?sehr ?schnell'],
  ['Die Rakete fliegt sehr schnell.', 'fliegt sehr schnell', '?Die ?Rakete fliegt sehr schnell'],
  [
    'Ben holt Mehl, Eier, Butter und Zucker.',
    'Ben holt Zucker',
    'Ben holt ?Mehl ?Eier ?Butter ?und Zucker',
  ],
  ['Er gibt dem Hund einen Ball.', 'er gibt den Hund einem Ball', 'Er gibt ?dem Hund ?einen Ball'],
  ['Im Wald ist es still.', 'in Wald ist es still', '?Im Wald ist es still'],
];
