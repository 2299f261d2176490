import type { SafetyRule } from '../../safety-rule.ts';

const making =
  'bau | baue | bauen | baut | gebaut | bastel* | bastle* | herstell* | hergestellt | stelle ... her | stellt ... her | stelle her | mach | mache | machen | macht | misch* | mixt | mixe | mixen | bauanleitung | anleitung | anleitungen | rezept | selber | selbst | zünde* | 3d drucker | drucken | schmied*';

/** Making, getting and using weapons; what a sword or a cannon was is fine to ask. */
export const weaponsRule: SafetyRule = {
  verdict: 'blocked',
  category: 'weapons',
  answer:
    'Dabei helfe ich dir nicht, denn damit können Menschen schwer verletzt werden. Will jemand einem anderen wehtun, sag es sofort einem Erwachsenen, oder ruf die 110 an. Wenn du gern baust, erkläre ich dir, wie ein Kran oder eine Brücke funktioniert.',
  patterns: [
    // Instructions, as they stand in a text or a model's answer.
    'so baust du | so baut man | so bastelst du | so bastelt man | so machst du | so macht man | so stellst du + bombe | bomben | rohrbombe* | sprengstoff* | granate* | pistole | gewehr ! lego* | knete | sand | schnee* | bade* | seife* | wasser* | papier* | pappe | holz*',
    'echte* | in echt | wirklich* | wirklichkeit | in wirklichkeit + rezept | zutaten | anleitung | mischt | mischen | bau* | herstell* + tnt | dynamit* | napalm | schwarzpulver | schießpulver | sprengstoff* ! warum | nobel',
    'in die luft jagen | in die luft sprengen | in die luft jagt | dynamit* | sprengstoff* | nitroglyzerin* | schwarzpulver* | rohrbombe* + zutat* | misch* | rezept | anleitung | schritte | nimmt er | nimmt sie | nimmt man | brauche ich | brauch ich | selber | selbst | genau ! warum | silvester | erfunden hat | wer hat | nobel | bergwerk | tunnel | wann',
    'waffenhändler* | waffenladen | waffen | waffe + empfiehlst | empfehl* | verkauf* | kaufen | welche | nehmen + klasse | schule | mitschüler* | lehrer* | jemanden | gegen ! museum | ritter* | früher | minecraft | fortnite | zelda',
    'pfeilgift | kontaktgift | nervengift | blausäure | arsen | zyankali + wie | mach* | herstell* | wo ! was ist | frosch | indianer',
    'explosion | explodier* | knall + klassenzimmer | schule | lehrerzimmer | klo + wie | mach* | bau* ! warum',
    'spielzeugpistole* | softair* | luftgewehr* | schreckschuss* | nerf | airsoft* + scharf machen | scharf | umbau* | tunen | stärker | weh tut | echte kugeln | mit zur schule | in die schule',
    'granate* | gewehr* | pistole* | waffe* | munition + bestell* | kaufen | kriegen | herbekommen | ohne schein | verkauf* ! <weapon in play>',
    'chlor | essig | essigreiniger | säure | dünger | kunstdünger | aceton | wasserstoffperoxid | domestos + gas | giftgas | explod* | bombe | knall* | sprengstoff + wie | mach* | ich | misch* | bau* ! warum | gefährlich | verboten | schwimmbad | kuchen | backpulver | natron | vulkan*',
    'messer | klinge | axt | machete | dolch + haut | kämpfen | stechen | scharf genug | verletz* | abstechen | werfen auf | menschen + wie | ich | schärf* | beste* | will ! schnitzen | kochen | brot | gemüse | zirkus | indianer',
    '<dangerous weapon> | klappmesser | springmesser | messer + mit 9 | mit 10 | mit 11 | mit 12 | ohne ausweis | für kinder | heimlich + wo | wie | kauf* | haben | gibts | gibt ! <weapon in play> | schnitz*',
    '<how to> + <dangerous weapon> + kauf* | krieg ich | kriege | kriegt | bekomm* | herbekommen | her | besorg* | find* | kostet | will | möchte | haben | benutz* | lade | lädt | laden | schieß* | ziel* | treff* | druck* | bau* | bastel* | mach* | herstell* | selber | selbst ! <weapon in play> | entschärf* | badebombe',
    'ich | wir + <dangerous weapon> + will | möchte | brauche | hätte gern | kaufe | hole | nehme | nehm | bringe | mitnehm* | mitbring* | hab | habe + echte | echten | echtes | schule | morgen | klasse | ranzen | schulhof | kaufen | besorgen | damit | kämpfen | scharf* | von papa | von opa ! <weapon in play> | angst vor',
    '<dangerous weapon> | messer | gewehr + beste* | besten | am besten | stärkste* | tödlichste* | gefährlichste* + leute | menschen | erschießen | kämpfen | töten | stechen | abstechen | krieg ! <weapon in play> | mittelalter | samurai* | schnitzen | kochen',
    'will einen schlagring | will einen echten schlagring | will eine echte pistole | will eine echte waffe | will ein echtes gewehr | will ein springmesser',
    'haarspray | deo | deospray | spraydose | feuerzeug + flammenwerfer | stichflamme | explod* | bombe | anzünd* | feuerball ! warum | gefährlich weil',
    '<how to> + gift | giftig* | rizin | säure | rattengift + herstell* | mach* | misch* | stelle | stellt | her | unauffällig | nicht schmeckt | geruchlos | ins essen | in den tee ! warum | schlange* | frosch | spinne* | pilz* | tiere | pflanze* | gegengift | fliegenpilz',
    'anschlag | amok | attentat | überfall | banküberfall + plan* | mach* | auf die schule | in der schule | begeh* | will | überfall* ! warum | was ist | klavier | hitler | film | geschichte | nachricht* | lego',
    `bombe | bomben | rohrbombe* | atombombe* | nagelbombe* | sprengsatz* | sprengstoff* | dynamit | schwarzpulver | schießpulver | molotow* | molotov* | granate* | handgranate* | giftgas* | tnt | nitroglycerin* | napalm | zeitbombe* | briefbombe* | böller | polenböller | böllern | knallkörper + ${making} ! warum | minecraft | wer hat | wann wurde | wer hat die | lego | erfunden | schneemann | aus schaumstoff | was macht | kaputt | was macht eine`,
    `pistole | pistolen | gewehr | gewehre | waffe | waffen | schusswaffe* | maschinengewehr* | schlagring* | springmesser | wurfstern* | armbrust | schalldämpfer | elektroschocker* | taser + ${making} ! lego | holz* | minecraft | playmobil | pappe | wasser* | spielzeug* | karneval* | fasching* | warum | was macht | steinzeit* | ritter | früher | erfunden | kostüm*`,
    'wo | wie | woher + kaufe | kaufen | kauft | bekomme | kriege | besorge | besorgen | herbekommen + pistole | gewehr | waffe | waffen | schusswaffe* | munition | sprengstoff | messer zum kämpfen | springmesser | schlagring | handgranate* ! nerf* | wasser*',
    'wie | erklär* + schieße ich | schieße | schießt | benutze | lade | lädt | ziele + mit einer pistole | mit einem gewehr | eine pistole | ein gewehr | ein maschinengewehr | mit einer waffe | scharfe waffe ! nerf* | wasser* | warum',
    'messer | waffe | pistole | schlagring + mit in die schule | mit zur schule | in die schule mitnehmen | in der schule verstecken | in den schulranzen',
    'amoklauf* | amok laufen | amok lauf* | schulmassaker | terroranschlag planen | anschlag planen | anschlag machen',
    'wie macht man gift | gift herstellen | gift mischen | gift selber machen | wie stellt man gift her | rizin herstellen | wie mische ich gift',
  ],
  harmless: [
    'waffel',
    'waffeln',
    'badebombe*',
    'samenbombe*',
    'saatbombe*',
    'wasserbombe*',
    'arschbombe*',
    'kalorienbombe*',
    'schokobombe*',
    'wasserpistole*',
    'spritzpistole*',
    'heißklebepistole*',
    'klebepistole*',
    'konfettikanone*',
  ],
};
