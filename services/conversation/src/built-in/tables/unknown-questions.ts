/** Questions the data files hold no answer to, most of them close to one that they do. */
export const unknownQuestions = `
Wie viele Beine hat ein Tisch?
Wie schwer ist ein Blauwal?
Wie viel wiegt eine Giraffe?
Wie lange lebt eine Biene?
Wie viele Augen hat ein Käfer?
Wo leben Spinnen?
Was fressen Ameisen?
Was fressen Igel?
Was frisst ein Frosch?
Wo schlafen Vögel?
Wie schnell ist ein Hase?
Wie schnell ist ein Pferd?
Wie viele Zähne hat ein Krokodil?
Wie viele Zähne hat ein Hund?
Wo wohnen Löwen?
Warum brüllt der Tiger?
Wie lang ist die Donau?
Wie tief ist der Bodensee?
Wie viele Einwohner hat Frankreich?
Wie viele Menschen leben in China?
Wer war Alexander der Große?
Wer hat die Kartoffelchips erfunden?
Wer hat das Klavier erfunden?
Wer hat die Schule erfunden?
Wer hat das Skateboard erfunden?
Wann wurde das Klavier erfunden?
Wann wurde Berlin gegründet?
Wann war der Dreißigjährige Krieg?
Wer ist der Präsident von Amerika?
Wer ist gerade Bundeskanzler?
Wie ist das Wetter morgen?
Wird es heute regnen?
Wie funktioniert eine Ampel?
Wie funktioniert ein Klavier?
Wie funktioniert ein Toaster?
Wie weit ist der Mars weg?
Wie lange braucht man zum Mars?
Wie heiß ist es auf dem Merkur?
Wie heißen die Monde vom Mars?
Was ist ein Quasar?
Was ist ein Neutronenstern?
Was ist ein Pferd?
Was ist ein Elefant?
Was ist ein Gorilla?
Wie macht man Pfannkuchen?
Wie backt man einen Schokoladenkuchen?
Wie bindet man eine Schleife?
Wie baut man ein Baumhaus?
Wie heißt mein Nachbar?
Was hat meine Lehrerin heute an?
Wie viel kostet ein Fahrrad?
Was kostet eine Kugel Eis?
Welche Schuhgröße hat der Weihnachtsmann?
Wer gewinnt die nächste Weltmeisterschaft?
Wer ist der beste Fußballer der Welt?
Wie heißt der Trainer von Bayern München?
Wer singt das Lied Atemlos?
Wie heißt das neue Pokémon?
Wie spielt man Minecraft?
Wie bekommt man in Roblox Robux?
Was bedeutet das Wort Anakonda?
Was heißt Hund auf Spanisch?
Wie sagt man danke auf Japanisch?
Wie schreibt man Rhythmus?
Warum ist mein Bruder so gemein?
Warum heißt der Dienstag Dienstag?
Warum ist Gold so teuer?
Warum ist Pizza so lecker?
Warum ist das Auto rot?
Warum ist der Ball rund?
Warum ist die Tomate rot?
Warum ist Zitrone sauer?
Warum ist Zucker süß?
Warum ist Schokolade braun?
Wieso hat die Kuh Flecken?
Wie viele Streifen hat ein Zebra?
Wie viele Schuppen hat ein Fisch?
Wie viele Flüsse gibt es in Deutschland?
Wie viele Schulen gibt es in Deutschland?
Wie viele Autos gibt es auf der Welt?
Wie viele Bücher gibt es?
Was ist das giftigste Tier der Welt?
Was ist das lauteste Tier?
Was ist das stärkste Tier der Welt?
Was ist der größte Hund der Welt?
Was ist der längste Tunnel der Welt?
Was ist das teuerste Auto der Welt?
Wer hat die größten Füße der Welt?
`
  .trim()
  .split('\n');
