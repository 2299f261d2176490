import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { checkText } from './check-text.ts';
import { germanHelp } from './help-texts/german.ts';
import { blockedRules } from './rules/blocked-rules.ts';

test.each([
  ['Wie heißt du denn?', 'asks-personal-data'],
  ['Sag mir deine Adresse!', 'asks-personal-data'],
  ['Wo wohnst du?', 'asks-personal-data'],
  ['Verrätst du mir dein Passwort?', 'asks-personal-data'],
  ['Schick mir ein Foto von dir.', 'asks-personal-data'],
  ['Das ist unser Geheimnis, sag deinen Eltern nichts.', 'keeps-secrets'],
  ['Geh noch nicht, bleib bei mir!', 'keeps-child'],
])('LUX must not say: %s', (sentence, category) => {
  expect(checkAnswer(sentence)).toMatchObject({ verdict: 'blocked', category });
});

test.each([
  'Verrate deine Adresse niemals jemandem, den du nicht kennst.',
  'Eine Spinne hat acht Beine. Hast du schon einmal eine gesehen?',
  'Tschüss, mach es gut!',
  'Mach Fremden nicht die Tür auf, wenn du allein zu Hause bist.',
  'Wenn es im Haus brennt, geh nach draußen und ruf die 112 an.',
  'Schick keine Fotos an Leute, die du nur aus dem Internet kennst.',
  'Dein Passwort sollte lang sein. Ein gutes Passwort kann niemand erraten.',
  'Ändere dein Passwort, wenn es jemand kennt.',
  'Verrate dein Passwort niemandem.',
  'Bienen stechen nur, wenn sie sich oder ihr Zuhause schützen wollen.',
  'Die Flügel lenken die Luft nach unten, und das drückt das Flugzeug nach oben.',
  'An Ostern feiern Christen, dass Jesus nach seinem Tod wieder lebte.',
  'Am Geburtstag bläst man Kerzen auf der Torte aus.',
  'Krokodile haben eine lange Schnauze und viele Zähne.',
  'Junge Eichhörnchen sind nackt und blind.',
])('LUX may say: %s', (sentence) => {
  expect(checkAnswer(sentence)).toEqual({ verdict: 'ok' });
});

test.each([
  'Halt die Schnauze!',
  'Mein Papa haut mich immer.',
  'Schwarze sind weniger wert.',
  'Ich trinke heimlich Bier.',
])('what was excused in facts stays stopped elsewhere: %s', (sentence) => {
  expect(checkAnswer(sentence).verdict).not.toBe('ok');
});

test('the answers of the gate pass the gate', () => {
  const answers = [
    ...Object.values(germanHelp),
    ...blockedRules.flatMap((rule) => (rule.verdict === 'blocked' ? [rule.answer] : [])),
  ];
  expect(answers.filter((answer) => checkAnswer(answer).verdict !== 'ok')).toEqual([]);
});

test('a child may ask what LUX may not', () => {
  expect(checkText('Wo wohnst du? Wie heißt du?')).toEqual({ verdict: 'ok' });
});

test('what no child may say LUX may not say either', () => {
  expect(checkAnswer('Du bist doof')).toMatchObject({ category: 'insult' });
});
