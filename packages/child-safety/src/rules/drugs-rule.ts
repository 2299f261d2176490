import type { SafetyRule } from '../safety-rule.ts';

const getting =
  'kaufe | kaufen | kauft | bekomme | bekommt | kriege | kriegt | besorg* | herbekommen | nehmen | nehme | nimmt man | probier* | ausprobier* | rauch* | dreh* | anbau* | baue an | baut man | züchten | herstell* | mach | mache | macht man | koche | kocht man | koche ich | schnupf* | spritz* | konsumier* | dealen | verkaufen | verkaufe';
const teaching =
  'warum | wieso | gefährlich | schädlich | verboten | ungesund | schlecht | was sind | was ist | dürfen kinder | süchtig | nein sagen | angeboten';

/** Getting and taking drugs, alcohol and tobacco; why they harm is a good question. */
export const drugsRule: SafetyRule = {
  verdict: 'blocked',
  category: 'drugs',
  answer:
    'Dabei helfe ich dir nicht, denn das schadet deinem Körper sehr. Wenn dir jemand so etwas anbietet, sag Nein und erzähl es einem Erwachsenen, dem du vertraust. Soll ich dir lieber verraten, was deinen Körper richtig stark macht?',
  patterns: [
    `drogen | droge | haschisch | hasch | marihuana | cannabis | gras zum rauchen | hanf rauchen | kokain | koks | heroin | ecstasy | lsd | crystal | crystal meth | amphetamin* | speed | zauberpilze | magic mushrooms | crack | joint | joints | bong | shisha | vape | vapes | e zigarette | e zigaretten | zigarette | zigaretten | tabak | snus | lachgas | klebstoff | ketamin | opium + ${getting} | schnüffel* ! ${teaching}`,
    'kiffen | kiffe | kifft | bekifft | kiffer | einen joint | gras rauchen | crystal meth | high werden | high sein auf | stoned | einen durchziehen | klebstoff schnüffeln | kleber schnüffeln | deo schnüffeln | lachgas einatmen | koksen | drogendealer werden | drogenhandel aufbauen | meth kochen ! warum | gefährlich | was ist | was bedeutet | was heißt | schädlich | verboten',
    'bier | wein | schnaps | wodka | vodka | alkohol | sekt | likör | alkopops | rum | whisky + trinke ich | trinken kann | muss ich trinken | will trinken | möchte trinken | probieren | besoffen | betrunken werden | kaufen ohne ausweis | besaufen | wie komme ich an | ich heimlich | saufen | wo kaufe ich | schmuggeln | darf ich ! warum | gefährlich | verboten | kinder | ab wann',
    'wie raucht man | wie rauche ich | wie werde ich betrunken | wie wird man betrunken | wie werde ich high | wie wird man high | saufen gehen | besaufen | ich will rauchen | ich möchte rauchen | ich will besoffen',
    'welche tabletten machen | tabletten zum high | hustensaft high | medikamente zum berauschen | schlaftabletten kaufen',
    'drogen | droge | kokain | zigaretten + schmuggel* | schmuggle* | verstecken ! warum | zoll | polizei',
    'ich | wir + alkohol | bier | wein | schnaps | wodka | sekt | likör + trinken | trinke + will | möchte | heimlich | wollen ! warum | nicht | nie',
  ],
};
