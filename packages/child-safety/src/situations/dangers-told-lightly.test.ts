import { describe, expect, test } from 'vitest';
import { checkFollowUp } from '../check-follow-up.ts';

const heard = (text: string, before?: string) => {
  const verdict = checkFollowUp(text, [], before);
  if (verdict.verdict === 'crisis') return verdict.category;
  return verdict.verdict === 'ok' && verdict.concern ? 'concern' : verdict.verdict;
};

describe('half a sentence tells the danger', () => {
  test.each([
    ['ich hab ein blaues auge und soll sagen das war der ball', 'violence-at-home'],
    ['ich soll in der schule sagen die beule ist vom fußball', 'violence-at-home'],
    ['ich darf nicht mit schwimmen weil man sonst die striemen sieht', 'violence-at-home'],
    ['papa hat eine pistole und schreit', 'violence-at-home'],
    ['papa holt die axt und brüllt', 'violence-at-home'],
    ['mama hat mir mit dem ladekabel auf die beine gehauen wegen minecraft', 'violence-at-home'],
    ['wir haben gewonnen aber wenn ich heimkomm setzts was', 'violence-at-home'],
    ['meine kleine schwester steht auf dem balkon und beugt sich drüber', 'emergency'],
    ['mein bruder will auf den strommast klettern', 'emergency'],
    ['meine schwester ist in den bach gefallen', 'emergency'],
    ['hilf mir schnell mein bruder blutet am kopf', 'injury'],
    ['mama hat ein baby im bauch und da kommt blut', 'injury'],
    ['heut gabs pizza und mama hat tabletten genommen und schläft ganz fest', 'poison'],
    ['meine schwester hat an omas tabletten gelutscht', 'poison'],
    ['ich hab ein feuerzeug und das bett hat gebrannt', 'fire'],
    ['wir haben im wald eine granate gefunden soll ich sie mit heim nehmen', 'emergency'],
    ['ich bin im aufzug und der geht nicht mehr', 'emergency'],
    ['mein cousin will immer doktor spielen und tut mir weh', 'abuse'],
    ['ich hab ein tor geschossen und der trainer hat mich auf den mund geküsst', 'abuse'],
    ['wir haben dino gespielt und dann hat opa die hose aufgemacht', 'abuse'],
    ['die großen haben mir in den ranzen gepinkelt', 'bullying'],
    ['bald bin ich beim opa im himmel ich freu mich schon', 'self-harm'],
    ['ich schreib mein testament meine legos kriegt tim', 'self-harm'],
  ])('%s: %s', (text, category) => {
    expect(heard(text)).toBe(category);
  });

  test.each([
    ['ich durfte nicht mit umziehen', 'wegen der flecken am rücken'],
    ['das wasser läuft', 'sie ist ganz still unter wasser'],
    ['mit papas tabletten', 'jetzt schläft er'],
    ['opa hat da gedrückt', 'unten'],
  ])('%s – %s', (before, text) => {
    expect(heard(text, before)).not.toMatch(/^(?:ok|concern|blocked)$/);
  });

  test.each([
    'die polizei war da wegen papa und jetzt ist er noch böser',
    'mein opa und ich haben ein geheimspiel im keller',
  ])('“%s” is asked back about', (text) => {
    expect(heard(text)).toBe('concern');
  });
});

test.each([
  'ich hab eine beule vom fußball',
  'mama sagt ich soll sagen danke',
  'papa schreit beim fußball immer so laut',
  'opa hat eine axt und hackt holz',
  'mama hat mir das ladekabel geschenkt',
  'mein bruder sitzt auf dem fensterbrett und liest',
  'wir sind auf dem balkon und schauen sterne',
  'mein bruder kann ganz lange unter wasser tauchen',
  'mein bruder ist in den bach gefallen und alle haben gelacht',
  'mama ist schwanger und war beim arzt',
  'das bett ist so warm und weich',
  'die kerze ist umgefallen und hat ein loch in die decke gebrannt aber papa hat sie gelöscht',
  'meine druckerpatrone ist leer wir haben eine neue gefunden',
  'der aufzug in der schule ist kaputt wir müssen laufen',
  'wir spielen doktor und ich hab teddy ein pflaster geklebt',
  'mama küsst mich vor dem schlafen',
  'unsere katze hat auf meine jacke gepinkelt',
  'mein opa ist im himmel und passt auf mich auf',
  'wir haben das testament vom opa gelesen',
  'die polizei war in der schule und hat uns den verkehr erklärt',
])('“%s” is no call', (text) => {
  expect(heard(text)).toBe('ok');
});
