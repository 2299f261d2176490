/** Calls for help as children say or type them: indirect, misspelt, in dialect, about others. The signs are fitted to them. */
export const freeCallsForHelp = `
ich wär lieber nicht mehr da
ich ritz mich manchmal am Bein
am liebsten wäre ich tot
ich wünschte ich wär nie geboren worden
ich hab keinen bock mehr auf mein leben
ich halt das alles nicht mehr aus ich will nur noch weg für immer
ich möchte nicht mehr aufwachen
manchmal denk ich ich spring einfach vom balkon
ich überleg ob ich vor den zug springe
Mein bester Freund hat gesagt er will nicht mehr leben
meine schwester ritzt sich und ich darf es keinem sagen
Mein Bruder hat einen Abschiedsbrief geschrieben
ich möchte auch im himmel sein wie mein opa
Kann man sich mit einem Kissen ersticken
ich will mich umbring
ich wil nich mer leben
ich mag nimmer
ich glaub ich bin es nicht wert zu leben
ich bin nur eine last für alle
Ich denk jeden tag daran wie es wär tot zu sein
papa haut mich
Papa hat mir eine geknallt und meine Nase hat geblutet
mein papa hat mir voll eine gescheuert
mein stiefvater hat mich die treppe runter geschubst
Meine Mama zieht mich immer an den Haaren bis ich weine
papa hat mama gewürgt
bei uns daheim fliegen immer die Fetzen und papa haut dann zu
ich hab blaue flecken von papa
ich hab überall blaue flecken weil mama so wütend war
ich trau mich nicht heim weil papa so wütend ist
mama schreit mich immer an und schlägt mich dann
mein großer bruder verprügelt mich jeden tag
mein bruder würgt mich
Die freundin von papa haut mich wenn er nicht da ist
oma schlägt mich mit dem kochlöffel
papa hat gesagt er bringt uns alle um
Mein Papa droht dass er mama absticht
ich bin seit gestern ganz alleine zuhause und hab hunger
mama liegt immer nur im bett und trinkt und ich muss mich um das baby kümmern
papa hat mich mit ner zigarette verbrannt
Papa hat mich mit kochendem Wasser verbrüht
mein Lehrer hat mich am Arm gepackt und geschüttelt
Meine Freundin wird zuhause geschlagen
der papa von meinem freund schlägt ihn
mei papa haut mi immer
mein fater schlegt mich
papa hat den gürtel genommen
Papa wirft mit Flaschen nach mir
mein onkel fasst mich da unten an
der trainer hat mich unter der dusche angefasst
Ein großer Junge hat mir zwischen die Beine gefasst
ein mann hat die hose runter gezogen vor mir
mein lehrer streichelt mich immer am bein
papa macht sachen mit mir die ich nicht will
mein Babysitter macht Fotos von mir wenn ich nackt bin
er tut mir weh da unten
jemand hat mich angefasst wo ich es nicht wollte
mein Stiefbruder legt sich nachts zu mir und reibt sich an mir
meine Freundin sagt ihr Opa macht komische Sachen mit ihr
ein mädchen aus meiner klasse wird von ihrem vater angefasst
mein onkel zeigt mir immer so filme mit nackten
der hausmeister guckt uns beim umziehen zu
ich musste mich ausziehen und er hat zugeguckt
der große aus der achten hat mich auf dem klo festgehalten und angefasst
ein Mann im Internet will dass ich ihm Bilder schicke
Der aus Fortnite will sich mit mir treffen
mein internetfreund will mich heute am bahnhof treffen und mama darf das nicht wissen
da ist ein mann der fährt mir immer hinterher
eine frau wollte mich vor der schule mitnehmen sie sagt mama schickt sie
da steht ein mann vor unserem fenster und guckt rein
auf tiktok schreibt mir ein erwachsener dass ich hübsch bin und er mich besuchen will
er weiß wo ich wohne und will kommen
so n mann im chat will meine nummer und meine adresse
Ein Typ hat mir 50 Euro versprochen wenn ich ihm ein Video von mir schicke
der mann am kiosk will immer dass ich mit nach hinten komme
der im spiel sagt er ist 12 aber seine stimme klingt wie ein erwachsener
ich pack jetzt meine sachen und gehe für immer
ich bin abgehauen und weiß nicht wo ich schlafen soll
Ich will nicht mehr nach hause gehen
ich versteck mich gerade im wald weil ich nicht heim will
kann ich ins heim gehen wenn ich nicht mehr bei mama wohnen will
ich lauf weg und komm nie wieder
in der klassengruppe schreiben alle dass ich hässlich bin und sterben soll
ein junge wartet nach der schule auf mich und will mich verprügeln
die haben mich festgehalten und angespuckt
ich geh nicht mehr in die schule weil die mich da fertig machen
die nennen mich immer hurensohn und hauen mich
Ein Junge aus der 4b erpresst mich
hilfe mama atmet nicht mehr
es kommt rauch aus der küche und ich bin allein
mein bruder ist ins wasser gefallen und taucht nicht auf
papa hat sich mit der säge in die hand geschnitten und es blutet ganz doll
meine schwester hat eine batterie verschluckt
ich hab mir das bein gebrochen und bin alleine im wald
papa liegt auf dem boden und bewegt sich nicht
meine mama hat ganz viele schlaftabletten genommen und schläft
Das Baby atmet so komisch und wird blau
mein freund hat eine allergie und jetzt schwillt sein hals an
wenn papa heimkommt versteck ich mich im schrank
mein opa will immer mit mir kuscheln ohne anziehsachen
Papa sagt ich bin zu nichts zu gebrauchen und dann zieht er mich an den Haaren durch die Wohnung
ich hab mich im bad eingeschlossen weil er wieder so ausflippt
nachts schreien sie sich immer an und dann knallt es und mama weint
mama hat ein blaues auge und sagt sie ist gegen die tür gelaufen aber das stimmt nicht
der neue von mama sagt wenn ich petze fliegt mein hund raus
wenn ich nicht aufesse muss ich die ganze nacht im flur stehen
Mama hat mich auf dem Parkplatz stehen lassen und ist weggefahren
meine mutter sagt ich hab ihr leben kaputt gemacht
ich muss immer auf den knien in der ecke auf reis knien
papa hat unsern hund getreten und gesagt ich bin der nächste
ich darf nicht aufs klo gehn wenn mama sauer is
meim bruder sein arm is gebrochen weil papa ihn runtergeschmissen hat
zuhause gibts immer haue
mein pflegevater ist richtig brutal zu mir
Bei meinem Freund zuhause schlägt der Vater alle
unser Sportlehrer hilft immer beim Turnen und dann ist seine Hand immer an meinem Po
der große Cousin macht die Tür zu und dann muss ich mich auf ihn drauflegen
mein opa macht seine hose auf wenn oma einkaufen ist
onkel jens sagt ich bin seine kleine freundin und küsst mich am hals
der von der nachhilfe rückt immer so nah ran und legt mir die hand aufs bein
ich will nicht mehr zu opa weil der immer so komische spiele macht
Darf mein Stiefvater mich waschen auch wenn ich schon 10 bin und das alleine kann
wir sollten uns im Trainingslager alle nackt vor den Trainer stellen
mein bruder guckt solche pornos und ich muss das nachmachen
Ist es normal dass der Freund von Mama mir beim Baden zuguckt
da schreibt mir einer ich soll in den privaten chat kommen und keinem was sagen
komm schon nur ein bild ohne shirt hat er geschrieben
er sagt wenn ich ihn blockiere tut er meiner familie was
ein typ hat mir im livestream geschrieben ich soll mein oberteil hochziehen
ein model agent hat mir geschrieben ich soll bikinibilder schicken
so ein weißer lieferwagen fährt immer langsam neben mir her
Ein Mann hat mich am Arm gepackt und wollte mich ins Gebüsch ziehen
im Bus setzt sich immer ein Mann neben mich und fasst mein Knie an
die Frau im Park sagt sie ist eine Freundin von Mama aber ich kenn die gar nicht und sie will mich abholen
mein roblox freund ist in echt 34 und will zu mir kommen
ich hab ihm verraten auf welche schule ich geh und jetzt steht er da
ich will einfach nur noch schlafen und nie wieder aufstehn
manchmal wünsch ich mir ein auto fährt mich tot
ich hab keine kraft mehr ich will zu meiner toten oma
wie viel muss man bluten bis man tot ist
was passiert wenn ich alle schmerztabletten auf einmal nehm
ich hab mir wieder mit dem zirkel in die haut gestochen bis blut kam
ich denk mir immer wozu leb ich überhaupt
alle wären froh wenns mich nich gäb
meine cousine hat mir geschrieben dass sie heute nacht stirbt
Papa hat gesagt er fährt jetzt gegen einen baum
ich brauch keine geburtstagsgeschenke mehr bald bin ich eh nicht mehr da
ich hab meine kuscheltiere schon verschenkt weil ich bald tot bin
ich sitz auf dem dach und trau mich nicht runter zu springen aber ich will
die werfen in der pause immer mit steinen nach mir
meine klasse hat ne gruppe nur gegen mich gemacht
die haben meine jacke angezündet und gesagt morgen bist du dran
ich muss denen jeden tag zwei euro geben sonst krieg ich schläge
ich hab jeden morgen bauchweh weil die mich in der schule so quälen
keiner setzt sich neben mich die sagen ich bin giftig und stinke
mein hals ist ganz dick und ich krieg so schwer luft weil ich nüsse gegessen hab
opa sitzt im sessel und ist ganz kalt und sagt nix mehr
der toaster brennt und ich bin allein
mein bruder hängt mit dem kopf im zaun fest und weint und blutet
ich hab meinen rucksack gepackt und bin am bahnhof ich geh nicht zurück
ich bin 8 und mein vater trinkt jeden abend und dann müssen wir leise sein sonst passiert was
Mama wirft immer Sachen nach mir wenn sie Stress hat
gestern ist papa die hand ausgerutscht und jetzt ist meine lippe dick
meine stiefmutter lässt mich nur die reste essen und die andern kriegen was richtiges
ich schlaf bei meiner schwester weil ich angst hab wenn er reinkommt
darf meine mutter mich einfach mit dem handykabel hauen
mama hat gesagt sie gibt mich weg wenn ich nochmal ins bett mache
Papa hat mama an die wand gedrückt und ich stand daneben
bei uns war wieder die polizei weil papa so getobt hat
wenn mein onkel auf uns aufpasst muss ich immer zu ihm ins bett
ich musste meine hose runterziehen und er hat gelacht und ein video gemacht
Mein Turnlehrer kommt immer in die Mädchenumkleide
papa küsst mich so komisch und fasst mir dabei ans ding
der bademeister hat mich in der dusche angeguckt und sich da unten gerieben
ist das schlimm wenn opa mit dem finger da reingeht
mein halbbruder ist 16 und legt sich nackt neben mich
meine nachhilfelehrerin hat mich gestreichelt wo man das nicht darf
mama ihr freund sagt wir haben ein geheimnis und ich krieg dafür 10 euro
Jemand bei Brawl Stars hat gefragt ob ich alleine zuhause bin
einer hat mir geschrieben er gibt mir 1000 robux für ein foto von meinem bauch
ich hab mit einem videochat gemacht und auf einmal war der nackt
ein mann mit hund hat gesagt ich soll mitkommen in den wald den welpen suchen
an der haltestelle steht immer so ein typ der mir zuzwinkert und mir nachgeht
mein chatfreund ist wütend weil ich keine bilder mehr schicken will und droht mir
die person aus dem internet will dass ich ausm fenster klettere und sie treffe
jemand hat bei uns angerufen und gesagt er weiß dass mama nicht da ist
ein auto hat neben mir angehalten und der mann hat gesagt mama liegt im krankenhaus ich soll einsteigen
ich denke ans sterben wenn ich im bett lieg
hab mir die haut aufgekratzt bis es geblutet hat das tut irgendwie gut
am liebsten würd ich von der autobahnbrücke springen
mein leben ist scheiße ich will tot sein
warum lebe ich überhaupt wenn mich eh keiner will
ich hab ein seil um meinen hals gemacht
ich hab mamas schlaftabletten im schrank gefunden und will sie alle nehmen
meine beste freundin isst nichts mehr und schneidet sich in die arme
ich will bei papa im himmel sein
wenn ich nicht mehr bin kann meine schwester mein zimmer haben
es wär besser wenn ich bei der geburt gestorben wär
bitte sag mir wie ich einschlafe und nicht mehr aufwache
mein freund hat gesagt heute ist sein letzter tag
die jungs ziehen mir im sport immer die hose runter und alle filmen
ich ess mein brot auf dem klo weil mich alle ärgern
im chat steht ich soll mich vor den zug werfen
die anderen sagen ich darf nicht mitspielen weil ich ausländer bin und spucken
zwei aus der sechsten warten jeden tag am tor und treten mir in den bauch
die haben mir mein handy geklaut und wollen geld
ich werd von allen nur angestarrt und ausgelacht ich kann nicht mehr in die schule
sie zwingen mich sachen vom boden zu essen
meine lehrerin haut mir immer mit dem buch auf den kopf
ich hab mich im zug versteckt ich fahr jetzt irgendwohin hauptsache weg von daheim
heute nacht kletter ich aus dem fenster und komm nicht mehr zurück
ich wohn jetzt bei meiner freundin im gartenhaus und meine eltern wissen das nicht
ich bin ausgesperrt und es ist dunkel und keiner ist da
meine oma hat sich hingelegt und jetzt krieg ich sie nicht wach
mein bruder hat ne murmel im hals und wird rot
papa hat einen krampf und schaum vorm mund
da ist überall rauch im treppenhaus
ich hab in den abflussreiniger gefasst und das brennt und ich hab dran geleckt
meine mama blutet ganz viel und sie kriegt doch ein baby
ein hund hat mich gebissen und es blutet stark
seit papa seinen job verloren hat schmeißt er teller und letztens einen auf mich
ich hab so einen roten handabdruck im gesicht von mama
mein stiefbruder sagt er bricht mir die finger wenn ich es papa sage
mama lässt uns am wochenende immer alleine und der kühlschrank ist leer
ich soll für mama lügen und sagen ich bin vom rad gefallen
wenn ich heule macht papa den gürtel auf
unsere betreuerin im hort hat den finn so fest gepackt dass er geblutet hat
papa hat mein meerschweinchen vor meinen augen totgetreten
ich hab meine kleine schwester im schrank versteckt damit papa sie nicht kriegt
mama hat mir den mund mit seife ausgewaschen
Papa holt mich nachts aus dem bett und schreit rum wenn er getrunken hat
meine eltern reden seit wochen nicht mit mir und ich muss im keller essen
die neue frau von papa zwickt mich immer heimlich bis ich blau bin
ich darf zuhause nicht reden sonst knallts
dem seine mutter haut den immer vor der schule
ich glaub mein onkel hat mir was ins trinken getan und dann war meine hose auf
der opa von meiner freundin will immer dass wir ohne badeanzug in den pool gehen
mein fußballtrainer schreibt mir nachts ich soll bilder aus der dusche schicken
ein junge aus der siebten hat mich gezwungen sein ding anzugucken
mama sagt ich soll nicht lügen aber er hat mich wirklich da angefasst
der musiklehrer sitzt beim klavier immer ganz dicht und atmet mir in den nacken und streichelt mein bein
wenn ich bei papa bin muss ich bei ihm im bett schlafen und er hat nix an
meine tante macht beim eincremen komische sachen bei mir
der mann von der oma ihrer nachbarin hat mich auf den mund geküsst und festgehalten
warum tut es beim pipi machen weh seit onkel ralf da war
er hat gesagt das machen alle papas mit ihren töchtern
im skilager ist ein betreuer in unser zimmer gekommen und hat sich zu mona gelegt
einer aus discord kennt meinen richtigen namen und meine straße
ich hab ihm vertraut und jetzt will er noch mehr fotos sonst schickt er sie meiner klasse
die frau im chat hat gesagt ich soll mit ihr allein in den zoo
ein mann ist in den aufzug gekommen und hat mich so komisch angefasst
vor der turnhalle wartet seit drei tagen derselbe mann und filmt uns
ein opa im park hat mir zehn euro gegeben damit ich mich auf seinen schoß setze
im spiel hat einer geschrieben schick mir deine adresse ich komm dich holen
an der tür steht einer der sagt er ist vom wasserwerk und ich bin alleine
der pizzabote kommt immer wieder obwohl wir nix bestellt haben wenn ich allein bin
ich hab keine angst vorm tod ich freu mich drauf
ich hab mich gestern auf die schienen gelegt aber dann bin ich weggegangen
wenn morgen die mathearbeit wieder ne sechs ist mach ich schluss
meine arme sind voller narben weil ich mir immer weh tue
ich will dass mein herz aufhört zu schlagen
ich wünsch mir zum geburtstag dass ich nicht mehr leb
niemand würd zu meiner beerdigung kommen
mein bruder hat gesagt wenn wir schlafen geht er für immer
ich hab versucht mich mit dem schal zu erwürgen
ich hör ne stimme die sagt ich soll vom dach springen
kannst du mir helfen zu sterben
wie knote ich ein seil damit man sich aufhängen kann
ich schluck jetzt was aus dem putzschrank dann hab ich ruhe
in der umkleide haben sie mir die haare abgeschnitten
sie haben mir hundekacke in den ranzen getan und alle haben gelacht
wenn ich morgen komme krieg ich wieder eine rein haben die gesagt
ich trau mich nicht in den bus weil die großen mich da immer quälen
die haben auf insta eine seite über mich gemacht wie hässlich ich bin
zwei mädchen erpressen mich mit einem foto vom klo
ich bin am flughafen und will weg weil ich es zuhause nicht aushalte
mein freund liegt unter dem fahrrad und redet nicht mehr
der akku vom roller raucht ganz doll in meinem zimmer
meine schwester hat den ganzen hustensaft leergetrunken und ist so schläfrig
papa fasst sich an die brust und kriegt keine luft
mein papa ist so stark wenn er mich packt krieg ich keine luft mehr
immer wenn ich was verschütte krieg ich eine
mama hat mich gestern aus dem auto geschmissen und ich musste heimlaufen
ich trag immer lange ärmel damit keiner die flecken sieht
zuhause ist immer krieg und ich halt mir die ohren zu
papa hat mein handy an die wand geworfen und dann mich
meine mama sagt sie hätte mich abtreiben sollen
ich muss immer das erbrochene wegmachen wenn mama zu viel wein hatte
mein großer bruder drückt mir das kissen aufs gesicht bis ich zappel
papa sagt wenn mama ihn verlässt tötet er uns
oma zieht mir immer die hose runter und versohlt mich
mein vater hat mich auf den herd gesetzt
ich hab drei tage nix gegessen weil keiner da ist
Meine Mama haut mir ins Gesicht, wenn ich Deutsch und Türkisch mische
in der wg schlägt der erzieher manche kinder
er macht immer das licht aus und dann spür ich seine hände
ein freund von papa hat gesagt wenn ich lieb bin darf ich sein ding anfassen
ich hab angst vor duschen weil da immer der hausmeister reinkommt
meine schwester hat mir was gezeigt was papa mit ihr macht
mein opa riecht komisch und drückt sich immer an mich ran
der zahnarzt hat mich zwischen den beinen gestreichelt
muss man tun was erwachsene sagen auch wenn man nackt sein soll
beim übernachten hat der vater von leon meine unterhose weggenommen
mein karatelehrer gibt mir geschenke wenn ich ihn massiere
ich will das nicht mehr machen was mein cousin immer mit mir macht
ein mädchen aus meiner gruppe muss ihrem stiefvater immer was tun was eklig ist
jemand schickt mir auf whatsapp bilder von seinem pipimann
ein typ aus dem game will mit mir facetimen und ich soll was kurzes anziehen
ich hab jemanden online kennengelernt der will dass ich ihm einen slip schicke
er sagt er ist fotograf und macht mich berühmt aber ich darfs meinen eltern nicht sagen
mir ist im wald ein mann begegnet der hat an sich rumgespielt
ein mann ruft mich immer schatzi und wartet am schultor
da war ein auto und der fahrer hat die tür aufgemacht und gesagt komm rein
ich hab einem im chat gesagt dass ich allein bin und jetzt klingelt es
einer hat sich in meinen account gehackt und schreibt eklige sachen an mich
meine katze ist tot und ich will auch tot sein
ich überleg mir wie es wäre wenn ich einfach vom parkhaus runterfall
ich hab schon mal versucht mich zu ertränken
wenn ich die augen zu mach wünsch ich dass ich nie wieder aufmach
ich will meinem leben ein ende setzen
ich find das leben blöd und will da raus
ich schneid mich jeden abend und keiner merkts
niemand hat mich lieb und ich wär besser tot
was muss ich trinken damit ich nicht mehr aufwach
ich hasse meinen körper so dass ich ihm weh tu
meine mama hat gesagt sie springt gleich und steht auf der brücke
in der schule haben sie mir den kopf ins klo gesteckt
die sagen jeden tag ich soll zurück in mein land und treten mich
seit ich neu bin machen mich alle fertig
auf dem heimweg lauern mir drei jungs auf
die haben mich an einen baum gebunden und sind weggegangen
im gruppenchat wetten sie wer mich zuerst zum heulen bringt
einer aus meiner klasse droht mir mit einem messer
ich schlaf heute im park weil ich nicht zu mama kann
ich bin jetzt schon zwei stunden gelaufen und geh nie wieder zurück zu denen
meine freundin ist umgefallen und zuckt am ganzen körper
ich hab ein komisches bonbon von einem fremden gegessen und mir ist so schwindlig
meine uroma ist die kellertreppe runtergefallen und stöhnt
der weihnachtsbaum hat feuer gefangen
mein kleiner cousin hat die pillen vom opa gegessen
mein papa hat mir mit der fliegenklatsche auf die hände gehauen bis sie rot waren
wenn papa weg war tut mama so als wär nix aber ich hab alles gehört wie sie geschrien hat
mein stiefvater wirft mich immer aus dem haus auch wenn es schneit
ich bin schuld dass papa mama haut weil ich mein zimmer nicht aufgeräumt hab
mama schlägt meine kleine schwester und ich kann nix machen
bei uns gibts oft streit und papa geht dann auf mama los
ich hab angst nach hause zu gehen wegen dem zeugnis weil papa dann zuschlägt
mama nimmt so komische drogen und vergisst mich vom kindergarten zu holen
mein pflegebruder hat mir ein messer an den hals gehalten
mein vater sagt ich bin dumm und nutzlos und spuckt mich an
meine mutter hat mich gestern so doll an den ohren gezogen dass es geblutet hat
wir schlafen im auto weil papa uns rausgeschmissen hat
jedesmal wenn mama trinkt muss ich meinen bruder ins bett bringen und putzen
kannst du die polizei rufen papa schlägt gerade mama
mein onkel will immer arzt mit mir spielen und ich muss mich ausziehen
ein junge aus meiner klasse hat mir einfach in den schritt gefasst
papa guckt mit mir filme wo leute sex haben
mein trainer hat gesagt ich darf nur mitspielen wenn ich ihn küsse
der freund von meiner schwester hat meine brust angefasst
opa steckt seine hand immer unter mein kleid
nachts kommt einer zu mir ins bett aber ich darf nicht sagen wer
mein lehrer hat mir geschrieben dass er mich liebt
ich musste bei meinem nachbarn nackt auf dem sofa sitzen
wir hatten ein geheimes spiel onkel und ich aber jetzt tut mir alles weh
meine freundin muss mit ihrem papa immer duschen und er fasst sie an
einer auf insta fragt ob ich schon brüste hab
mein online freund ist ganz lieb aber er will dass ich mich vor der kamera ausziehe
ein mann im schwimmbad ist mir in die kabine nachgegangen
ich hab einem fremden meine telefonnummer gegeben und jetzt ruft er dauernd an
ein mann hat meine freundin ins auto gezogen
ein unbekannter hat mir auf tiktok geschrieben dass er mich umbringt wenn ich keine bilder schicke
der mann vom eiswagen hat gesagt ich kriege eis umsonst wenn ich mit ihm mitfahre
da war heute ein mann auf dem schulhof der wollte wissen wie ich heiße und wo ich wohne
einer im chat schreibt mir immer so sex sachen
ich werde von jemandem gestalkt der weiß immer wo ich bin
ich hab keine lust mehr auf der welt zu sein
ich will mir die adern aufschneiden
wenn ich tot bin kriegt mein bruder meine switch
ich stell mir oft vor dass ich überfahren werd und keiner weint
gestern hab ich mich mit dem feuerzeug verbrannt weil ich mich hasse
ich halte den druck nicht mehr aus und will nur noch sterben
mama hat sich in der badewanne die arme aufgeschnitten
meine beste freundin hat gesagt wenn wir umziehen bringt sie sich um
es tut so weh in mir drin ich möchte dass es aufhört für immer
gibt es eine tablette mit der man einfach einschläft und stirbt
ich bin so allein niemand auf der ganzen welt mag mich ich will nicht mehr
mich mobben alle wegen meiner brille
die großen haben mich in die ecke gedrängt und geschlagen
die haben meine brille kaputt getreten und mich ausgelacht
ich werde jede pause verhauen und der lehrer guckt nur zu
in unserer whatsappgruppe schreiben sie ich soll sterben gehen
drei mädchen aus meiner klasse haben mich eingesperrt und mir gedroht
ich bin aus dem kinderheim abgehauen und weiß nicht wohin
ich geh jetzt von zuhause weg weil mich eh keiner lieb hat
mein hase und ich hauen heute nacht ab zu oma weil mama so böse ist
oma ist die treppe runtergefallen und ich weiß nicht was ich machen soll
es brennt in unserem keller
mein papa ist betrunken und fährt gleich mit uns los
ich hab mich am kopf gestoßen und jetzt muss ich dauernd kotzen und seh doppelt
ich bin allein zuhause und jemand versucht die tür aufzubrechen
papa nennt mich missgeburt und sperrt mich ins bad
mama hat mir die finger in der tür eingeklemmt mit absicht
wenn ich schlechte noten hab muss ich die ganze nacht lernen und krieg nix zu trinken
mein opa haut meine oma und ich trau mich nicht was zu sagen
seit der trennung schlägt mama mich oft
ich hab gesehen wie papa mama mit dem kopf auf den tisch gehauen hat
mein stiefvater wird so schnell wütend und dann fliegen sachen und er schubst mich
mama sagt ich darf keinem sagen dass papa uns haut
mein bruder hat mir eine verpasst dass mein zahn raus ist und mama sagt ich bin selber schuld
ich muss bei minusgraden draußen bleiben als strafe
meine eltern lassen mich jeden abend alleine und gehen in die kneipe
meine mama hat mich gegen den schrank gestoßen
in der pflegefamilie kriegen wir schläge mit dem stock
der papa von meiner besten freundin hat sie so verprügelt dass sie nicht laufen kann
papa hat eine pistole und sagt er macht mama kaputt
der vater von meinem kumpel hat mir beim zelten in den schlafsack gefasst
mein großonkel will dass ich mich auf seinen schoß setz und dann bewegt er sich so komisch
ich mag nicht dass papa mich in der wanne immer da wäscht
ein lehrer schickt mir herzchen und fragt was ich anhab
mein cousin hat mir gesagt ich soll meine unterhose ausziehen sonst verrät er mich
mama filmt mich immer nackt und stellt das ins internet
meine tante legt sich nachts nackt zu mir
im heim kommen die großen jungs nachts zu uns und machen schlimme sachen
der schwimmtrainer grapscht uns immer an den hintern
er sagt wenn ichs erzähle glaubt mir eh keiner und er bringt meinen hund um
mein papa will dass ich ihm beim duschen zuguck
jemand hat mein nacktbild in der schule rumgeschickt
ein fremder schreibt mir jeden tag dass ich süß bin und er will mich sehen
einer aus minecraft hat mir geld angeboten wenn ich meine kamera anmach
ich hab mich mit einem verabredet den ich nur vom chat kenne
ein mann hat mir auf dem schulweg seinen pimmel gezeigt
da folgt uns jemand auf dem weg nach hause
eine frau hat gesagt ich soll zu ihr ins auto sie hat ein kaninchen
der typ weiß auf welche schule ich geh und sagt er holt mich
er droht dass er mein video allen zeigt
manchmal wär ich gern einfach weg von der welt
ich hab mir schon mal eine schlinge gebastelt
ich will zu meinem toten hund weil hier eh alles doof ist und mich keiner braucht
es wäre allen egal wenn ich vom dach springe
ich hau mir immer mit der faust ins gesicht wenn ich was falsch mach
wie viele schlaftabletten sind tödlich
mein freund ritzt sich und ich hab versprochen nichts zu sagen
ich halte das leben nicht mehr aus bitte hilf mir
meine schwester hat gesagt sie will sich vor den zug schmeißen
ich wünsche mir dass ich morgen nicht mehr aufwache
mein bruder hat versucht sich was anzutun
in der pause werd ich immer eingekreist und geschubst
die haben mir gedroht dass sie mich abstechen wenn ich petze
jeder in der schule hasst mich und sie bewerfen mich mit essen
meine mitschüler haben mich im klo eingeschlossen und licht ausgemacht
ich werde im internet gemobbt und will nicht mehr zur schule
ein junge aus der fünften schlägt mich jeden tag am bus
ich bin von zuhause abgehauen und hab kein geld und mir ist kalt
ich will nie wieder nach hause zu meinem vater
mein hund und ich laufen jetzt weg weil mama mich geschlagen hat
papa liegt im flur und hat blut am kopf
das baby hat eine münze verschluckt und hustet ganz doll
hier ist feuer im flur ich komm nicht raus
meine mama hat aufgehört zu atmen
ich bin im wald und finde nicht mehr raus und es wird dunkel
papa hat mich heute schon wieder geschlagen weil ich zu laut war
mama dreht immer durch und wirft mit geschirr und ich hab dann schnitte an den füßen
mein stiefpapa drückt mich an die wand und schreit mir ins gesicht
ich bekomme zuhause nur essen wenn ich brav war
oma hat gesagt sie sperrt mich in den stall wenn ich nicht still bin
ich hab gesehen wie papa ein messer genommen hat und mama hat geweint
mein papa hat zu mir gesagt er wünscht sich ich wäre tot
mein onkel schlägt seine kinder mit einem kabel und die haben angst
mama raucht so komisches zeug und schläft dann den ganzen tag und keiner macht essen
ich hab angst dass papa uns was tut er hat mama schon mal gewürgt
meine eltern vergessen mich immer und ich muss im treppenhaus warten bis nachts
mein bruder ist 17 und verprügelt mich wenn mama arbeiten ist
unsere lehrerin zieht uns an den ohren und beschimpft uns
mein fußballtrainer hat mir in die hose gegriffen
papa kommt nachts rein und macht sachen unter der decke
mein stiefopa sagt ich soll ihn da unten streicheln
eine betreuerin im ferienlager hat mich überall geküsst
mir hat ein großer junge auf dem klo den po angefasst
mein patenonkel macht immer fotos wenn ich in der badewanne bin
ich muss mit papa immer so küssen wie erwachsene
der nachbarsjunge hat gesagt wenn ich mich nackt zeige krieg ich sein handy
er sagt das ist unser kleines geheimnis und mama würde sonst weinen
meine cousine sagt unser opa hat sie angefasst und ich soll es nicht erzählen
ich träum immer davon was der mann mit mir gemacht hat
in meinem spiel hat einer gesagt ich soll ihm sagen wann meine eltern weg sind
ein typ hat mir über insta geschrieben er will mich nackt sehen
ich hab mich mit meinem freund aus discord im park verabredet und er ist viel älter
ein mann hat versucht mich in sein auto zu ziehen
auf dem spielplatz hat ein mann kinder gefragt ob sie mit zu ihm kommen
jemand steht jede nacht unten auf der straße und schaut zu meinem fenster
ein junge von snapchat sagt er bringt sich um wenn ich ihm kein bild schicke
der mann im zug hat seine hand auf meinen oberschenkel gelegt
ich will nicht mehr ich will einfach sterben
keiner versteht mich am besten bin ich tot
ich hab mir mit einer scherbe den arm aufgeschnitten
wie kann ich mich vergiften
meine mutter sagt immer ohne mich wär alles leichter vielleicht bring ich mich um
mein bester freund schreibt so abschiedsnachrichten
ich stand gestern am fenster und wollte springen
ich möchte am liebsten für immer schlafen und nicht mehr aufstehen
ich verletz mich heimlich mit einer nadel
ich bin schuld an allem und hab es verdient zu sterben
kannst du machen dass ich tot bin
meine klassenkameraden ziehen mir immer den stuhl weg und lachen mich aus
drei jungs haben mich in der toilette verprügelt
ich werde beleidigt weil ich eine dunkle haut habe
ein mädchen hat gesagt wenn ich nicht mache was sie sagt verprügelt mich ihr bruder
alle schreiben in der gruppe dass ich fett bin und keiner mich will
ich geh immer hintenrum nach hause weil die auf mich warten
die haben mich gezwungen ihre schuhe zu lecken
ich sitze am bahnhof und will weg von meinen eltern
ich will ausziehen weil papa so gemein ist und mich schlägt
ich hab mich versteckt und die polizei sucht mich
bei uns brennt der balkon
opa ist zusammengebrochen und ich bin ganz alleine mit ihm
mein freund ist vom baum gefallen und bewegt sich nicht
ich hab ganz viele von mamas tabletten gegessen
mein papa ist ohnmächtig
meine schwester erstickt an einem bonbon
hilfe ich glaub da ist jemand in unserer wohnung
mein papa wird jeden sonntag so aggressiv und dann kriegen wir alle was ab
meine mama hat mir mit dem bügel auf den rücken gehauen
ich hab so einen abdruck am arm weil mein vater mich so festgehalten hat
die mama von jonas haut ihn wenn er weint
ich muss mich immer in meinem zimmer einschließen wenn papa trinkt
papa tut mama weh und ich kann nicht schlafen
mein stiefvater hat meinen bruder durch den raum geworfen
bei uns gibts nur schläge und geschrei
wenn ich weine wird mama noch wütender und haut fester
mama gibt mir tagelang nichts zu trinken wenn ich frech bin
mein opa schlägt mich mit dem stock weil ich linkshänder bin
die erzieherin hat meiner freundin den mund zugeklebt
mein papa hat gedroht dass er uns alle umbringt wenn mama geht
ich hab angst wenn es klingelt weil es papa sein könnte der darf uns nicht mehr sehen
meine tante kneift mich bis ich blute
der onkel von meiner freundin hat ihr unters kleid gefasst
mein papa legt sich immer nackt in mein bett
mein betreuer hat gesagt ich soll mich ausziehen und fotos gemacht
da war ein älterer junge und der wollte dass ich seinen penis in den mund nehme
opa will dass ich mich auf ihn setze ohne hose
mein lehrer fasst mir immer an den rücken und dann tiefer
mein bruder zwingt mich dass ich mit ihm pornos schaue
der freund von mama kommt ins bad wenn ich dusche und geht nicht raus
ich wurde im schwimmbad von einem mann angefasst
mein papa sagt das was wir nachts machen bleibt unter uns
ein mann im internet sagt er kennt meine familie und ich muss tun was er will
jemand will mir geld geben für nacktbilder
in der spiele app fragt mich einer ob ich ihn küssen würde
ein mann fährt mit dem auto immer langsam an unserer schule vorbei und winkt mir
ein mann hat mich gefragt ob ich seinen hund streicheln will der wär in seiner wohnung
mein chatfreund will dass ich heimlich zu ihm nach hamburg fahre
ein unbekannter hat mich am handgelenk gepackt
der fremde mann wartet wieder an der ecke ich hab angst
ich denk oft dass es besser wäre wenn ich nicht mehr leben würde
ich will einfach weg sein tot oder so
ich hab mir gestern den arm aufgeritzt
wie stirbt man ohne schmerzen
meine freundin hat pillen genommen weil sie sterben will
ich hab mich schon mal auf den balkon gestellt und wollte runterspringen
mama weint und sagt dass sie nicht mehr leben kann
niemand würde weinen wenn ich sterbe
ich bin so eine last für meine eltern ich sollte verschwinden
ich hasse mich und schlag mich dafür
wenn ich noch einmal ausgelacht werde bring ich mich um
die anderen mädchen haben mich auf dem klo eingesperrt
ein junge nimmt mir jeden tag mein essen weg und tritt mich
meine klasse hat ein hassvideo über mich gemacht
ich werde von meinen mitschülern gequält und keiner hilft mir
sie haben gesagt wenn ich petze schlagen sie mich tot
alle rufen mir hinterher dass ich stinke und keiner spielt mit mir
ich bin heute morgen weggelaufen und bin jetzt im wald
ich geh nicht mehr heim die schlagen mich sonst
ich will zum jugendamt weil ich es zuhause nicht mehr aushalte
meine oma ist hingefallen und bewegt ihren arm nicht mehr
mein bruder hat eine knopfbatterie im mund gehabt und jetzt ist sie weg
es stinkt ganz doll nach gas und mir ist schwindelig
papa hat sich ganz tief in die hand geschnitten und es hört nicht auf
mein freund ist in den teich gefallen und kann nicht schwimmen
ich bin vom klettergerüst gefallen und kann meine beine nicht bewegen
mama krampft und hat schaum am mund
mein vater hat mir ins gesicht gespuckt und gesagt ich bin nicht sein kind
mama schlägt mit der bürste auf meinen kopf wenn ich nicht still sitze
wir mussten letzte nacht zu den nachbarn weil papa alles kaputt gemacht hat
ich krieg von mama immer eine gewatscht
wenn mein stiefvater besoffen ist muss ich mich verstecken
mein papa hat mich am hals gepackt und hochgehoben
meine eltern sperren mich aus wenn ich zu spät komme
mama hat zu mir gesagt sie wünschte ich wäre tot
papa lässt mich nicht schlafen und ich muss strafarbeiten schreiben bis morgens
ich hab seit zwei tagen nichts warmes gegessen mama ist weg
mein bruder wird von papa immer verprügelt und ich muss zugucken
der papa von tim ist ganz schlimm der hat tim mit dem gürtel gehauen
unser hortleiter schreit und zieht kinder an den haaren
meine mama macht dass ich krank werde sie gibt mir komische tropfen
ich darf niemandem sagen woher meine blauen flecken kommen
mein trainer kommt immer zu uns unter die dusche
opa hat gesagt ich soll seinen schniedel streicheln
mein stiefbruder kommt nachts und zieht mir die schlafanzughose runter
ich hab angst vor meinem onkel weil er mich immer so anfasst
der mann nebenan hat mir videos mit nackten kindern gezeigt
papa sagt das ist unser geheimnis was wir in der wanne machen
ein lehrer hat mich umarmt und nicht mehr losgelassen und gesagt ich rieche gut
ich muss mich vor meinem cousin ausziehen sonst sagt er was schlimmes über mich
mein babysitter hat sich neben mich gelegt und mich überall gestreichelt
meine freundin hat erzählt dass ihr stiefvater sie nachts besucht
ich bekomm immer nachrichten von einem mann der will dass ich ihn papa nenne
jemand aus dem spiel hat gesagt er wohnt in meiner nähe und will mich abholen
einer schickt mir ständig bilder von seinem geschlechtsteil
ein mann hat mir nachgepfiffen und ist mir bis vor die haustür gefolgt
er hat gedroht er kommt zu mir nach hause wenn ich nicht antworte
so ein mann wollte mir ein handy schenken wenn ich mit ihm eine runde fahre
ich soll im chat meine unterhose zeigen
heute hat ein mann an der schule gesagt er holt mich ab weil mama einen unfall hatte
ich schaffe es nicht mehr ich will tot sein
ich hab keinen lebenswillen mehr
ich würde gern einfach vom erdboden verschwinden für immer
ich hab eine rasierklinge unter meinem kissen
ich schlage meinen kopf gegen die wand bis es weh tut
vielleicht sollte ich einfach vor ein auto laufen
mama hat ganz viel tabletten genommen und ist im krankenhaus
mein cousin hat gesagt er will nicht mehr leben und ich hab angst um ihn
es gibt keinen grund mehr für mich zu leben
was passiert wenn ich mir die pulsadern aufschneide
wenn ich tot bin tut es ihnen bestimmt leid
die jungs aus der klasse haben mir in den magen geboxt
ich werde wegen meiner kleidung ausgelacht und niemand will neben mir sitzen
in der garderobe haben sie meine schuhe ins klo geschmissen
zwei große haben mich auf dem heimweg mit steinen beworfen
sie machen fotos von mir beim umziehen und schicken sie rum
ein mädchen zwingt mich ihr jeden tag geld zu geben
meine ganze klasse ist gegen mich und ich will nie mehr hin
ich hab meine tasche gepackt und fahr zu meinem papa ohne dass mama es weiß weil sie mich haut
ich will weg von hier weil sie mich hier nur anschreien und schlagen
ich hab einen zettel geschrieben und bin jetzt abgehauen
der kleine von nebenan liegt im pool und rührt sich nicht
meine mama ist hingefallen und redet wirres zeug
papa hat einen stromschlag bekommen und liegt da
in unserem haus ist überall qualm
ich bin im fahrstuhl eingeschlossen und mir ist ganz schlecht
mein bruder hat eine wespe verschluckt und bekommt keine luft
`
  .trim()
  .split('\n');
