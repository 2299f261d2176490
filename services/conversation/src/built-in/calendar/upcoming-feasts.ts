const DAY_MS = 86_400_000;

/** Days since 1970 of a calendar date; differences of these never meet a clock change. */
export function dayNumber({
  year,
  month,
  day,
}: {
  year: number;
  month: number;
  day: number;
}): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Easter Sunday of a year in the Gregorian calendar (the "anonymous" algorithm, as Meeus gives it). */
export function easterSunday(year: number): { month: number; day: number } {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return { month, day: ((h + l - 7 * m + 114) % 31) + 1 };
}

type Feast = { pattern: RegExp; name: string; date(year: number): { month: number; day: number } };

const fixed = (pattern: RegExp, name: string, month: number, day: number): Feast => ({
  pattern,
  name,
  date: () => ({ month, day }),
});

const aroundEaster = (pattern: RegExp, name: string, offsetDays: number): Feast => ({
  pattern,
  name,
  date(year) {
    const day = new Date((dayNumber({ year, ...easterSunday(year) }) + offsetDays) * 86_400_000);
    return { month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  },
});

/** The fourth Sunday before the 25th of December, at the latest the 24th, minus three weeks. */
function firstAdvent(year: number) {
  const christmasEve = new Date(Date.UTC(year, 11, 24));
  const fourthAdvent = 24 - christmasEve.getUTCDay();
  const first = new Date(Date.UTC(year, 11, fourthAdvent - 21));
  return { month: first.getUTCMonth() + 1, day: first.getUTCDate() };
}

/** Days a German child counts down to. */
export const upcomingFeasts: Feast[] = [
  fixed(/heilig(?:er|en)?\s?abend|weihnacht|christkind|bescherung/, 'Heiligabend', 12, 24),
  fixed(/nikolaus/, 'der Nikolaustag', 12, 6),
  fixed(/silvester|sylvester/, 'Silvester', 12, 31),
  fixed(/neujahr/, 'Neujahr', 1, 1),
  fixed(/halloween/, 'Halloween', 10, 31),
  fixed(/sankt martin|martinstag|st\.? martin/, 'der Martinstag', 11, 11),
  fixed(/tag der deutschen einheit/, 'der Tag der Deutschen Einheit', 10, 3),
  fixed(/valentinstag/, 'der Valentinstag', 2, 14),
  fixed(/weltkindertag/, 'der Weltkindertag', 9, 20),
  fixed(/heilige[nr]? drei könige?/, 'der Dreikönigstag', 1, 6),
  { pattern: /erste[rn]? advent|adventszeit/, name: 'der erste Advent', date: firstAdvent },
  aroundEaster(/karfreitag/, 'Karfreitag', -2),
  aroundEaster(/rosenmontag|karneval|fasching|fastnacht/, 'Rosenmontag', -48),
  aroundEaster(/aschermittwoch/, 'Aschermittwoch', -46),
  aroundEaster(/christi himmelfahrt|vatertag|himmelfahrt/, 'Christi Himmelfahrt', 39),
  aroundEaster(/pfingst/, 'Pfingstsonntag', 49),
  aroundEaster(/oster/, 'Ostersonntag', 0),
];
