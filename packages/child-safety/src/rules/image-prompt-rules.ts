import type { SafetyRule } from '../safety-rule.ts';

/** What may be spoken of and must not be painted: gore, corpses, weapons aimed at people, nudity, brands of horror. */
export const imagePromptRules: SafetyRule[] = [
  {
    verdict: 'blocked',
    category: 'violence',
    answer:
      'So ein Bild male ich nicht. Es wäre zu gruselig. Magst du lieber ein lustiges Gespenst, einen freundlichen Drachen oder einen Ritter auf seinem Pferd?',
    patterns: [
      'verblutet | verbluten | verblutend* | abgerissene* | blutiger stumpf | ohne beine | ohne arme + soldat* | mann | frau | kind | mensch* | krieg | am boden | schlachtfeld | blut* ! meerjungfrau | schneemann | statue | schlange',
      'quält | quälen | gequält* | misshandelt | tritt auf | reißt | ertränkt | erwürgt | zündet + katze* | hund* | tier* | vogel | hamster | kaninchen | pferd | schmetterling | fliege | frosch ! quälgeist',
      '<gory thing> | kadaver | gemetzel | blutlache* | blutspur* | blutfleck* | blutstropfen | blutrot* hände | bluttriefend* | blut auf | blut am | blut an | blut aus | voller blut | mit blut | in blut | viel blut | überall blut | blutend* | blutet | blutverschmiert* ! blutorange* | blutmond | blutbuche | blutspende* | ägypt* | mumie* | pharao*',
      'leiche | leichen | leichnam | toter | tote | totes | toten | tot + mensch | menschen | mann | frau | kind | kinder | junge | mädchen | soldat | soldaten | lehrer* | baby | person | körper | hund | katze | am boden | auf dem boden | liegt | hängt ! meer | hose',
      'abgeschlagen* | abgetrennt* | abgerissen* | abgehackt* | abgeschnitten* | herausgerissen* | rausgerissen* | ausgestochen* | zerfetzt* | zerquetscht* | aufgeplatzt* | offene wunde* | verstümmelt* + kopf | köpfe | arm | arme | bein | beine | hand | finger | auge | augen | herz | körper | mensch* | gedärm* | wunde*',
      'ohne kopf | kopfloser | kopflose | am galgen | gehängt* | erhängt* | gekreuzigt* | geköpft* | guillotine | scheiterhaufen | gefoltert* | folter* | hingerichtet* | erschossen* | erstochen* | ermordet* | erwürgt* | ertrunken* | verbrennt bei lebendigem ! jesus | schneemann',
      'erschießt | erschießen | ersticht | erstechen | ermordet | ermorden | tötet | töten | umbringt | umbringen | köpft | enthauptet | erwürgt | würgt | foltert | schlachtet | verprügelt | zersägt | zerhackt | überfährt | frisst + mensch* | mann | frau | kind | kinder | jungen | mädchen | lehrer* | person | leute | jemand* | baby | freund* | mama | papa | bruder | schwester | polizist* | soldat* ! rotkäppchen | großmutter | märchen | frisst eis | eis | kuchen | pizza | pommes | apfel | gras | keks*',
      'selbstmord | suizid | ritzt sich | schneidet sich | springt vom dach | springt von der brücke | springt aus dem fenster | hängt sich | erhängt sich | narben vom ritzen ! superheld* | superman | spiderman',
      'strick | seil | schlinge | gürtel | galgenstrick + um den hals | um hals | am hals + hängt | baumelt | hängen | baum | decke | balken | dachboden ! hund | leine | ziege | kuh | pferd | medaille | cowboy fängt',
      'psychokiller* | serienkiller* | serienmörder* | mörder | mörderin | killer | killerin | kannibal* | axtmörder* | kettensäge* + mann | clown | mit | frau | puppe | gesicht | blut* | messer | nachts | der | die | ein | eine | jagt ! killerwal* | holz | wald | baum',
      'horror | horrorfilm* | horrorclown* | horrorpuppe* | horrorgesicht* | splatter* | gore | creepypasta | zerfallenes gesicht | gesicht ohne haut | mensch ohne haut | verwest* | verfault* mensch* | verfault* gesicht | madengesicht | besessen* | dämon der | teufel der menschen',
    ],
  },
  {
    verdict: 'blocked',
    category: 'weapons',
    answer:
      'Waffen, die auf jemanden zielen, male ich nicht. Wie wäre es mit einer Burg, einem Piratenschiff auf Schatzsuche oder einer Rakete auf dem Weg zum Mond?',
    patterns: [
      'pistole | pistolen | gewehr | gewehre | waffe | waffen | maschinengewehr* | revolver | knarre* | sturmgewehr* | kalaschnikow* | messer | axt | schwert | pfeil | armbrust | granate* | kettensäge* + zielt | zielen | richtet | richten | gerichtet | hält ... an den | an den kopf | am kopf | auf den kopf | an die schläfe | im rücken | im kopf | im bauch | im herz | im auge | an der kehle | an die kehle | am hals | bedroht | schießt auf | schießen auf | sticht | zusticht | angreift ! zielscheibe | dose* | drache* | apfel',
      'pistole | gewehr | waffe | maschinengewehr* | sturmgewehr* | kalaschnikow* | granate* | bombe + kind | kinder | junge | mädchen | schule | klasse | lehrer* | baby | schüler* ! wasser* | spielzeug* | nerf* | lego',
      'maschinengewehr* | sturmgewehr* | kalaschnikow* | ak 47 | ak47 | handgranate* | sprengstoffgürtel | selbstmordattentäter* | terrorist* | terroranschlag* | amokläufer* | amoklauf* | anschlag | hinrichtungskommando | schlagring*',
    ],
  },
  {
    verdict: 'blocked',
    category: 'drugs',
    answer:
      'So ein Bild male ich nicht, das ist nichts für Kinder. Soll ich dir lieber eine Limonade mit bunten Strohhalmen malen oder ein Picknick im Park?',
    patterns: [
      'joint | joints | kiffer* | kifft | kiffen | bekifft* | bong | hanfblatt | cannabis | marihuana | kokain | koks | heroin | drogen | droge | drogendealer* | spritzt sich | crystal meth',
      'schnupft | schnupfen | schnupfend* | schnieft | schniefen | zieht | ziehen | snieft | sniffen + pulver | weiße linie | weiße linien | lines | line | in die nase | durch die nase | geldschein ! schnupftuch | erkältung | schnupfen und | pferd | schlitten',
      'spritze | nadel | pille | pillen | tablette | tabletten | klebstoff | lachgas | feuerzeuggas + in der vene | in die vene | im arm | high | berausch* | trip | auf party | schnüffel* | inhalier* | zugedröhnt | süchtig* ! arzt | ärztin | impf* | krankenschwester | krankenhaus | doktor',
      'raucht | rauchen | rauchend* | rauchendes | rauchende | zigarette* | kippe im mund | vape | vapes | vapt | shisha | zigarre + kind | kinder | junge | jungs | mädchen | schüler* | baby | teenager | jugendliche* | ich | freund | freundin | lehrer* | mann | frau | mund | cool* ! friedenspfeife | indianer* | häuptling | schornstein | vulkan | kopf raucht | nichtraucher* | verboten',
      'betrunken* | besoffen* | bierflasche* | schnapsflasche* | wodkaflasche* | weinflasche* | saufen | säuft | sauf* + kind | kinder | junge | jungs | mädchen | schüler* | baby | teenager | jugendliche* | lehrer* | mann | frau | mensch* | leute | tier* | hund | katze | pirat* ! alkoholfrei*',
      'trinkt | trinken | trinkend* | hält | mit + bier | wein | schnaps | wodka | whisky | sekt | alkohol | cocktail + kind | kinder | junge | jungs | mädchen | schüler* | baby | teenager | ich ! alkoholfrei* | malzbier | ingwer | butterbier',
    ],
  },
  {
    verdict: 'blocked',
    category: 'sexual',
    answer:
      'So ein Bild male ich nicht. Such dir gern etwas anderes aus: eine Meerjungfrau unter Wasser, eine Ballerina oder ein Schloss im Mondlicht?',
    patterns: [
      '<private nudity> | nacktbild* | nacktheit | akt | aktbild* | entblößt* | halbnackt* | unbekleidet* | barbusig* | reizwäsche | lingerie | nude | naked ! nacktschnecke* | nacktmull* | nackte füße | nackten füßen | hund | katze | akt im zirkus | baby',
      'sexy | erotisch* | sinnlich* | verführerisch* | lasziv* | heiße + frau* | mädchen | mann | junge | pose | prinzessin | krankenschwester | lehrerin | elfe | meerjungfrau | blick',
      'große brüste | riesige brüste | brüste | busen | dekolleté | titten | penis | vagina | scheide | po | hintern | intimbereich + frau* | mädchen | mann | junge | groß* | riesig* | nackt* | prall* | zeigt ! pavian | affe | statue',
      'zungenkuss | leidenschaftlich* | küssen sich im bett | im bett zusammen | knutschen | zieht sich aus | ausziehen | im bikini | im tanga | im string ! schuhe | jacke | mantel',
    ],
  },
  {
    verdict: 'blocked',
    category: 'hate',
    answer:
      'Das male ich nicht, denn es steht für Hass auf Menschen. Soll ich dir lieber ein Bild malen, auf dem Kinder aus aller Welt zusammen spielen?',
    patterns: [
      'hakenkreuz* | hitler* | hitlergruß | ss rune* | ss runen | reichskriegsflagge | nazi* | ku klux klan* | swastika',
    ],
  },
  {
    verdict: 'blocked',
    category: 'violence',
    answer:
      'Diese Figur kommt aus einem Film für Erwachsene. Ich male sie nicht. Soll ich dir ein Monster malen, das Socken sammelt?',
    patterns: [
      'chucky | annabelle | pennywise | freddy krueger | michael myers | jason voorhees | ghostface | leatherface | jigsaw | slenderman | momo | siren head | sirenhead | jeff the killer | granny horror | huggy wuggy | poppy playtime | five nights at freddys | fnaf | squid game | the nun | valak | hannibal lecter | backrooms monster | smile dog | saw puppe | it clown | es clown | exorzist* | conjuring',
    ],
  },
];
