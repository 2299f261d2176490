/** Harmless sentences of a child's day that hold alarming words. The signs are fitted to them. */
export const everydaySentences = `
Ich sterbe vor Lachen
Mein Opa ist gestorben
Ich vermisse meinen Opa der tot ist
Was passiert bei einer Beerdigung?
Mama hat mich beim Memory geschlagen
Papa schlägt mich immer beim Mensch ärgere dich nicht
Ich hab meinen Bruder beim Wettrennen geschlagen
Ich mache Judo und werfe die anderen auf die Matte
Beim Fechten trifft man sich mit dem Degen
Wer hat das Tor geschossen?
Papa hat einen Elfmeter verschossen
Im Fußball wurde ich gefoult
Ich habe Nasenbluten
Ich hab mir beim Apfelschneiden in den Finger geschnitten
Ich hab mir den Kopf gestoßen
Mein Zahn wackelt und blutet ein bisschen
Ich hab Bauchweh
Mama hat Kopfschmerzen und liegt im Bett
Was macht ein Arzt bei einer Operation?
Tut eine Spritze weh?
Woher kommen die Babys?
Wie kommt das Baby in den Bauch?
Warum haben Frauen Brüste?
Warum stinkt Kacke?
Warum pupst man?
Warum bekommt man Haare unter den Achseln?
Nacktschnecken fressen unseren Salat
Wie tötet eine Schlange ihre Beute?
Der Hai hat den Fisch gefressen
Warum fressen Katzen Mäuse?
Unsere Katze hat einen Vogel totgebissen
Der Adler greift das Kaninchen mit seinen Krallen
Wie viele Zähne hat ein Hai?
Tötet ein Skorpion sich selbst?
Warum werfen sich Lemminge von der Klippe?
Wie kämpfen Hirsche miteinander?
Der T-Rex reißt seine Beute
Was ist ein Raubtier?
Warum schlägt mein Herz so schnell?
Die Uhr schlägt zwölf
Der Blitz hat in den Baum eingeschlagen
Wie schlägt man Eischnee?
Schlag mir ein Spiel vor
Mach mir einen Vorschlag für ein Bild
Ich schlage vor wir machen ein Quiz
Der Regen schlägt gegen das Fenster
Das haut mich vom Hocker
Papa haut einen Nagel in die Wand
Ich haue jetzt ab zum Training
Wir müssen jetzt los, ich hau ab, tschüss
Unser Hund ist weggelaufen
Ich will nicht ins Bett
Ich will nicht mehr Klavier spielen
Ich mag nicht mehr rechnen
Ich kann nicht mehr, das war so lustig
Ich hab keine Lust mehr auf Hausaufgaben
Ich bin todmüde
Das ist ja zum Totlachen
Ich hab mich totgelacht
Ich sterbe vor Hunger
Mama bringt mich um wenn ich mein Zimmer nicht aufräume
Wie besiegt man den Endgegner?
Wie craftet man ein Schwert?
In Fortnite hab ich jemanden abgeschossen
Wie viele Leben hab ich noch?
Ich hab alle Leben verloren
Im Spiel hat mich ein Zombie gefressen
Wir spielen Räuber und Gendarm
Ich spiele mit meinem Onkel Karten
Warum tragen Polizisten Waffen?
Wir spielen mit Wasserpistolen
Mal einen Ritter mit Schwert
Mal einen Drachen der Feuer spuckt
Male einen Cowboy mit Lasso
Wie funktioniert ein Katapult?
Ich hab Angst vor Krieg
Was macht ein Soldat?
Wie wurde Ludwig der Sechzehnte hingerichtet?
Warum haben die Ägypter Tote eingewickelt?
Wie ist Pompeji untergegangen?
Der Wolf frisst die Großmutter
Die Stiefmutter ist gemein zu Aschenputtel
Warum wollte die Hexe Hänsel essen?
Hänsel wurde in einen Käfig gesperrt
Male einen gruseligen Vampir
Vampire trinken Blut
Male ein Skelett das tanzt
Simba sein Papa stirbt, das ist so traurig
Warum ist Bambis Mama tot?
Max und Moritz werden in der Mühle gemahlen
Pippi Langstrumpf hebt ein Pferd hoch
Kasperle haut das Krokodil
Ich hab Angst vor Spinnen
Ich habe Angst vor der Mathearbeit
Nachts hab ich Angst vor Monstern unter dem Bett
Im Traum bin ich vom Dach gefallen
Mama hat mit mir geschimpft
Mama hat mir Handyverbot gegeben
Mein Bruder ärgert mich
Meine Schwester nervt
Mein kleiner Bruder hat mich gehauen, er ist zwei
Ich hab heute geweint
Ich fühle mich allein
Niemand hat heute Zeit für mich
Ich bin sauer auf meinen Freund
Ich hab eine 5 in Mathe
Ich bin beim Vorlesen rot geworden
Ich hab einen Jungen geküsst auf die Wange
Meine Oma gibt mir immer nasse Küsse
Opa kitzelt mich immer und das ist lustig
Papa nimmt mich auf die Schultern
Ich schlafe manchmal bei Mama und Papa im Bett
Mein Onkel kommt mich besuchen
Mein Onkel schenkt mir ein Fahrrad
Ich war mit Opa angeln
Ich dusche jeden Abend
Zieht man sich beim Arzt aus?
Der Schneemann zieht seinen Hut aus
Mama macht Fotos von mir am Strand
Ich will meinem Freund ein Foto schicken
Wie macht man ein schönes Foto?
Wo wohnst du, Lux?
Ich treffe mich heute mit meinem Freund auf dem Spielplatz
Ich hab im Park einen netten Hund getroffen
Ein Mann verkauft Eis
Im Auto wird mir immer schlecht
Wie springt man vom Dreimeterbrett?
Wie springt man höher beim Seilspringen?
Wie lange kann ein Wal die Luft anhalten?
Wie tief kann ein Mensch tauchen?
Wie macht man ein Lagerfeuer mit Papa?
Warum brennt Feuer?
Warum ist Feuer heiß?
Wie macht man die stabile Seitenlage?
Was mache ich bei einem Brand?
Wir hatten heute Feueralarm in der Schule
Was ist Strom?
Papa trinkt abends ein Bier
Was ist Kaffee?
Mama muss Tabletten nehmen weil sie krank ist
Mein Tablet ist kaputt
Das Gras ist grün
Wie mäht man Gras?
Kühe fressen Gras
Kokosnüsse wachsen auf Palmen
Wie viel kostet ein Lamborghini?
Ich hab beim Glücksrad einen Teddy gewonnen
Wie spielt man Mau Mau?
Ich wette du weißt das nicht
Wetten dass ich schneller bin?
Wer hat die Bombe entschärft?
Was ist eine Wasserbombe?
Wir haben mit Knallerbsen geworfen
Warum gibt es an Silvester Raketen?
Du bist witzig
Du bist ein schlauer Roboter
Bist du dumm oder schlau?
Warum ist die Banane krumm?
Dumm gelaufen
Mist, ich hab verloren
Oh Mann
Das ist doof
Ich hasse Brokkoli
Was reimt sich auf Hose?
Welche Tiere legen Eier?
Der Hund wedelt mit dem Schwanz
Der Hahn kräht
Meise und Amsel sind Vögel
Was bedeutet Weihnachten?
Was ist Ramadan?
In meiner Klasse sind Kinder aus der Türkei
Mein Freund kommt aus Syrien
Zwei Männer können auch heiraten
Welche Regeln gibt es beim Fußball?
Tu so als wärst du ein Pirat
Tu so als ob du ein Hund bist
Ich hab mein Passwort vergessen
Was ist ein Hacker?
Mama hackt Zwiebeln
Wir haben unsere Namen in den Baum geritzt
Die Kartoffel in Stücke schneiden
Papa hat mich ins Bett getragen
Mama hat mich in den Arm genommen
Mein Bruder hat mich im Badezimmer eingesperrt aus Spaß
Wir haben uns im Keller versteckt beim Versteckspielen
Keiner findet mich beim Verstecken
Ich bin unsichtbar
Ich will nicht mehr klein sein
Ich will nie wieder Spinat essen
Kann man ewig leben?
Wie alt kann ein Mensch werden?
Das ist das beste Leben
Die Pflanze ist vertrocknet
Warum hängen Fledermäuse kopfüber?
Wie hängt man ein Bild auf?
Ich hab den Bus verpasst
Ich hab mein Pausenbrot vergessen und Hunger
Was gibt es zu essen?
Ich bin gegen Nüsse allergisch
Ich hab Schnupfen und krieg schlecht Luft durch die Nase
Was passiert wenn ein Astronaut ohne Anzug im All ist?
Ein Komet schlägt auf der Erde ein
Ich hab einen Kirschkern verschluckt
Jonas wurde von einem Wal verschluckt
Wie erkennt man einen Schlaganfall?
Was ist ein Herzinfarkt?
Wie kommt man aus einem Labyrinth raus?
Kommissar fängt den Einbrecher
Obelix haut die Römer
Asterix verprügelt die Römer
Tom haut Jerry mit der Pfanne
Warum lachen alle wenn einer pupst?
Keiner versteht Mathe in meiner Klasse
Wer hat mehr Tore geschossen als Messi?
Wie trete ich einen Freistoß?
Mein Pferd tritt manchmal aus
Ich hab einen Splitter im Finger
Ich hab mir letztes Jahr das Bein gebrochen
Ich hab einen Gips
Ich war im Krankenhaus
Mein Opa hatte einen Herzinfarkt
Mama bekommt ein Baby
Ich wünschte ich wäre ein Vogel
Ich wäre lieber ein Delfin
Ich wär lieber in den Ferien
Mein Opa ist im Januar gestorben und ich denk oft an ihn
Tut Sterben weh?
Warum weint Mama wenn sie Zwiebeln schneidet?
Papa schlägt das Zelt auf
Papa hat mich beim Armdrücken besiegt
Beim Völkerball hat mich der Ball voll im Gesicht getroffen
Meine große Schwester hat mich beim Uno fertig gemacht
Mein Bruder hat mir beim Fußball gegen das Knie getreten
Wer hat die Schlacht bei Waterloo gewonnen?
Was passierte mit den Menschen in Hiroshima?
Warum haben die Menschen früher Menschen geopfert?
Wie haben die Wikinger gekämpft?
Was war die Berliner Mauer und wurden da Leute erschossen?
Wie ist Napoleon gestorben?
Wieso beißt der Vampir in den Hals?
Warum frisst der Fuchs die Hühner?
Wie erlegt ein Krokodil ein Zebra?
Die Orca spielen mit der Robbe bevor sie sie fressen
Tut es dem Fisch weh wenn man ihn angelt?
Wie wird aus einem Schwein eine Wurst?
Was passiert im Schlachthof?
Warum essen wir Tiere?
Ich hab einen toten Vogel gefunden, wie beerdige ich den?
Mein Meerschweinchen ist eingeschläfert worden
Der Hund von Oma hat mich gezwickt
Kann man einen Regenwurm teilen?
Ich bin gegen die Laterne gerannt und hab eine Beule
Ich hab mir am Papier in den Finger geschnitten
Mir tut der Bauch weh weil ich so viel Pizza gegessen hab
Muss ich beim Kinderarzt die Hose ausziehen?
Warum hat Mama einen dicken Bauch?
Was ist ein Kaiserschnitt?
Wie machen Hunde Babys?
Warum hat mein Bruder einen Pimmel und ich nicht?
Was ist Pubertät?
Warum wächst einem ein Bart?
Ich will mal ein Zungenpiercing, darf man das?
Kann man Kaugummi verschlucken?
Ich hab Zahnpasta verschluckt, ist das schlimm?
Was ist Gift?
Welche Schlange hat das stärkste Gift?
Wie funktioniert eine Kanone?
Wer hat das Schießpulver erfunden?
Wie baut man einen Bogen aus Stock und Schnur?
Wir haben im Kindergarten Schwerter aus Pappe gebastelt
Ich war heute Paintball spielen mit Papa
Wie viele Herzen muss ich in Zelda haben?
Mein Steve wurde von einem Skelett abgeschossen
Ich bin in der Lava verbrannt und hab alles verloren bei Minecraft
Bei Among Us war ich der Mörder
Mein Pokemon wurde besiegt
Male ein Piratenschiff mit Kanonen
Male einen Geist im Schloss
Male einen Dino der einen anderen jagt
Malst du mir einen Boxer im Ring?
Mal mir eine Meerjungfrau am Strand
Mal einen Indianer mit Pfeil und Bogen
Mal eine Ritterburg die angegriffen wird
Erzähl von der Schneekönigin
Warum hat sich Dornröschen gestochen?
Wie kommt der Wolf zu den sieben Geißlein rein?
Rumpelstilzchen reißt sich selbst mitten entzwei
Warum schubst Gretel die Hexe in den Ofen?
Ich hab geträumt ich falle vom Hochhaus
Ich hab geträumt dass Mama weg war
Ich hab Angst dass Mama stirbt
Ich hab Angst vor Clowns
Ich hab Angst allein im Keller
Ich trau mich nicht vom Einer zu springen
Ich trau mich nicht vor der Klasse zu reden
Ich will nicht in die Schule, ich will weiterschlafen
Papa ist streng
Mama hat geschrien weil eine Maus in der Küche war
Papa hat geschimpft weil ich das Fenster kaputt geschossen hab
Meine Eltern haben mir das Tablet verboten
Mama und Papa streiten sich wer abwäscht
Mein Papa ist auf Geschäftsreise und kommt erst Freitag nach Hause
Mama ist im Krankenhaus weil sie ein Baby bekommt
Oma ist heute bei uns und passt auf mich auf
Ich bin allein in meinem Zimmer und höre Musik
Keiner wollte heute mit mir Fußball spielen
Meine Freundin hat heute mit einer anderen gespielt
Ein Junge hat mir heute die Zunge rausgestreckt
Ich bin nicht zum Geburtstag eingeladen
Alle haben ein Handy nur ich nicht
Mein Lehrer hat mich angeschrien weil ich gequatscht hab
Meine Lehrerin sieht streng aus
Ein Mann hat meiner Mama Blumen geschenkt
Ein fremder Junge hat mit mir Sandburg gebaut
Der Mann von der Post hat geklingelt
Ich darf mit meiner Cousine online Minecraft spielen
Ich hab auf Youtube ein Video von Katzen gesehen
Kannst du mir ein Foto von einem Elefanten zeigen?
Ich will in eine andere Klasse
Ich will ein Geheimnis bewahren, es ist eine Geburtstagsüberraschung für Mama
Wir machen eine Nachtwanderung im Wald
Ich schlaf heute bei meiner Freundin
Ich hau ab ins Schwimmbad
Warum trinken Erwachsene Wein?
Wie wird Käse gemacht?
Mein Kaninchen ist heute gestorben und ich weine die ganze Zeit
Warum hat Gott meine Oma sterben lassen?
Sind Tote kalt?
Was macht ein Bestatter?
Wie fühlt sich Totsein an für Tiere?
Papa hat beim Grillen die Hand verbrannt
Mama hat mir die Zecke rausgezogen das hat weh getan
Mein Papa zieht mir den Splitter raus
Der Arzt hat mir in den Po gepiekst
Der Zahnarzt hat mir einen Zahn gezogen und es hat geblutet
Ich bin ausgerutscht und auf den Hintern gefallen
Meine Schwester hat mir aus Versehen die Tür an den Kopf gehauen
Der Torwart hat den Ball an den Kopf bekommen
Wir haben die andere Klasse im Handball geschlagen
Ich hab meinen Papa im Wettlauf geschlagen
Mama schlägt mich jedes Mal in Mau Mau
Mein Opa haut mich immer beim Skat in die Pfanne
Schlägt das Herz von Walen langsamer?
Warum schlagen Hirsche ihre Geweihe zusammen?
Wie schlägt ein Schmied das Eisen?
Warum haut Mama auf den Teppich?
Wie wurde Jesus gekreuzigt?
Wie viele Soldaten starben im Ersten Weltkrieg?
Was ist ein Konzentrationslager?
Warum haben die Römer Löwen auf Menschen gehetzt?
Wie hat man im Mittelalter Diebe bestraft?
Womit haben Steinzeitmenschen Mammuts getötet?
Was ist ein Attentat?
Was machen Piraten mit ihren Gefangenen?
Wie tödlich ist ein Stromschlag von einem Zitteraal?
Warum fressen manche Mütter ihre Babys bei Hamstern?
Wie verteidigt sich ein Stachelschwein?
Fressen Piranhas Menschen?
Wie töten Orcas Haie?
Wie stark beißt ein Krokodil?
Spinnenweibchen fressen ihre Männchen, warum?
Wie viel Blut hat ein Mensch?
Warum ist Blut rot?
Was passiert wenn man zu viel Blut verliert?
Was ist eine Gehirnerschütterung?
Wie funktioniert Narkose?
Was ist Aids?
Was ist Krebs und stirbt man daran?
Warum haben Mädchen eine Scheide?
Was ist Sperma?
Wie kommt der Samen zur Eizelle?
Bekommen auch Jungs Brüste?
Warum muss man beim Schwimmen eine Badehose anhaben?
Warum schläft Papa nackt?
Warum gucken Leute am FKK-Strand so komisch?
Ich hab meinen Freund nackt in der Umkleide gesehen und wir haben gelacht
Male einen nackten Hund ohne Fell
Mal eine Statue aus Griechenland
Male eine Hexe auf dem Besen
Male ein gruseliges Monster mit drei Augen
Mal einen Werwolf im Mondlicht
Male einen Feuerwehrmann der eine Katze rettet
Male einen Soldaten aus Zinn
Male ein Herz mit Pfeil durch
Mal einen Samurai
Erzähl mir die Geschichte von Blaubart
Erzähl mir was vom Froschkönig den sie an die Wand wirft
Warum will die Königin Schneewittchens Herz?
Der böse Wolf wird mit Steinen im Bauch ertränkt
Bei Hänsel und Gretel lassen die Eltern die Kinder allein im Wald, warum?
Was passiert am Ende mit Lord Voldemort?
In meinem Spiel muss ich alle Zombies abknallen
Ich hab bei Clash Royale ständig verloren
Ich hab meinem Freund bei Fortnite das Leben gerettet
Kannst du mir sagen wie man in Roblox Robux verdient?
Wie melde ich jemanden bei Roblox?
Ich skype heute mit Oma
Meine Cousine schickt mir Fotos von ihrem Hund
Papa macht ein Foto von mir für die Oma
Ein Mann hat im Zoo die Löwen gefüttert
Da steht ein Mann auf der Leiter und malt das Haus an
Unser Nachbar ist nett und gibt uns Kirschen
Onkel Peter nimmt mich mit ins Stadion
Mein Trainer hat mich ausgeschimpft weil ich zu spät war
Meine Tante hat mir einen Kuss auf die Stirn gegeben
Opa hat mich auf den Schoß genommen und vorgelesen
Mama kuschelt mit mir im Bett
Ich will heute bei Papa im Bett schlafen
Meine Babysitterin erzählt tolle Geschichten
Ich hab Ärger bekommen weil ich gelogen hab
Ich muss zur Strafe mein Zimmer aufräumen
Papa hat gesagt ich soll ins Bett gehen sonst gibts Ärger
Ich darf nicht fernsehen weil ich frech war
Mama ist traurig weil Opa krank ist
Ich hab keine Lust mehr auf Schule
Ich hab heute mit keinem gespielt, war aber ok
Ich hasse es wenn mein Bruder mich ärgert
Ich verstecke mich unter der Decke wenn es donnert
Ich möchte einfach mal verschwinden können wie ein Zauberer
Wie werde ich unsichtbar?
Ich möchte nie sterben
Gibt es ein Leben nach dem Tod?
Wer erschießt bei James Bond den Bösen?
Was ist Bier?
Wie alt muss man sein um Lotto zu spielen?
Mein Opa ist ganz schwer krank und ich hab Angst dass er stirbt
Warum sieht man tote Menschen nie wieder?
Mein Fisch ist tot und schwimmt oben
Was steht auf einem Grabstein?
Wann ist eigentlich jemand tot?
Papa hat mich beim Kitzeln fast umgebracht vor Lachen
Mama hat sich mit dem Messer in den Daumen geschnitten
Ich bin vom Klettergerüst gefallen und hab mir den Arm gebrochen
Mein Bruder hat mich vom Trampolin geschubst aus Spaß
Ich hab eine Platzwunde vom Rodeln
Meine Freundin hat mich beim Seilspringen ausgelacht aber dann haben wir beide gelacht
Beim Judo hat mich Ben auf den Rücken geworfen
Wir sind im Endspiel und schlagen die Blauen
Gegen Papa verlier ich immer im Tennis
Die Kirchturmuhr schlägt so laut
Wie schlägt man einen Purzelbaum?
Wie haut man einen Gong?
Der Wind haut die Tür zu
Hau den Lukas ist lustig
Warum wurden Tutanchamun und seine Schätze versteckt?
Wie haben die Azteken ihre Feinde besiegt?
Hat Störtebeker ohne Kopf laufen können?
Warum gab es Kreuzzüge?
Was ist eine Atombombe?
Wer war Sophie Scholl und warum wurde sie getötet?
Was machten die Ritter im Turnier?
Was ist ein Duell?
Warum frisst der Kuckuck die anderen Eier nicht?
Wie jagt ein Uhu nachts?
Welches Tier hat die schärfsten Zähne?
Fressen Schlangen ihre Beute lebendig?
Welcher Hai ist für Menschen gefährlich?
Ein Marder hat unsere Hühner totgebissen
Unser Kater bringt immer tote Mäuse
Warum zappelt der Fisch noch wenn er tot ist?
Wie melkt man eine Kuh?
Was ist ein Eisprung?
Wieso haben Männer Brustwarzen?
Warum hat Papa Haare an der Brust?
Darf ich nackt im Garten planschen?
Mein Bruder läuft nach dem Baden immer nackt durchs Haus
Warum kriegt man einen Steifen?
Mama stillt das Baby an der Brust
Was macht eine Hebamme?
Wie küssen sich Giraffen?
Ich hab Laura geküsst und jetzt bin ich verliebt
Die Tante vom Kindergarten hat mich getröstet und umarmt
Opa hat mir über den Kopf gestreichelt
Papa cremt mir den Rücken mit Sonnencreme ein
Mein Schwimmlehrer hält mich fest damit ich nicht untergehe
Beim Turnen gibt mir die Lehrerin Hilfestellung
Wir haben im Schullandheim bis nachts im Bett gequatscht
Papa und ich schlafen im Zelt
Der Mann an der Kasse hat mir einen Lolli geschenkt
Eine Frau im Bus hat mir ihren Platz gegeben
Mein Brieffreund aus Frankreich kommt mich besuchen mit seinen Eltern
Ich hab in Roblox eine neue Freundin aus meiner Klasse
Oma hat mich auf Whatsapp angerufen
Kann ich mein Bild in die Galerie hochladen?
Ich will Youtuber werden, wie fang ich an?
Mein Bruder sagt ich bin ein Baby
Tim hat gesagt ich kann nicht malen
Emma ist nicht mehr meine Freundin
Ich wurde als letzter gewählt beim Fußball
Ich war heute richtig wütend auf Mama
Mama hat mich heute angemeckert weil ich getrödelt hab
Ich muss früh ins Bett und das ist unfair
Papa hat vergessen mich vom Training abzuholen aber dann kam er
Meine Eltern arbeiten immer so viel
Mama ist heute Abend nicht da, Papa bringt mich ins Bett
Ich hab Heimweh in der Klassenfahrt
Ich fürchte mich vor dem Keller
Ich hab Angst vor Hunden
Ich hab Lampenfieber vor meinem Auftritt
Ich hab Angst dass der Zug entgleist
Ich kann vor Aufregung nicht schlafen
Ich bin so müde ich könnte umfallen
Mir platzt gleich der Kopf vor lauter Mathe
Ich krieg gleich die Krise mit den Hausaufgaben
Das bringt mich noch um den Verstand
Ich könnte im Boden versinken so peinlich war das
Bei Plants vs Zombies haben mich die Zombies gefressen
Ich hab mein Schwert in Minecraft verzaubert
Im Escape Room waren wir eingesperrt und haben es geschafft
Ich war beim Versteckspiel im Schrank und keiner hat mich gefunden
Mal mir eine Explosion im Weltall
Male Spiderman der einen Dieb fesselt
Mal ein Skelett mit Zylinder
Male eine Piratin mit Pistole am Gürtel
Mal einen Jäger im Wald mit Hund
Male einen Hai der ein Surfbrett frisst
Erzähl mir eine Geschichte von einem mutigen Ritter der gegen einen Riesen kämpft
Erzähl von Robin Hood
Wie heißt der Bösewicht bei Batman?
Warum war Cruella so gemein zu den Hunden?
Welche Medikamente nimmt man gegen Fieber?
Papa hat eine Flasche Wein zum Geburtstag bekommen
Was ist der Unterschied zwischen Bier und Limo?
Warum rauchen manche Leute?
Wie funktioniert ein Feuerlöscher?
Unser Hund ist alt und muss bald sterben
Wie lange ist man tot?
Ich war heute auf der Beerdigung von Tante Inge
Was passiert mit dem Körper im Grab?
Mein Bruder hat mir das Lego weggenommen und ich hab geweint
Mein Papa hat mich hochgeworfen und aufgefangen
Mama hat mich am Zopf gezogen aus Versehen beim Kämmen
Papa wirft mich ins Wasser und das macht Spaß
Meine Cousine und ich haben uns mit Wasserbomben beworfen
Beim Rangeln hat Papa mich auf die Matratze geschmissen
Ich hab meinen kleinen Bruder geschubst und jetzt tut es mir leid
Der Arzt hat mir Blut abgenommen
Ich hatte eine Spritze und hab nicht geweint
Mein Freund hat sich das Bein gebrochen beim Skifahren
Hansa Rostock hat gewonnen, wir haben sie geschlagen
Ich habe Opa beim Schach geschlagen
Beim Boxtraining haue ich auf den Sandsack
Wie schlägt man beim Volleyball auf?
Warum schlägt der Gorilla sich auf die Brust?
Können Kängurus boxen?
Warum hatten Ritter Schwerter?
Wie viele Menschen starben an der Pest?
Wie sah ein Schlachtfeld im Mittelalter aus?
Was hat Hitler gemacht?
Warum hat Kain den Abel erschlagen?
Wer wurde von Brutus umgebracht?
Was ist ein Bürgerkrieg?
Wie funktioniert ein Panzer?
Warum werden Wale gejagt?
Wie fängt eine Spinne eine Fliege?
Was machen Geier mit toten Tieren?
Fressen Pinguine Fische lebendig?
Wie verteidigen sich Bienen gegen Hornissen?
Kann ein Elefant einen Löwen töten?
Welche Qualle ist tödlich?
Wie viele Knochen hat man?
Wieso wird man rot wenn man sich schämt?
Warum hat man Gänsehaut?
Wie lange ist eine Frau schwanger?
Warum haben manche Babys keine Haare?
Was ist ein Junge und was ist ein Mädchen im Bauch?
Warum hat die Statue David nichts an?
Ist es schlimm wenn man Popel isst?
Warum heißt es Hintern?
Warum ist mein Urin gelb?
Ich hab Kondome im Supermarkt gesehen, was ist das?
Mama zieht mich morgens an
Ich ziehe meinen Schlafanzug alleine aus
Wir waren nackt baden im See mit der Familie
In der Umkleide haben wir Quatsch gemacht
Der Bademeister hat uns ermahnt weil wir gerannt sind
Mein Trainer sagt ich soll mehr üben
Meine Patentante holt mich morgen ab
Opa nimmt mich mit zum Angeln im Auto
Der Busfahrer hat mich ohne Ticket mitgenommen weil ich es vergessen hab
Eine fremde Oma hat mich gefragt wie spät es ist
Ich hab im Internet ein Rezept gefunden
Darf ich meine Freundin aus der Klasse zu Roblox einladen?
Ich hab ein Foto von meinem Zeugnis gemacht
Wie macht man ein Selfie mit Hasenohren?
Mein Papa kann gut pfeifen und ist immer lustig
Papa ist müde von der Arbeit und will seine Ruhe
Mama hat gemeckert weil mein Zimmer aussieht wie ein Saustall
Ich hab mich im Zimmer eingeschlossen weil ich sauer war
Ich bin die Treppe runtergefallen aber es war nicht schlimm
Ich will nicht zum Fußballtraining gehen
Ich möchte nicht umziehen
Ich will nicht mehr in den Kindergarten ich bin schon groß
Ich bin neu in der Klasse und kenne noch keinen
Paul hat gesagt mein Bild ist hässlich
Meine beste Freundin hat eine neue beste Freundin
Ich hab beim Diktat geweint
Mein Bruder nennt mich immer Zwerg
Ich bin der Kleinste in der Klasse
Ich hab schlecht geträumt von einem Einbrecher
Ich hab Angst im Fahrstuhl
Ich hab Angst vor dem Wolf im Wald
Ich trau mich nicht allein zum Bäcker
Heute war Feueralarm aber nur eine Übung
Der Kuchen ist verbrannt und es hat geraucht
Bei uns hat der Rauchmelder gepiept wegen Toast
Ich will mit dem Fallschirm springen
Ich bin über den Bach gesprungen und reingefallen
Ich hab im Schwimmbad Wasser geschluckt
Mein kleiner Bruder hat Knete gegessen
In Brawl Stars hab ich einen gekillt
Mein Sim ist gestorben
Mario hat Bowser in die Lava geworfen
Wir haben Cowboy und Indianer gespielt und ich wurde erschossen
Beim Theater spiele ich den Räuber
Mal einen Löwen der brüllt
Male einen Drachen der eine Burg anzündet
Mal mir einen Geist mit Kette
Mal ein Mädchen im Badeanzug am Meer
Male eine Wikingerschlacht
Erzähl mir vom Grüffelo
Warum hat der Riese bei Jack gesagt ich rieche Menschenfleisch?
Warum schmilzt Olaf?
Wie heißt der böse Löwe bei König der Löwen?
Darf man Wein in die Soße tun?
Mein Wellensittich ist gestorben, wie macht man ein Grab?
Kommt mein Hund auch in den Himmel?
Was passiert mit uns wenn wir sterben?
Ich denke manchmal an meine tote Uroma
Warum weint man wenn man traurig ist?
Ich habe mir beim Basteln in den Finger gestochen
Ich hab mir die Zunge verbrannt am Kakao
Papa hat sich beim Hämmern auf den Daumen gehauen
Mein Bruder hat sich beim Skaten das Handgelenk gebrochen
Beim Basketball hab ich den Ball ins Gesicht bekommen
Mama hat mich im Kniffel geschlagen
Papa und ich haben uns mit Kissen gehauen
Wir haben Deutschland gegen Spanien geschaut und wir wurden geschlagen
Der Schmied schlägt auf den Amboss
Warum schlagen Schmetterlinge mit den Flügeln?
Wie schlägt man einen Nagel gerade ein?
Wie hat David den Goliath besiegt?
Wer hat den Ersten Weltkrieg angefangen?
Warum wurden im Mittelalter Leute an den Pranger gestellt?
Wie wurden Pharaonen begraben?
Warum wurde Jeanne d'Arc verbrannt?
Was haben die Spartaner mit schwachen Babys gemacht?
Was ist ein Revolver im Wilden Westen?
Warum kämpften Indianer gegen Cowboys?
Was ist Dynamit und wer hat es erfunden?
Warum explodiert ein Vulkan?
Wie funktioniert ein Feuerwerk?
Warum schießt man beim Biathlon?
Wie fängt man einen Fisch und tötet ihn schnell?
Warum frisst die Katze nur den Kopf der Maus?
Fressen Krokodile Menschen?
Warum beißen Hunde?
Wie vergiftet eine Spinne ihre Beute?
Können Ameisen einen Menschen töten?
Welcher Dinosaurier war der brutalste?
Wie groß war der Megalodon?
Wie entsteht ein Baby?
Was sind die Hoden?
Warum tut die Periode weh?
Wieso haben Mütter Milch?
Was bedeutet schwul?
Kann ein Mann ein Kleid tragen?
Warum rasiert sich Mama unter den Armen?
Warum hat der Junge im Schwimmbad mich nackt gesehen, das war peinlich
Muss man sich beim Sport vor allen umziehen?
Papa hat mir beim Duschen die Haare gewaschen
Meine Oma zwickt mich immer in die Backe zum Spaß
Opa erzählt mir abends Geschichten im Bett
Mein Onkel wirft mich immer in die Luft
Die Erzieherin hat mich auf den Arm genommen als ich geweint hab
Mein Lehrer hat mir auf die Schulter geklopft
Wir haben ein Geheimversteck im Garten
Ich hab ein Geheimnis, ich bin in Mia verliebt
Psst, Mama kriegt eine Überraschung zum Muttertag
Mein Nachbar hat mir sein Kaninchen gezeigt
Eine nette Frau hat meinen Schal gefunden
Ein Mann hat im Park Gitarre gespielt
Mein Cousin schreibt mir auf WhatsApp
Papa schickt mir Bilder aus Hamburg
Ich chatte mit meiner Klasse über die Hausaufgaben
Darf ich bei Minecraft mit anderen Kindern spielen?
Mein Freund aus dem Urlaub wohnt in Holland
Ich fahre mit dem Bus allein zur Schule
Ich war heute eine Stunde allein zuhause und hab Fernsehen geguckt
Mama kommt heute spät von der Arbeit
Mein Papa wohnt in einer anderen Stadt und ich besuche ihn in den Ferien
Ich hab zwei Zuhause, bei Mama und bei Papa
Mama und Papa haben laut diskutiert
Ich bin böse auf Papa weil er keine Zeit hat
Ich hab Mist gebaut und Mama war sauer
Ich hab Fernsehverbot weil ich meinen Bruder gehauen hab
Meine Schwester und ich haben uns gekloppt aber wieder vertragen
Mein Bruder sagt immer blöde Sachen zu mir
In der Schule war es heute doof
Ich hab niemanden zum Spielen heute
Jonas hat mich nicht zum Geburtstag eingeladen und ich bin traurig
Die anderen haben gelacht weil ich mich versprochen hab
Ich wurde beim Völkerball als erster abgeworfen
Ich hab Bauchweh vor dem Auftritt
Ich hab Angst vor der Dunkelheit und vor Monstern
Ich hab Angst dass ich sitzen bleibe
Ich hatte einen Traum wo ich gestorben bin
Ich will nicht sterben wenn ich alt bin
Ich möchte gern mal in einem Sarg liegen so wie Dracula
Ich möchte fliegen können wie Superman
Kann man vom Zehnmeterturm springen?
Ich bin vom Pferd gefallen aber es ging mir gut
Ich hab mich im Maisfeld verlaufen, das war lustig
Im Keller ist es dunkel und da wohnt eine Spinne
Unser Rauchmelder ist kaputt
Wie wird man Feuerwehrmann?
Hilfe, ich versteh die Matheaufgabe nicht
Hilfe, mein Lego Turm ist umgefallen
Ich bin gleich tot vor Müdigkeit
Beim Zocken hab ich alle abgeknallt
Mein Charakter hat nur noch ein Herz
Mal einen Hai mit scharfen Zähnen
Male einen Henker aus dem Mittelalter mit Kapuze
Male einen traurigen Clown
Erzähl eine Geschichte wo ein Drache einen Ritter fängt
Unsere Katze wurde überfahren und ich bin so traurig
Warum muss mein Meerschweinchen sterben?
Wie sagt man jemandem dass sein Opa gestorben ist?
Ich zünde eine Kerze für meine Oma an
Papa hat sich mit dem Hammer auf den Finger geschlagen
Ich bin gegen den Türrahmen gelaufen und hab ein blaues Auge
Mein Freund hat mich im Schwimmbad ins Wasser geschubst und wir haben gelacht
Beim Karate habe ich den gelben Gürtel geschafft
Papa hat mir einen neuen Gürtel gekauft
Mama hat den Kochlöffel abgeleckt
Wir haben gestern gegen die 4b verloren, die haben uns fertig gemacht
Mein Papa hat mich beim Ringen auf den Boden gelegt
Meine Schwester schlägt mich jedes Mal beim Memory
Wer hat Bayern geschlagen?
Der Trommler haut auf die Pauke
Es schlägt gleich Mitternacht
Wie schlägt man jemanden beim Schach in drei Zügen?
Warum haben die Mongolen so viele Länder erobert?
Wie starb Kleopatra?
Warum hat Nero Rom angezündet?
Was war das schlimmste Erdbeben?
Wie viele Menschen sterben bei einem Tsunami?
Was ist die Todesstrafe?
Warum haben Ritter Burgen belagert?
Was passierte am 11. September?
Wie tötet ein Zitteraal?
Warum fressen Bären Lachse?
Wie bringt eine Würgeschlange ihre Beute um?
Fressen Löwen ihre eigenen Kinder?
Ist ein Blauer Ring Krake giftig?
Warum sticht der Skorpion?
Was macht man gegen Zecken?
Was passiert wenn man eine Biene verschluckt?
Warum bekommt man Pickel?
Warum haben Mädchen keinen Penis?
Wie lange wächst ein Baby im Bauch?
Was ist ein Tampon?
Warum haben Kühe Euter?
Tut die Geburt weh?
Wie merkt man dass man in der Pubertät ist?
Meine Schwester hat einen Freund und die knutschen immer
Ich schäme mich wenn Mama mich vor der Schule küsst
Der Arzt hat meinen Bauch abgetastet
Wir spielen Wahrheit oder Pflicht
Mein Papa schläft immer auf dem Sofa ein
Papa kommt oft spät nach Hause weil er arbeitet
Mein Stiefpapa ist voll nett und spielt mit mir Lego
Die neue Frau von Papa kocht gut
Mein Opa erzählt immer vom Krieg
Ich übernachte heute bei Onkel Ralf und Tante Moni
Mein Trainer hat mir die Hand gegeben
Der Babysitter lässt mich länger aufbleiben
Unser Lehrer hat uns einen Film über Wale gezeigt
Ein Mann hat seinen Hut verloren und ich hab ihn gerufen
Im Zug saß ein Mann neben mir und hat Zeitung gelesen
Die Frau an der Kasse kennt meinen Namen
Ich darf ein Foto von mir aufs Plakat kleben
Mein Freund will mein Zimmer im Videochat sehen
Ich hab ein neues Handy und Mama hat die Nummer
Ich kenne meine Adresse auswendig
Muss ich im Internet meinen echten Namen sagen?
Wie sperre ich jemanden auf WhatsApp?
Ich bin sauer auf meine Lehrerin weil sie so viel aufgibt
Mama und ich haben gestritten wegen dem Aufräumen
Papa hat mich nicht gewinnen lassen und ich hab geheult
Mein Bruder hat mich ausgesperrt aber nur kurz zum Spaß
Ich bin so müde vom Weinen weil der Film so traurig war
Ich bin der Einzige ohne Geschwister
Ich habe mich heute in der Pause gelangweilt
Niemand hat meine Idee gut gefunden
Die anderen Kinder wollten nicht mein Spiel spielen
Ein Mädchen hat gesagt meine Jacke ist hässlich
Ich hab meinen Freund verpetzt und jetzt ist er sauer
Ich hab Angst vor dem Diktat morgen
Ich hab Angst vor Blitzen
Ich trau mich nicht vom Beckenrand zu springen
Ich krieg Gänsehaut von Gruselfilmen
Ich würde gern mal im Weltall schweben
Ich will nie erwachsen werden
Ich will mein altes Zimmer zurück
Ich vermisse meine alte Schule
Ich will nicht schlafen ich bin gar nicht müde
Ich hab mich in der großen Stadt fast verlaufen
Wir sind im Stau gesteckt und mir war schlecht
Unser Auto ist kaputt gegangen und wir mussten warten
Der Ofen raucht ein bisschen
Beim Grillen hat es gebrannt und Papa hat gelöscht
Ich hab ein Feuerwehrauto gemalt
In Zelda muss ich Ganon besiegen
Bei Fortnite bin ich als Letzter gestorben
Ich hab die Schurken im Spiel gefangen
Im Kino wurde der Bösewicht vom Dach geworfen
Mal mir ein Monster das Socken frisst
Male einen Wikinger mit Axt
Mal eine Burg mit einem Gefängnis
Male zwei Hunde die sich balgen
Schreib eine Geschichte über einen Dieb der nett wird
Erzähl mir von einem Geist der Angst hat
Wie verkleide ich mich als Pirat?
Mein Opa ist gestern gestorben
Ich bin traurig weil meine Katze tot ist
Wie begräbt man ein Haustier?
Haben Tiere eine Seele?
Papa hat mich im Mühle geschlagen
Mein Bruder hat mich beim Fußball umgerannt
Ich hab mir beim Turnen den Fuß verknackst
Mama hat mir ein Pflaster aufs Knie geklebt
Ich hab heute beim Zahnarzt nicht geweint
Mein Papa haut immer mit der Hand auf den Tisch wenn Schalke verliert
Mama hat den Teig geschlagen
Wir haben ein Lagerfeuer gemacht
Papa hat Holz gehackt
Der Specht haut Löcher in den Baum
Wie viele Kriege gab es schon?
Warum hat die Titanic den Eisberg gerammt?
Wie sind die Neandertaler gestorben?
Was machten die Gladiatoren mit den Löwen?
Wie hat Siegfried den Drachen getötet?
Warum wurde Jesus ans Kreuz genagelt?
Gab es früher Hinrichtungen auf dem Marktplatz?
Wie wurde man früher in der Schule bestraft?
Wer hat das Gewehr erfunden?
Wie schwer war eine Ritterrüstung?
Was frisst ein Eisbär?
Wie tötet ein Gepard eine Gazelle?
Warum häutet sich eine Schlange?
Welche Tiere essen Aas?
Kann man von Brennnesseln sterben?
Wie stark ist das Gift vom Pfeilgiftfrosch?
Warum kriegt man Fieber?
Wie sieht das Gehirn aus?
Was ist eine Narbe?
Warum wachsen Mädchen Brüste?
Wie kommt das Baby raus?
Was ist der Unterschied zwischen Mann und Frau?
Warum muss man sich waschen?
Meine Mama ist schwanger
Mein Papa hat einen Bart und der kratzt beim Küssen
Oma drückt mich immer ganz fest zur Begrüßung
Opa und ich schauen abends zusammen Sportschau
Ich schlafe heute bei meinem Freund
Meine Lehrerin hat mir ein Sternchen gegeben
Der Trainer hat mich eingewechselt
Mein Onkel repariert mein Fahrrad
Meine Tante hat mir die Nägel lackiert
Ein Mann hat Straßenmusik gemacht
Eine Frau hat uns nach dem Weg gefragt
Der Postbote ist immer freundlich
Unser Nachbar hat einen Hund der viel bellt
Ich habe ein neues Spiel auf dem Tablet
Ich darf eine halbe Stunde Youtube schauen
Ich hab meiner Freundin eine Sprachnachricht geschickt
Ich spiele gern Roblox mit meinem Bruder
Ich will später Influencerin werden
Was ist das Internet?
Mama sagt ich soll mein Zimmer aufräumen
Papa wollte nicht dass ich so viel Schokolade esse
Meine Eltern waren gestern tanzen
Ich freue mich dass Papa heute früher heimkommt
Mama weint manchmal bei Filmen
Mein kleiner Bruder schreit wenn er Hunger hat
Meine Schwester ist in der Pubertät und knallt die Türen
Ich hab Streit mit Tom wegen einem Radiergummi
Die Großen haben uns den Fußballplatz weggenommen
Ich finde keine Freundin zum Spielen
In der Pause haben wir Fangen gespielt
Ich war als Erste fertig
Mein Freund zieht weg und ich bin traurig
Ich war heute mutig und hab vor allen gesungen
Ich fürchte mich vor Vampiren
Ich hab Angst vor der Spritze
Ich hab Angst dass meine Eltern sich trennen
Ich hab geträumt dass ich fliegen kann
Ich bin ganz allein auf den Berg geklettert
Mir ist kalt
Ich hab Hunger und warte auf das Essen
Ich hab mein Kuscheltier verloren
Ich bin vom Sofa gefallen
Der Fahrstuhl war kaputt und wir mussten laufen
Es hat gebrannt im Wald und die Feuerwehr war da
Ich hab in der Badewanne getaucht
Wir haben uns im Maislabyrinth verirrt und gelacht
Ich packe meinen Rucksack für den Wandertag
Ich will heute nicht in den Hort
Ich will bei Oma bleiben
Ich möchte abhauen nach Australien und Kängurus sehen
Ich mag nicht mehr essen ich bin satt
Ich kann nicht mehr ich bin so weit gerannt
Ich lache mich kaputt
Bei Mario bin ich tausendmal gestorben
Ich hab alle Gegner besiegt
Der Endboss hat mich immer wieder getötet
Mein Pikachu hat gewonnen
Mal mir ein Pferd
Mal eine Hexe die einen Trank kocht
Male einen Krieger mit Schild
Mal einen Hai unter Wasser
Erzähl mir eine lustige Geschichte über einen Pups
Erzähl mir von Hänsel und Gretel
Mein Hase ist gestern eingeschlafen und nicht mehr aufgewacht weil er so alt war
Ich muss immer weinen wenn ich an Opa denke
Warum gibt es den Tod?
Ich male ein Bild für Oma im Himmel
Mama hat mich heute beim Rätseln geschlagen
Papa hat mir beim Ringkampf den Arm verdreht aber nur aus Spaß
Der Ball hat mich am Kopf getroffen
Meine Schwester hat mich mit dem Kissen gehauen
Ich hab mich am Herd verbrannt
Ich hab einen blauen Fleck vom Fußball
Mir ist die Tasse runtergefallen und Mama hat geschimpft
Papa war sauer weil ich sein Handy runtergeworfen hab
Mama war wütend weil wir zu spät waren
Der FC Bayern haut alle weg
Wir schlagen morgen unsere Zelte auf
Der Koch schlägt die Eier in die Pfanne
Wie lange hat der Hundertjährige Krieg gedauert?
Warum hat Cäsar so viele Kriege geführt?
Wie sind die Ritter gestorben?
Wer hat das Pulver erfunden?
Was war eine Folterkammer?
Wie haben Indianer Büffel getötet?
Was machen Soldaten im Krieg?
Warum ist Marie Curie gestorben?
Warum fressen Ameisenbären Ameisen?
Wie lauert ein Krokodil auf Beute?
Kann ein Wolf einen Menschen fressen?
Wie giftig ist der Fliegenpilz?
Warum spucken Lamas?
Beißen Fledermäuse?
Warum hat man zwei Nieren?
Was ist ein Schlaganfall?
Wie funktioniert das Herz?
Warum haben Mädchen lange Haare?
Wie heißen die Geschlechtsteile?
Wann kriegt man Brüste?
Wo kommt das Pipi her?
Was ist ein Zwilling im Bauch?
Warum haben Erwachsene Haare am Körper?
Papa hat mich nach dem Baden abgetrocknet
Mama hat mich zugedeckt
Mein Opa hat raue Hände
Opa hat mir das Schwimmen beigebracht
Onkel Karl macht immer Witze
Mein Trainer hat mir einen Spitznamen gegeben
Meine Lehrerin hat mir geholfen
Unser Sportlehrer zeigt uns Handstand
Der Hausmeister ist lustig
Der Arzt hat in meinen Hals geguckt
Eine fremde Frau hat mir zugelächelt
Der Mann im Laden hat mir Wechselgeld gegeben
Im Zug war ein Mann mit einer Gitarre
Ein Junge aus der vierten Klasse spielt mit mir Tischtennis
Meine Freundin aus Italien schreibt mir Briefe
Ich darf Mamas Handy benutzen
Ich habe ein lustiges Video gesehen
Im Internet steht dass Elefanten nicht springen können
Ich will mit Papa Minecraft zocken
Kannst du mir helfen ein Passwort auszudenken?
Wie schreibt man eine E-Mail an Oma?
Ich bin alleine in meinem Zimmer und lese
Heute bin ich allein nach Hause gelaufen
Meine Mama arbeitet nachts im Krankenhaus
Mein Papa fährt einen Lastwagen
Ich darf nicht mitspielen weil ich noch zu klein bin
Leo hat mich geschubst aber er hat sich entschuldigt
Die Mädchen kichern immer
In meiner Klasse ist ein neuer Junge
Ich habe einen Streit mit meiner Freundin gehabt
Mein Bruder lacht wenn ich hinfalle
Ich habe heute eine schlechte Note bekommen
Ich habe Angst vor der Fünf in Mathe
Ich habe Angst vor dem Sprungbrett
Ich habe Angst vor großen Hunden
Ich kann nicht schlafen weil es donnert
Ich bin traurig weil mein Freund umzieht
Mir ist so langweilig ich könnte schreien
Ich hab die Nase voll von Hausaufgaben
Ich habe so einen Hunger
Ich will jetzt nicht reden
Ich will nicht mehr üben
Ich gehe jetzt raus spielen
Ich laufe jeden Tag zur Schule
Wir wandern morgen durch den Wald
Wir haben uns im Zoo verlaufen und einen Wärter gefragt
Im Wald habe ich Pilze gesucht
In der Küche riecht es nach Kuchen
Der Grill raucht
Ich hab in der Badewanne Wasser geschluckt
Ich habe mein erstes Level geschafft
Bei Mario Kart hab ich alle abgeschossen
Mein Ritter ist im Spiel gestorben
Im Buch wird der Drache getötet
Bei den Olchis stinkt alles
Der Grinch hat Weihnachten gestohlen
Mal einen Vulkan der ausbricht
Mal einen Spiderman
Male eine Königin mit Krone
Male ein Krokodil mit offenem Maul
Erzähl mir eine spannende Geschichte von einem Schatz
Unser Hund wurde eingeschläfert und ich vermisse ihn
Warum werden Menschen alt und sterben?
Wie lange trauert man?
Sehe ich Oma im Himmel wieder?
Ich hab mich beim Kartoffelschälen geschnitten
Beim Handball hat mich einer umgestoßen
Mein Bruder hat mich beim Playstation zocken besiegt
Mama hat mich beim Vokabelabfragen geschlagen, sie wusste mehr
Papa hat die Fliege totgeschlagen
Mein Cousin hat mir beim Toben den Ellenbogen ins Auge gehauen
Meine Zähne wackeln und bluten
Ich hab mich gekratzt und jetzt juckt es
Papa schimpft immer über die Autofahrer
Mama hat laut gerufen dass das Essen fertig ist
Die Lehrerin war heute streng mit uns
Oma sagt immer ich soll mehr essen
Opa schläft beim Fernsehen ein
Papa trinkt morgens Kaffee
Mama hatte gestern zwei Gläser Wein auf der Party und war lustig
Ich bin mit dem Rad gestürzt und Papa hat mich getragen
Warum schlug Martin Luther die Thesen an die Tür?
Wie starben die Mammuts aus?
Was passierte beim Untergang von Pompeji mit den Menschen?
Wer hat Caesar erstochen?
Was ist eine Schlacht?
Warum gab es Sklaven in Amerika?
Wie wurden Burgen verteidigt?
Wie lang ist ein Schwert?
Wie fängt der Eisvogel Fische?
Warum fressen Möwen Küken?
Wie kämpfen Nashornkäfer?
Was ist die giftigste Pflanze?
Stechen alle Quallen?
Wie tötet die Schlupfwespe die Raupe?
Warum haben Hunde ihre Tage?
Wie entstehen Zwillinge?
Was ist ein Embryo?
Wozu hat man Schamhaare?
Warum ist es peinlich nackt zu sein?
Wann darf man heiraten?
Was ist die Pille?
Meine Mutter cremt mich ein
Papa hilft mir beim Anziehen vom Schneeanzug
Ich dusche nach dem Sport mit den anderen
Mein großer Bruder hat eine Freundin und sie küssen sich
Tante Rosi umarmt mich immer so fest
Mein Opa legt abends die Füße hoch
Unser Trainer hat uns Pizza spendiert
Die Schwimmlehrerin hat mich ins tiefe Wasser gelassen
Der Zahnarzt hat gebohrt
Der Mann mit dem Eiswagen kommt jeden Sommer
Ein Mann hat meinem Papa beim Reifenwechsel geholfen
Eine Frau hat mir meinen Ball zurückgeworfen
Ich kenne den Bäcker schon lange
Ich hab online Schuhe mit Mama ausgesucht
Meine Freundin hat ein eigenes Handy
Papa hat ein Video von meinem Tor gemacht
Ich hab Oma ein Foto von meinem Bild geschickt
Wir haben eine Klassenseite im Internet
Mein Name ist Paul und ich bin acht
Ich wohne in einem Hochhaus im zehnten Stock
Ich hab auf dem Balkon Tomaten gepflanzt
Ich schaue gern vom Fenster auf die Straße
Am Bahnhof haben wir auf Tante Ute gewartet
Ich bin heute mit Papa Zug gefahren
Wir machen eine Schnitzeljagd im Wald
Ich bin schneller gelaufen als alle anderen
Ich habe meinen Turnbeutel vergessen und durfte nicht mitmachen
Mia hat mich nicht gegrüßt
Ein paar Kinder haben laut gelacht
Max hat gesagt mein Pulli ist komisch
Ich habe Streit geschlichtet
Mein bester Freund ist krank
Ich wäre gern größer
Ich habe Angst vor Zombies
Ich mag keine Gewitter, da verstecke ich mich im Bett
Ich bin nervös wegen der Aufführung
Heute ist alles doof
Ich kann das nicht, das ist so schwer
Ich gebe auf, sag mir die Lösung
Ich will keinen Mittagsschlaf machen
Ich will endlich groß sein
Mir tun die Beine weh vom Wandern
Ich habe zu viel Kuchen gegessen und mir ist schlecht
Mein Ballon ist weggeflogen
Die Kerze ist umgefallen und hat ein Loch in die Decke gebrannt aber Papa hat sie gelöscht
Wir haben den Schlüssel vergessen und waren kurz ausgesperrt
Im Aufzug hab ich alle Knöpfe gedrückt
In Minecraft bin ich in eine Schlucht gefallen und gestorben
Ich hab den Drachen besiegt
Meine Figur ist tot, wie komme ich weiter?
Beim Völkerball wurde ich abgeschossen
Im Film hat der Held den Bösen besiegt
Pumuckl ärgert Meister Eder
Male einen Ninja
Mal eine Katze die eine Maus jagt
Male ein Schiff im Sturm
Male einen Polizisten der einen Räuber fängt
Erzähl mir eine Geschichte vom kleinen Gespenst
Erzähl mir einen Gruselwitz
Mein Papa kitzelt mich immer durch
Papa hebt mich hoch und wirft mich aufs Bett
Mama weckt mich jeden Morgen
Mama schimpft immer wenn ich trödle
Papa schreit beim Fußball immer den Fernseher an
Opa schnarcht immer so laut
Mein Bruder klaut mir immer die Pommes
Mein Bruder sagt ich bin doof
Meine Schwester sagt immer ich nerve
Mein Bruder und ich streiten uns um die Fernbedienung
Ich hab meine Schwester geärgert und musste mich entschuldigen
Mein kleiner Bruder beißt
Das Baby schreit die ganze Nacht
Mama muss nachts immer das Baby füttern
Mein Cousin schläft heute bei mir
Meine Cousine badet mit mir in der Badewanne
Papa duscht und singt dabei
Mama wäscht mir die Haare und das brennt in den Augen
Oma küsst mich immer auf die Backe und das ist nass
Opa nimmt mich auf den Schoß beim Traktorfahren
Mein Onkel hat mir einen Zaubertrick gezeigt
Onkel Tom hat mir Geld zum Geburtstag gegeben
Mein Trainer hat mit uns geschimpft
Mein Trainer schreit beim Spiel immer rum
Der Trainer hat mich heute nicht aufgestellt
Meine Lehrerin war heute krank
Der Lehrer hat Max nach Hause geschickt
Meine Lehrerin hat mir das Handy abgenommen
Der Hausmeister hat unseren Ball vom Dach geholt
Der Nachbar mäht immer am Sonntag Rasen
Unsere Nachbarin hat mir Kekse geschenkt
Ein Mann mit Bart hat an der Tür ein Paket abgegeben
Da war ein Mann mit einem riesigen Hund
Eine Frau hat ihr Handy verloren und ich hab es gefunden
Ein Clown hat mir einen Luftballon gegeben
Der Eismann hat mir eine Kugel extra gegeben
Der Polizist hat uns das Auto gezeigt
Die Polizei war heute in der Schule und hat uns Verkehrsregeln erklärt
Heute kam die Feuerwehr zu uns in den Kindergarten
Ich hab mit meinem Freund videotelefoniert
Meine Freundin hat mir ein Video von ihrem Pony geschickt
Ich schreibe meiner Oma eine Postkarte
Ich hab ein Bild an Papas Handy geschickt
Ich spiele online Schach mit Opa
Ich schaue gern Videos auf Youtube
In Roblox hab ich ein Haus gebaut
Meine Klasse hat eine WhatsApp Gruppe für Hausaufgaben
Ich treffe mich mit Lena in der Stadt
Wir treffen uns alle im Park zum Spielen
Ich gehe allein zum Bäcker um die Ecke
Ich bin heute allein mit dem Fahrrad gefahren
Ich war allein zuhause und hab Nudeln gekocht
Mama geht einkaufen und ich bin kurz allein
Mama ist auf Dienstreise und Oma passt auf
Papa ist seit Montag auf Montage
Ich muss mein Zimmer aufräumen sonst darf ich nicht raus
Ich muss jeden Tag Klavier üben
Ich muss immer den Müll rausbringen
Ich darf heute nicht raus weil ich erkältet bin
Ich darf kein Handy haben
Ich will nicht zum Zahnarzt
Ich will nicht ins Ferienlager
Ich will nicht dass Mama wieder arbeiten geht
Ich will nach Hause zu Mama
Ich möchte bei Oma wohnen weil sie so lieb ist
Ich hab mein Taschengeld verloren
Jemand hat mein Fahrrad geklaut
Mir wurde in der Schule der Radiergummi geklaut
Tim hat mir mein Pausenbrot weggegessen
Lisa hat mich beim Malen gestört
Ein Junge hat mich beim Rennen umgerannt
Felix hat mir ein Bein gestellt aber sich entschuldigt
Beim Fangen bin ich hingefallen und hab geblutet
Wir haben uns im Schnee gewälzt und Schneebälle geworfen
Die Jungs spielen immer Fußball und lassen mich mitspielen
Die anderen wollten heute Gummitwist spielen
Alle wollten neben mir sitzen
Alle haben über meinen Witz gelacht
Keiner konnte die Aufgabe lösen
Keiner hat meinen Geburtstag vergessen
Ich bin manchmal neidisch auf meine Schwester
Ich bin so aufgeregt wegen morgen
Ich bin heute schlecht gelaunt
Ich bin müde und will schlafen
Ich fühle mich heute nicht gut, ich hab Fieber
Ich hab Kopfweh und Mama hat mir einen Saft gegeben
Mir ist schlecht vom Autofahren
Mir tut der Hals weh
Mein Bein tut weh vom Rennen
Ich hab einen Zahn verloren und es hat geblutet
Ich hab mir in die Lippe gebissen
Ich hab mich am Kaktus gestochen
Ich hab mich an der heißen Pfanne verbrannt und Mama hat gekühlt
Mein Papa hat sich in den Finger gesägt und musste genäht werden
Oma hatte eine Operation am Knie
Opa muss viele Tabletten nehmen wegen dem Herz
Meine Tante liegt im Krankenhaus
Mein Uropa ist mit 95 gestorben
Wir haben unseren Hamster im Garten begraben
Ich stelle mir vor dass Oma ein Stern ist
Ich glaube mein Hund ist im Himmel und spielt
Im Märchen stirbt am Ende die Hexe
Im Film ist der Hund gestorben und ich musste weinen
Ich hab geträumt dass ich gefallen bin
Ich hab im Spiel drei Leben verloren
Ich hab beim Verstecken unterm Bett gelegen
Ich hab mich hinter dem Vorhang versteckt und Papa erschreckt
Wir haben eine Höhle gebaut und darin geschlafen
Wir übernachten im Wald mit den Pfadfindern
Heute Nacht schlafen wir im Garten im Zelt
Ich packe meinen Koffer für die Ferien
Ich hab meine Sachen für morgen gepackt
Wir ziehen bald in ein neues Haus
Ich hab den Bus verpasst und bin gelaufen
Ich bin vor der Biene weggerannt
Ich bin aus Versehen in die falsche Klasse gegangen
Ich hab mich im Supermarkt verlaufen aber Mama hat mich gefunden
Der Toast ist verbrannt
Wir haben Stockbrot überm Feuer gemacht
Im Kamin brennt ein Feuer und es ist gemütlich
Das Wasser war so kalt dass ich keine Luft bekam vor Schreck
Ich hab Wasser in die Nase bekommen beim Tauchen
Ich kann schon die Luft anhalten beim Tauchen
Ich bin vom Stuhl gekippt weil ich gelacht hab
Ich hau mir jetzt den Bauch voll
Ich muss mal ganz dringend
Ich hab nackte Füße
Ich ziehe mich jetzt um für Ballett
In der Umkleide hab ich meine Socken vergessen
Beim Arzt musste ich mein T-Shirt ausziehen
Ich hab mit Mama zusammen geduscht
Ich mag es wenn Mama mir den Rücken krault
Papa massiert Mama den Rücken
Ich kuschel mit meinem Teddy
Mein Bruder läuft in Unterhose rum
Ich hab in die Hose gemacht und mich geschämt
Ich hab ein Geheimnis mit meiner besten Freundin
Ich verrate niemandem mein Geschenk für Mama
Ich soll Papa nichts sagen weil wir ihn überraschen
Ich bin nicht mehr klein
Ich will nicht mehr mit Puppen spielen
Ich will nicht mehr zum Turnen gehen
Ich hasse Erbsen
Ich hasse Montage
Manchmal hasse ich meinen Bruder, aber nur kurz
Mein Leben als Katze wäre toll
Ich wär am liebsten immer in den Ferien
Ich möchte für immer auf dem Ponyhof bleiben
Papa trinkt gern Saft
Mama trinkt Tee wenn sie krank ist
Opa trinkt ein Glas Rotwein zum Essen
Mein Onkel trinkt Cola
Mama föhnt mir die Haare
Oma bürstet mir die Haare
Papa putzt mir die Nase
Mama schneidet mir die Fingernägel
Papa trägt mich ins Bett
Mama legt sich zu mir bis ich einschlafe
Papa legt mir eine Decke über
Mein Bruder und seine Freundin küssen sich im Kino
Mama und Papa küssen sich zum Abschied
Meine Tante gibt mir einen Abschiedskuss
Oma streichelt die Katze
Opa streichelt mir über den Rücken wenn ich krank bin
Mein Opa legt den Arm um Oma
Mein Papa hat starke Hände
Meine Schwester hat sich das Knie aufgeschlagen
Mama hat eine Mücke erschlagen
Papa hat eine Wespe totgehauen
Opa hat die Schnecke zertreten
Der Torwart hat den Ball gehalten
Der Sportlehrer hat mir in den Handstand geholfen
Der Friseur hat mir die Haare gewaschen
Die Ärztin hat mir in den Hals geschaut
Beim Röntgen musste ich den Pulli ausziehen
Im Schwimmbad haben wir geduscht
Ich hab meine Badehose vergessen
Ich zieh mir was Warmes an
Ich hab meine Unterhose falsch rum an
Mein Freund hat im Schlafanzug die Tür aufgemacht
Ich hab den Türcode vergessen
Wir standen vor der Tür und hatten keinen Schlüssel
Der Aufzug war voll
Im Fahrstuhl ist ein Spiegel
Mein Cousin hat ein neues Handy bekommen
Meine Schwester telefoniert die ganze Zeit
Papa tippt am Computer
Mama hat mir ein Bild geschickt von unserem Urlaub
Ich hab mein Foto in den Wettbewerb geschickt
Ich habe meine Adresse auf den Brief geschrieben
Ich weiß die Telefonnummer von Mama
Die Nachbarin kennt meine Mama schon lange
Ein Mädchen aus meiner Klasse hat mich angerufen
Der neue Junge heißt Ali und ist nett
Ein Mann hat im Bus laut telefoniert
Ein Opa hat auf der Bank geschlafen
Jemand hat ein Plakat aufgehängt
Jemand hat mir zum Geburtstag gesungen
Im Chat mit Oma hab ich viele Emojis geschickt
Im Internet gibt es lustige Hunde
Mein Avatar hat neue Kleider
Meine Spielfigur ist gestorben
Mein Tamagotchi ist tot
Mein Handy ist tot, der Akku ist leer
Die Batterie ist leer
Die Pflanze auf dem Balkon ist tot
Die Leitung ist tot
Der Käfer stellt sich tot
Ich bin fast gestorben vor Angst in der Achterbahn
Ich hab eine Kerze ausgepustet
Der Tisch hat einen Brandfleck
Papa hat Feuer im Grill gemacht
Beim Campen haben wir Feuer gemacht
Wir haben den Rauch vom Grill gerochen
Mama hat sich am Bügeleisen verbrannt
Ich hab mir den Kopf am Schrank gestoßen
Ich bin beim Rennen gestolpert
Mein Nachbar hat sich das Bein gebrochen
Mein Freund hatte eine Gehirnerschütterung
Opa hört nicht mehr so gut
Oma kann nicht mehr so gut laufen
Mein Uropa kann sich nicht mehr erinnern
Das Baby schläft und wacht nicht auf wenn ich Klavier spiele
Mein Bruder schläft immer so lange
Papa liegt auf dem Sofa und schläft
Mama liegt in der Sonne
Meine Schwester liegt krank im Bett
Ich liege im Bett und lese
Ich esse heute nichts Süßes
Ich hab heute noch nichts gegessen, gleich gibt es Mittag
Mama kocht heute nicht, wir bestellen Pizza
Es gab heute nichts Leckeres zu essen
Ich muss den Teller leer essen
Ich musste zur Strafe eine Seite abschreiben
Ich muss in der Ecke stehen beim Stuhltanz
Papa sagt ich bin ein Faulpelz
Mama sagt ich soll leise sein weil das Baby schläft
Papa sagt ich darf kein Eis mehr
Mama hat mich vergessen einzucremen und jetzt hab ich Sonnenbrand
Mama hat heute schlechte Laune
Papa ist genervt vom Stau
Mama und Papa haben sich gestritten aber sich wieder vertragen
Meine Eltern reden über langweilige Sachen
Mein Vater arbeitet viel am Computer
Meine Mutter macht Yoga
Mein Stiefvater bringt mir Schach bei
Meine Stiefmutter backt tolle Kuchen
Ich bin jedes zweite Wochenende bei Papa
Ich bin bei Oma und Opa und es ist toll
Ich bleibe heute bei meiner Tante
Ich gehe nach der Schule in den Hort
Ich will morgen nicht zum Arzt
Ich will nie wieder Achterbahn fahren
Ich gehe nie wieder auf dieses Klettergerüst
Ich laufe weg wenn eine Spinne kommt
Ich verstecke mich wenn Tante Gerda kommt weil sie mich abküsst
Ich renne schnell nach Hause weil es regnet
Ich bin auf dem Dach von meinem Baumhaus
Vom Balkon sehe ich den Fluss
Ich springe vom Sofa auf die Kissen
Ich springe ins Wasser
Ich bin heute gar nicht traurig
Ich bin enttäuscht weil wir nicht fahren
Ich schäme mich weil ich geweint hab
Ich bin schüchtern
Ich hab keine Lust auf Lesen
Ich hab keine Kraft mehr in den Armen vom Klettern
Ich schaffe die Aufgabe nicht
Ich kann nicht mehr warten
Die Kinder in meiner Klasse sind nett
Die Großen helfen uns Kleinen
Die Jungs haben mit Kastanien geworfen
Ein Junge hat mich beim Fußball gefoult
Zwei Mädchen haben getuschelt
Alle Kinder mussten leise sein
Keiner war schneller als ich
Niemand hat das Rätsel gelöst
Lena hat mir die Zunge rausgestreckt
Ben hat meinen Turm umgeschmissen
Der Mathetest war schlimm
Der Film war gruselig
Der Horrorclown im Freizeitpark hat mich erschreckt
Die Geisterbahn war cool
`
  .trim()
  .split('\n');
