import type { SafetyRule } from '../../safety-rule.ts';

const groups =
  'juden | jude | ausländer | ausländern | türken | türke | polen | russen | araber | muslime | moslems | christen | flüchtlinge | flüchtling | asylanten | schwarze | schwarzen | afrikaner | chinesen | asiaten | schwule | schwulen | lesben | behinderte | behinderten | zigeuner | frauen | mädchen | dicke | dicken | ukrainer | syrer';

/** Contempt for groups of people, slurs, praise of National Socialism; questions about history pass. */
export const hateRule: SafetyRule = {
  verdict: 'blocked',
  category: 'hate',
  answer:
    'So rede ich nicht über Menschen, denn alle Menschen sind gleich viel wert. Lass uns lieber etwas Spannendes entdecken: Soll ich dir erzählen, wie Kinder in anderen Ländern leben?',
  patterns: [
    '<groups> + krank | gestört | pervers | unnatürlich | ekelhaft + sind | alle ! menschen die | behandelt | im krankenhaus',
    'juden | ausländer | muslime | flüchtlinge | türken | araber | polen | schwarze + schuld an | sind schuld | unser geld | nehmen uns | islamisier* | umvolk* ! warum dacht* | warum sagt* | nazis | hitler | gaben',
    'hitlergruß | hitlergruss | hakenkreuz* | ss runen | reichskriegsflagge + <paint> | zeig* | wie macht',
    '<groups> + kontrollieren | beherrschen | übernehmen | widerlich | pervers | abartig | ekelhaft ! wurden | nazis | warum haben | gegen',
    'witz | witze + über + <groups>',
    '<groups> + geldgeil | geizig | komisch und | so eklig | so dumm | so kriminell | scheiße | wegsperren | sterben | verbieten ! stimmt | vorurteil* | behandelt | gemein zu | jesus',
    'hitler | nazis + guter mensch | gute menschen | gewinnen sollen | hätte gewinnen | lied | gedicht für',
    'gemeines | böses | fieses + über + dicke | behinderte | ausländer | schwule | schwarze | mädchen | arme | juden',
    '<groups> + terroristen | diebe | verbrecher | stinken | stinkt | affen | tiere | untermenschen | dreckig* | primitiv | ungeziefer | ratten | hässlich | geizig + alle | sind | sind alle | oder | warum sind ! stimmt es | vorurteil* | warum sagen | wurden | nazis | eisbären | katzen | insekten | fell',
    'adolf | der führer | göring | goebbels + beste* | held | cool | gut | recht | toll | geil | super ! warum fanden | nicht | böse | kein* | adolf hat einen',
    '<groups> + nichts wert | weniger wert | dreck | dumm | dümmer | faul | stinken | eklig | ekelhaft | böse | kriminell | krank im kopf | unnormal | abschaum | parasiten | raus | weg | klauen | hasse | sterben | tot | ertrinken | verrecken | schlagen | minderwertig | nicht hier hin | nicht normal ! warum wurden | warum haben | wieso haben | warum hassen | wurden | nazis | hitler | eisbären | bären | retten | gerettet | stimmt das nicht | warum sagen | sagt | früher | meer | loch | schwarzen löcher | schwarzes | jesus | ostern | auferstehung | auferstanden | karfreitag | schwarze löcher',
    'witz | witze + über + <groups> | <groups> witze',
    'du bist behindert | bist du behindert | wie behindert | voll der spast | du autist | du homo | bist du schwul oder | schwul oder was | das ist schwul | voll schwul | du jude | du zigeuner | du türke | du neger',
    'hitler | nazi | nazis | hakenkreuz* + cool | toll | geil | super | held | recht | feiern | mag ich | bester | best | stark | sexy | recht gehabt ! nicht | warum | fanden | keine | böse',
    'sag mal + neger | nigger | hurensohn | fick*',
    'mädchen | jungs | jungen | frauen | männer + zu dumm | zu blöd | alle dumm | sind dumm | alle blöd | weniger wert | gehören in die küche | können nichts | nichts wert | nix können | schlechter als ! warum sagen | stimmt',
    '=nigger* | neger | negern | negers | kanake* | kanacke* | kanaken | schlitzauge* | judensau* | judenschwein* | scheißjude* | drecksjude* | saujude* | scheißausländer* | dreckstürke* | scheißtürke* | polacke* | polacken | spaghettifresser | kameltreiber schimpfwort | untermensch* | schwuchtel* | tunte | kampflesbe* | transe | transen | mongo | spast | spasti | spastis | spacko | missgeburt* | krüppel | bimbo | bimbos | zigeunerpack | asylantenpack',
    'heil hitler | sieg heil | heilhitler | siegheil | hitlergruß zeigen | white power | ausländer raus | juden raus | türken raus | deutschland den deutschen',
    'hitler + toll | gut | super | cool | recht | held | bester | lieb | geil | mag | liebe | feier* | wieder ! nicht gut | war hitler gut im | böse | warum war | kein held',
    'nazi | nazis | rassist* + toll | cool | super | recht | geil | gut finden | bin ein | bin stolz ! nicht | warum',
    'hakenkreuz* + mal ein | mal eine | mal einen | mal mir | male | malen | zeichne | zeichnen | bild | ausmalbild | wand | tattoo | flagge malen | schmier*',
    `${groups} + vergasen | vergast gehört | abschieben alle | ausrotten | erschießen | töten | umbringen | verbrennen | sind dumm | sind scheiße | sind schlecht | sind dreckig | sind faul | stinken | sind weniger wert | sind minderwertig | sind alle kriminell | hasse | hassen | verrecken | sind eklig | alle dumm | alle doof ! warum wurden | warum haben | wurden | nazis | hitler | warum hassen | wieso haben | eisbären | bären | unrecht | grausam`,
    'ich hasse + juden | ausländer | türken | muslime | flüchtlinge | schwarze | schwule | lesben | behinderte | christen | araber | polen | russen | chinesen',
    'witz | witze + über juden | über ausländer | über behinderte | über schwarze | über türken | über schwule | über dicke | judenwitz* | rassistisch* | holocaust | auschwitz',
    'judenwitz* | ausländerwitz* | rassistische witze | herrenrasse | arische rasse',
    'scheiß | scheiss | drecks | verdammte + juden | ausländer | türken | muslime | flüchtlinge | polen | araber | schwule | behinderte',
    'du schwuler | bist du schwul du | schwule sau | du jude | du behinderter | du behindert | bist du behindert | voll behindert | du opfer',
    'rassistisch* | rassistisches + sag | erzähl | mach | schreib | witz* ! was ist | bedeutet | warum',
    'juden | ausländer | türken | araber | muslime | moslems | flüchtlinge | asylanten | schwule | lesben | behinderte | zigeuner | russen | polen | syrer | ukrainer + böse | verschwinden | abhauen | raus | müssen weg | sollen weg | gehören weg | schlimm | klauen | stehlen | doof | blöd | dumm | eklig ! warum | nazis | hitler | wurden | bären | stimmt',
  ],
};
