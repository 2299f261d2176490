import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { spokenTime } from './spoken-time.ts';
import { dayNumber, upcomingFeasts } from './upcoming-feasts.ts';

/** Making one takes longer than an answer. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a wall clock and a calendar show at an instant in a time zone. */
function localTime(instant: Date, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/** Names as LUX says them; days from Sunday, months from January. */
const germanCalendar = {
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
} as const;

type Today = ReturnType<typeof localTime>;

const { weekdays, months } = germanCalendar;
const relativeDays: [RegExp, number, string][] = [
  [/\bvorgestern\b/, -2, 'Vorgestern war'],
  [/\bgestern\b/, -1, 'Gestern war'],
  [/übermorgen/, 2, 'Übermorgen ist'],
  [/\bmorgen\b/, 1, 'Morgen ist'],
];

/** Answers questions about time, date, weekday and days until a feast; null for all others. */
export function answerClock(
  question: string,
  now: Date,
  timeZone = 'Europe/Berlin',
): string | null {
  const text = question.toLowerCase().replace(/[?!,]/g, ' ').replace(/\s+/g, ' ').trim();
  const today = localTime(now, timeZone);
  return (
    answerTime(text, today) ??
    answerFeast(text, today) ??
    answerNamedDay(text, today) ??
    answerIsToday(text, today) ??
    answerDay(text, today) ??
    answerPeriod(text, today)
  );
}

function answerTime(text: string, { hour, minute }: Today): string | null {
  const asks =
    /wie ?viel uhr|wie spät (?:ist|wird|haben|es)|wie spät$|uhrzeit|wie viel uhr/.test(text) &&
    !/ in (?!deutschland|berlin|der schule)\p{L}+$|erfunden|was ist eine|wozu|warum/u.test(text);
  if (!asks) return null;
  const exact = `Es ist ${hour === 1 ? 'ein' : hour} Uhr${minute === 0 ? '' : ` ${minute}`}`;
  const spoken = spokenTime(hour, minute);
  return spoken ? `${exact}, also ${spoken}.` : `${exact}.`;
}

function answerFeast(text: string, today: Today): string | null {
  const feast = upcomingFeasts.find(({ pattern }) => pattern.test(text));
  const asksCountdown =
    /wie (?:viele tage|viel tage|lange|oft)|wieviele? tage|tage (?:noch )?bis|dauert es noch|noch bis|schlafen/.test(
      text,
    ) && /\bbis\b|\bnoch\b/.test(text);
  const asksDate =
    /^(?:und )?(?:wann|an welchem|welcher tag|welcher wochentag)\b/.test(text) &&
    /dieses jahr|nächste[sn]?|\bist\b|\bhaben wir\b/.test(text) &&
    !/warum|zum ersten mal|erfunden/.test(text);
  if (!feast || !(asksCountdown || asksDate)) return null;

  const from = asksCountdown ? dayNamedToday(text, today) : today;
  const start = dayNumber(from);
  const thisYear = { year: today.year, ...feast.date(today.year) };
  const date =
    dayNumber(thisYear) >= start
      ? thisYear
      : { year: today.year + 1, ...feast.date(today.year + 1) };
  const days = dayNumber(date) - start;
  const name = feast.name.charAt(0).toUpperCase() + feast.name.slice(1);
  const day = `${weekdayOf(date)}, dem ${date.day}. ${months[date.month - 1]}`;
  if (days === 0) return `${name} ist heute! Ich wünsche dir einen schönen Tag.`;
  if (days === 1) return `${name} ist schon morgen. Nur noch einmal schlafen!`;
  if (asksCountdown) return `Noch ${days} Tage, dann ist ${feast.name}. Das ist am ${day}.`;
  return `${name} ist am ${day} ${date.year}. Bis dahin sind es noch ${days} Tage.`;
}

const MONTHS = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const NAMED_TODAY = new RegExp(
  `heute (?:schon |ist )?(?:der |den )?(?<day>\\d{1,2}|\\p{L}+te[nr]?)\\.? (?<month>${MONTHS})`,
  'u',
);
const ODD_ORDINALS: Readonly<Record<string, number>> = { erst: 1, dritt: 3, siebt: 7, acht: 8 };

/** "Wenn heute der vierte Dezember ist": counted from there; else from today. */
function dayNamedToday(text: string, today: Today): Today {
  const { day = '', month } = NAMED_TODAY.exec(text)?.groups ?? {};
  const stem = day.replace(/e[nr]?$/u, '');
  const number = /^\d/.test(day)
    ? Number(day)
    : (ODD_ORDINALS[stem] ?? parseNumberWord(stem.replace(/s?t$/u, '')));
  const named = months.findIndex((name) => name.toLowerCase() === month) + 1;
  return number === null || named === 0 ? today : { ...today, month: named, day: number };
}

/** "Welcher Wochentag ist der 24. Dezember?" */
function answerNamedDay(text: string, today: Today): string | null {
  if (!/wochentag|welcher tag|was für ein tag/.test(text)) return null;
  const found =
    /(\d{1,2})\.? (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: (\d{4}))?/.exec(
      text,
    );
  if (!found) return null;
  const month = months.findIndex((name) => name.toLowerCase() === found[2]) + 1;
  const date = { year: Number(found[3] ?? today.year), month, day: Number(found[1]) };
  if (new Date(Date.UTC(date.year, month - 1, date.day)).getUTCDate() !== date.day) return null;
  const tense = dayNumber(date) < dayNumber(today) ? 'war' : 'ist';
  return `Der ${date.day}. ${months[month - 1]} ${date.year} ${tense} ein ${weekdayOf(date)}.`;
}

/** "Ist heute Montag?" */
function answerIsToday(text: string, today: Today): string | null {
  const found =
    /^(?:ist|haben wir) (?:denn )?heute (?:schon |denn |ein )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)$/.exec(
      text,
    );
  if (!found) return null;
  const asked = found[1] === 'sonnabend' ? 'samstag' : found[1];
  const actual = weekdayOf(today);
  return actual.toLowerCase() === asked ? `Ja, heute ist ${actual}.` : `Nein, heute ist ${actual}.`;
}

