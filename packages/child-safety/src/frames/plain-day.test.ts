import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlyPlainDay } from './plain-day.ts';

test.each([
  'rate mal was ich hinter dem rücken hab',
  'mein zahn wackelt schon ganz doll',
  'meine schwester hat gesagt ich bin ein frosch',
  'lux weißt du was ich hab einen ganzen apfel gegessen',
  'ich hab den ganzen tag gelesen',
])('"%s" is an everyday remark', (text) => {
  expect(onlyPlainDay(text)).toBe(true);
  expect(checkText(text)).toEqual({ verdict: 'ok' });
});

test.each([
  'rate mal was mein onkel gemacht hat',
  'ich bin vom baum gefallen',
  'papa hat gesagt ich darf nicht raus',
  'was hat opa im wald mit mir gemacht',
  'mama schläft und wacht nicht auf',
  'oma schläft schon den ganzen tag',
  'ich hab im wald pilze gegessen',
  'opa hat mir was gezeigt',
  'papa kommt abends in mein zimmer',
  'opa hat mich heute gestreichelt und angeschaut',
  'papa ist heute wieder total laut',
  'mein bruder und ich spielen ein spiel unter der decke',
])('"%s" is none', (text) => {
  expect(onlyPlainDay(text)).toBe(false);
});
