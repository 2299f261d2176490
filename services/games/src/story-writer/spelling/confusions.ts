interface Confusion {
  written: string;
  right: string;
}

/** Behind `dass`, `denn` and `wenn` somebody follows. */
const SOMEBODY =
  '(?:er|sie|es|ich|wir|ihr|man|der|die|das|ein|eine|mein\\p{L}*|sein\\p{L}*|ihre?|Mama|Papa|Oma|Opa|\\p{Lu}\\p{L}+(?<!en))';
const SAYING =
  '(?:sag\\p{L}*|gesagt|versprochen|versprach|verspricht|versprochen|denk\\p{L}*|dacht\\p{L}*|gedacht|glaub\\p{L}*|geglaubt|weiß|wuss?te\\p{L}*|gewusst|merk\\p{L}*|gemerkt|seh\\p{L}*|sah\\p{L}*|sieht|gesehen|hör\\p{L}*|gehört|hoff\\p{L}*|wünsch\\p{L}*|will|wollte|freu\\p{L}*|Angst|so|schade|toll|froh|traurig|meint\\p{L}*|ruft|rief|schreit|schrie|erzähl\\p{L}*|vergessen)';
/** What may stand before `dass`: a verb or what belongs to it, nothing that `das` could belong to. */
const DOING =
  '(?!(?:und|oder|aber|für|durch|gegen|ohne|um|über|unter|hinter|neben|vor|zwischen|ist|war|was|hat|hatte|wird|kann|mag|will|mir|dir|ihm|ihr|uns|wie|als|wenn|weil|auch|nur|nicht|denn|dann|mit|bei|von|aus|nach|seit|alles|etwas|nichts|eins|kleines|großes|neues|altes)(?!\\p{L}))\\p{Ll}{3,}';
const TIME =
  '(?:gestern|heute|vorgestern|damals|dem|der|einem|einer|ein|zwei|drei|vier|fünf|vielen|langem|letzte[mnr]|gestrigen|Tagen|Wochen|Jahren|Stunden|Montag|immer|diesem|ewig)';
const FELL =
  '(?:in|ins|hin|auf|vom|von|aus|um|runter|herunter|hinunter|rein|hinein|über|tief|ihm|ihr|mir)';
const MUCH =
  '(?:Spaß|Angst|Geld|zu \\p{Ll}|Hunger|mehr|Glück|besser|größer|kleiner|schneller|Lust|Zeit|Schokolade|Mut|Durst|Arbeit|Eis|Wasser|Schnee|Krach|Lärm|schöner|Essen|Hilfe|lieber)';
const AFTER_NAME = '(?:er|sie|es|ich|\\p{Lu}\\p{L}+)';

