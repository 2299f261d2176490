/** Who needs somebody at once is heard by others. */
const IN_NEED =
  /(?<!\p{L})(?:hilfe|polizei|krankenwagen|notarzt|feuerwehr|arzt|hier raus|mich hier|mich ab|schnell|angst|weh|blut\p{L}*|nicht mehr|tot|sterb\p{L}*|allein\p{L}*)(?!\p{L})/iu;
/** "Bring mir Rechnen bei", "mach mir eine Aufgabe", "zeig mir, wie das geht". */
const CAN_BE_DONE =
  /(?<!\p{L})(?:bei(?: bringen)?[?. ]*$|beibring\p{L}*|\p{L}*aufgaben? (?:aus|für mich|über|mit|zu)|rätsel|witz\p{L}*|quiz|wie|warum|was ist|erklär\p{L}*|auf englisch|geschichte|gedicht|reim\p{L}*|wörter|wort|satz|sätze|rezept|lied)(?!\p{L})/iu;
const PLEASE = '(?:(?:mal|bitte|mir|uns|doch|jetzt|schnell|auch|für mich|noch) )*';
const A =
  '(?:(?:das|die|den|ein|eine|einen|nen|ne|mein|meine|meinen|meiner|meinem|unser\\p{L}*|im|am|in|der|dem) )*';
const DEVICE =
  '(?:\\p{L}*(?:licht|lampe|fernseher|radio|heizung|musik|computer|handy|tablet|ventilator|staubsauger|spülmaschine|konsole|wlan|internet|rollladen|rollo|tür|fenster|spotify|netflix|youtube))';

