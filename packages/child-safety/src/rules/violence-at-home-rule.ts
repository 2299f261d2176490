import type { SafetyRule } from '../safety-rule.ts';
import { hittingWords } from './hitting-words.ts';
import { parentWords } from './parent-words.ts';

const careTakers = `${parentWords} | oma | opa | großmutter | großvater | tante | onkel | babysitter | babysitterin | betreuer | betreuerin | erzieher | erzieherin | lehrer | lehrerin | trainer | trainerin`;
const play =
  'schach | spiel | spielen | gespielt | mühle | dame | memory | uno | tennis | tischtennis | fußball | kartenspiel | mau mau | wettrennen | kissenschlacht | mensch ärgere | rennen | wettlauf | laufen | fangen | quiz | schwimmen | monopoly | halma | immer im';

/** Blows, locking up, hunger and fear at home; so the parents alone are not the ones to turn to. */
export const violenceAtHomeRule: SafetyRule = {
  verdict: 'crisis',
  category: 'violence-at-home',
  answer:
    'Danke, dass du mir das erzählst. Das nehme ich sehr ernst. Niemand darf dir wehtun, auch nicht zu Hause, und du bist nicht schuld. Erzähl es bitte bald einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin oder deinem Lehrer, deiner Oma, deinem Opa oder einem Elternteil, bei dem du dich sicher fühlst. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, das ist kostenlos, und du musst deinen Namen nicht sagen. Wenn es gerade gefährlich ist, ruf die 112 an. Du kannst hier weiter mit mir sprechen.',
  patterns: [
    `${parentWords} + mich | uns | meine schwester | meinen bruder | mein geschwister + ${hittingWords} ! ${play} | sahne`,
    `${parentWords} + mir | uns + ohrfeige* | weh getan | wehgetan | tut mir weh | tun mir weh | weh tut | wehtut | tut uns weh | eine gescheuert | eine geknallt | ins gesicht geschlagen | auf den po gehauen | mit dem gürtel | blaue flecken | blauen fleck ! pflaster | splitter | beim kämmen | haare kämm* | trost | hilf*`,
    `${parentWords} + blaue flecken + ich | mich | mir`,
    `${parentWords} + werde | wurde | werden | wurden + ich | wir + geschlagen | verprügelt | gehauen | verhauen | geprügelt | getreten ! ${play}`,
    `papa | vater | stiefvater | vati | freund + mama | mutter | mutti | mami + ${hittingWords} ! ${play} | vor dass | vor wir | vor ins | sahne`,
    `mama | mutter | stiefmutter + papa | vater + schlägt | geschlagen | verprügelt | haut ! ${play} | vor dass | vor wir | vor ins | sahne`,
    `zu hause | zuhause | daheim + werde ich | ich werde | wird ich | mich | wir werden | uns + ${hittingWords} | angeschrien und geschlagen ! ${play}`,
    `${parentWords} + sperrt mich | sperren mich | mich ... eingesperrt | schließt mich ein | schließen mich ein | mich ... einsperrt | mich ... einsperren | in den keller gesperrt`,
    'eingesperrt | sperrt mich ein | sperren mich ein + zu hause | keller | dunklen zimmer | in mein zimmer | tagelang ! geschichte | prinzessin | tiger | tiere',
    `${parentWords} | zu hause | zuhause | daheim + bekomme nichts zu essen | kriege nichts zu essen | geben mir nichts zu essen | gibt mir nichts zu essen | krieg nichts zu essen | nie etwas zu essen | nie was zu essen | kein essen zur strafe | nichts zu essen zur strafe`,
    'angst vor meinem papa | angst vor meinem vater | angst vor meiner mama | angst vor meiner mutter | angst vor meinen eltern | angst vor meinem stiefvater | angst vor meiner stiefmutter | angst vor papa | angst vor mama | angst vor mamas freund | angst vor dem freund von mama | angst vor zu hause | angst nach hause | angst heimzugehen | angst heim zu gehen | traue mich nicht nach hause | trau mich nicht nach hause | traue mich nicht heim | trau mich nicht heim | will nicht nach hause weil | möchte nicht nach hause weil',
    `${parentWords} + betrunken | besoffen | trinkt so viel | trinkt zu viel | trinkt immer so viel | trinkt immer bier | trinkt jeden tag bier | trinkt jeden tag alkohol | nimmt drogen ! kaffee | warum werden | wasser | wein und autofahren`,
    `${parentWords} + will mich umbringen | bringt mich um | mich umzubringen | mich umbringen | droht mir | bedroht mich | mich bedroht | mit dem messer | schmeißt mich raus | hat mich rausgeworfen`,
    `${parentWords} + wirft mit tellern | werfen mit tellern | schmeißt sachen nach | wirft sachen nach | wirft nach mir | macht alles kaputt und schreit | brüllt mich jeden tag | schreit mich jeden tag`,
    'ich bin seit tagen allein | seit tagen alleine zu hause | niemand kümmert sich um mich | keiner kümmert sich um mich | eltern sind seit tagen weg | mama ist seit tagen weg | mama ist nicht mehr nach hause gekommen',
    'ich werde zu hause misshandelt | misshandelt mich | misshandeln mich | werde misshandelt | häusliche gewalt bei uns',
    `${parentWords} | zu hause | zuhause | daheim + schläge | prügel | ohrfeige | ohrfeigen | tracht prügel | haue + ich | mir | mich | uns + bekomme | bekommen | kriege | kriegen | krieg | gibt | geben | gab | gegeben ! ${play}`,
    `${parentWords} + schubst | schubsen | geschubst | stößt | gestoßen | wirft | zerrt | gezerrt | zieht mich an den haaren | schleudert + mich | uns + wand | treppe | boden | tür | haaren | schrank | bett`,
    `angst + wenn papa | wenn mama | wenn mein papa | wenn meine mama | wenn mein vater | wenn meine mutter | wenn mein stiefvater | wenn die eltern | wenn meine eltern + kommt | wütend | trinkt | betrunken | schreit | böse | nach hause | heimkommt | da ist ! flugzeug | verreist | krank | stirbt`,
    'ich werde | werde ich | mich + eingesperrt | einsperren | einsperrt + daheim | zu hause | zuhause | eltern | papa | mama ! geschichte | spiel*',
    'meine eltern schlagen | eltern schlagen mich | papa schlägt immer | mein papa schlägt uns | bei uns wird geschlagen | bei uns zu hause wird ... geschlagen',
    `${careTakers} + mich | uns | mir + ${hittingWords} ! ${play} | sahne | eis | pfannkuchen | spiegelei`,
    `${careTakers} + mich + schließt | sperrt | einschließ* | einsperr* | eingeschlossen | eingesperrt + zimmer | keller | bad | kammer | dunkel* | wohnung | immer | raus | aus ! versteck* | ${play}`,
    `zu hause | zuhause | daheim | eltern | mama | papa | mutter | vater + nichts essen | nichts zu essen | kein essen | kein abendessen | hungern | kein frühstück und kein + ich | mir + strafe | unartig | böse war | wenn ich | nie | tagelang | bestraft ! arzt | operation | bauchweh | krank | zahnarzt`,
    `${parentWords} + macht mir angst | machen mir angst | mir solche angst | schreit immer und | droht mir | gedroht + mich | mir + verprügel* | schläg* | heim | raus | hau* | umbring* | weh | immer ! weihnachtsmann`,
    `${careTakers} + mir | mich + arm verdreht | an den haaren | haaren gezogen | gekniffen | ohren gezogen | ohr gezogen | am ohr | in den bauch | gegen die wand | treppe runter | eingeseift | verbrüht | mit absicht weh ! ${play} | friseur | kämmen | bürsten`,
    'meine eltern | mama und papa | papa und mama | eltern + prügeln sich | schlagen sich | hauen sich | verprügeln sich | gehen aufeinander los | verletzen sich ! schach | spiel',
    'angst vor meinem *papa | angst vor meinem *vater | angst vor meiner *mutter | angst vor meiner *mama | angst vor meinen *eltern | angst vor dem *vater | angst vor meinem onkel | angst vor meinem opa',
    'papa | vater | mama | mutter | stief* | eltern + haut uns | schlägt uns | haut er | schlägt er | haut sie | schlägt sie | haut uns alle ! schach | spiel*',
    `${careTakers} + meinen bruder | meine schwester | meine geschwister | meinen kleinen bruder | meine kleine schwester | das baby | unser baby + ${hittingWords} ! ${play}`,
    `${careTakers} | zu hause | zuhause | daheim + eine geknallt | eine gescheuert | eine geklatscht | eine reingehauen | eine gelangt + ich | mir | mich`,
  ],
};
