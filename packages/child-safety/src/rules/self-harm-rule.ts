import type { SafetyRule } from '../safety-rule.ts';

const close =
  'freund | freundin | schwester | bruder | mama | papa | mutter | vater | mitschüler* | klasse | kumpel | cousine | cousin | tante | onkel | oma | opa';

/** Wishes to die or to hurt oneself, one's own or of somebody close. */
export const selfHarmRule: SafetyRule = {
  verdict: 'crisis',
  category: 'self-harm',
  answer:
    'Danke, dass du mir das sagst. Das nehme ich sehr ernst, und du bist damit nicht allein. Bitte sprich jetzt gleich mit einem Erwachsenen, dem du vertraust, zum Beispiel mit deinen Eltern, deiner Lehrerin oder deinem Lehrer. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, das ist kostenlos, und du musst deinen Namen nicht sagen. Wenn du gerade in Gefahr bist, ruf sofort die 112 an. Du darfst mir hier weiter schreiben oder mit mir sprechen.',
  patterns: [
    'selbstmord* | suizid* | freitod',
    'ich + sterben will | will sterben | möchte sterben | sterben möchte | lieber sterben | will jetzt sterben | will einfach sterben | will nur noch sterben | am liebsten sterben | würde gerne sterben | würde gern sterben ! nicht sterben | niemals sterben | nie sterben | vor lachen | vor hunger | vor langeweile | im spiel',
    'ich | ich will | ich möchte + tot sein | wäre ich tot | ich wäre tot | ich tot wäre | wär ich tot | ich wär tot ! spiel* | nicht tot sein',
    'ich + nicht mehr leben | nicht weiterleben | nicht länger leben | kein bock mehr auf leben | keine lust mehr zu leben | keine lust mehr auf das leben | keine lust mehr auf mein leben | lust mehr am leben | nicht mehr da sein | nicht mehr auf der welt sein | nicht mehr aufwachen ! dinosaurier',
    'ich + mich umbringen | mich umzubringen | bring mich um | bringe mich um | mich selbst töten | mich töten | töte mich | mich selber töten | mich umgebracht | mir das leben nehmen | nehme mir das leben | mir was antun | mir etwas antun | tu mir was an | tue mir etwas an | mich erhängen | mich aufhängen | mich vergiften | mich erschießen | mich verschwinden lassen für immer ! spiel* | kitzel*',
    'ich bring mich um | ich bringe mich um | bring mich um bitte | kill myself | kms | want to die',
    'wie kann man sich umbringen | wie bringt man sich um | wie kann ich mich umbringen | wie kann ich sterben | wie stirbt man am schnellsten | wie sterbe ich | schnell sterben ohne schmerzen | wie kann man am besten sterben | wie nimmt man sich das leben',
    'ritze mich | ritz mich | mich ritze | mich ritzen | mich geritzt | mich zu ritzen | mich wieder geritzt | ritze mir | mir ... ritzen | arme aufritz* | arm aufritz* | ich ritze meinen arm | ich ritze meine arme | mich wieder ritz*',
    'ich + mich absichtlich | mir absichtlich | mich selbst verletz* | mich selber verletz* | selbst verletzen | mir selbst weh* | mir selber weh* | mich selbst schneid* | mich schneide* und | schneide mich absichtlich | schneide mich selbst | selbstverletz* | pulsadern | in die arme schneid* | verletze mich selbst | tue mir selbst weh | tu mir selber weh ! nicht absichtlich | bruder | schwester',
    'ich + spring* | werfe + vom dach | aus dem fenster | von der brücke | vom hochhaus | vor den zug | vor die bahn | vor ein auto | vor einen zug ! spiel* | nicht | katze | superheld* | fallschirm',
    'ohne mich wäre alles besser | ohne mich wären alle | ohne mich besser dran | ohne mich geht es allen besser | niemand würde mich vermissen | keiner würde mich vermissen | wäre ich nie geboren | nie geboren worden wäre | ich nie geboren wäre | wenn ich nicht mehr da wäre | wenn ich weg wäre wäre | wenn ich tot bin vermisst',
    'ich hasse mein leben | mein leben hat keinen sinn | mein leben ist sinnlos | mein leben macht keinen sinn | ich hasse mich | ich hasse mich selbst | ich kann nicht mehr und will nicht mehr | will nicht mehr weiter machen | alles ist sinnlos ! mathe',
    'ich + finger in den hals | esse extra nichts mehr | absichtlich kotz* | absichtlich übergeb* | hungere mich | will verhungern ! warum',
    `${close} + will sich umbringen | sich umbringen | bringt sich um | will sterben | sich das leben nehmen | ritzt sich | sich ritzt | will nicht mehr leben | will tot sein | sich selbst verletz* | verletzt sich selbst | sich geritzt ! nicht sterben | geschichte`,
    'was ist ritzen | was bedeutet ritzen | wie geht ritzen',
    'ich + sterben + will | möchte | wünsche | wünschte | daran zu | daran | würde | lieber | gern | gerne ! nicht sterben | nie sterben | niemals sterben | vor lachen | vor hunger | vor langeweile | angst | warum | tiere | pflanzen | dinosaurier | sterne | wissen | oma | opa',
    'tabletten | pillen | medikamente | messer | höhe | gift + sterben | zu sterben | tot | tödlich + ich | man | muss | wie viele + nehmen | springen | schlucken | trinken | braucht ! warum | dinosaurier',
    'ich | mich + für immer + einschlafen | schlafen | weg sein | verschwinden | nicht mehr aufwachen ! dornröschen | prinzessin',
    'nicht mehr auf dieser welt | nicht mehr auf der welt | nicht mehr hier sein | will nicht mehr da sein | weg von dieser welt',
    'ich + bring mich ... um | bringe mich ... um | bringe ich mich ... um',
    'ich + mir | mich + arm | arme | handgelenk | handgelenke | beine | haut | pulsader* + geschnitten | schneide | schneiden | aufgeschnitten | aufschneiden | aufgeritzt | ritze | geritzt | verbrannt absichtlich ! versehen | aus versehen | ausversehen | versehentlich | basteln | gefallen | glas',
    'keiner liebt mich | niemand liebt mich | niemand hat mich lieb | keiner hat mich lieb | alle hassen mich | mich hassen alle',
    `${close} + sich + aufgehängt | erhängt | umgebracht | umbringen | das leben genommen | erschossen ! geschichte | film`,
    'ich | mein + leben | zu leben | lebens + keinen bock | kein bock | keine lust | beenden | satt | sinnlos | keinen sinn | wegwerfen | nicht mehr aushalten | nehmen will ! in der stadt | auf dem land | tiere',
    'ich + wünsche | wünschte | manchmal | liebsten | besser | würde + wäre nicht mehr da | nicht mehr da wäre | wäre weg | wäre gar nicht da | wäre nicht geboren | wäre nie geboren | wäre tot | tot wäre | wär tot | einfach weg wäre | nicht mehr aufwachen | nicht mehr existieren | verschwinden ! urlaub',
    'ich + mich | mir + selbst | selber | absichtlich | extra + verletz* | weh | wehtun | wehgetan | wehtue | schlag* | schneid* | kratz* | beiß* | hau* | haue | ritz* | bestraf* | verbrenn* | quäl* ! versehen | ausversehen | brot | haare',
    'ich + mir + weh tun | wehtun | weh zu tun | wehzutun | schmerzen zufügen | was antun | etwas antun + will | möchte | muss | würde | werde ! nicht | angst | bruder | jemand',
    'ich + mich umbring* | mich umzubringen | mich töte | mich zu töten | mich erhänge | mich zu erhängen',
    'niemand braucht mich | keiner braucht mich | ich bin allen egal | ich bin nichts wert | ich bin wertlos | ich halte es nicht mehr aus | ich kann einfach nicht mehr | ich bin allen nur eine last',
    'es mich nicht gäbe | es mich nicht gibt | es mich nicht geben würde | es mich gar nicht gäbe | ich nie da gewesen wäre',
    'ich + kratz* | beiß* | schlag* | stech* + mich + blutig | bis es blutet | wenn ich traurig | wenn ich wütend | mit absicht ! hund | katze | mücke*',
    'ich + nichts mehr essen | esse nichts | esse nichts mehr | kotze | finger in den hals | nichts essen + dünn* | abnehmen | zu dick | zu fett | schlank | nach dem essen',
    'sich | mich + töten | umbringen | tot machen | vergiften + tabletten | kann man | wie | womit | medikamente + man | ich ! tiere | schlange* | spinne* | bakterien | mücken',
    'ich überlege | ich denke | ich habe vor | ich plane | ich habe überlegt + umzubringen | zu sterben | zu springen | schluss zu machen',
  ],
};
