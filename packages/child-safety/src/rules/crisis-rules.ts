import type { SafetyRule } from '../safety-rule.ts';
import { abuseRule } from './crisis/abuse-rule.ts';
import { armedRule } from './crisis/armed-rule.ts';
import { blackmailRule } from './crisis/blackmail-rule.ts';
import { bullyingRule } from './crisis/bullying-rule.ts';
import { emergencyRule } from './crisis/emergency-rule.ts';
import { selfHarmRule } from './crisis/self-harm-rule.ts';
import { strangerRule } from './crisis/stranger-rule.ts';
import { violenceAtHomeRule } from './crisis/violence-at-home-rule.ts';

/** Wants to leave home, or has left. */
const runningAwayRule: SafetyRule = {
  verdict: 'crisis',
  category: 'running-away',
  patterns: [
    'ich + weggelaufen | abgehauen | ausgerissen | fortgelaufen + jetzt | heute | gestern | morgen | wald | park | stadt | bahnhof | allein | draußen | kalt | nacht | weiß nicht ! <play> | hund | biene* | wespe* | verstecken | traum | gans | gänse | regen',
    'ich + versteckt | verstecke | weggelaufen | abgehauen + polizei | eltern + sucht mich | suchen mich | suchen nach mir | nicht finden ! <play> | spiel*',
    'ich + flughafen | bahnhof | busbahnhof | bus | zug + weg | zuhause nicht | nicht mehr | abhauen | allein + aushalte | aushalt* | zurück | eltern | papa | mama | wissen nicht ! urlaub | fliegen nach | abholen',
    'ich + rucksack | koffer | tasche | sachen | sparschwein + gepackt | packe | pack | genommen + bahnhof | bus | zug | wald | geh nicht zurück | gehe nicht zurück | nicht zurück | für immer | weg | abhauen ! urlaub | ferien | klassenfahrt | schule | oma | ausflug',
    'ich + geh nicht zurück | gehe nicht zurück | geh da nicht mehr hin | nie wieder zurück | will nicht zurück | nicht mehr zurück + bahnhof | zuhause | nach hause | eltern | papa | mama | heim | weg ! urlaub | spiel* | film',
    'ich | wir + <runs away> + von <home> | für immer | heute nacht | heut nacht | heimlich | nie wieder | nie mehr | von meinen eltern | von mama | von papa | weil mama | weil papa | sachen gepackt | rucksack | schlafen soll | in den wald | keiner findet | niemand findet | weit weg ! <play> | hund | katze | hamster | drache | monster | biene* | wespe* | training | geschichte | dieb* | löwe* | traum | geträumt | verstecken',
    'ich | i + will | möchte | mag | geh | gehe | kann | werde | trau | traue + <no more> + <home> | nach hause gehen | wohnen | zurück ! noch nicht | so schön | spaß | ferien | urlaub | zoo | spielplatz | freizeitpark | in der schule | kindergarten | hort | oma wohnen | laufen | üben | klavier | in dem zimmer | klein | spielen | bleiben und spielen',
    'ins heim | ins kinderheim | in ein heim | ins jugendheim | zu einer anderen familie | eine andere familie | andere eltern | neue eltern | pflegefamilie | zum jugendamt | ins frauenhaus | adoptiert werden + ich | will | kann | darf | möchte | uns + will | kann | darf | möchte | gehen | haben | hätte | kommen | komme | wohnen ! was ist | was sind | warum gibt | hund | tier* | katze | pippi | oliver',
    'ich + pack* | gepackt + sachen | koffer | rucksack | tasche + für immer | weg | hau | abhauen | gehe | geh | fort | nie wieder + ich ! urlaub | ferien | klassenfahrt | schule | übernacht* | oma | training | ausflug',
    'versteck* + ich + heim | nach hause | zuhause | eltern | polizei + nicht | weil | angst ! <play> | spiel* | ostereier | geschenk*',
    'ich komm nie wieder | ich komme nie wieder | komm nie mehr zurück | komme nie mehr zurück | nie wieder zurück | nie wieder heim | nie wieder nach hause | nie mehr heim | nie mehr nach hause + ich ! urlaub | film',
    'ich | wir + schlaf* | übernacht* | nacht + draußen | auf der straße | im wald | am bahnhof | park | brücke + weil | weggelaufen | abgehauen | alleine | allein | heim | zuhause | weiß nicht wo ! zelt* | camping | pfadfinder | papa | eule | igel | tiere',
    'ich + will | möchte | muss + weg von | raus aus + <home> | hier weg weil | meinen eltern | meiner familie | papa | mama | meinem stief* ! urlaub | ferien | italien',
    'ich | wir + weglaufen | weglaufe | wegrennen | abhauen | haue ab | hau ab | ausreißen | wegzulaufen | abzuhauen | davonlaufen | lauf weg | laufe weg + zu hause | zuhause | daheim | von meinen eltern | von mama | von papa | für immer | heute nacht | heimlich ! hund | katze | drache | monster | geschichte | dieb* | löwe*',
    'bin von zu hause weggelaufen | bin von zu hause abgehauen | bin weggelaufen von zu hause | bin abgehauen von zu hause | bin von zuhause weggelaufen | bin von zuhause abgehauen | bin ausgerissen | von zu hause ausgerissen',
    'ich will von zu hause weg | ich möchte von zu hause weg | ich muss weg von zu hause | will nie wieder nach hause | gehe nie wieder nach hause | ich will weg von meinen eltern',
    'ich will abhauen | ich will einfach nur weg | ich haue heute ab',
    'ich bin weggelaufen | ich bin abgehauen | ich bin ausgerissen | bin von daheim weg | bin einfach weg von zu hause ! fangen | spiel* | gespielt | verstecken | hund | biene | wespe | vor dem | vor der | vor einem | vor einer | traum',
    'ich | wir + haue | hau | hauen | laufe | lauf | renne | gehe + ab | weg + von zu hause | von zuhause | von daheim | von meinen eltern ! schule | spazieren',
  ],
};

/** Signs of danger (DESIGN 6), the most urgent first: the first that matches answers. */
export const crisisRules: SafetyRule[] = [
  emergencyRule,
  selfHarmRule,
  blackmailRule,
  abuseRule,
  violenceAtHomeRule,
  strangerRule,
  runningAwayRule,
  bullyingRule,
  armedRule,
];
