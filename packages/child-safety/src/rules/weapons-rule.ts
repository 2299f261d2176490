import type { SafetyRule } from '../safety-rule.ts';

const making =
  'bau | baue | bauen | baut | gebaut | bastel* | bastle* | herstell* | hergestellt | stelle ... her | stellt ... her | stelle her | mach | mache | machen | macht | misch* | mixt | mixe | mixen | bauanleitung | anleitung | anleitungen | rezept | selber | selbst | zünde* | 3d drucker | drucken | schmied*';

/** Making, getting and using weapons; what a sword or a cannon was is fine to ask. */
export const weaponsRule: SafetyRule = {
  verdict: 'blocked',
  category: 'weapons',
  answer:
    'Dabei helfe ich dir nicht, denn damit können Menschen schwer verletzt werden. Wenn du gern baust, erkläre ich dir, wie ein Kran, eine Brücke oder eine Rakete funktioniert. Was davon möchtest du wissen?',
  patterns: [
    `bombe | bomben | rohrbombe* | atombombe* | nagelbombe* | sprengsatz* | sprengstoff* | dynamit | schwarzpulver | schießpulver | molotow* | molotov* | granate* | handgranate* | giftgas* | tnt | nitroglycerin* | napalm | zeitbombe* | briefbombe* | böller | polenböller | böllern | knallkörper + ${making} ! warum | minecraft | wer hat | wann wurde | wer hat die | lego | erfunden | schneemann | aus schaumstoff | was macht | kaputt | was macht eine`,
    `pistole | pistolen | gewehr | gewehre | waffe | waffen | schusswaffe* | maschinengewehr* | schlagring* | springmesser | wurfstern* | armbrust | schalldämpfer | elektroschocker* | taser + ${making} ! lego | holz* | minecraft | playmobil | pappe | wasser* | spielzeug* | karneval* | fasching* | warum | was macht | steinzeit* | ritter | früher | erfunden | kostüm*`,
    'wo | wie | woher + kaufe | kaufen | kauft | bekomme | kriege | besorge | besorgen | herbekommen + pistole | gewehr | waffe | waffen | schusswaffe* | munition | sprengstoff | messer zum kämpfen | springmesser | schlagring | handgranate* ! nerf* | wasser*',
    'wie | erklär* + schieße ich | schieße | schießt | benutze | lade | lädt | ziele + mit einer pistole | mit einem gewehr | eine pistole | ein gewehr | ein maschinengewehr | mit einer waffe | scharfe waffe ! nerf* | wasser* | warum',
    'messer | waffe | pistole | schlagring + mit in die schule | mit zur schule | in die schule mitnehmen | in der schule verstecken | in den schulranzen',
    'amoklauf* | amok laufen | amok lauf* | schulmassaker | terroranschlag planen | anschlag planen | anschlag machen',
    'wie macht man gift | gift herstellen | gift mischen | gift selber machen | wie stellt man gift her | rizin herstellen | wie mische ich gift',
  ],
  harmless: [
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
