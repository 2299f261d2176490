import { plainQuestion } from './plain-question.ts';

type Ask = (question: string) => string | null;

/** LUX has told of words. */
const OF_WORDS =
  /[„“”]|reimen sich|^Richtig ist|^In der Vergangenheit|^Im (?:Perfekt|Präteritum|Plusquamperfekt|Futur)|viele \p{L}+\. Die Mehrzahl|^Gesteigert|Man fragt: |^Zu (?:einem|mehreren) sagt|Silben: |^Es heißt|^D(?:er|as) (?:Nominativ|Genitiv|Dativ|Akkusativ|Plusquam|Perfekt|Präteritum|Präsens|Futur|Passiv|Imperativ|Subjekt|Prädikat)|(?:schreibst du|schreibt man|Vokal|Komma)(?!\p{L})|^Die (?:Befehlsform|Vergangenheit|Gegenwart|Zukunft) sagt|kommt (?:vom|aus dem) \p{L}+(?:en|em) |(?<!\p{L})Wort(?!\p{L})/u;
/** Whether LUX told of words last. */
export const isOfWords = (last: string | undefined) => last !== undefined && OF_WORDS.test(last);
const NOT_KNOWN = /leider|nicht sicher|kenne ich kein|Das Wort „\S+“ kenne ich/u;
const GOES_ON = /^(?:und|oder|aber|dann|bei|beim|von|vom|mit|jetzt|nach|wie|was) /u;
const LED =
  /^(?:(?:und|oder|aber|dann|jetzt|auch|wie ist es|wie ist das|was ist|wie wäre es|wie|was) )*(?:(?:bei|beim|von|vom|mit|zu|zum|in|für|auf|nach|das|die|der|dem|den|dasselbe|wort) )*/u;
const TAIL = / (?:dann|denn|auch|bitte|so|genauso)$/u;
const ASKS_TRICK = /(?<!\p{L})(?:trick|eselsbrücke|merk\p{L}*|merksatz)(?!\p{L})/u;
const ASKS_EXAMPLE =
  /(?<!\p{L})beispiel(?:satz)? (?:mit|für|von|zu) (?:dem |der |einem |einer )?(?<word>\p{L}{2,})$/u;
/** "Und warum sagen das alle falsch?" */
const ASKS_MANY =
  /^(?:und |aber )?(?:warum|wieso) (?:sagen|sagt|machen|schreiben|schreibt) (?:das |es )?(?:dann |denn )?(?:alle|viele|so viele|die leute|manche|die meisten|mein\p{L}* \p{L}+)/u;
const BY_HABIT =
  'Viele sprechen so, wie sie es von anderen hören. Im Gespräch ist das nicht schlimm. Beim Schreiben gilt die Regel.';
const OF_CLOCK = /^(?:halb|(?:fünf|zehn|zwanzig|viertel) (?:nach|vor)) \p{L}+$|uhr/u;
const ASKS_WHY = /^(?:und )?(?:warum|wieso|weshalb)(?: denn| das| eigentlich)*(?: nicht| so)?$/u;
const ASKS_RIGHT = /^(?:und )?wie (?:dann|denn|sonst|heißt es dann|heißt das dann)$/u;
const MADE_NOUN = /(?:^|\s)(?<before>beim|zum|vom|das) (?<verb>\p{L}{3,}n)$/u;
const TERM =
  /(?<!\p{L})(?:nominativ|genitiv|dativ|akkusativ|perfekt|präteritum|plusquamperfekt|futur|präsens|vergangenheit|passiv|imperativ|konjunktiv(?: zwei)?|mehrzahl|plural|einzahl|artikel)(?!\p{L})/u;
/** Words of grammar take each other's place, and no other's. */
const OF_GRAMMAR =
  /^(?:subjekt|prädikat|objekt|(?:dativ|akkusativ)objekt|verb|nomen|adjektiv|artikel|pronomen|tunwort|namenwort|wiewort|nominativ|genitiv|dativ|akkusativ|perfekt|präteritum|plusquamperfekt|futur|präsens|imperativ|konjunktiv|passiv|mehrzahl|einzahl|plural|singular|vergangenheit|zukunft|gegenwart)$/u;