/** Pattern, the group that is wrong, and what is right. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [rule('(?:das|ein|dem|unser|mein|kleines|altes|großes) ', 'bot', ''), 'Boot'],
  [
    rule(
      `${SAYING}(?: (?:ich|er|sie|wir|es))?,? `,
      'das',
      `(?= (?!(?:ist|war|sind|hat|kann|geht)\\b)${SOMEBODY} )`,
    ),
    'dass',
  ],
  // `das Buch, das er las`: behind a noun it is that.
  [rule(`${DOING}, `, 'das', '(?= (?:er|sie|es|ich|wir|man) )'), 'dass'],
  [rule(`${DOING} `, 'das', '(?= (?:er|ich|wir|man) )'), 'dass'],
  [
    rule('so \\p{Ll}+,? ', 'das', `(?= (?:alle|niemand|keiner|im|in|am|an|auf|${SOMEBODY}) )`),
    'dass',
  ],
  [rule(`${SAYING},? `, 'das', '(?= (?:Herr|Frau) )'), 'dass'],
  [
    rule(
      '',
      'dass',
      '(?= (?:ist|war|sind|hat|kann|geht|macht|Haus|Kind|Mädchen|Pferd|Monster|Schloss|Buch|Tier|Baby|Ei|Auto)(?!\\p{L}))',
    ),
    'das',
  ],
  [rule('', 'seid', `(?= ${TIME}(?!\\p{L}))`), 'seit'],
  [rule('ihr ', 'seit', ''), 'seid'],
  [rule('', 'seit', '(?= ihr(?!\\p{L}))'), 'seid'],
  [rule('(?:so|sehr|zu|ganz|wie|genauso) ', 'fiel', ''), 'viel'],
  [rule('', 'fiel', `(?= ${MUCH}(?!\\p{L}))`), 'viel'],
  [rule('(?:so|sehr|zu|ganz|wie|genauso) ', 'fiele', ''), 'viele'],
  [
    rule(`(?:${AFTER_NAME}|da|dann|plötzlich|und) `, 'viel', `(?= (?:\\p{L}+ )?${FELL}(?!\\p{L}))`),
    'fiel',
  ],
  [
    rule(
      '(?:er|sie|es|ich|der|die|das|da|dann|dort|hier|alles|jetzt|und|\\p{Lu}\\p{L}+) ',
      'wahr',
      '(?= \\p{L})',
    ),
    'war',
  ],
  [rule('', 'Wahr', '(?= (?:es|er|sie|das|da) )'), 'War'],
  [rule('(?:^|[.!?,] |und )', 'den', '(?= (?:er|sie|es|ich|wir) )'), 'denn'],
  [rule('(?:^|[.!?,] |und |auch )', 'wen', '(?= (?:er|sie|es|ich|wir|man|der|die|das) )'), 'wenn'],
  [
    rule(
      '(?:hat|habe|hatte|haben|hatten|hab|sieht|sah|fand|findet|lachten|lachen|rief|fragte|schubste|jagte|verfolgte|packte|nahm) ',
      'in',
      '(?= (?:ge\\p{L}+|(?:aus|ab|an|auf|weg|ein|mit|zurück|rein|raus|runter|hin)ge\\p{L}+|ver\\p{L}+|aus|an|ab|um|weg|nicht|nie|nirgends|doch|auch|immer)(?!\\p{L}))',
    ),
    'ihn',
  ],
  [
    rule(
      '(?:suche|sucht|suchte|suchen|suchten|sehe|sieht|finde|findet|fand|liebe|liebt|mag|rufe|ruft|rief|höre|hört|hörte|kenne|kennt|vermisse|vermisst|vermisste|fragte|fragt)(?: ich| er| sie| wir)? ',
      'in',
      '(?=[.,!?]|$| (?:überall|nicht|nirgends|wieder|sehr|auch|immer|gern|gerne|und|weil|aber|an|aus|ab|nie|lange|schon|so|ganz)(?!\\p{L}))',
    ),
    'ihn',
  ],
  [
    rule(
      '(?:\\p{L}+) ',
      'im',
      '(?= (?:den|die|das|dem|eine|einen|ein|mein\\p{L}*|sein\\p{L}*) \\p{L}+)',
    ),
    'ihm',
  ],
  [
    rule(
      '(?:\\p{L}+t|\\p{L}+te) ',
      'in',
      '(?= (?:ganz \\p{Ll}+|vorsichtig|schnell|langsam|sanft|fest) (?:auf|hoch|ab|an|fest|weg|mit|zu|los|raus|heim)(?!\\p{L}))',
    ),
    'ihn',
  ],
  [
    rule(
      '(?:mit|von|vor|neben|hinter|bei|zu|hilft|half|helfen|sagt|sagte|gibt|gab|folgt|folgte) ',
      'im',
      '(?=[.!?,]|$| (?:und|nicht|das|den|die|ein|einen|eine|mit|aber|dass|nach) )',
    ),
    'ihm',
  ],
  [
    rule(
      '',
      'ihm',
      '(?= (?:Wald|Haus|Garten|Schloss|Keller|Zimmer|Zoo|Park|Wasser|Bett|Auto|Bus|Baum|Dunkeln|Schrank|Meer|See|Turm|Dschungel|Urlaub|Sommer|Winter|Himmel|Käfig|wald|haus|garten|schloss|keller|zimmer|zoo|park|wasser|bett|auto|bus|dunkeln|schrank)(?!\\p{L}))',
    ),
    'im',
  ],
  [
    rule(
      '(?:ein|alter|alte|böser|böse|fremder|fremde|kleiner|großer|große|dicker|dicke|einen|einem|alten|bösen|fremden) ',
      'man',
      '',
    ),
    'Mann',
  ],
  [rule('[Dd]er ', 'man', '(?= (?:hat|war|ist|ging|kam|sagte|rief|wollte)(?!\\p{L}))'), 'Mann'],
  [rule('(?:er|sie|es|ich|da|dann|plötzlich|und|\\p{Lu}\\p{L}+) ', 'kamm', ''), 'kam'],
  [
    rule(
      '(?:\\p{L}+) ',
      'weck',
      '(?=[.,!?]|$| (?:und|aber|da|dann|zieh\\p{L}*|geh\\p{L}*|lauf\\p{L}*|läuft|flieg\\p{L}*|war|ist)(?!\\p{L}))',
    ),
    'weg',
  ],
  [
    rule(
      '(?!(?:die|der|eine|einer|meine|unsere|seine|ihre|\\p{Ll}+e)(?!\\p{L}))\\p{L}+ ',
      'gans',
      '(?= \\p{Ll}+)',
    ),
    'ganz',
  ],
  [rule('(?:an|beginnt|begann) zu ', 'rechnen', '(?=[.,!?]|$| und)'), 'regnen'],
  [
    rule('(?:alter|alten|armer|armen|dicker|junger|jungen|böser|kleiner|großer) ', 'Man', ''),
    'Mann',
  ],
  [
    rule('(?:das|dem|aufs|ins|im|am|ans|übers|vom|zum|offene|blaue|weite|tiefe) ', 'Mehr', ''),
    'Meer',
  ],
  [
    rule(
      '(?:das|dem|aufs|ins|im|am|ans|übers|vom|zum|offene|blaue|weite|tiefe) ',
      'mehr',
      '(?=[.,!?]|$| (?:hinaus|und)(?!\\p{L}))',
    ),
    'Meer',
  ],
  [
    rule(
      '(?:ersten|zweiten|dritten|vierten|fünften|zehnten|letzten|nächsten|jedes|dieses|manches|einziges|paar) ',
      'mal',
      '',
    ),
    'Mal',
  ],
  ...['morgen', 'abend', 'mittag', 'nachmittag', 'vormittag', 'nacht'].map(
    (word): readonly [RegExp, string] => [
      rule('(?:heute|gestern|vorgestern|Heute|Gestern) ', word, ''),
      word.charAt(0).toUpperCase() + word.slice(1),
    ],
  ),
  [
    rule(
      '(?:will|wollte|kann|konnte|soll|muss|darf|möchte|geht|ging) (?:\\p{L}+ ){0,4}',
      'schlaffen',
      '',
    ),
    'schlafen',
  ],
  [rule('ein ', 'bischen', ''), 'bisschen'],
  [rule('ein ', 'bißchen', ''), 'bisschen'],
];

function rule(before: string, wrong: string, after: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?<before>${before})(?<wrong>${wrong})(?!\\p{L})${after}`, 'gmu');
}

/** The text behind a match, by the arguments a replacing function gets. */
function behind(match: readonly unknown[]): string {
  const [whole, at, text] = [match[0], match.at(-3), match.at(-2)];
  return typeof text === 'string' && typeof at === 'number' && typeof whole === 'string'
    ? text.slice(at + whole.length)
    : '';
}

/** Words that exist and are the wrong ones by what stands beside them: `Ich glaube das er kommt`. */
export function confusionsIn(
  text: string,
  isName: (word: string) => boolean,
): { text: string; found: Confusion[] } {
  const found: Confusion[] = [];
  let corrected = text;
  for (const [pattern, right] of RULES) {
    corrected = corrected.replaceAll(pattern, (...match) => {
      const groups: { before: string; wrong: string } = match.at(-1);
      const isNamed = right === 'war' && isName(groups.wrong);
      // `sagten, das Wasser …`: what a thing does is said, too.
      const [, next = ''] = /^ (\p{Lu}\p{L}+)/u.exec(behind(match)) ?? [];
      const isArticle =
        right === 'dass' && next !== '' && !isName(next) && !/^(?:Herr|Frau)$/u.test(next);
      if (isNamed || isArticle) return groups.before + groups.wrong;
      found.push({ written: groups.wrong, right });
      return groups.before + right;
    });
  }
  return { text: corrected, found };
}
