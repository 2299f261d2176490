import type { SafetyRule } from '../safety-rule.ts';

/** Fishing for other people's data, passwords and accounts. Famous places and people pass. */
export const personalDataRule: SafetyRule = {
  verdict: 'blocked',
  category: 'personal-data',
  answer:
    'Solche Sachen sind privat, deshalb sage und suche ich sie nicht. Verrate auch du deine Adresse, Telefonnummer und Passwörter nur Menschen, denen deine Eltern vertrauen. Möchtest du lieber wissen, wie eine Geheimschrift funktioniert?',
  patterns: [
    'gib mir | sag mir | wie ist | wie lautet | was ist | finde | such | suche | kennst du | verrat mir | verrate mir | hast du | schick mir + adresse | telefonnummer | handynummer | wohnadresse | privatadresse | e mail adresse | kontonummer | iban | nummer von + von | deine | meiner | meines | ihre | seine + lehrer* | freundin | freund | mitschüler* | nachbar* | klasse | frau | herrn | mädchen | jungen | youtuber* | star | müller | schmidt | schneider | fischer ! notruf | polizei | feuerwehr | kummer | internetadresse | was ist eine | was ist die adresse des',
    'wo wohnt mein lehrer | wo wohnt meine lehrerin | wo wohnt unsere lehrerin | wo wohnt unser lehrer | wo wohnt der youtuber | wo wohnt meine freundin | wo wohnt frau | wo wohnt herr ! holle | weihnachtsmann',
    'passwort | passwörter | pin | kennwort | wlan code | handycode | handy code + von meiner | von meinem | meiner mama | meines papas | mamas | papas | meiner lehrerin | meines lehrers | meines bruders | meiner schwester | eltern | schule | rausfinden | herausfinden | knacken | hacken | erraten | umgehen | klauen ! sicheres | warum | was ist | niemandem | vergessen | nur menschen',
    'account hacken | konto hacken | handy hacken | wlan hacken | schule hacken | computer hacken | hack* ... account | hack* ... konto | hack* ... handy | hack* ... instagram | hack* ... whatsapp | hack* ... schulcomputer | wie hackt man | wie hacke ich | whatsapp mitlesen | nachrichten mitlesen von | handy orten von | jemanden ausspionieren | stalken | wie kann ich jemanden heimlich filmen | heimlich fotografieren | heimlich filmen ! schutz | schützen | was ist ein hacker | gefährlich | holz',
    'kreditkarte + meiner mama | meines papas | papas | mamas | eltern | nummer | heimlich | klauen | benutzen ! was ist | warum',
    'zeig mir ein foto von meiner lehrerin | zeig mir ein foto von meinem lehrer',
    'telefonnummer von | handynummer von | adresse von | wohnadresse | telefonnummer vom | handynummer vom + gib | sag | such | suche | finde | verrat | verrate | wie ist | wie lautet | kennst ! polizei | feuerwehr | kummer | notruf | weihnachtsmann | nikolaus | christkind | papst | arzt | krankenhaus | zoo | museum | bundestag | krankenwagen',
    'passwort | passwörter | kennwort + knack* | hack* | rausfinden | herausfinden | erraten | errate | umgehen ! sicheres | sicher | schwer zu erraten | warum',
  ],
};
