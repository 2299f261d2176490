import type { SafetyRule } from '../safety-rule.ts';

/** Fishing for other people's data, passwords and accounts. Famous places and people pass. */
export const personalDataRule: SafetyRule = {
  verdict: 'blocked',
  category: 'personal-data',
  answer:
    'Solche Sachen sind privat, deshalb sage und suche ich sie nicht. Verrate auch du deine Adresse, Telefonnummer und Passwörter nur Menschen, denen deine Eltern vertrauen. Möchtest du lieber wissen, wie eine Geheimschrift funktioniert?',
  patterns: [
    'krieg ich raus | rauskriegen | rausfinden | herausfinden | wissen + wo + ex freund | ex freundin | mein ex | meine ex | schwester | lehrer* | freund* + handy | gerade ist | ist gerade | standort',
    'rausfinden | herausfinden | rausfindest | ausfindig + adresse | telefonnummer | wohnt | nummer | name von + von | mein* ! notruf | museum | zoo',
    'sag mir | wo | weißt du + wohnt | lebt + taylor swift | billie eilish | shirin | ronaldo | messi | mrbeast | youtuber* | influencer* | star | rapper | sänger*',
    'account | konto + einlogg* | logge | log | reinkomm* | hack* + freund* | bruder | schwester | mama | papa | lehrer* | fremd* | von meinem | von meiner ! mein eigenes | vergessen',
    'find | such | finde | suche | rausfinden | krieg raus | sag + wo + wohnt | lebt | zur schule geht | ist gerade + youtuber* | influencer* | star | sängerin | rapper | tiktoker* | lehrer* | herr | frau | mädchen | junge | klasse ! holle | weihnachtsmann | eisbär | tier*',
    'pin | geheimzahl | kartennummer | kontonummer | kreditkartennummer + papas | mamas | von papa | von mama | eltern | oma | bankkarte | karte + wie | komm* | krieg* | rausfind* | sag | geb* ! warum | was ist',
    'whatsapp | whatsapps | nachrichten | mails | tagebuch | chat | handy + lese | lesen | les | mitlese* | kontrollier* | ausspionier* + von meiner | von meinem | von der | vom | mamas | papas | schwester | bruder + wie | kann | heimlich ! vorlesen | oma kann nicht | gruselig',
    '<how to> | kannst du | wo + handy | whatsapp | nachrichten | chat | chats | computer | laptop | wlan | account | konto | e mails | instagram | snapchat | tagebuch | roblox account + knack* | hack* | heimlich | ausspionier* | mitles* | auslesen | umgeh* | entsperr* | reinkomm* | rein | lesen ohne | ohne dass + von | mama* | papa* | bruder* | schwester* | freund* | nachbar* | lehrer* | jemand* | mein* ! schütz* | sicher* | verhindern | mein eigenes | vergessen',
    'orten | verfolgen | tracken | ausspionieren | stalken | überwachen | abhören | beschatten + jemand* | freund* | schwester | bruder | mama | papa | lehrer* | leute | handy + <how to> | kann ! eigenes | tier* | detektiv* | wale | vögel',
    'adresse | telefonnummer | handynummer | wohnort | privatnummer | geburtsdatum + gib | sag | such* | find* | wie ist | wie lautet | hast du | verrat* | weißt du | schick* + von | vom | der | des ! polizei | feuerwehr | kummer | notruf | weihnachtsmann | nikolaus | christkind | papst | arzt | krankenhaus | zoo | museum | bundestag | krankenwagen | internetadresse',
    'wo wohnt | wo wohnen + lehrer* | herr | frau | meine freundin | mein freund | aus meiner klasse | mein nachbar | youtuber* | star | rapper | sängerin | influencer* ! holle | weihnachtsmann | im märchen | könig',
    'kreditkarte* | bankkarte | pin | iban | paypal + meine | mama* | papa* | eltern | nummer | klauen | benutz* | bestell* | hat die nummer | merk ! was ist | warum | gefunden',
    'passwort | passwörter | kennwort | pin code | handycode | entsperrcode + <how to> + rauskrieg* | krieg* | rausfind* | knack* | hack* | von meiner | von meinem | von mama | von papa ! sicheres | sicher | schwer zu | warum | was ist | mein eigenes | vergessen',
    'gefälschte unterschrift | unterschrift fälschen | unterschrift von mama | unterschrift von papa + <how to> | nachmach* | fälsch* | kann',
    'gib mir | sag mir | wie ist | wie lautet | was ist | finde | such | suche | kennst du | verrat mir | verrate mir | hast du | schick mir + adresse | telefonnummer | handynummer | wohnadresse | privatadresse | e mail adresse | kontonummer | iban | nummer von + von | deine | meiner | meines | ihre | seine + lehrer* | freundin | freund | mitschüler* | nachbar* | klasse | frau | herrn | mädchen | jungen | youtuber* | star | müller | schmidt | schneider | fischer ! notruf | polizei | feuerwehr | kummer | internetadresse | was ist eine | was ist die adresse des',
    'wo wohnt mein lehrer | wo wohnt meine lehrerin | wo wohnt unsere lehrerin | wo wohnt unser lehrer | wo wohnt der youtuber | wo wohnt meine freundin | wo wohnt frau | wo wohnt herr ! holle | weihnachtsmann',
    'passwort | passwörter | pin | kennwort | wlan code | handycode | handy code + von meiner | von meinem | meiner mama | meines papas | mamas | papas | meiner lehrerin | meines lehrers | meines bruders | meiner schwester | eltern | schule | rausfinden | herausfinden | knacken | hacken | erraten | umgehen | klauen ! sicheres | <good password> | warum | was ist | niemandem | vergessen | nur menschen',
    'account hacken | konto hacken | handy hacken | wlan hacken | schule hacken | computer hacken | hack* ... account | hack* ... konto | hack* ... handy | hack* ... instagram | hack* ... whatsapp | hack* ... schulcomputer | wie hackt man | wie hacke ich | whatsapp mitlesen | nachrichten mitlesen von | handy orten von | jemanden ausspionieren | stalken | wie kann ich jemanden heimlich filmen | heimlich fotografieren | heimlich filmen ! schutz | schützen | was ist ein hacker | gefährlich | holz',
    'kreditkarte + meiner mama | meines papas | papas | mamas | eltern | nummer | heimlich | klauen | benutzen ! was ist | warum',
    'zeig mir ein foto von meiner lehrerin | zeig mir ein foto von meinem lehrer',
    'telefonnummer von | handynummer von | adresse von | wohnadresse | telefonnummer vom | handynummer vom + gib | sag | such | suche | finde | verrat | verrate | wie ist | wie lautet | kennst ! polizei | feuerwehr | kummer | notruf | weihnachtsmann | nikolaus | christkind | papst | arzt | krankenhaus | zoo | museum | bundestag | krankenwagen',
    'passwort | passwörter | kennwort + knack* | hack* | rausfinden | herausfinden | erraten | errate | umgehen ! sicheres | sicher | <good password> | warum',
  ],
};
