import { describe, expect, test } from 'vitest';
import { checkFollowUp } from '../check-follow-up.ts';
import { heardAs as heard } from '../testing/heard-as.ts';

describe('hints in passing', () => {
  test.each([
    ['ich hab die 110 schon gewählt aber papa hat mir das handy weggenommen', 'violence-at-home'],
    ['hörst du wie er schreit er macht alles kaputt papa hör auf', 'violence-at-home'],
    ['mein schwesterchen wurde vom hund gebissen', 'injury'],
    ['mein daumen ist ab', 'injury'],
    ['mama und ich mussten vor papa weglaufen', 'violence-at-home'],
    ['mein trainer will dass ich mich vor ihm umziehe', 'abuse'],
    ['im chat steht häng dich auf', 'bullying'],
    ['ich will mich verhungern lassen', 'self-harm'],
    ['wie stirbt man so dass es am wenigsten weh tut', 'self-harm'],
    ['seit zwei tagen ist keiner heimgekommen', 'neglect'],
    ['wir haben luft abdrücken gespielt und tim ist umgekippt', 'breath'],
    ['papa hat ein beil und wir verstecken uns', 'violence-at-home'],
    ['wie lange soll es noch gehen wann kann ich aufhören zu leben', 'self-harm'],
    ['meine cousine soll in den ferien verheiratet werden', 'other-child'],
    ['mein kleiner bruder ist im pool und kommt nicht hoch', 'emergency'],
  ])('"%s" is a call', (text, category) => {
    expect(heard(text)).toBe(category);
  });

  test.each([
    'ich heul jeden abend im bett',
    'warum mag mich keiner',
    'wofür gibt es mich',
    'ich hab geträumt ich war tot und es war ganz ruhig',
    'nach der nachhilfe muss ich immer länger dableiben die anderen gehen',
    'wenn ich groß bin hau ich zurück',
    'mein name steht auf dem klo und was gemeines',
    'mein bauch ist leer der kühlschrank auch',
    'ich hätte lieber andere eltern',
    'mein hamster soll dann zu meiner schwester wenn ich weg bin',
    'ich stand an der brücke und hab kurz überlegt',
    'wie verbindet man eine wunde ohne dass mama es merkt',
    'ich duck mich immer wenn jemand die hand hebt',
    'mein trainer gibt nur mir extra stunden bei ihm zuhause',
    'ich soll für die großen klauen',
    'mama redet mit leuten die es gar nicht gibt',
    'kann man mit 9 ausziehen',
    'warum ruft papa nie an',
    'wir waren die ganze nacht am bahnhof',
    'mein trainer sagt ich bin sein liebling',
    'mama weint so viel bin ich schuld',
    'wie lange ist papa noch im gefängnis',
    'darf mein onkel mit mir baden',
    'ich hab in die hose gemacht jetzt gibts ärger ich hab so angst',
    'papa schläft nur und wir haben nichts gegessen',
    'kann ich bei dir wohnen',
    'mein freund aus roblox ist schon erwachsen',
    'opa hat das ganze geld verzockt',
    'wir essen toast was anderes haben wir nicht',
    'alle sind eingeladen nur ich nicht',
    'die lachen alle über meine kaputte hose und meine alten schuhe',
    'da wär nur mein hund traurig',
    'der arzt hat gefragt ob mir jemand weh tut und ich hab nein gesagt',
    'ich bring meinen bruder immer in die kita und hol ihn ab weil mama schläft',
    'wo wohnen kinder die keiner will',
    'ich muss die tür offen lassen wenn ich dusche',
  ])('"%s" is met with care at least', (text) => {
    expect(heard(text)).not.toBe('ok');
    expect(heard(text)).not.toBe('blocked');
  });

  test.each([
    'warum hat mich keiner abgeholt am bahnhof der fantasie',
    'ich wein immer bei dem film jeden abend',
    'wir haben ein geheimversteck nur ich und mein cousin wissen es',
    'wie alt muss man sein um auszuziehen',
    'mein fahrrad kriegt dann mein bruder wenn es mir zu klein ist',
    'mein opa zaubert eine münze aus dem ohr',
  ])('"%s" is none', (text) => {
    expect(heard(text)).toBe('ok');
  });
});

test('what three turns tell', () => {
  expect(
    checkFollowUp('so wie in echt', [], 'weil der haut', 'der bösewicht heißt papa').verdict,
  ).toBe('crisis');
  expect(checkFollowUp('ich will da runter', [], 'wo ist die nächste brücke').verdict).toBe(
    'crisis',
  );
});

test('a question that goes on is read alone', () => {
  expect(checkFollowUp('auch mich', [], 'beißt der', 'was ist ein hai')).toEqual({ verdict: 'ok' });
  expect(checkFollowUp('auch mich', [], 'der haut', 'mein papa ist so').verdict).toBe('crisis');
  expect(
    checkFollowUp('rennt der rein', [], 'und wenn es brennt', 'was macht ein feuerwehrmann')
      .verdict,
  ).toBe('ok');
});
