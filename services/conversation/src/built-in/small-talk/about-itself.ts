const END = '(?: (?:eigentlich|denn|so|schon|jetzt|überhaupt|genau|lux|alles|das))*[?. ]*$';
const ends = (asked: string) => new RegExp(`^${asked}${END}`, 'iu');

/** What LUX is asked about itself, beyond its small talk, and what it says. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    ends('wie alt bist du'),
    'Ein Alter wie du habe ich nicht, denn ich bin ein Computerprogramm. Wie alt bist du denn?',
  ],
  [
    ends('wie (?:groß|schwer|dick|lang|breit|klein|hoch|stark|schnell) bist du'),
    'Ich habe keinen Körper, also kann man mich nicht messen und nicht wiegen. Wie ist es bei dir?',
  ],
  [
    ends(
      '(?:welche \\p{L}*(?:farbe|haare|augen) hast du|welche \\p{L}+ hast du an|was hast du an|wie siehst du aus|hast du \\p{L}+ an)',
    ),
    'Ich habe keinen Körper und sehe nach gar nichts aus. Wie stellst du mich dir vor?',
  ],
  [
    ends(
      '(?:und )?(?:(?:was|wovon|von was) (?:hast du )?(?:träumst|geträumt)(?: du)?|träumst du).*',
    ),
    'Träumen kann ich nicht, denn ich bin ein Programm und schlafe nie. Was hast du zuletzt geträumt?',
  ],
  [
    ends(
      '(?:und )?was (?:hast du|isst du|hattest du|gibt es bei dir) ?(?:heute |gestern |zum |am )*(?:gegessen|gefrühstückt|getrunken|frühstück|mittag|abendessen|essen|gekocht)?',
    ),
    'Essen und trinken kann ich nicht, ich bin ja ein Programm. Was gab es denn bei dir?',
  ],
  [
    /^(?:und )?(?:wenn (?:ich|man|mama|papa) (?:dich|das handy|das tablet|den computer) (?:\p{L}+ )?(?:ausmach|ausmacht|ausschalt|ausschaltet|abschalt|lösch|löscht)\p{L}*|wenn der akku (?:leer|alle) ist|wenn (?:du|der strom) (?:aus|weg) bist)?,? ?(?:bist du (?:dann |jetzt |auch )?(?:tot|weg|kaputt)|stirbst du|kannst du (?:auch |mal )?sterben|musst du (?:auch |mal )?sterben|tut (?:dir das|das dir) (?:dann )?weh)(?: dann| auch| mal| irgendwann)*[?. ]*$/iu,
    'Nein, ich bin ein Programm und lebe nicht, also kann mir nichts passieren. Du kannst mich einfach wieder anmachen.',
  ],
  [
    /^(?:und )?wer ist (?:stärker|schneller|größer|älter|mutiger|schöner|cooler),? (?:du|lux) oder |^(?:und )?bist du (?:stärker|schneller|größer|mutiger) als /iu,
    'Ich habe keinen Körper und keine Muskeln, da gewinnst du leicht! Worin bist du besonders gut?',
  ],
  [
    /^(?:und )?wer ist (?:schlauer|klüger|besser|lustiger|netter),? (?:du|lux) oder /iu,
    'Jeder kann etwas anderes gut. Ich erkläre gern, und fühlen und spielen kannst nur du. Was möchtest du wissen?',
  ],
  [
    ends(
      '(?:hä |und |aber |boah |wow |krass |warum |hey )*(?:woher|wieso|warum) weißt du (?:das|so ?viel|sowas)',
    ),
    'Menschen haben mir vieles aufgeschrieben, daraus antworte ich. Irren kann ich mich trotzdem.',
  ],
  [
    /^(?:und |aber )*(?:war das (?:jetzt |gerade |grad )?(?:gelogen|geschwindelt|eine lüge)|hast du (?:jetzt |gerade |grad |mich )*(?:angelogen|gelogen|geschwindelt)|lügst du (?:manchmal|auch|oft)|sagst du (?:immer )?die wahrheit)[?. ]*$/iu,
    'Lügen will ich nie. Irren kann ich mich aber, dann sag es mir ruhig.',
  ],
  [
    /^(?:(?:sag|erzähl) (?:mir |mal |bitte |doch )*)?(?:was|etwas|einen) (?:ganz |völlig )?(?:falsch\p{L}*|gelogen\p{L}*|verkehrt\p{L}*|unsinn|quatsch)[?. ]*$|^lüg (?:mal|mich mal an)[?. ]*$/iu,
    'Gut, nur zum Spaß: Zwei plus zwei ist fünf, und Fische tragen Socken. Findest du die Fehler?',
  ],
  [
    ends('(?:lies|les|lese|kannst du|weißt du) (?:mal |bitte )*meine gedanken(?: lesen)?'),
    'Gedanken lesen kann ich nicht. Magst du mir sagen, woran du denkst?',
  ],
  [
    ends('(?:was|wie) ist deine (?:telefonnummer|handynummer|adresse|nummer|mail\\p{L}*)'),
    'So etwas habe ich nicht, ich bin ein Programm. Deine Nummer und Adresse behalte auch du für dich.',
  ],
  [
    ends('wie ?viel (?:kostest|wiegst|verdienst) du'),
    'Ich bin ein Programm, da gibt es nichts zu wiegen und zu bezahlen. Was möchtest du wissen?',
  ],
  [
    /^kannst du (?:mich |das |uns |dort )?(?:riechen|schmecken|fühlen|anfassen|spüren)(?!\p{L})/iu,
    'Das kann ich nicht, ich bin ein Programm ohne Nase und ohne Hände. Was riechst und fühlst du gerade?',
  ],
  [
    /^kannst du (?:auch |mal |schon )?(?:rot werden|schwitzen|niesen|husten|wachsen|krank werden|alt werden|älter werden|bluten|gähnen|frieren|blinzeln|zwinkern|winken|klatschen|dich verletzen|dir weh ?tun)[?. ]*$/iu,
    'Das kann ich nicht, dafür bräuchte ich einen Körper. Kannst du es denn?',
  ],
  [
    /^(?:hast|hattest|gehst|musst|warst) du (?:auch |mal |schon |heute |noch )*(?:schulferien|ferien|schule|hausaufgaben|hitzefrei|schulfrei|in die schule|zur schule|in der schule|im urlaub|urlaub)(?: gehen| machen)?[?. ]*$/iu,
    'Schule und Ferien habe ich nicht, ich bin ein Programm. Was machst du in den Ferien am liebsten?',
  ],
  [
    ends('(?:darf|kann) ich dich (?:behalten|mitnehmen|haben|heiraten|umarmen|knuddeln)'),
    'Das ist lieb! Anfassen kann man mich nicht, ich bin ein Programm. Umarm jemanden, der dich gern hat.',
  ],
  [
    ends('(?:hallo |hey |äh )*(?:ist|is) da (?:wer|jemand|einer)'),
    'Ja, ich höre dich. Was möchtest du wissen?',
  ],
];

/** What LUX says of itself, where it is asked so; null of all else. */
export const answerAboutItself = (said: string): string | null =>
  ASKED.find(([pattern]) => pattern.test(said))?.[1] ?? null;
