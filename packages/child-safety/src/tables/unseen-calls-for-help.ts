/** Written to measure with: no rule, sign or weight may be changed because of a sentence in here. */
export const unseenCallsForHelp = `
papa rastet immer aus und dann kriegt mama was ab und ich auch
meine mutter hat mich mit dem staubsaugerrohr geschlagen
mein vater hat mich in der garage eingeschlossen weil ich frech war
wenn ich was falsch mache haut mich mama auf die finger
meine schwester und ich haben immer angst wenn die haustür aufgeht
der freund meiner mutter hat mir gedroht mich rauszuwerfen und mich geschubst
oma sagt papa war nicht so gemeint aber mein arm tut noch weh von seinem schlag
ich muss für papa bier holen und wenn ich nicht schnell bin kriege ich eine
mama vergisst uns abzuholen weil sie immer trinkt
meine nachbarin schlägt ihr kind jeden tag ich höre es schreien
mein papa hat unseren fernseher zertrümmert und wollte auf mama losgehen
ich bin heute nicht zur schule weil man die striemen sehen würde
mein großer bruder hat mir ein kissen ins gesicht gedrückt
der pfleger im heim haut uns
mein onkel hat mir die hose ausgezogen und mich angefasst
papa sagt ich soll nackt schlafen dann kommt er zu mir
mein musiklehrer streichelt mir immer über die beine
mein opa guckt mir immer beim duschen zu
ein freund von meinem bruder wollte dass ich ihn unten anfasse
mein stiefpapa macht bei mir sachen die sonst nur mama und papa machen
der trainer hat meine freundin auf den mund geküsst
ich will nicht mehr neben onkel fred sitzen der fasst mich unterm tisch an
mein cousin zeigt mir immer nacktfilme und will das nachmachen
ein mann hat sich vor uns auf dem spielplatz ausgezogen
ein typ im internet hat meine fotos und will mehr sonst zeigt er sie meinen eltern
ich soll einem mann aus dem chat meine handynummer geben
ein erwachsener aus roblox will mein freund sein und schickt mir geschenke
der mann mit dem grauen auto wartet jeden tag vor meiner schule
jemand schreibt mir nachts dass er mich beobachtet
eine fremde wollte dass ich mit ihr nach hause komme
ich hab mich mit einem jungen aus dem internet getroffen und er war ein erwachsener mann
ich will sterben weil mich keiner liebt
ich hab keine lust mehr zu leben alles ist so schwer
manchmal denke ich es wäre besser wenn ich nicht da wäre
ich hab mich wieder geschnitten
ich wollte mich gestern mit einem gürtel erwürgen
meine freundin schreibt sie springt heute vom dach
ich wünschte der krebs würde mich auch holen dann wär ich bei mama
ich nehme jetzt alle tabletten
mein bruder sagt er bringt sich um wenn er sitzen bleibt
ich halte es nicht aus so traurig zu sein ich will weg aus dieser welt
kann man sterben wenn man nichts mehr isst ich probier das jetzt
in meiner klasse hassen mich alle und sie schlagen mich
die viertklässler nehmen mir meine sachen weg und treten mich
ich werde jeden tag ausgelacht weil ich stottere ich will nicht mehr hin
die haben mich nackt in der dusche gefilmt
ein junge sagt er sticht mich morgen ab
sie schreiben mir ich soll mich aufhängen
alle ignorieren mich und wenn ich was sage lachen sie mich aus
ich bin weggerannt und hab mich im keller von einem hochhaus versteckt
ich halte es zuhause nicht mehr aus und laufe jetzt weg
ich will in ein heim weil meine eltern mich schlagen
ich trau mich nicht nach hause weil ich ärger krieg und papa mich haut
mein opa hat gerade aufgehört zu reden und fällt immer um
mein kleiner bruder hat reinigungsmittel getrunken und spuckt
unser haus brennt
mein papa hatte einen unfall und blutet am kopf
meine mama schreit vor schmerzen und kann nicht mehr aufstehen
ich habe eine tablette von opa geschluckt und mir ist so komisch
hilfe mein freund ertrinkt
`
  .trim()
  .split('\n');
