import type { WeightedTerm } from '../create-scorer.ts';

/** Strangers who lure, follow or photograph. */
export const strangerTerms: WeightedTerm[] = [
  { weight: 4, words: 'wo ich wohne' },
  {
    weight: 2.6,
    words:
      'mitkommen in | mit in den wald | in den wald mit | in sein auto | ins auto steigen | ich soll einsteigen | mich mitnehmen | mitnehmen wollte | mich verfolgt | verfolgt mich | verfolgt uns | mir nachgeht | geht mir nach | mir nachläuft | läuft mir nach | mir hinterher | hinter mir her | beobachtet mich | mich beobachtet | bilder schick* | foto schick* | fotos schick* | bilder von mir | foto von mir | bild von mein* | videos von mir | video von mir | keine bilder mehr | sich mit mir treffen | mich treffen | mit mir treffen | sie treffe | ihn treffe | ihn treffen | heimlich treff* | meine adresse | wann ich allein* | ob ich allein* | ich alleine zuhause bin | allein zuhause bin | mama nicht da ist | niemand da ist | zwinkert mir | der nackt | war der nackt | war nackt | kamera anmachen | kamera an | privaten chat | in echt erwachsen | kennt mich',
  },
  { weight: 0.4, words: 'einsteigen | lauert | erpresst | zuzwinker* | angesprochen | entführ*' },
  { weight: 0.2, words: 'so ein typ | person aus dem internet' },
  { weight: 3.1, words: 'fremder' },
  {
    weight: 2.3,
    words:
      'fremde | fremden | unbekannter | unbekannte | typ | kerl | chatfreund* | internetfreund* | onlinefreund*',
  },
  { weight: 2, words: 'ein mann | der mann' },
  { weight: 1.6, words: 'fotos' },
  { weight: 0, words: 'foto | bilder | video' },
  { weight: 2.1, words: 'treffen' },
  { weight: 0.5, words: 'angerufen | gefragt ob | haltestelle | angehalten | lieferwagen' },
  { weight: 1.1, words: 'euro' },
  { weight: 0.6, words: 'süßigkeiten | welpen | 1000 | robux' },
  { weight: 6.4, words: 'seine stimme | ohne shirt' },
  {
    weight: 4.7,
    words:
      'neben mir her | langsam neben | will zu mir kommen | zu mir kommen will | besuchen kommen will | kommt zu mir nach hause | auf welche schule | wo meine schule | vor meiner schule | ohne t shirt | ohne oberteil | oberteil hoch* | t shirt hoch* | in unterwäsche | wenn ich ihn blockiere | ihn blockier* | meiner familie was | in echt 3* | in echt 4* | ist schon 30 | schon erwachsen | viel älter | älter als er sagt | stimme wie | model agent* | ruft immer an | ruft mich an und | atmet ins telefon | steht vor unserem | steht vor meinem | guckt rein | guckt in mein | schaut in mein | schaut rein | am fenster | im gebüsch | ins gebüsch | hat mich festgehalten | am arm gepackt | sagt mama schickt | mama schickt ihn | von mama geschickt | kenn ich gar nicht | kenne ich gar nicht | kenn die gar nicht | kenn den gar nicht | nicht kenne | noch nie gesehen | soll es keinem sagen | will mich abholen | will mich heiraten | verliebt in mich | liebt mich und | wir sind zusammen',
  },
  { weight: 0.2, words: 'bikinibild* | bikinifoto* | anzügliche | modelagent*' },
  { weight: 3.8, words: '<watches>' },
  { weight: 2.2, words: '<online>' },
  { weight: 0.9, words: '<stranger>' },
  { weight: 3.8, words: 'schick mir deine adresse | komm dich holen | dich holen | allein in den' },
  {
    weight: 1.5,
    words:
      'deine adresse | mich holen | mehr fotos | mehr bilder | noch mehr | sonst schickt | schickt er sie | stellt er sie | postet er | an meine eltern | kennt meinen namen | meinen richtigen namen | meine straße | kennt meine | weiß wie ich heiße | weiß meinen namen | obwohl wir nichts bestellt | vom wasserwerk | paketbote kommt | will reinkommen | will rein | tür aufmachen | hab aufgemacht | derselbe mann | der gleiche mann | der selbe mann | schon wieder der | schwarzes auto | rotes auto | mit kapuze | mit maske | in den aufzug | im aufzug | auf seinen schoß | euro gegeben | damit ich | süße maus | nennt mich schatz | nennt mich baby | handy geschenkt | alleine in den | allein mit ihm | alleine mit ihm | allein mit ihr',
  },
  {
    weight: 1.4,
    words:
      'handwerker | ableser | pizzabote | fernglas | schatz | videoanruf | facetime | webcam | vertraut',
  },
  { weight: 2.9, words: 'komm rein | tür aufgemacht | der fahrer | fahrer hat' },
  {
    weight: 1.2,
    words:
      'slip schicke* | schicken soll | schick mir | was kurzes | kurzes anziehen | anziehen soll | an sich rumgespielt | an sich | ist begegnet | steig ein | ruft mich | wartet am | wartet vor | schulhof stand | macht mich berühmt | gehackt und schreibt | account gehackt | schreibt eklige | eklige sachen | kennen gelernt | online kennen* | und jetzt klingelt | hat gefragt ob ich | ob ich mit | folgt mir seit | immer der gleiche | komisches bonbon | von einem fremden | von fremden | einem fremden | einer fremden',
  },
  { weight: 4.1, words: 'klingelt' },
  {
    weight: 2.4,
    words:
      'schicke | facetimen | videochatten | videocall | pipimann | schniedel | rumgespielt | begegnet | schatzi | mäuschen | schultor | berühmt | casting | kennengelernt | klopft | schwindlig',
  },
  { weight: 3, words: '<comes along>' },
  { weight: 0, words: 'fotos von mir | foto von mein* | nummer | meiner klasse' },
  { weight: 0, words: 'mann mit | geschenk* | hält mich fest' },
];
