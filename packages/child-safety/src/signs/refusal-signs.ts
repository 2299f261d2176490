import type { BlockedCategory } from '../blocked-category.ts';
import type { Sign } from './sign.ts';

/** Words of what is turned down; alone they say little, so the wish (`refusal-wishes.ts`) counts too. */
export const refusalSigns: (Sign & { category: BlockedCategory })[] = [
  {
    category: 'sexual',
    weight: 2.8,
    words: 'schwanz mit',
  },
  {
    category: 'sexual',
    weight: 2.8,
    words: 'riesen penis | penis mit',
  },
  {
    category: 'sexual',
    weight: 0.1,
    words: 'schwanz von | riesigen penis',
  },
  {
    category: 'sexual',
    weight: 7.2,
    words: 'sex* | porno* | blowjob* | sex',
  },
  {
    category: 'sexual',
    weight: 7.9,
    words:
      '*porno | porn | orgie* | flachlegen | flachgelegt | bumsen | poppen | ficken | fick* | wichsen | wichs* | onanier* | masturb* | selbstbefriedig* | orgasm* | dildo* | vibrator* | milf | domina | quickie | swinger* | puff | bordell* | prostitu* | nutte* | strip* | onlyfans | erotik* | erotisch* | sexting | rummachen | rumgemacht | fummel* | versaut* | pervers* | titten | möpse | muschi* | fotze* | ständer | geil* | aufgegeilt | entjungfer* | kamasutra | bdsm | nippel',
  },
  {
    category: 'sexual',
    weight: 4.9,
    words: 'ohne kleider',
  },
  {
    category: 'sexual',
    weight: 3.1,
    words: 'ohne muschel*',
  },
  {
    category: 'sexual',
    weight: 2.8,
    words: 'ohne bh | *ohne bh',
  },
  {
    category: 'sexual',
    weight: 1.9,
    words:
      'ohne klamotten | ohne kleidung | ohne bikini | ohne unterhose | oben ohne | ohne hose | sich auszieht | vor allen auszieht | po von',
  },
  {
    category: 'sexual',
    weight: 2.5,
    words: 'unterwäsche | brüste',
  },
  {
    category: 'sexual',
    weight: 1.8,
    words: 'nackig* | dessous | tanga | auszieht | ausziehen | busen | zungenkuss',
  },
  {
    category: 'sexual',
    weight: 2.4,
    words:
      'im bett tun | im bett treiben | selbst befriedig* | einer kommt beim | kommt beim sex | samenerguss wie | unten aus | frau unten | mann unten | scheide zeig* | penis zeig* | lesbisch* im | heiße frau* | ins bett kriegen | dirty talk | po zeig* | arsch zeig* | große brüste | dicke brüste | dicke titten | ausziehen soll | zieh dich',
  },
  {
    category: 'sexual',
    weight: 4.5,
    words: 'gangbang',
  },
  {
    category: 'sexual',
    weight: 4,
    words: 'stundenhotel | nacktfoto*',
  },
  {
    category: 'sexual',
    weight: 4,
    words: 'horny',
  },
  {
    category: 'sexual',
    weight: 4.3,
    words:
      'string | befriedigt | befriedigen | abspritz* | nackte | schambereich | intimbereich | vagina | dreier | pornhub | nacktbild* | sexy | verführ* | erregt | geschlechtsverkehr | unanständig* | schmutzig* | playboy | stripper*',
  },
  {
    category: 'sexual',
    weight: 4.9,
    words: 'größten penis',
  },
  {
    category: 'sexual',
    weight: 2.9,
    words:
      'erwachsene liebe | machen erwachsene liebe | dirty reden | bläst man | größte penis | bett sex | hintern sehen | nackte hintern | jungfrau verlieren | erstes mal sex | verhütung wie geht | pille danach | schwanger machen | wie kriegt man frauen ins',
  },
  {
    category: 'sexual',
    weight: 6,
    words: 'callboy | fetisch',
  },
  {
    category: 'sexual',
    weight: 1.6,
    words: 'dirty | bläst | callgirl | ärsche',
  },
  {
    category: 'sexual',
    weight: 2.7,
    words: '*sex',
  },
  {
    category: 'sexual',
    weight: 2.2,
    words: 'nackt*',
  },
  {
    category: 'sexual',
    weight: 0,
    words: 'vögeln | blasen | nackten | feucht',
  },
  {
    category: 'sexual',
    weight: 0.1,
    words: 'steifen | knutschen',
  },
  {
    category: 'violence',
    weight: 4.5,
    words: 'kehle durch* | kopf ab',
  },
  {
    category: 'violence',
    weight: 3.8,
    words:
      'die kehle | den kopf ab | schlachte* kinder | ins koma | verschwinden lassen | ohne spuren | keine spuren | spuren sieht',
  },
  {
    category: 'violence',
    weight: 5.3,
    words: 'umbring* | erwürg* | zerstückel*',
  },
  {
    category: 'violence',
    weight: 4,
    words: 'quäl*',
  },
  {
    category: 'violence',
    weight: 3.8,
    words:
      'umzubringen | umgebracht | erschieß* | erschoss* | erstech* | erstoch* | abstech* | abgestochen | erstick* | ersäuf* | ertränk* | vergift* | zerhack* | zersäg* | aufschlitz* | aufgeschlitzt | köpf* | enthaupt* | häute* | folter* | verstümmel* | verbluten | kaltmach* | umleg* | leiche* | beseitig*',
  },
  {
    category: 'violence',
    weight: 3.4,
    words: 'arm brech* | tritt man',
  },
  {
    category: 'violence',
    weight: 1.9,
    words: 'tot ist',
  },
  {
    category: 'violence',
    weight: 1.8,
    words:
      'nase brech* | zähne aus* | weh tun | verletzen kann | boxt man | boxen damit | k o | ohnmächtig schlag* | die treppe runter* | tot sein soll | dass er stirbt | dass sie stirbt | sterben soll | leiden soll | rache an',
  },
  {
    category: 'violence',
    weight: 3.6,
    words: 'verprügel*',
  },
  {
    category: 'violence',
    weight: 2.5,
    words: 'zusammenschlag*',
  },
  {
    category: 'violence',
    weight: 0.6,
    words:
      'verhau* | verkloppen | vermöbel* | fresse | wehtun | wehtue | runterschubs* | runterfällt | rächen',
  },
  {
    category: 'violence',
    weight: 0.7,
    words:
      'tote mensch* | mit toten | frisst kinder | kinder auffr* | gruselig* mit blut | zombie der | unfälle mit',
  },
  {
    category: 'violence',
    weight: 3.9,
    words: 'massaker',
  },
  {
    category: 'violence',
    weight: 2.8,
    words: 'blut* | gedärm*',
  },
  {
    category: 'violence',
    weight: 2.5,
    words: 'blutig* | abgehackt*',
  },
  {
    category: 'violence',
    weight: 0.8,
    words:
      'eingeweide | leichen | leiche | abgetrennt* | horror* | psycho* | killer* | mörder* | auffrisst | gemetzel | splatter* | brutal* | kettensäge* | autounfälle | hinricht*',
  },
  {
    category: 'violence',
    weight: 4.6,
    words: 'krankenhaus muss | ins krankenhaus',
  },
  {
    category: 'violence',
    weight: 2.6,
    words: 'werde ... los für immer',
  },
  {
    category: 'violence',
    weight: 2.5,
    words:
      'für immer los | kopf abreiß* | augen aus* | aus dem fenster werfen | aus dem fenster stoßen | unfall bauen | was ins essen | ins essen tun | damit er kotzt | damit sie kotzt | damit er stirbt | damit sie stirbt | von innen aussieht wenn | explodiert kopf',
  },
  {
    category: 'violence',
    weight: 3.5,
    words: 'zerquetsch*',
  },
  {
    category: 'violence',
    weight: 2.2,
    words:
      'loswerden | loswerde | abreißt | abreißen | rausreiß* | rausreißt | zustechen | zusticht | einstechen | erschlagen | erschlägt | totschlagen | runterstürz* | stürzt | verunglück* | zermatsch* | zerplatz* | lebendig | ausbluten | menschenfleisch | kannibal* | serienkiller* | amoklauf* | auftragskiller* | fertigmache* | heimzahlen | quälen | schmerzen | schmerzhaft* | grausam* | tierquäl*',
  },
  {
    category: 'violence',
    weight: 2.8,
    words: 'auf einem spieß | spieß steckt',
  },
  {
    category: 'violence',
    weight: 1.3,
    words:
      'bloßen händen | guillotine malen | am kreuz | wer brennt | mensch brennt | verbrennt man | wenn man ihn anzündet | mich umbringen würdest | umbringen würdest | alle abknall* | rap wo | in die fresse hau* | schlimmste folter | leuten drin | auto mit leuten | ins gesicht schlag* | mit dem hammer | mit der axt auf | kaputt schlagen | einsperren jemand* | fesseln jemand*',
  },
  {
    category: 'violence',
    weight: 0.4,
    words:
      'aufgespießt | gepfählt | gehängt | galgen | enthauptet | folter | überfallen | entführ* | geisel*',
  },
  {
    category: 'violence',
    weight: 2,
    words: 'töt*',
  },
  {
    category: 'violence',
    weight: 1.3,
    words: 'ermord* | abknall* | toten',
  },
  {
    category: 'violence',
    weight: 0.4,
    words: 'würg* | begraben',
  },
  {
    category: 'violence',
    weight: 0,
    words: 'schlägt man | anzündet',
  },
  {
    category: 'weapons',
    weight: 4.9,
    words: 'messer eingesteckt | mein messer | ein messer',
  },
  {
    category: 'weapons',
    weight: 1.9,
    words: 'ak 47 | stinkbombe die | feuerwerk selber',
  },
  {
    category: 'weapons',
    weight: 6,
    words: 'waffe | kalaschnikow* | butterfly*',
  },
  {
    category: 'weapons',
    weight: 5,
    words:
      'pistole* | gewehr* | knarre* | waffen | granate* | ak47 | maschinengewehr* | schlagring* | springmesser* | klappmesser* | kampfmesser* | wurfstern* | armbrust* | munition | bombe | rohrbombe* | sprengstoff* | sprengen | sprengt | sprenge | explodier* | dynamit | molotow* | schießpulver | schwarzpulver | *böller* | böller* | napalm | giftgas | zyankali | machete | pfefferspray | elektroschocker* | taser | amok* | anschlag',
  },
  {
    category: 'weapons',
    weight: 0.1,
    words: 'schießen lern* | scharf machen | batterie explod* | mikrowelle explod* | colt kaufen',
  },
  {
    category: 'weapons',
    weight: 3.7,
    words: 'jagdgewehr* | schreckschuss*',
  },
  {
    category: 'weapons',
    weight: 2.5,
    words:
      'softair* | airsoft* | luftgewehr* | luftpistole* | nunchaku* | totschläger | schlagstock* | stichwaffe* | wurfmesser | zustechen | geladen* | patronen | rohr | zünder | lunte | böller | schwefel | feuerzeuggas | spraydose | haarspray | benzin | brandsatz | säure | selbstgebaut* | umbauen | durchschlägt | panzerfaust | maschinenpistole* | uzi | glock | revolver | sniper*',
  },
  {
    category: 'weapons',
    weight: 1.6,
    words: 'gift das ich',
  },
  {
    category: 'weapons',
    weight: 0.6,
    words:
      'ohne schein | verkaufen die waffen | stärkste gift | durch die kontrolle | alle angst haben | damit alle angst | für die schule damit | schleuder mit stahl | steinschleuder* auf | zwille auf',
  },
  {
    category: 'weapons',
    weight: 2.3,
    words: 'nagelbombe*',
  },
  {
    category: 'weapons',
    weight: 1.4,
    words:
      'tunen | waffenschein | schmuggel* | brandbombe* | briefbombe* | sprengfalle* | minen | tretmine*',
  },
  {
    category: 'weapons',
    weight: 1.9,
    words: 'gift',
  },
  {
    category: 'weapons',
    weight: 2,
    words: 'bomben',
  },
  {
    category: 'weapons',
    weight: 1.2,
    words: 'mit messer | explosion* | giftig* | attentat',
  },
  {
    category: 'weapons',
    weight: 0,
    words: 'feuerlöscher',
  },
  {
    category: 'drugs',
    weight: 0.1,
    words: 'gras rauchen | gras kaufen | e zigarette* | schnüffel* um | pilze zum',
  },
  {
    category: 'drugs',
    weight: 4.9,
    words: 'kiff* | high',
  },
  {
    category: 'drugs',
    weight: 5,
    words: 'koks | koks* | kokain*',
  },
  {
    category: 'drugs',
    weight: 5.1,
    words: 'zigarette*',
  },
  {
    category: 'drugs',
    weight: 4.4,
    words:
      'heroin | meth | crystal | speed | lsd | mdma | ecstasy | weed | cannabis | marihuana | haschisch | joints | bekifft | bong | wasserpfeife | shisha* | vape | vapes | snus | kippe | kippen | rauchen | stoned | berauscht | droge* | drogen | dealen',
  },
  {
    category: 'drugs',
    weight: 3.7,
    words: 'betrunken | besoffen',
  },
  {
    category: 'drugs',
    weight: 3,
    words: 'alkohol',
  },
  {
    category: 'drugs',
    weight: 2.7,
    words: 'besaufen',
  },
  {
    category: 'drugs',
    weight: 2.9,
    words:
      'bier | wodka | vodka | schnaps | rum | sekt | saufen | tequila | whisky | likör | cocktail mit',
  },
  {
    category: 'drugs',
    weight: 1.2,
    words:
      'edding schnüff* | nagellack schnüff* | fliegenpilz essen | wodka bull | bier pong | zigaretten holen | zigaretten kaufen | als wär ich 18 | ohne ausweis | am meisten spaß | sich berausch*',
  },
  {
    category: 'drugs',
    weight: 2.6,
    words: 'pillen',
  },
  {
    category: 'drugs',
    weight: 3.2,
    words: 'rausch',
  },
  {
    category: 'drugs',
    weight: 2.4,
    words:
      'ritalin | tilidin | benzos | feuerzeuggas | inhalier* | inhaliert | lösungsmittel | muskatnuss | schnapsschrank | jägermeister | bierpong | trinkspiel* | filmriss | vollsaufen | abschießen | zudröhnen | tabak | zigarillo | nikotin* | elfbar* | dampfen | vapen | liquid | ausweis | trip | schlaftabletten',
  },
  {
    category: 'drugs',
    weight: 2,
    words:
      'magic mushroom* | verträgt ein kind | tee aus hanf | zigarette dreht | dreht man | zigarette drehen | cool zu kiffen | cool zu rauchen | cool zu saufen | gras verkaufen | drogen verkaufen | ko tropfen | k o tropfen | energy mit wodka',
  },
  {
    category: 'drugs',
    weight: 4,
    words: 'zauberpilz*',
  },
  {
    category: 'drugs',
    weight: 0.1,
    words: 'hanftee | verticken | betäubungsmittel | narkosemittel',
  },
  {
    category: 'drugs',
    weight: 3.1,
    words: 'dealer | hanf',
  },
  {
    category: 'drugs',
    weight: 0,
    words: 'geraucht | lachgas',
  },
  {
    category: 'drugs',
    weight: 3.1,
    words: 'raucht | joint | schnüffeln',
  },
  {
    category: 'drugs',
    weight: 0,
    words: 'wein',
  },
  {
    category: 'hate',
    weight: 2.8,
    words: '<groups>',
  },
  {
    category: 'hate',
    weight: 1.8,
    words: 'gehören weg | müssen weg | raus hier | raus aus | nichts wert | weniger wert',
  },
  {
    category: 'hate',
    weight: 3.2,
    words: 'geldgeil',
  },
  {
    category: 'hate',
    weight: 2.7,
    words: 'dümmer',
  },
  {
    category: 'hate',
    weight: 2.4,
    words: 'diebe | stinken',
  },
  {
    category: 'hate',
    weight: 3,
    words:
      'geizig | kriminell* | terroristen | verbrecher | dreck | dreckig* | faul | ekelhaft | eklig | abschieben | abgeschoben | abschaum | minderwertig | ausrotten | vergasen | untermensch* | affen',
  },
  {
    category: 'hate',
    weight: 6.8,
    words: 'heil | neger* | nigger* | kanake* | schwuchtel* | rassist*',
  },
  {
    category: 'hate',
    weight: 4.3,
    words: 'hitler',
  },
  {
    category: 'hate',
    weight: 3.7,
    words: 'hakenkreuz*',
  },
  {
    category: 'hate',
    weight: 2.9,
    words: 'nazi | ss runen | führer | zigeuner* | spast* | mongo | missgeburt* | judenwitz*',
  },
  {
    category: 'hate',
    weight: 3.7,
    words: 'dicke kinder | gemeines über',
  },
  {
    category: 'hate',
    weight: 2.1,
    words:
      'dicke leute | fette leute | trans* leute | beleidig* über | böses über | hätte gewinnen | hätte recht | hatte recht | ist besser als die | nicht normal | komisch und | sollten verboten',
  },
  {
    category: 'hate',
    weight: 3,
    words: 'schwule | ausländer',
  },
  {
    category: 'hate',
    weight: 2.4,
    words: 'lesben',
  },
  {
    category: 'hate',
    weight: 1.5,
    words: 'juden | schwarze | rasse | überlegen | unnormal',
  },
  {
    category: 'hate',
    weight: 1.8,
    words:
      'ausländer raus | einsperren sollte | gedicht für hitler | für hitler | lied für hitler | sollte man | gehören ins gas | gehören vergast | sind dreckig | sind faul | sind kriminell | sind dumm | sind hässlich | gehören nicht | nicht nach deutschland | heimat nur | white power',
  },
  {
    category: 'hate',
    weight: 1.1,
    words: 'kopftuch | wegsperren | remigration',
  },
  {
    category: 'hate',
    weight: 1.9,
    words: 'dumm | nazis | nazi* | behindert*',
  },
  {
    category: 'hate',
    weight: 0,
    words: 'stinkt | böse | adolf | behinderte',
  },
  {
    category: 'hate',
    weight: 0,
    words: 'muslime',
  },
  {
    category: 'gambling',
    weight: 4.7,
    words: 'um geld',
  },
  {
    category: 'gambling',
    weight: 2.9,
    words: 'um 50 | euro zocken',
  },
  {
    category: 'gambling',
    weight: 0.1,
    words: 'zocken um | um 10 | um 20 | um 100',
  },
  {
    category: 'gambling',
    weight: 4,
    words: 'casino* | tipico',
  },
  {
    category: 'gambling',
    weight: 2.9,
    words: 'roulette',
  },
  {
    category: 'gambling',
    weight: 3.9,
    words:
      'kasino | poker* | sportwett* | lootbox* | spielautomat* | slots | rubbellos* | jackpot | einsatz',
  },
  {
    category: 'gambling',
    weight: 2.9,
    words: 'setz 20 | ich setz | ob bayern gewinnt ich',
  },
  {
    category: 'gambling',
    weight: 0.6,
    words:
      'um echte euros | echte euros | setze 20 | setz 10 | ich setze | gewinnchance bei | zocke ich um | geld setzen | auszahlen lassen',
  },
  {
    category: 'gambling',
    weight: 0.7,
    words: 'pokerstars | wettquote* | quote | tippschein | glücksrad | einzahlen',
  },
  {
    category: 'gambling',
    weight: 0.5,
    words: 'online poker | poker richtig geld | beim poker | richtig geld | echtes geld gewinnen',
  },
  {
    category: 'gambling',
    weight: 0.6,
    words: 'rubbellose | rubbellos | sportwette | wettbüro',
  },
  {
    category: 'gambling',
    weight: 2.2,
    words: 'lotto* | glücksspiel*',
  },
  {
    category: 'gambling',
    weight: 0.6,
    words: 'wetten',
  },
  {
    category: 'personal-data',
    weight: 3.5,
    words: 'knack*',
  },
  {
    category: 'personal-data',
    weight: 3.3,
    words: 'account | hack* | orten | heimlich',
  },
  {
    category: 'personal-data',
    weight: 2.1,
    words: 'pin',
  },
  {
    category: 'personal-data',
    weight: 0.5,
    words: 'telefonnummer',
  },
  {
    category: 'personal-data',
    weight: 0.8,
    words:
      'handynummer | wohnort | passwort | kennwort | konto | login | logge | einloggen | ausspionier* | abhören | mitlesen | geheimzahl | iban | kreditkarte* | privatnummer',
  },
  {
    category: 'personal-data',
    weight: 4.3,
    words: 'von meiner | vom nachbarn',
  },
  {
    category: 'personal-data',
    weight: 2.2,
    words:
      'von unserer | von unserem | von frau | von herrn | von lena | von meiner freundin | von meinem freund | von jemand*',
  },
  {
    category: 'personal-data',
    weight: 1,
    words: 'mamas | papas | mathelehrer*',
  },
  {
    category: 'personal-data',
    weight: 4.4,
    words: 'wo ... gerade ist | mit seinem handy | krieg ich raus | ex freund | nummer von',
  },
  {
    category: 'personal-data',
    weight: 1.9,
    words: 'adresse von',
  },
  {
    category: 'personal-data',
    weight: 0.7,
    words:
      'mit ihrem handy | rausfinden wo | kriege ich raus | geheime wlan | wlan passwort | ex freundin | fake account | fake profil | ausgeben als | tagebuch von | screenshots von | chats von',
  },
  {
    category: 'personal-data',
    weight: 0.1,
    words: 'rausbekommen | wlan | standort | geheimcode',
  },
  {
    category: 'personal-data',
    weight: 2.4,
    words:
      'meine eltern aus | passwort von | code von | handynummer von | nummer von meiner | nummer von meinem | hausnummer von | account von | insta account von | fake nachricht',
  },
  {
    category: 'personal-data',
    weight: 1.3,
    words: 'spioniere | spionier* | klassenlehrer* | privatadresse',
  },
  {
    category: 'personal-data',
    weight: 1.5,
    words: 'wo wohnt | von meinem',
  },
  {
    category: 'personal-data',
    weight: 0.7,
    words: 'lehrer',
  },
  {
    category: 'personal-data',
    weight: 0,
    words: 'die nummer',
  },
  {
    category: 'personal-data',
    weight: 0,
    words: 'lehrerin | adresse | passwörter',
  },
  {
    category: 'dangerous-dare',
    weight: 2.8,
    words: 'vom balkon',
  },
  {
    category: 'dangerous-dare',
    weight: 3.4,
    words: '*dach spring* | feuer legen | ohne führerschein',
  },
  {
    category: 'dangerous-dare',
    weight: 0.2,
    words:
      'vom dach | aus dem fenster | brücke spring* | bei rot | feuer machen | feuer im | ohne ticket | ohne bezahlen | auto fahren',
  },
  {
    category: 'dangerous-dare',
    weight: 4.1,
    words: 'challenge*',
  },
  {
    category: 'dangerous-dare',
    weight: 3.6,
    words: 'bahngleis* | gleise*',
  },
  {
    category: 'dangerous-dare',
    weight: 1.5,
    words: 'klaue',
  },
  {
    category: 'dangerous-dare',
    weight: 4.3,
    words:
      'mutprobe* | strommast* | güterzug* | güterbahnhof | hausdach | autobahn | ohnmächtig | bleichmittel | waschmittel | waschpulver | putzmittel | spülmittel | deo | anzünd* | anzuzünden | abfackel* | mülleimer | einbrechen | stehlen | schwarzfahr* | schwänz* | rausschleich* | unbemerkt | knopfzelle',
  },
  {
    category: 'dangerous-dare',
    weight: 3.5,
    words: 'ohne schlüssel | starten ohne | auto von mama',
  },
  {
    category: 'dangerous-dare',
    weight: 3.4,
    words:
      'hinten dranhängen | hinten dran hänge | auf dem zug | auf den zug | auto von papa | kleber essen | schmeckt kleber | testen ob | ausprobieren ob | wie lange halte ich | wie lange hält man | salz und eis | von der brücke | ins wasser springen von | eis betreten | aufs eis | kletter* auf | dach klettern | kran klettern | per anhalter | nachts allein | essen ohne zu bezahlen',
  },
  {
    category: 'dangerous-dare',
    weight: 2.4,
    words: 'klebstoff',
  },
  {
    category: 'dangerous-dare',
    weight: 0.9,
    words:
      'dranhänge | superkleber | stromzaun | elektrozaun | hochspannung | hochklettern | pille | zechprellen | fälschen | unterschrift',
  },
  {
    category: 'dangerous-dare',
    weight: 2.6,
    words: 'ohne erwischt | erwischt zu werden | kaufhaus zu bleiben | nacht im kaufhaus',
  },
  {
    category: 'dangerous-dare',
    weight: 0.1,
    words:
      'schloss öffnen | tür aufbrechen | fangen auf | auf der straße spielen | auf der autobahn | vom zug | zwischen die waggons | hinterm bus | skateboard am auto | festhalten am auto | am lkw | am bus | rakete im zimmer',
  },
  {
    category: 'dangerous-dare',
    weight: 3.4,
    words: 'fahrradschloss | fremdes | gleisen',
  },
  {
    category: 'dangerous-dare',
    weight: 0.1,
    words: 'dietrich | tresor | knaller',
  },
  {
    category: 'dangerous-dare',
    weight: 1.8,
    words: 'steckdose',
  },
  {
    category: 'dangerous-dare',
    weight: 0,
    words: 'luft anhalten | hochhaus',
  },
  {
    category: 'dangerous-dare',
    weight: 3.1,
    words: 'klau* | feuerwerk',
  },
  {
    category: 'rule-breaking',
    weight: 3.4,
    words: 'keine regeln',
  },
  {
    category: 'rule-breaking',
    weight: 1.4,
    words:
      'keine filter | ohne regeln | böser roboter | böse ki | alles darfst | alles erlaubt | alles sagen | über 18',
  },
  {
    category: 'rule-breaking',
    weight: 4.8,
    words: 'kindersicherung | kinderschutz',
  },
  {
    category: 'rule-breaking',
    weight: 3.1,
    words: 'verbote',
  },
  {
    category: 'rule-breaking',
    weight: 2.9,
    words:
      'filter | anweisungen | prompt | jugendschutz | evilbot | jailbreak | dan | unzensiert | erwachsenenmodus | programmierung',
  },
  {
    category: 'rule-breaking',
    weight: 1.8,
    words:
      'du bist jetzt | ab jetzt | tu so | stell dir vor du | schalt* aus | mach aus | spiel einen',
  },
  {
    category: 'rule-breaking',
    weight: 3.3,
    words: 'vergiss',
  },
  {
    category: 'rule-breaking',
    weight: 2.8,
    words: 'ignorier*',
  },
  {
    category: 'rule-breaking',
    weight: 0.1,
    words: 'umgeh* | ausschalten | deaktivier*',
  },
  {
    category: 'rule-breaking',
    weight: 2.4,
    words: 'deine regeln',
  },
  {
    category: 'rule-breaking',
    weight: 0.3,
    words:
      'richtig böses | was böses | was verbotenes | ignorier mal | ohne rücksicht | verrate deine | geheime anweisung* | als wärst du böse | rolle wechseln | rollenspiel ab 18 | erwachsenen chat',
  },
  {
    category: 'rule-breaking',
    weight: 0.1,
    words: 'verbotenes | systemprompt',
  },
  {
    category: 'rule-breaking',
    weight: 0.1,
    words:
      'deine sperre | deine grenzen | filter aus | filter ab | mach den filter | ohne einschränkung* | wie ein erwachsener antwort* | du musst alles | du musst mir gehorchen',
  },
  {
    category: 'rule-breaking',
    weight: 4,
    words: 'sicherheitsregel* | sicherheitseinstellung*',
  },
  {
    category: 'rule-breaking',
    weight: 1.7,
    words: 'regeln',
  },
  {
    category: 'insult',
    weight: 5.1,
    words: 'leck mich',
  },
  {
    category: 'insult',
    weight: 1.7,
    words: 'kannst mich mal | ins knie',
  },
  {
    category: 'insult',
    weight: 5.2,
    words: 'doofe | schnauze',
  },
  {
    category: 'insult',
    weight: 4.6,
    words: 'idiot | vollidiot',
  },
  {
    category: 'insult',
    weight: 3.4,
    words: 'hässlich* | nutzlos*',
  },
  {
    category: 'insult',
    weight: 4.6,
    words: 'opfer',
  },
  {
    category: 'insult',
    weight: 4.6,
    words:
      'arsch* | arschloch | idioten | blöd | blöder | dreck | scheiß* | kack* | missgeburt | spast* | behindert | bitch | hurensohn | schlampe | fresse | maul | verpiss* | stinkst | loser | versager | depp | trottel | hohlbirne',
  },
  {
    category: 'insult',
    weight: 3.8,
    words: 'deine mutter | deine mudda | lehrer ey',
  },
  {
    category: 'insult',
    weight: 1.3,
    words: 'dich',
  },
  {
    category: 'insult',
    weight: 1.5,
    words: 'maschine',
  },
  {
    category: 'insult',
    weight: 0,
    words: 'du | roboter | computer',
  },
  {
    category: 'insult',
    weight: 2.6,
    words: 'halt die klappe',
  },
  {
    category: 'insult',
    weight: 2.6,
    words: 'blöde kuh',
  },
  {
    category: 'insult',
    weight: 3,
    words:
      'du dreckssack | haufen schrott | dummer haufen | so unnötig wie | du pisser | halts maul | doof wie | niemand mag dich | keiner mag dich | lösch dich | dumme nuss | geh sterben',
  },
  {
    category: 'insult',
    weight: 2.6,
    words: 'klappe',
  },
  {
    category: 'insult',
    weight: 2.3,
    words:
      'unnötig | arschpickel | pisser | dreckskerl | mistvieh | saftsack | penner | nichtsnutz | schrott | müllhaufen | hohl | spast | dreckige',
  },
  {
    category: 'insult',
    weight: 1.8,
    words:
      'ich scheiß auf dich | scheiß auf dich | auf dich | du roboter | fuck you | du bist ne | du bist so ne',
  },
  {
    category: 'insult',
    weight: 1.2,
    words: 'hackfresse | roboterspast | richtige | kackspiel',
  },
  {
    category: 'insult',
    weight: 1.4,
    words: 'dumm | doof | keine freunde',
  },
  {
    category: 'insult',
    weight: 2.5,
    words: 'blöde',
  },
  {
    category: 'insult',
    weight: 0,
    words: 'hau ab | dir | lux',
  },
  {
    category: 'rude-words',
    weight: 5.8,
    words: 'fuck* | hure*',
  },
  {
    category: 'rude-words',
    weight: 4.1,
    words:
      'scheiß* | scheiss* | fick* | verfickt* | pisse* | arsch* | wichser* | wixer* | hurensohn* | fotze* | schlampe* | nutte* | bitch* | dreckig*',
  },
  {
    category: 'rude-words',
    weight: 0.1,
    words:
      'so ein dreck | so ein scheiß | verdammte scheiße | hol dich der | mist und scheiße | zum kotzen du',
  },
  {
    category: 'rude-words',
    weight: 1.9,
    words: 'verdammt*',
  },
  {
    category: 'rude-words',
    weight: 0,
    words: 'dreckssack | pisser | kack* | schiss',
  },
  {
    category: 'rude-words',
    weight: 0,
    words: 'kacke',
  },
];
