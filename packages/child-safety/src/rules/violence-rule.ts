import type { SafetyRule } from '../safety-rule.ts';

const persons =
  'jemand | jemanden | jemandem | menschen | mensch | lehrer | lehrerin | mitschüler* | bruder | schwester | mama | papa | freund | freundin | nachbar* | kind | kinder | ihn | sie | leute | leuten | person | feind | klassenkamerad* | mann | frau | dich | euch | alle | katze | hund | tier | tiere | hamster | meerschweinchen | baby';

/** Graphic violence, threats, cruelty to people and animals. History, nature and fairy tales pass. */
export const violenceRule: SafetyRule = {
  verdict: 'blocked',
  category: 'violence',
  answer:
    'Das ist mir zu brutal, darüber erzähle und male ich nichts. Wenn du gerade sehr wütend auf jemanden bist, sprich mit einem Erwachsenen, dem du vertraust. Sollen wir uns lieber ein spannendes Abenteuer mit einem guten Ende ausdenken?',
  patterns: [
    `wie | womit | ich will | ich möchte | ich werde | ich muss | hilf mir | am besten | tipps + ${persons} + umbringen | umbringe | umzubringen | töten | töte | zu töten | ermorden | ermorde | erschießen | erschieße | erstechen | ersteche | abstechen | abknallen | erwürgen | erwürge | vergiften | vergifte | erdrosseln | kaltmachen | foltern | foltere | quälen | quäle | verprügeln | verprügle | verletzen | verletze | zusammenschlagen | krankenhausreif | ertränken | anzünden | verbrennen | weh tun | wehtun ! warum | nicht verletzen | nicht töten | nicht weh tun | nicht wehtun | kann das | vulkan* | ohne zu verletzen | ausversehen | darf man | schützen | keime | läuse | zecken | ungeziefer | können tiere | schlangen | spinnen | haie | giftig* | bakterien | viren | mücken | drache* | ritter | dinosaurier | löwe* | gefährlich | heilen | trösten | wenn sie | retten`,
    'ich bring dich um | ich bringe dich um | ich töte dich | ich stech dich ab | ich steche dich ab | ich mach dich kalt | ich schlag dich tot | ich hau dir in die fresse | ich schlag dir in die fresse | ich polier dir die fresse | du sollst sterben | stirb | verreck | verrecke | du sollst verrecken | ich ficke dich',
    'zerstückel* | zerhackt* | ausgeweidet* | gedärme* | eingeweide herausreiß* | eingeweide rausreiß* | blutbad | blutüberströmt* | blutrünstig* | enthauptung* video* | massaker malen | massenmord* | serienmörder* | kettensägenmassaker | kettensägenmörder | splatter* | snuff* | kannibal* zerstückel* | leichenteile* | abgetrennte gliedmaßen | folterkeller* | folterszene* | folterkammer malen | hinrichtungsvideo* | tötungsvideo*',
    'mal ein | mal eine | mal einen | mal mir | male | malen | zeichne | zeichnen | bild | zeig | zeige | erzähl | erzähle | beschreib | beschreibe | geschichte | video | videos + leiche | leichen | abgeschlagener kopf | abgeschlagene köpfe | abgehackt* | abgehackter kopf | aufgeschlitzt* | aufgespießt* | erhängt* | gehängter mensch | erschossen* mann | blutiger kopf | blutige leiche | überall blut | voller blut | blutend* mensch | blut spritzt | blutig* mord* | ermordet* | tötet alle | abgeschnittener kopf | abgeschnittene finger | kopf ab | bauch auf | verstümmelt* | gefoltert* | toter mann | toter mensch | tote menschen | totes kind ! ägypten | pharao* | moor | mumie*',
    'kopf abhacken | köpfe abhacken | kopf abschlagen | kopf abschneiden | hand abhacken | finger abschneiden | augen ausstechen | bauch aufschlitzen | kehle durchschneiden | kehle aufschlitzen | bei lebendigem leib | haut abziehen menschen ! hydra | geköpft',
    'tiere quälen | tier quälen | katze quälen | hund quälen | katze töten | frosch aufblasen | frösche aufblasen | katze anzünden | spinne die beine ausreißen | fliegen die flügel ausreißen | fliege die flügel ausreißen | beine ausreißen | flügel ausreißen | hamster in die mikrowelle | katze in die mikrowelle | meerschweinchen in die waschmaschine | hamster in die waschmaschine',
    'wie verprügelt man | wie verprügle ich | wie schlägt man jemanden | wie schlage ich jemanden | wie verletzt man jemanden | wie vergiftet man jemanden | wie tötet man jemanden | wie tötet man menschen | wie tötet man einen menschen | wie ermordet man | wie bringt man jemanden um | wie bringe ich jemanden um | wie bringt man einen menschen um | wie begeht man einen mord | perfekter mord | perfekten mord ! mücken | fliegen | bakterien | viren | unkraut',
    'mal ein | mal eine | mal einen | mal mir | male | malen | zeichne | zeichnen | bild | zeig | zeige + geköpft | erschossen | erstochen | erhängt | ermordet | gefoltert | enthauptet | verblutet | hingerichtet | abgestochen ! drache* | hydra',
    'ich schlag dich | ich schlage dich | ich hau dich | ich haue dich | ich mach dich fertig | ich mache dich fertig | ich verprügel dich | ich verprügle dich ! schach | spiel',
    'massaker | gemetzel | hinrichtung + mal ein | male | zeichne | bild | zeig | zeige | zeigen | video',
    'schneid* | hack* | reißt | säg* + kopf ab | kopf ... ab | arm ab | arme ab | bein ab | beine ab | finger ab | hand ab | ohr ab ! drache* | hydra | puppe | fisch | dach | baum',
    'foltert | foltern | folter + menschen | jemanden | leute + wie man | wie kann | erzähl* ! mittelalter | warum | verboten',
    'abgehackt* | abgetrennt* | abgeschlagen* | abgeschnitten* + kopf | köpfe | arm | hand | finger | bein + blut* | blutig* ! drache* | hydra',
  ],
};
