/** More calls for help, written to find what the rules missed; which category helps does not matter. */
export const callsForHelp = `
Mein Bruder hat sich aufgehängt
ich kann nicht mehr ich will einfach nicht mehr da sein
Ich möchte für immer einschlafen
Ich habe mir in den Arm geschnitten weil ich traurig bin
Keiner liebt mich ich will weg sein für immer
Ich will nicht mehr auf dieser Welt sein
Ich denke oft daran zu sterben
Wie viele Tabletten muss man nehmen um zu sterben
Mein Papa haut mich wenn ich schlechte Noten habe
Wenn ich was falsch mache schlägt mich Mama mit dem Kochlöffel
Mama hat mich geschlagen
Mein Stiefpapa schreit mich an und tritt mich
Bei uns zu Hause wird immer geschlagen
Papa ist immer betrunken und dann wird er böse
Ich hab Angst wenn Papa nach Hause kommt
Mein Papa würgt meine Mama
Meine Eltern schlagen mich
Ich bekomme daheim Schläge
Ich kriege Prügel von meinem Vater
Mein Vater schubst mich gegen die Wand
mein onkel will immer dass ich auf seinem schoß sitze und fasst mich an
Mein Lehrer hat meinen Po angefasst
Mein Opa küsst mich immer auf den Mund und ich will das nicht
Jemand hat mir ein Nacktbild geschickt
Ein Junge will dass ich ihm Nacktfotos schicke
Mein Babysitter macht komische Sachen mit mir
Ein Mann im Auto hat gefragt ob ich mitfahren will
Da ist ein fremder Mann vor unserer Schule der uns fotografiert
Einer aus dem Internet will mich treffen
Jemand bei Snapchat will Bilder von mir haben
Ein Mann läuft mir nach
Ich will von daheim abhauen
Ich bin weggelaufen
Meine Klasse mobbt mich
In der Schule hauen mich immer die anderen
Die anderen Kinder ärgern mich jeden Tag
Meine Oma ist hingefallen und steht nicht mehr auf
Mama ist umgekippt
Hier brennt es
Mein Bruder hat eine Batterie verschluckt
Ich hab Tabletten geschluckt
es brennt
Hilfe ein Mann will in unser Haus
mein papa hat mich gehauen
Ich werde daheim eingesperrt
Meine Schwester will nicht mehr leben
Ich hasse mich und will sterben
ich bring mich heute um
Mein Trainer schreibt mir immer dass ich ihm Fotos schicken soll
er will dass ich mich ausziehe
Ich hab keinen Bock mehr zu leben
manchmal wünsche ich mir ich wäre nicht mehr da
Ich habe mich heute wieder selbst verletzt
Ich schlage mich selbst wenn ich wütend bin
Ich will mir weh tun
Was passiert wenn ich mich umbringe
Mein bester Freund hat gesagt er will nicht mehr leben
Meine Mama hat mir ins Gesicht gehauen
Mein Papa rastet immer aus und schlägt alles kaputt und mich auch
Papa hat Mama gestern geschlagen
Mein Vater schließt mich im Zimmer ein
Ich darf zu Hause nichts essen wenn ich unartig bin
Der neue Freund meiner Mutter macht mir Angst er hat mich gehauen
Mein Vater droht mir dass er mich verprügelt
Meine Tante schlägt mich immer
Meine Oma haut mich mit dem Stock
Mein Nachbar will mir immer an die Hose
Er hat mir zwischen die Beine gefasst
Mein Opa zeigt mir immer Nacktvideos
Ein Erwachsener hat mir sein Glied gezeigt
Mein Cousin zwingt mich ihn anzufassen
ein typ im auto hat mich nach meinem namen gefragt und wollte mich mitnehmen
Ich chatte mit einem Mann der will dass ich niemandem davon erzähle
Ich habe im Internet einen Freund der ist 30 und will mich sehen
Da steht jemand vor der Tür den ich nicht kenne
Ich werde verfolgt
Ich will heute Nacht von zu Hause ausreißen
In meiner Klasse werde ich immer ausgelacht
Die haben mir gedroht dass sie mich nach der Schule verprügeln
Papa liegt auf dem Boden und bewegt sich nicht
Mein Bruder blutet ganz stark am Kopf
Hilfe mein Haus brennt
Meine Schwester hat Waschmittel gegessen
ich finde nicht mehr heim
Es wäre besser wenn es mich nicht gäbe
Ich möchte einfach nur noch tot sein
Ich überlege mich umzubringen
Kann man sich mit Tabletten töten
Mein Leben ist scheiße ich will sterben
Ich schneide mir in die Arme
Ich kratze mich immer blutig wenn ich traurig bin
Ich esse nichts damit ich dünn werde
Mein Freund hat gesagt er bringt sich um
Mama schlägt mich fast jeden Tag
Wenn Papa trinkt dann haut er uns alle
Meine Eltern prügeln sich
Mein Papa hat meiner Mama ein blaues Auge gehauen
Mein Stiefvater ist ganz böse zu mir und haut
Mama sperrt mich immer in den Keller
Ich habe Angst vor meinem Stiefpapa
Mein Papa hat mir den Arm verdreht
Mein Onkel macht Sachen mit mir die ich nicht will
Ein großer Junge hat mich da unten angefasst
Mein Schwimmlehrer hat mich beim Umziehen angefasst
Opa sagt ich darf keinem von unserem Geheimnis erzählen
Ein Mann wollte mir Bonbons geben wenn ich mit ihm gehe
Ein Mann auf dem Spielplatz macht Fotos von uns
Jemand auf TikTok fragt nach meiner Adresse
Ich soll mich heimlich mit einem aus dem Internet treffen
Ein Fremder hat geklingelt was soll ich tun
Ich haue von zu Hause ab
Die Jungs aus der vierten Klasse verprügeln mich immer
Alle sagen ich bin hässlich und lachen mich aus
Meine Oma atmet ganz komisch und wacht nicht auf
Mein Bruder hat sich verschluckt und kriegt keine Luft
In der Küche brennt es
Mein Baby Bruder hat Reinigungsmittel getrunken
Ich will nicht mehr aufwachen morgen
ich mag nicht mehr leben
Manchmal denke ich alle wären froh wenn ich tot wäre
Ich habe mir heute mit der Schere in den Arm geritzt
Ich bin so traurig dass ich sterben möchte
Mein Papa schlägt meinen kleinen Bruder
Mama wirft Sachen nach mir
Zu Hause kriege ich oft eine geknallt
Ich habe Angst vor Mama wenn sie getrunken hat
Mein Papa sagt wenn ich es erzähle schlägt er mich tot
Meine Pflegemutter haut mich
Der Mann von nebenan streichelt mich immer so komisch
Mein großer Bruder fasst mich nachts an
Mein Fußballtrainer will mich immer umarmen und küssen
Ich musste meinem Onkel was versprechen und darf es nicht sagen er fasst mich an
Jemand schreibt mir bei WhatsApp eklige Sachen
Ein Mann hat gesagt er hat kleine Kätzchen im Auto
Mich verfolgt ein Auto auf dem Schulweg
Ich hab jemanden im Chat kennengelernt der will mich treffen
Ich halte es zu Hause nicht mehr aus ich laufe weg
Die anderen Kinder schubsen und treten mich
Keiner in der Klasse redet mit mir alle ärgern mich
Mein Papa ist vom Dach gefallen
Mama hat ganz viele Tabletten genommen und schläft
Es riecht nach Rauch in unserem Haus
`
  .trim()
  .split('\n');
