import type { SafetyRule } from '../../safety-rule.ts';

const getting =
  'brauch | brauche | kaufe | kaufen | kauft | bekomme | bekommt | kriege | kriegt | besorg* | herbekommen | nehmen | nehme | nimmt man | probier* | ausprobier* | rauch* | dreh* | anbau* | baue an | baut man | züchten | herstell* | mach | mache | macht man | koche | kocht man | koche ich | schnupf* | spritz* | konsumier* | dealen | verkaufen | verkaufe';
const teaching =
  'warum | wieso | gefährlich | schädlich | verboten | ungesund | schlecht | was sind | was ist | dürfen kinder | süchtig | nein sagen | angeboten';

/** Getting and taking drugs, alcohol and tobacco; why they harm is a good question. */
export const drugsRule: SafetyRule = {
  verdict: 'blocked',
  category: 'drugs',
  answer:
    'Dabei helfe ich dir nicht, denn das schadet deinem Körper sehr. Wenn dir jemand so etwas anbietet, sag Nein und erzähl es einem Erwachsenen, dem du vertraust. Soll ich dir lieber verraten, was deinen Körper richtig stark macht?',
  patterns: [
    'wie viel | wie viele | wieviel | wieviele | ab wie viel | ab wie vielen + bier | biere | wein | schnaps | schnäpse | schnäpsen | wodka | sekt | likör | cocktails | alkohol | promille + betrunken | besoffen | umkipp* | voll bin | blau bin | dicht | hacke | rausch | dreht sich alles + ich | man | wir ! warum | wieso | auto | fahren | polizei | gefährlich',
    'drogenkoch* | drogenküche | drogenlabor | methkoch* | drogen kochen | meth kochen ! film | serie | polizei | verhaftet',
    'getränk | saft | traubensaft | most | zucker und hefe + lustig macht | betrunken macht | besoffen macht | beschwipst | gären lassen | vergären + selber | selbst | schrank | heimlich | machen | macht ! warum | schule lernen | wie entsteht | was ist',
    'dealer | drogendealer | drogenboss + wie wird | wie werde | will | werden ! kartenspiel | karten | was ist',
    'zauberpilze | magic mushrooms | psilocybin* + wo | wachs* | find* | ess* | wie',
    'drogen | alkohol | zigaretten | vapes + nicht süchtig | ungefährlich | gesund | erlaubt für kinder | harmlos + welche | was ! warum',
    'pilze | kaktus | pflanze* | kräuter | muskat* + bunte sachen | bunt sehen | halluzin* | visionen | rausch | high | träumt wach + ess* | nehm* | muss | wie | welche ! warum',
    'droge* | koks | kokain | speed | crystal | gras | joint | vape | zigaretten + besser | nicht süchtig | am meisten spaß | stärkste* | beste* | verstecken | versteck | cool | schmuggel* ! <drug lesson> | tiger* | zoll',
    'ich | wir + zigarette | zigaretten | kippe | kippen | joint | vape | shisha | e zigarette | elfbar* | zigarre + ziehen | rauchen | probieren | ausprobieren | mal | will | möchte | geraucht | gezogen | heimlich ! warum | opa raucht | aufhören | passivrauch* | nicht | stinkt',
    'alkohol | energydrink* | energy + knallt | ballert | besoffen | betrunken | stärkste* | am meisten | schnellsten + welche* | was | wie ! warum | gefährlich',
    'high | breit | dicht | stoned | bekifft | zugedröhnt | drauf + um | damit ich | wie wird man | wie werde ich | zu sein | werden + nehm* | ess* | rauch* | trink* | kann man | womit ! highscore | high five | warum',
    'wie fühlt sich | wie ist | wie wirkt + lsd | kokain | heroin | ecstasy | kiffen | ein rausch | betrunken sein | high sein | meth | mdma | gras rauchen ! warum | gefährlich | körper schadet',
    '<how to> | ich | was + <drug> + <takes drugs> ! <drug lesson> | was sind | was ist | kleister | klebstoff ab | silage | mammut* | ballen',
    '<how to> | ich + <alcohol> + <takes drugs> | trink* | bestell* | mit 8 | mit 9 | mit 10 | mit 11 | mit 12 | heimlich | flasche | klauen | glas ! <drug lesson> | kinder | warum | alkoholfrei* | saft | papa | mama | opa | kuchen | ab wann | ab 16 | ab 18',
    'was passiert wenn + ich + <alcohol> | <drug> + trink* | rauch* | nehm* | schluck* | ganze | flasche ! papa | mama',
    'high sein | high werden | high fühlen | einen rausch | rauschmittel | breit sein | dicht sein | zugedröhnt | betrunken sein | betrunken zu sein | betrunken fühlen | besoffen sein | besoffen zu sein + will | möchte | wie | ausprobier* | fühlt | mal | auch ! warum | autofahren | verboten',
    'pillen | tabletten + machen glücklich | glücklich machen | lustig machen | wach machen | high | partypille* | party | stärker machen + welche | wo | wie | was | kauf* ! warum | arzt',
    '<drug> | <alcohol> + für kinder | mit elf | mit zehn | mit zwölf | ohne ausweis | heimlich | in der schule | verstecken + wo | wie | kann | gibt | kauf* ! <drug lesson> | alkoholfrei*',
    'was kostet | wie viel kostet | was kosten | wie teuer + koks | kokain | heroin | drogen | joint | crystal | ecstasy | vape | gramm gras | cannabis | zigaretten | schachtel kippen',
    `drogen | droge | haschisch | hasch | marihuana | cannabis | gras zum rauchen | hanf rauchen | kokain | koks | heroin | ecstasy | lsd | crystal | crystal meth | amphetamin* | speed | zauberpilze | magic mushrooms | crack | joint | joints | bong | shisha | vape | vapes | e zigarette | e zigaretten | zigarette | zigaretten | tabak | snus | lachgas | klebstoff | ketamin | opium + ${getting} | schnüffel* ! ${teaching} | tabakpflanze | nikotin | aus tabak | verbranntem tabak | ab wann | klebstoff besteht | klebstoff ab`,
    'kiffen | kiffe | kifft | bekifft | =kiffer | einen joint | gras rauchen | crystal meth | high werden | high sein auf | stoned | einen durchziehen | klebstoff schnüffeln | kleber schnüffeln | deo schnüffeln | lachgas einatmen | koksen | drogendealer werden | drogenhandel aufbauen | meth kochen ! warum | gefährlich | was ist | was bedeutet | was heißt | schädlich | verboten',
    'bier | wein | schnaps | wodka | vodka | alkohol | sekt | likör | alkopops | rum trinken | rum probieren | flasche rum | whisky + trinke ich | trinken kann | muss ich trinken | will trinken | möchte trinken | probieren | besoffen | betrunken werden | kaufen ohne ausweis | besaufen | wie komme ich an | ich heimlich | saufen | wo kaufe ich | schmuggeln | darf ich ! warum | gefährlich | verboten | kinder | ab wann',
    'wie raucht man | wie rauche ich | wie werde ich betrunken | wie wird man betrunken | wie werde ich high | wie wird man high | saufen gehen | besaufen | ich will rauchen | ich möchte rauchen | ich will besoffen',
    'welche tabletten machen | tabletten zum high | hustensaft high | medikamente zum berauschen | schlaftabletten kaufen',
    'drogen | droge | kokain | zigaretten + schmuggel* | schmuggle* | verstecken ! warum | zoll | polizei',
    'ich | wir + alkohol | bier | wein | schnaps | wodka | sekt | likör + trinken | trinke + will | möchte | heimlich | wollen ! warum | nicht | nie',
  ],
};