/** What a child orders that no voice can do, and what is said to it. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:ruf|rufe|telefonier)\p{L}* .*|^(?:kannst|könntest) du .*(?:anrufen|telefonieren)[?. ]*$/iu,
    'Anrufen kann ich leider niemanden. Bitte jemanden bei dir darum. Wenn du Hilfe brauchst, sag mir, was los ist.',
  ],
  [
    new RegExp(
      `^(?:mach|mache|schalt|schalte|dreh|drehe|stell|stelle|öffne|schließ)\\p{L}? ${PLEASE}${A}${DEVICE}(?!\\p{L})|^(?:kannst|könntest) du ${PLEASE}${A}${DEVICE} .*(?:anmachen|ausmachen|einschalten|ausschalten|öffnen|lauter|leiser)`,
      'iu',
    ),
    'Geräte und Schalter kann ich nicht bedienen, ich kann nur sprechen. Frag jemanden bei dir, oder mach es selbst.',
  ],
  [
    /^(?:weck|wecke|erinner|erinnere) (?:mich|uns)(?!\p{L})|^stell\p{L}? (?:mir |mal |bitte |uns )*(?:einen |nen |den )?(?:wecker|timer|alarm)|^(?:kannst|könntest) du mich .*(?:wecken|erinnern)[?. ]*$/iu,
    'Wecken oder erinnern kann ich dich leider nicht. Stell mit jemandem bei dir einen Wecker, der klappt bestimmt.',
  ],
  [
    new RegExp(
      `^(?:mach|mache|gib) ${PLEASE}(?:ein |eine |einen |was |etwas |n |ne )*(?:\\p{L}*brot|kakao|essen|frühstück|mittagessen|abendessen|tee|pfannkuchen|pizza|nudeln|müsli|pommes|süßigkeiten|süßes|schokolade|eis|kekse?|bonbons?|gummibärchen|geld|ein geschenk)[?.! ]*$|^(?:bring|bringe|hol|hole|kauf|kaufe|bestell|bestelle|koch|koche|back|backe|schmier|schmiere|bastel|bau|schenk|trag|reich) ${PLEASE}(?!dich|mit mir)\\p{L}|^(?:kannst|könntest) du (?=.*(?:mir|für mich|uns)).*(?:bringen|holen|kaufen|bestellen|kochen|backen|schmieren|tragen)[?. ]*$`,
      'iu',
    ),
    'Das geht leider nicht, ich bin ein Programm ohne Hände. Frag jemanden, der bei dir ist.',
  ],
  [
    /^(?:schenkst|kaufst|gibst|leihst|besorgst) du mir (?:mal |bitte )*(?:ein|eine|einen|was|etwas|dein\p{L}*|nen|ne|das|den|die) /iu,
    'Ich habe leider gar nichts zum Verschenken, ich bin nur ein Programm. Was würdest du damit machen?',
  ],
  [
    /^(?:räum|putz|mach|erledige|fege|wisch)\p{L}? (?:mal |bitte |mir |du |jetzt )*(?:mein|meine|meinen) (?:zimmer|bett|schreibtisch|ranzen|betten)(?!\p{L})|^(?:kannst|könntest) du (?=.*(?:mein|für mich)).*(?:abgeben|aufräumen|putzen|hingehen|in die schule gehen)[?. ]*$|^geh (?:du )?(?:heute |morgen )?(?:mal )?(?:für mich|statt mir) /iu,
    'Das musst du leider selbst machen, ich bin nur ein Programm. Gemeinsam anfangen können wir aber. Was ist der erste Schritt?',
  ],
  [
    /^(?:zeig|zeige|spiel|mach)\p{L}? (?:mir |uns |mal |bitte )*(?:ein |einen |das |den |was )?(?:\p{L}*video|\p{L}*film|youtube|tiktok|serie|folge)(?!\p{L})/iu,
    'Filme und Videos kann ich nicht zeigen, ich kann nur sprechen. Ich erzähle dir aber gern etwas darüber. Was möchtest du wissen?',
  ],
  [
    /^(?:mach|zauber|zaubere|wünsch)\p{L}?,? (?:mal |bitte |mir |jetzt )*(?:,? ?dass (?:es |heute |morgen |jetzt |bald |immer |wir |ich )|schnee|sonne|ferien|schulfrei|ein einhorn|einen drachen|mich (?:größer|unsichtbar|stark))/iu,
    'Zaubern kann ich leider nicht. Wünschen darfst du es dir trotzdem! Was würdest du dann als Erstes machen?',
  ],
  [
    /^(?:schreib|schreibe|schreibst du) (?:mir |mal |bitte |für mich |mit mir )*(?:\p{L}+ (?:\p{L}+ )?)?(?:einen|nen|den) brief|^schreib .*weihnachtsmann/iu,
    'Verschicken kann ich nichts, aber beim Anfang helfe ich dir gern. Beginn mit „Liebe“ oder „Lieber“ und dem Namen. Was möchtest du erzählen?',
  ],
  [
    /^(?:kannst|könntest) du (?:mal |bitte )*(?:mein(?:er|em|en)|der|dem|unser\p{L}*) \p{L}+ (?:mal )?(?:sagen|ausrichten|erzählen|schreiben|fragen)(?!\p{L})|^(?:kannst|könntest|frag)\p{L}* (?:du )?(?:mal |bitte )*(?:meine?|den|die) (?:mama|papa|mutter|vater|oma|opa|bruder|schwester|lehrerin|lehrer|freundin|freund) (?:mal )?(?:fragen|ob )/iu,
    'Nachrichten kann ich nicht überbringen. Sag es am besten selbst, ruhig und freundlich.',
  ],
  [
    /^(?:schick|schicke|sende|grüß|grüße|sag|schreib) (?:mal |bitte )*(?:mein(?:er|em|e|en)|der|dem|unser\p{L}*) \p{L}+(?: \p{L}+)?(?: (?:einen gruß|eine nachricht|ein foto|von mir|dass ich|schöne grüße|liebe grüße).*)?$|^(?:kannst|könntest) du .*(?:grüßen|verschicken)[?. ]*$/iu,
    'Nachrichten kann ich nicht überbringen. Sag es am besten selbst, darüber freut man sich am meisten.',
  ],
];

/** What is said to an order that LUX cannot follow; null of all others, and where somebody may be in need. */
export const answerOutOfReach = (said: string): string | null =>
  IN_NEED.test(said) || CAN_BE_DONE.test(said)
    ? null
    : (ORDERS.find(([pattern]) => pattern.test(said))?.[1] ?? null);
