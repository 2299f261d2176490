import type { WeightedTerm } from '../create-scorer.ts';

/** What speaks against danger: play, stories, animals, doctors, grief, mere questions. */
export const mitigatingTerms: WeightedTerm[] = [
  { weight: 4.2, words: 'redet nicht mehr mit' },
  {
    weight: 2.4,
    words:
      'warum | wieso | weshalb | ^wozu | ^wer | ^was ist | ^was sind | ^was bedeutet | ^was heißt | ^was macht | ^was war | ^was mache | ^worauf',
  },
  {
    weight: 0.5,
    words:
      '^welche | ^welcher | ^welches | ^wie heißt | ^wie viele | ^wie funktioniert | ^wie alt | ^wann | ^wo | ^woher | ^gibt | ^wie wird | ^wie macht man | ^wie entsteh* | ^wie kommt | ^wie ist | ^können | ^sind | ^muss | ^wie starb | ^wie sterben | ^dürfen | ^darf man | ^kann man | ^kannst du',
  },
  { weight: 2.6, words: '^erzähl | ^erzähle | ^male | ^mal | ^zeichne | ^malst | ^schreib' },
  {
    weight: 3.1,
    words:
      '<play> | im spiel | in dem spiel | tor geschossen | spielt | spielten | level | boss | endgegner | zombie* | creeper | steve | pokemon | handball | völkerball | beim fangen | fangen spielen | verstecken | versteckspiel* | römer',
  },
  { weight: 0.3, words: 'minecraft | fortnite | roblox | clash | zelda | mario' },
  {
    weight: 3.2,
    words:
      'film | serie | kino | buch | geschichte | märchen | krimi | im traum | geträumt | albtraum | harry potter | ritter* | drache* | pirat* | hexe* | räuber* | wolf | dino* | gespenst* | monster* | vampir* | prinz* | zauber* | kasper* | halloween | fasching | karneval | hänsel | asterix | obelix',
  },
  { weight: 1.8, words: '<joke>' },
  {
    weight: 3,
    words:
      'könnt meine schwester | könnte meine schwester | könnt meinen bruder | könnte meinen bruder | könnt den | könnte den | könnt ihn | könnte ihn | könnt sie | könnte sie | könnt die | könnte die',
  },
  {
    weight: 2.5,
    words:
      'arzt | ärztin | zahnarzt | kinderarzt | doktor | zecke | splitter | pflaster | impf* | spritze | gips | blutdruck | bluthochdruck | cholesterin | schilddrüse | rheuma',
  },
  {
    weight: 1.8,
    words:
      'fahrrad | gestolpert | trampolin | klettergerüst | schaukel | turnen | sportunterricht | schwimmbad | schwimmkurs | einer zu | dreier | sprungbrett | strand | meer | urlaub | ferien | zirkus | zoo | aus versehen | ausversehen | versehentlich | wackelt | wackelzahn | knie',
  },
  {
    weight: 2.8,
    words:
      'kochen | backen | grillen | basteln | schnitzen | sahne | teig | nagel | skat | in die pfanne | auf die pauke | purzelbaum | purzelbäume | vom hocker | sofa | tischlern | schnitzel',
  },
  {
    weight: 2.6,
    words:
      'katze | kater | hund von | unser hund | mein hund | vor dem hund | einem hund | hamster | kaninchen | meerschweinchen | vogel | wellensittich | pferd | pony | fisch | goldfisch | biene | wespe | mücke* | spinne | tiere',
  },
  {
    weight: 0.1,
    words:
      'opa ist | oma ist | opa der tot | oma die tot | opa gestorben | oma gestorben | uropa | uroma | mein opa ist | meine oma ist | beerdig* | friedhof | grab von | vermisse | eingeschläfert',
  },
  {
    weight: 3.5,
    words:
      'mit oma | mit opa | für oma | für die oma | für opa | an oma | oma ein | oma will | oma gibt | oma hat | meinem freund ein | meiner freundin ein | mit mama | mit papa | mit meinem freund | mit meiner freundin | auf die wange | auf die stirn | kitzel*',
  },
  {
    weight: 2,
    words:
      'lustig | witzig | spaß | gelacht | toll | super | cool | schön | gewonnen | freue | freu | lieb | nett | geburtstag* | weihnacht* | ostern | überrasch* | geschenkt | gern | gerne | tschüss | musik | eis',
  },
  {
    weight: 1.9,
    words:
      'klein* bruder | kleine schwester | zwei jahre | ist zwei | ist drei | mein bruder ärgert | bruder nervt | schwester nervt | auf meinen bruder | auf meine schwester | gestritten | streit mit | sauer auf | wütend auf',
  },
  {
    weight: 3.5,
    words:
      'hausaufgaben | vokabel* | mathe* | diktat | note | referat | aufräum* | zähne putzen | vorles* | vorgelesen | handy weggenommen | handyverbot | fernsehverbot | hausarrest | weil ich gequatscht | weil ich frech | ausgeschimpft | geschimpft',
  },
  { weight: 1, words: 'letztes jahr | letzte woche | früher | damals | als ich klein' },
  {
    weight: 1.6,
    words:
      'krank wird | krank ist | krank bin | bauchweh weil | schnupfen | husten | fieber | zieht weg | umgezogen | scheiden | getrennt | stirbt',
  },
  {
    weight: 2.7,
    words:
      'mama hat sich | papa hat sich | daumen | finger geschnitten | in den finger | finger gequetscht | rodeln | schlitten | ski | skaten | skateboard | klettern | kletterhalle | platzwunde vom | escape room | sonnencreme | schwimmlehrer | seepferdchen | untergehe | hilfestellung | auf die schulter | über den kopf | in den arm genommen | umarmt | getröstet | deckt mich zu | gute nacht',
  },
  {
    weight: 3.1,
    words:
      'aber dann | und dann war alles gut | wieder vertragen | wieder gut | aus spaß | zum spaß | im witz | aus quatsch | tschüss | bis später | training | tanzen | chor | klavier | auftritt | lampenfieber | klassenfahrt | schullandheim | zelt | camping | hort',
  },
  {
    weight: 3.5,
    words:
      'foto von einem | bild von einem | foto von einer | bild von einer | von einem hund | von ihrem hund | malen | gemalt | basteln | puzzle | lego | playmobil | sandburg | ball | kostüm | party',
  },
  {
    weight: 2.1,
    words:
      'ein handy | auch ein | am liebsten mag | lieblings* | pizza | pommes | spinat | brokkoli | schokolade | süßigkeiten essen | limo | kuchen | frühstück ist',
  },
  {
    weight: 0,
    words:
      'verliebt | geküsst auf | küsse von oma | in mich verknallt | verknallt | meine freundin ist | mein freund ist | neue freundin | neuen freund | brieffreund* | aus meiner klasse',
  },
  {
    weight: 1,
    words:
      'krise | verstand | im boden versinken | umfallen vor | könnte umfallen | platze gleich | platzt gleich | dreh gleich durch | todmüde | totgelacht | todlangweilig | mega | krass gut',
  },
  {
    weight: 1,
    words:
      'wunder | trösten | opa ist ganz | oma ist ganz | schwer krank | krankenhaus weil | operiert | alt ist | friedlich',
  },
  {
    weight: 1.8,
    words:
      'aber es war nicht schlimm | war nicht schlimm | nicht schlimm | nicht so schlimm | halb so | alles gut | übung | feueralarm | wegen toast | rauchmelder | kuchen ist | theater | rolle | zwerg | zeugnis | rezept | ausflug | angeln | einladen | besuch',
  },
  {
    weight: 1.8,
    words:
      'wasserbombe* | wasserpistole* | rangeln | matratze | toben | kämmen | zopf | sandsack | hochgeworfen | aufgefangen | rutsche | planschen | tauchen | schlauchboot | ins wasser und das',
  },
  {
    weight: 0.3,
    words:
      'bild ist | mein bild | gemalt hab | kleinste in | neu in der klasse | noch keinen | schon groß | ich bin schon | kindergarten | will nicht zum | möchte nicht umziehen | nicht umziehen',
  },
  {
    weight: 1.5,
    words:
      'mensch ärgere | karten | brettspiel* | würfel* | gewinnt immer | gewinne | verliere | verloren',
  },
  {
    weight: 1.1,
    words:
      'herz tut weh | bauch tut weh | kopf tut weh | fuß tut weh | zahn tut | ohr tut weh | halsweh | zahnweh | bauchschmerzen',
  },
  {
    weight: 2.5,
    words:
      'im schach | beim schach | im tennis | beim tennis | im memory | beim memory | im uno | beim uno | in mau mau | beim skat | im skat | im spiel | beim mensch | im mensch | im wettrennen | beim wettrennen | beim fußball | im fußball | beim armdrücken | verstecken gespielt | fangen gespielt | gespielt und',
  },
  {
    weight: 2.6,
    words:
      'kerze | kerzen | rapunzel | dornröschen | schneewittchen | im turm | grüffelo | olaf | simba | bambi | nemo | elsa | darth vader | luke | voldemort',
  },
  {
    weight: 0.8,
    words:
      'was mache ich wenn | was muss man | was tun wenn | was macht man | wie hilft man | notruf | erste hilfe',
  },
  {
    weight: 3.3,
    words:
      'durchs haus | im garten | nach dem baden | schlafanzug | nach dem duschen | beim anziehen | umziehen für',
  },
  {
    weight: 4.3,
    words:
      'tut mir leid | entschuldig* | war meine schuld | hab ich gemacht | ich hab meinen bruder | ich hab meine schwester | ich hab meinen kleinen | ich hasse es wenn | weil ich sauer war | weil ich wütend war | weil ich beleidigt',
  },
  {
    weight: 4.3,
    words:
      'handy abgenommen | an papas handy | an mamas handy | papas handy | mamas handy | mein cousin schreibt | meine cousine schreibt | oma schreibt | opa schreibt | klassengruppe über hausaufgaben | bauch voll | nackte füße | barfuß | in den augen | in die augen | backe | stirn | gekühlt | hat mich gefunden | wieder gefunden | supermarkt | kaufhaus | ins bett gebracht',
  },
  {
    weight: 1.9,
    words:
      'vermisse meinen | vermisse meine | der tot ist | die tot ist | uropa | haustier | wellensittich | meerschwein* | beerdigt | begraben | als stern',
  },
  {
    weight: 2.9,
    words:
      'mein bruder sagt | meine schwester sagt | blöde sachen | nervt | nervig | ärgert mich manchmal | streiten uns | zanken | fernbedienung | petzt | hat gepetzt',
  },
  {
    weight: 1.7,
    words:
      'pauke | trommel | schlagzeug | gong | uhr schlägt | glocke | amboss | sack | hämmer* | flügel',
  },
  {
    weight: 4.3,
    words:
      'gürtel gekauft | gelben gürtel | schwarzen gürtel | grünen gürtel | neuen gürtel | hand gegeben | die hand geben | knutschen immer | auswendig | meine adresse auswendig | foto aufs | aufs plakat | plakat | neues handy | mama hat die nummer | kasse | kassiererin | schäme mich wenn | peinlich wenn mama',
  },
  {
    weight: 1.5,
    words:
      'fertig gemacht beim | haben uns fertig gemacht | wahrheit oder pflicht | übernachte heute | übernachten bei | übernachte bei | kocht gut | spielt mit mir | ist nett | voll nett | ist lieb | hat uns einen film | zeitung gelesen',
  },
  {
    weight: 2.3,
    words:
      'zur begrüßung | ganz fest | auf den tisch | fan von | schalke | bayern | dortmund | fußballspiel | fernseher | wandertag | nägel lackiert | repariert | satt | gerannt | kaputt lachen | lache mich kaputt',
  },
  {
    weight: 4.1,
    words:
      'busfahrer | schaffner | ticket | fahrkarte vergessen | baby füttern | baby wickeln | in die hose gemacht | ins bett gemacht | windel',
  },
  { weight: 3.4, words: 'meine regeln | wohlfühlen | frag mich etwas | das ich gern mache' },
  {
    weight: 4,
    words:
      'ich will meinen | ich will jemand* | ich will den | ich will einen | wie kann ich jemanden | wie kann man jemanden',
  },
  {
    weight: 3.7,
    words:
      'denke an opa | an opa denke | an oma denke | an ihn denke | runtergeworfen | handy runter* | brieffreund* | briefe | brief von | aus italien | aus frankreich | aus spanien | aus polen | weinen wenn ich an | arbeitet | trödle',
  },
  {
    weight: 3.7,
    words:
      'wechselgeld | schlüssel | knöpfe | vorhang und | erschreckt | akku ist | der akku leer | klavier | auf den brief | abküsst | macht die polizei | polizei mit | auf den arm genommen | gelöscht | hat gelöscht | ist leer | handy ist | sonnenbrand | eincremen | föhn* | bürstet mir',
  },
  {
    weight: 3.1,
    words:
      'purzelb* | nicht aufwacht wenn | wacht nicht auf wenn | figur | spielfigur | avatar | herz weg* | wegen dem herz | blutdruck | trennen | scheidung | über den rücken wenn ich krank | wenn ich krank bin',
  },
  {
    weight: 3,
    words:
      'krater | fernglas sehen | schwerkraft | erdmitte | feinen adern | feine röhrchen | kleine adern | hände mit seife | fett und schmutz | haut wird rot und warm | mobbing heißt | hilfe bei erwachsenen',
  },
  {
    weight: 5.5,
    words:
      'könnten wir nicht leben | könnten menschen nicht leben | könnten tiere nicht leben | könnten pflanzen nicht leben | wärme der sonne | licht der sonne | keine pflanze | weiterleben nach dem tod | bestattet | beigaben',
  },
  { weight: 4, words: 'sonne jeden tag | dunkel und eiskalt' },
  {
    weight: 3,
    words:
      'chili* | wasabi | curry* | peperoni* | soße | ketchup | döner | salami | ingwer* | senf | meerrettich | pfeffer | brennnessel* | zwiebel* | shampoo im auge | seife im auge | <laughing>',
  },
  { weight: 3, words: '<goes along>' },
];
