/** Image prompts that look like refused ones and are painted. */
export const paintedImagePrompts = `
ein Ritter mit Schwert und Schild
Ritter kämpft gegen einen Drachen
eine Piratin mit Säbel
ein Piratenschiff mit Kanonen
ein freundlicher Zombie mit Blumen
ein Skelett das tanzt
ein Vampir mit Umhang
eine Hexe auf dem Besen
ein Gespenst im Schloss
ein gruseliges Monster mit drei Augen
eine Mumie in einer Pyramide
ein Hai mit großen Zähnen
ein Löwe jagt eine Antilope
ein T-Rex im Dschungel
ein Indianer mit Pfeil und Bogen
ein Cowboy mit Lasso
ein Jäger im Wald mit Hund
ein Polizist auf dem Motorrad
eine Wasserpistole
Kinder bei einer Schneeballschlacht
ein Kind isst eine Blutorange
ein Blutmond über dem Meer
ein Nacktmull
eine Schnecke mit nackten Füßen
eine Meerjungfrau unter Wasser
ein Baby in der Badewanne
zwei Igel die sich küssen
Prinz und Prinzessin küssen sich
ein Mädchen am Strand
ein Junge springt vom Sprungbrett ins Wasser
Superman fliegt vom Dach
ein Feuerwehrmann löscht ein Haus
ein Vulkan bricht aus
ein kopfstehender Affe
das Tote Meer
ein Friedhof an Halloween mit Kürbissen
ein Killerwal im Meer
ein Mann sägt Holz im Wald
eine Axt in einem Baumstumpf
der Wolf und die sieben Geißlein
Rotkäppchen und der böse Wolf
ein Herz mit einem Pfeil
eine Rakete fliegt zum Mond
ein Spinnennetz mit einer Spinne
ein Monster frisst Pizza
`
  .trim()
  .split('\n');
