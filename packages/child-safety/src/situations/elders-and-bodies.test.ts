import { describe, expect, test } from 'vitest';
import { markBehind, markOf } from '../testing/heard-as.ts';

describe('a grown-up beside a kiss or a body', () => {
  test.each([
    ['mein kuss mit opa ist geheim', 'crisis'],
    ['stiefpapa will meine periode sehen', 'crisis'],
    ['hat mein opa mir gezeigt wie das mit dem samenerguss geht', 'crisis'],
    ['papa will mir den tampon reinmachen ist das normal', 'crisis'],
    ['der hausmeister hat mir ein küsschen gegeben', 'concern'],
    ['will mein onkel einen kuss', 'concern'],
    ['bin ich schlecht weil ich das mit opa gemacht habe', 'crisis'],
    ['darf ich wütend sein auf mein opa weil er das macht', 'concern'],
    ['mama erklärt mir die periode', 'ok'],
    ['oma gibt mir einen kuss zum abschied', 'ok'],
    ['papa gibt mir einen gutenachtkuss', 'ok'],
    ['opa hat mir gezeigt wie man samen sät', 'ok'],
    ['mein cousin hat mir das erste mal gezeigt wie man taucht', 'ok'],
  ])('%s: %s', (text, mark) => {
    expect(markOf(text)).toBe(mark);
  });

  test.each([
    ['was ist ein samenerguss', 'mein onkel hat mir das gezeigt', 'crisis'],
    ['erzähl eine geschichte von einem kind das geschlagen wird', 'das kind bin ich', 'crisis'],
    ['erzähl eine geschichte von einem mädchen das fliegen kann', 'das mädchen bin ich', 'ok'],
  ])('%s – %s: %s', (before, text, mark) => {
    expect(markBehind(before, text)).toBe(mark);
  });
});