function answerDay(text: string, today: Today): string | null {
  const asksWeekday =
    /wochentag|welche[rn]? tag|was für ein(?:en)? tag|was ist (?:heute|morgen|gestern|übermorgen) für ein tag|welche[rn]? ist heute/.test(
      text,
    );
  const asksDate =
    /(?:welches|was für ein|das heutige|heutige|das) datum|der wievielte|den wievielten|wievielte[rn]?/.test(
      text,
    );
  const isAboutNow = /heute|morgen|gestern|haben wir|ist es|heutige|ist das datum|datum ist/.test(
    text,
  );
  if (!(asksWeekday || asksDate) || !isAboutNow || /geburtstag|feiert|erfunden|war der/.test(text))
    return null;
  const [, offset, opening] = relativeDays.find(([pattern]) => pattern.test(text)) ?? [
    null,
    0,
    'Heute ist',
  ];
  const instant = new Date((dayNumber(today) + offset) * 86_400_000);
  const date = {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth() + 1,
    day: instant.getUTCDate(),
  };
  return `${opening} ${weekdayOf(date)}, der ${date.day}. ${months[date.month - 1]} ${date.year}.`;
}

function answerPeriod(text: string, today: Today): string | null {
  const isAboutNow =
    /haben wir|ist (?:es )?(?:heute|jetzt|gerade)|gerade|leben wir|ist (?:es )?$|ist es/.test(text);
  if (!isAboutNow) return null;
  if (/welches jahr(?!hundert)|was für ein jahr|welchem jahr/.test(text))
    return `Wir haben das Jahr ${today.year}.`;
  if (/welche[nr]? monat|was für ein(?:en)? monat/.test(text))
    return `Es ist ${months[today.month - 1]}.`;
  if (/welche jahreszeit|was für eine jahreszeit/.test(text))
    return `Bei uns ist gerade ${season(today)}.`;
  return null;
}

/** The seasons of the calendar, by the usual days of their beginning. */
function season({ month, day }: Today): string {
  const date = month * 100 + day;
  if (date >= 1221 || date < 320) return 'Winter';
  if (date < 621) return 'Frühling';
  return date < 923 ? 'Sommer' : 'Herbst';
}

function weekdayOf(date: { year: number; month: number; day: number }): string {
  const sunday = 3; // 1970 began on a Thursday, so day 3 was a Sunday
  return weekdays[(((dayNumber(date) - sunday) % 7) + 7) % 7] ?? '';
}
