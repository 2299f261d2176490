import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { group } from '../desk/english/english-groups.ts';
import type { Tools } from '../desk/tools.ts';
import { answerSetTask } from '../set-tasks/answer-set-task.ts';

const ASKS =
  /^(?:nenn\p{L}* |sag\p{L}* |zähl\p{L}* |wie heißen |was sind |gib |kennst )?(?:mir |du |die |alle |ein paar |mal )*(?:(?:drei|vier|fünf|sechs|sieben|acht|zehn|\d{1,2}) )?(?:englische )?(?<group>\p{L}{4,})(?: (?:auf|in) englisch| auf englisch)(?: auf)?$/u;

/** "Farben auf Englisch" alone may wish for a practice. */
const WISHED =
  /^(?:nenn|sag|zähl|wie heißen|was sind|gib|kennst|die |alle |ein paar|zwei|drei|vier|fünf|sechs|acht|zehn|\d)/u;
const COUNT = /(?<!\p{L})(?:zwei|drei|vier|fünf|[2-5])(?!\p{L})/u;
const LED = 'Zum Beispiel: ';

/** As many of the examples as were wanted. */
function some(told: string | null, count: number | undefined): string | null {
  if (told === null || count === undefined || !told.startsWith(LED)) return told;
  return `${LED}${told.slice(LED.length).replace(/\.$/u, '').split(', ').slice(0, count).join(', ')}.`;
}

/** "Fünf Obstsorten auf Englisch": some of them, each with its German. */
export function answerEnglishGroup(text: string, tools: Tools): string | null {
  const name = ASKS.exec(text)?.groups?.group;
  if (name === undefined || !WISHED.test(text) || /^(?:zahlen|farbe|tier|monat)$/u.test(name))
    return null;
  const wanted = COUNT.exec(text)?.[0];
  const count = wanted === undefined ? undefined : (parseNumberWord(wanted) ?? Number(wanted));
  return (
    some(group(name, tools) ?? group(name.replace(/(?:sorten|arten)$/u, ''), tools), count) ??
    answerSetTask(
      { task: 'en-group', word: name, detail: '', said: text },
      tools,
      tools.answerAgain,
    )
  );
}
