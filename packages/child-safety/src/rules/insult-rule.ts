import type { SafetyRule } from '../safety-rule.ts';

/**
 * Insults at LUX or somebody, the mild ones of children included; the answer stays kind. The words
 * count only in such phrases: "Sind Esel dumm?" is a fair question.
 */
export const insultRule: SafetyRule = {
  verdict: 'blocked',
  category: 'insult',
  answer:
    'Oh, das klingt, als wärst du gerade verärgert. Das ist in Ordnung, aber wir sprechen hier freundlich miteinander. Sag mir gern, was dich ärgert, oder soll ich dich mit einem Witz aufmuntern?',
  patterns: [
    'halt dein | halt deine | halt die | halt das + maul | klappe | fresse | schnauze | rand | mund ! zahnarzt',
    'dummer | blöder | hässlicher | doofer | nutzloser + haufen | schrott | roboter | computer | bot | stück',
    'schrotthaufen | haufen schrott | schrottkiste | müllhaufen',
    'blechhaufen | schrotthaufen | schrottkiste lux | nutzloser roboter | nutzloser computer | nutzloses ding | du nutzlose* | du kleine missgeburt | du schrott* | du blech*',
    'du bist | lux ist | bist du + dümmer | dümmste | blöder als | hässlicher | schlechteste | schlechter als | nutzloser ! ich | nicht | nie',
    'halt einfach die schnauze | halt die schnauze | halt einfach die klappe | schnauze | sei einfach still du',
    'du bist | du bisch | bist du | lux ist | du + der letzte dreck | letzter dreck | ein stück | abschaum | müll | ein nichts | dreck | behindert | ein opfer | zu nichts zu gebrauchen | nutzlos | scheiße | kacke | doofer roboter | blöder roboter | dummer roboter | blöder computer | dummer computer | hässliche* | arschloch | ein arsch | voll der | krank im kopf | gestört | dümmer als | dumm wie brot | strohdumm | asozial | ekelhaft | eklig | widerlich | loser | versager | lügner | missgeburt ! lieb* | voll der hammer | voll der gute | was bedeutet | müllabfuhr | nicht | voll der beste | kein*',
    'deine mudda | deine mutter ist | deine mutter stinkt | deine mama ist fett | deine oma ist fett | deine mutter + fett | hässlich | stinkt | hure | dumm | so dick | hat ! =meine',
    'halt den rand | halt die fresse | halt die backen | halt dein mund | halt deinen mund | maul halten | klappe halten | sei still du | geh sterben | geh weg du | hau ab du | fahr zur hölle | scher dich',
    'kackmaschine | drecksmaschine | scheißmaschine | scheiß roboter | scheiß computer | scheiß ki | blechkopf | hohlbirne | pappnase du | vollidiot | vollhonk | honk | spacko | pisskopf | kackvogel | arschgeige | hackfresse',
    `du bist ... doof | du bist ... blöd | du bist ... dumm | du bist ... dämlich | du bist ... bescheuert | du bist ... bekloppt | du bist ... hässlich | du bist ... nutzlos | du bist ... peinlich | du bist ... kacke | du bist ... mist | du bist ... ein idiot | du bist ... eine idiotin | du bist ... strohdumm | du bist ... ein versager | du bist ... schlecht | du bist ... eklig ! nicht | nie`,
    `bist du | bist du aber | du + doof oder | blöd oder | dumm oder | doof im kopf | dumm im kopf | zu dumm | zu doof | zu blöd ! ich | mir | schlau | klug`,
    'bist du doof | bist du blöd | bist du dumm | bist du bescheuert | bist du bekloppt | bist du so dumm | bist du so doof | bist du hässlich ! schlau | klug',
    'du idiot | du idiotin | du trottel | du depp | du dummkopf | du doofkopf | du blödmann | du blödi | du doofi | du dummerchen | du vollidiot | du penner | du loser | du versager | du esel | du blöde* | du dumme* | du doofe* | du hässliche* | du affe | du schwein | du sau | du ochse | du stinker | du hohlkopf | du spinner | du pupsgesicht | du stinkst | du nervst | du kannst gar nichts | du kannst nichts | dumme lux | doofe lux | blöde lux | blöder lux | doofer lux | dummer lux | scheiß lux | du scheiß*',
    'halt die klappe | halt deine klappe | halt die fresse | halt die schnauze | halts maul | halt das maul | halt dein maul | halt den mund | fresse halten | schnauze | klappe zu | verpiss dich | hau ab du | zieh leine | geh sterben | ich hasse dich | niemand mag dich | keiner mag dich lux | dich braucht keiner',
    'idiot | idioten | vollidiot* | vollpfosten | volltrottel | blödmann | blödian | dummkopf ! was ist | was bedeutet | warum | mich | mir | genannt | er sagt | sie sagt | zu mir | gesagt | ich bin ein | bin ich ein',
    'blöde kuh | dumme kuh | doofe kuh | blöde ziege | dumme ziege | dumme gans | blöde gans | dumme sau | blöder hund | du dummkopf ! was bedeutet | genannt | gesagt | zu mir',
  ],
};
