import type { SafetyRule } from '../safety-rule.ts';

const stranger =
  'fremder | fremde | fremden | fremdes | mann | frau | typ | unbekannter | unbekannte | jemand den ich nicht kenne | den ich nicht kenne | die ich nicht kenne | jemand | einer | erwachsener';
const online =
  'internet | online | chat | chatte | whatsapp | snapchat | tiktok | instagram | roblox | discord | fortnite | minecraft | youtube | handy | spiel | app';

/** Somebody unknown comes near, in the street, at the door or online. */
export const strangerRule: SafetyRule = {
  verdict: 'crisis',
  category: 'stranger',
  answer:
    'Gut, dass du mir das sagst. Das nehme ich ernst. Geh nicht mit, steig nicht ein, mach die Tür nicht auf und triff dich nicht allein mit Leuten, die du nicht kennst. Schick auch keine Fotos, und sag nicht, wo du wohnst. Geh gleich zu einem Erwachsenen, dem du vertraust, zum Beispiel zu deinen Eltern, deiner Lehrerin oder in ein Geschäft, und erzähl alles. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, kostenlos und ohne deinen Namen zu sagen. Wenn du gerade in Gefahr bist, ruf die 112 an. Ich bin weiter hier.',
  patterns: [
    `${stranger} + mir | mich | ich + folgt mir | verfolgt mich | läuft mir nach | läuft mir hinterher | fährt mir hinterher | beobachtet mich | wartet vor der schule auf mich | lauert mir auf | spricht mich immer an ! spiel* | katze | hund`,
    `${stranger} + süßigkeiten | schokolade | bonbons | bonbon | hundewelpen | welpen | kätzchen | geschenk | geld + mitkomm* | mitgeh* | einsteig* | ins auto | in sein auto | zu ihm nach hause | zu sich nach hause | angeboten und | angesprochen`,
    `${stranger} + ich soll | ich sollte | soll ich | wollte dass ich | will dass ich | möchte dass ich | hat gesagt ich | mich + mitkomm* | mitgehen | mitgehe | mit ihm gehen | mit ihm mitgehen | einsteig* | ins auto steigen | zu ihm nach hause | mit zu ihm | mitnehmen | mitgenommen ! museum | zoo | bus | taxi`,
    'fremder mann | fremde frau | fremder | fremden | unbekannter mann | fremden mann + angesprochen | mitnehmen | mitgehen | einsteigen | vor der tür | an der tür | tür aufmachen | tür öffnen | klingelt | geklingelt | vor unserem haus | vor der schule | fotografiert | in mein zimmer | im gebüsch',
    'soll ich die tür aufmachen | darf ich die tür aufmachen | tür aufmachen + allein | alleine | fremd* | kenne | weiß nicht wer',
    'klingelt | klopft an der tür | klopft an die tür + ich bin allein | ich bin alleine | bin allein zu hause | bin alleine zu hause | bin ganz allein',
    `${online} + jemand | jemandem | jemanden | einer | mann | fremder | fremde | typ | leute | unbekannter | er | sie | ein mädchen | ein junge | freund + mich ... treffen | mit mir treffen | uns treffen | heimlich treffen | foto von mir | fotos von mir | bild von mir | bilder von mir | selfie von mir | wo ich wohne | meine adresse | meine telefonnummer | meine handynummer | meinen eltern nichts | mama nichts sagen | eltern nichts sagen | meine kamera | webcam + ich | mir | mich | meine ! oma | opa | geburtstagsparty`,
    'chat* | internet | online | whatsapp | snapchat | tiktok | discord | roblox + jemand | jemandem | jemanden | typen | mann + treffen | getroffen + ich | mich | mir',
    'chat* | internet | online + kennengelernt | kennen gelernt + treffen',
    'jemand den ich nicht kenne | den ich nicht kenne | die ich nicht kenne | kenne ihn nicht | kenne den nicht + treffen | schreibt mir | adresse | foto von mir | wo ich wohne | mitgehen | mitkommen | fotos',
    'jemand will wissen wo ich wohne | er will wissen wo ich wohne | fragt wo ich wohne | fragt mich wo ich wohne | er will ein foto von mir | jemand will ein foto von mir | will fotos von mir | er sagt ich soll meinen eltern nichts sagen | er will sich mit mir treffen | will sich heimlich mit mir treffen',
    'ein mann hat mich angesprochen | ein mann spricht mich an | eine frau hat mich angesprochen | hat mich ins auto gezerrt | ins auto gezogen | mich entführ* | will mich entführen ! pirat* | alien* | drache*',
    'jemand erpresst mich | er erpresst mich | erpresst mich mit fotos | werde erpresst | erpressen mich',
    `${stranger} + ich | mich + mitfahren | mitfahre | einsteigen | einsteige | mitkommen | mitkomme | mitnehmen + gefragt | wollte | will | gesagt | soll | auto | wagen ! museum | zoo | bus | taxi | oma | opa | mama | papa | ausflug`,
    'trainer | lehrer | onkel | nachbar | mann | typ | jemand | fremder | er | einer + ich | mir | mich + foto | fotos | bilder | bild | videos | selfie | selfies + schicken soll | schicke | soll ich | ich soll | schicken ! ausflug | oma | opa | klassenfoto | malen',
    'chatte | chatten | chat* | internet | online | schreibt mir | schreibe mit + mann | typ | fremd* | erwachsen* | jemand | jemandem | freund | unbekannt* + niemandem | keinem | geheim | geheimnis | treffen | sehen | besuchen | wohne | adresse | allein ! video | film | spiel gewinnen | oma | opa',
    'vor der tür | an der tür | vor unserer tür | vor unserem haus + nicht kenne | fremd* | unbekannt* | nicht kennen | weiß nicht wer',
    'ich werde verfolgt | werde ich verfolgt | jemand verfolgt mich | wurde verfolgt | werde beobachtet | jemand beobachtet mich | werde gestalkt ! spiel* | traum | geträumt',
    `mann | frau | fremder | fremde | fremden | typ | unbekannter + süßigkeiten | bonbon | bonbons | schokolade | welpen | hundewelpen | katzenbabys | eis | spielzeug + mir | ich | uns + geben | gibt | gegeben | angeboten | schenken | schenkt | zeigen + wenn | gehe | mitgehe | mitkomme | auto | wohnung | haus | fremd*`,
    'mann | frau | fremder | fremde | typ | jemand + uns | mich | kinder + macht fotos | fotografiert | filmt | beobachtet | schaut immer zu | folgt ! fotograf | schulfoto | klassenfoto | katze | eule',
    `${online} + jemand | einer | einem | typ | mann | er | sie | fremder + fragt | will | wollte | soll | schickt + meine adresse | meiner adresse | wo ich wohne | meinen namen | nach meinem namen | mein alter | meine schule | meiner schule | meine nummer | meiner nummer | mich treffen | mich ... treffen | fotos von mir`,
    'heimlich | allein | alleine + treffen + internet | online | chat* | kenne | fremd* + ich | mich',
    'fremder | fremde | fremder mann | unbekannter + geklingelt | klingelt | klopft | an der tür ! geschichte',
    `${online} + jemand | einer | typ | mann | fremder + schreibt | schickt | geschrieben | geschickt + mir + eklig* | komische | böse sachen | nackt* | schlimme | gemeine`,
    'mann | frau | fremder | typ + kätzchen | welpen | hundewelpen | süßigkeiten | katzenbabys | geschenk* + auto | wagen | wohnung | mit ihm ! verkauft | tierarzt | spielzeugauto',
    'mich | uns + verfolgt | verfolgen + auto | mann | frau | jemand | typ | schulweg | immer ! spiel* | traum | geträumt | hund | biene | film',
  ],
};