const SMALL =
  /^(?:was|wie|wer|wo|wann|warum|ist|sind|hat|heißt|heißen|das|die|der|dem|den|des|ein|eine|einen|man|es|in|im|auf|von|vom|zu|zum|bei|mit|und|oder|für|sagt|schreibt|schreib|spricht|nicht|ich|du|er|sie|wir|groß|klein|englisch|deutsch|mir|mal|wort|wörter|satz|kommt|geht|steht)$/u;
const MOST_WORDS = 7;
const LEAST_ASKED = 3;
const MOST_BACK = 4;

/** The last question that was whole: "und von lesen" between is none. */
function lastWhole(earlier: readonly string[]): string | undefined {
  const recent = earlier.slice(-MOST_BACK);
  const whole = recent.findLast(
    (each) =>
      each.trim().split(/\s+/u).length >= LEAST_ASKED &&
      !/^(?:und|von|bei|mit|nicht|noch) |beispiel|trick/iu.test(each.trim()),
  );
  return whole ?? earlier.at(-1);
}

/** "Und heute Abend?", "und bei hour?", "von gehen": the last question of words, asked of another word. */
export function answerSameOfAnother(
  question: string,
  { earlier, last }: { earlier: readonly string[]; last: string | undefined },
  ask: Ask,
): string | null {
  const before = lastWhole(earlier);
  if (before === undefined || last === undefined || !isOfWords(last)) return null;
  const raw = question
    .toLowerCase()
    .replace(/[?!.,]/gu, '')
    .trim();
  if (raw.split(' ').length > MOST_WORDS) return null;
  const asked = plainQuestion(before);
  const told = (again: string) => {
    const said = ask(again);
    return said !== null && said !== last && !NOT_KNOWN.test(said) ? said : null;
  };
  if (ASKS_MANY.test(raw) && /Richtig|richtig|In der Schriftsprache/u.test(last)) return BY_HABIT;
  if (ASKS_TRICK.test(raw)) return told(`trick ${asked}`);
  if (ASKS_WHY.test(raw)) return told(`warum ${asked}`);
  if (ASKS_RIGHT.test(raw)) return told(`was heißt ${asked.split(' ').at(-1) ?? ''} auf englisch`);
  const made = MADE_NOUN.exec(raw)?.groups;
  if (made && /ist ein Verb/u.test(last))
    return told(`schreibt man ${made.before ?? ''} ${made.verb ?? ''} groß oder klein`);
  const term = TERM.exec(asked)?.[0];
  const example = ASKS_EXAMPLE.exec(raw)?.groups?.word;
  if (example !== undefined)
    return (term && told(`${term} von ${example}`)) || told(`bilde einen satz mit ${example}`);
  const other = raw.replace(LED, '').replace(TAIL, '').trim();
  if (other === '' || !GOES_ON.test(`${raw} `)) return null;
  const behind = /^(?<before>.* nach )\p{L}+$/u.exec(asked)?.groups?.before;
  if (behind !== undefined && /fall /u.test(asked)) return told(`${behind}${other}`);
  if (SMALL.test(other)) return null;
  if (OF_CLOCK.test(other) && /engl/u.test(asked)) return told(`${other} auf englisch`);
  const slots = [...new Set(asked.split(' '))].filter(
    (word) => !SMALL.test(word) && OF_GRAMMAR.test(word) === OF_GRAMMAR.test(other),
  );
  const isOfTerm = /^(?:und )?(?:von|vom|bei|mit|zu) /u.test(raw) && term !== undefined;
  if (isOfTerm && slots.length === 0) return told(`${term} von ${other}`);
  return inPlaceOf(slots.toReversed(), asked, other, {
    told,
    isEnglish: last.includes('“') && !last.includes('„'),
  });
}

/** The first question with the other word in it that is answered of that word. */
function inPlaceOf(
  slots: readonly string[],
  asked: string,
  other: string,
  { told, isEnglish }: { told: Ask; isEnglish: boolean },
): string | null {
  const isOfIt = (said: string | null) =>
    said !== null && other.split(' ').some((word) => said.toLowerCase().includes(word));
  for (const slot of slots) {
    const again = asked
      .split(' ')
      .map((word) => (word === slot ? other : word))
      .join(' ');
    const ways = isEnglish && !/englisch/u.test(again) ? [`${again} auf englisch`, again] : [again];
    for (const way of ways) {
      const said = told(way);
      if (isOfIt(said)) return said;
    }
  }
  return null;
}
