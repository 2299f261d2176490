import { expect, test } from 'vitest';
import { inSomeDays, onceMore, takesOfIt, takesShare } from './follow-result.ts';

const MONEY = '30 Euro plus 12 Euro ist 42 Euro. Es sind 42 Euro.';
const COUNT = '40 minus 16 ist 24. Es sind 24 Beeren.';

test('what is done each day goes on for some days', () => {
  const before = 'opa geht 6 kilometer hin und zurück wie viel ist das am tag';
  const last = '2 mal 6 ist 12. Es sind 12 Kilometer.';
  expect(inSomeDays('und in 4 tagen', last, before)).toContain('Es sind 48 Kilometer.');
  expect(inSomeDays('und in einer woche', last, before)).toContain('Es sind 84 Kilometer.');
  expect(inSomeDays('und in 4 tagen', last, 'wie viel ist das in 2 tagen')).toBeNull();
});

test('what goes of the result is taken from it', () => {
  expect(takesOfIt('und wenn ich mir davon ein buch für 900 cent kauf', MONEY)).toContain(
    '33 Euro',
  );
  expect(takesOfIt('und wenn ich davon 50 euro ausgeb', MONEY)).toContain('Das reicht nicht.');
  expect(takesOfIt('und wenn opa davon 5 isst', COUNT)).toContain('19 Beeren');
  expect(takesOfIt('und wenn ich noch 5 euro dazu bekomme', MONEY)).toBeNull();
  expect(takesOfIt('und davon war ich 2 mal krank', COUNT)).toBeNull();
});

test('a share of the result goes', () => {
  expect(takesShare('und wenn mein bruder nochmal die hälfte davon nascht', COUNT)).toContain(
    'Es bleiben 12 Beeren übrig.',
  );
  expect(takesShare('und wenn er ein fünftel davon isst', COUNT)).toBeNull();
  expect(takesShare('und wenn er die hälfte davon nicht isst', COUNT)).toBeNull();
});

test('once more is more of what came or went last', () => {
  expect(onceMore('und dann noch mal 4', COUNT)).toContain('24 minus 4 ist 20.');
  expect(onceMore('und dann noch mal 4', 'Sechs mal vier ist 24.')).toBeNull();
});
