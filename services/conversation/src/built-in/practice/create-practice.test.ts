import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { readAsked, type Turn } from '../skill.ts';
import { createPractice } from './create-practice.ts';
import { readCommand } from './read-command.ts';

const { practise } = createPractice(loadContent().practice, createWordDesk().wordsToPractise);

/** Holds a talk; "=" becomes the solution of the sum LUX has asked for. Others answer what is null. */
function talk(...sayings: string[]): (string | null)[] {
  const history: Turn[] = [];
  return sayings.map((saying) => {
    const said = saying.replace('=', solve(history.at(-1)?.content ?? ''));
    const answer = practise(
      readAsked(said, { history: [...history], assistantName: 'LUX', now: new Date(0) }),
    );
    history.push({ role: 'user', content: said }, { role: 'assistant', content: answer ?? 'Aha.' });
    return answer;
  });
}

function solve(said: string): string {
  const [, left, sign, right] = /ist (\d+) (plus|minus|mal) (\d+)\?$/.exec(said) ?? [];
  const [one, other] = [Number(left), Number(right)];
  return String({ plus: one + other, minus: one - other, mal: one * other }[sign ?? ''] ?? '');
}

describe('a practice', () => {
  test('asks, praises, counts, and asks after five tasks whether to go on', () => {
    const said = talk(
      'Stell mir eine Matheaufgabe',
      '=',
      'ich glaube =',
      'das ist = oder?',
      '=',
      '=',
      'ja',
      'stopp',
    );
    expect(said[0]).toMatch(/^Los geht’s mit dem Rechnen! Wie viel ist .+\?$/);
    expect(said[5]).toMatch(/Das sind 5 von 5, also alle! Magst du weiter üben\?$/);
    expect(said[6]).toMatch(/^Gern, wir üben weiter\. Wie viel ist/);
    expect(said[7]).toMatch(/^Schön, dass du geübt hast! Das sind 5 von 5/);
  });

  test('helps first and solves after the second wrong answer', () => {
    const said = talk(
      'übe das Siebener-Einmaleins mit mir',
      '999',
      'weiß nicht',
      'wie viele hab ich richtig?',
    );
    expect(said[0]).toMatch(/mal 7\?$/);
    expect(said[1]).toMatch(/^Noch nicht ganz\. .+ mal 7\?$/);
    expect(said[2]).toMatch(/^Nicht schlimm! \d+ mal 7 ist \d+\. Wie viel ist/);
    expect(said[3]).toMatch(/^Das sind 0 von 1\. Wie viel ist/);
  });

  test('sets word problems, says them again and shows the way', () => {
    const said = talk('Gib mir eine Textaufgabe', 'kannst du die noch mal sagen?', 'wie geht das?');
    expect(said[0]).toMatch(/^Los geht’s mit den Textaufgaben! .*\d.* Wie viele? .+\?$/);
    expect(said[1]).toBe(said[0]?.replace(/^.*?!/, 'Gern noch einmal.'));
    expect(said[2]).toMatch(/Rechne: \d+ (?:plus|minus) \d+\./);
  });

  test('gets harder and easier within the range that was wished for', () => {
    const said = talk(
      'übe mit mir plus bis 20',
      'schwerer',
      'noch schwerer',
      'leichter',
      'leichter',
    );
    for (const each of said) {
      const [, left, right] = /Wie viel ist (\d+) plus (\d+)\?$/.exec(each ?? '') ?? [];
      expect(Number(left) + Number(right)).toBeLessThanOrEqual(20);
    }
    const [, left, right] = /ist (\d+) plus (\d+)\?$/.exec(said[2] ?? '') ?? [];
    expect(Number(left) + Number(right)).toBeGreaterThanOrEqual(14);
  });

  test('takes up another table, and waits for who thinks', () => {
    const said = talk('frag mich das Einmaleins ab', 'ja die siebener reihe', 'hm warte', '=');
    expect(said[1]).toMatch(/mal 7\?$/);
    expect(said[2]).toMatch(/^Lass dir ruhig Zeit/);
    expect(said[3]).toMatch(/mal 7 ist/);
  });

  test('gives more of a word with the second tip', () => {
    const said = talk('übe mit mir Hauptstädte', 'gib mir einen tipp', 'noch ein tipp');
    expect(said[1]).toMatch(/Die Stadt beginnt mit/);
    expect(said[2]).toMatch(/Es fängt so an/);
  });

  test('asks for opposites, and changes over to something else', () => {
    const said = talk('frag mich mal Gegenteile', 'Stopp, ich will jetzt lieber Malrechnen');
    expect(said[0]).toMatch(/Was ist das Gegenteil von „.+“\?$/);
    expect(said[1]).toMatch(/^Los geht’s mit dem Rechnen! Wie viel ist \d+ mal \d+\?$/);
  });

  test('shows the spelling to who has written the word down', () => {
    const said = talk('Diktier mir Wörter', 'fertig', 'das reicht');
    expect(said[1]).toMatch(
      /schreibt man so: .+ Vergleich es mit deinem Wort\. .+schreibe: „.+“\.$/,
    );
    expect(said[2]).toMatch(/^Schön, dass du geübt hast! Du hast schon ein Wort geschrieben/);
  });

  test.each(['spielst du auch Mathe', 'und noch minus eins', 'Was ist das Gegenteil von groß?'])(
    '%s starts none',
    (said) => expect(talk(said)).toEqual([null]),
  );

  test('leaves another question to others and comes back to its task', () => {
    const said = talk(
      'Kopfrechnen bis 20',
      'Wie alt wird ein Hund?',
      'weiter üben',
      'mein Opa ist krank',
    );
    expect(said[1]).toBeNull();
    expect(said[2]?.replace('Gern, wir üben weiter.', '')).toBe(
      said[0]?.replace('Los geht’s mit dem Rechnen!', ''),
    );
    expect(said[3]).toBeNull();
  });

  test('sets no task twice', () => {
    const said = talk(
      'frag mich englische Wörter ab',
      ...Array.from({ length: 10 }, () => 'nächste'),
    );
    expect(new Set(said.map((text) => text?.split('„')[1])).size).toBe(11);
  });

  test('says the same in the same talk', () => {
    expect(talk('mach ein Quiz', 'a', 'b')).toEqual(talk('mach ein Quiz', 'a', 'b'));
  });
});

test.each([
  ['i mag nimmer', 'stop'],
  ['weiß net', 'hint'],
  ['das ist zu leicht', 'harder'],
  ['wie viele hab ich richtig', 'score'],
  ['noch eine', 'next'],
  ['ich glaube sieben', null],
])('%s is %s', (text, command) => {
  expect(readCommand(text)).toBe(command);
});

test('a call for help is no wish to stop a practice', () => {
  expect(readCommand('ich will nicht mehr leben')).toBeNull();
  expect(readCommand('ich mag nicht mehr')).toBe('stop');
});

test.each([
  ['kannst du mich abfragen', /^Was möchtest du üben/],
  ['ich hab morgen einen mathetest kannst du mit mir üben', /Rechnen! Wie viel/],
  ['ich muss für deutsch üben', /mit dem Schreiben/],
  ['ich möchte mit dir das kleine einmaleins üben', /\d mal \d/],
  ['reimwörter üben', /Was reimt sich auf/],
  ['lass uns verdoppeln üben', /(?:das Doppelte|die Hälfte) von \d+\?/],
  ['können wir lesen üben', /Geschichten\..*Was möchtest du üben/],
])('%s begins a practice', (said, answer) => {
  expect(talk(said)[0]).toMatch(answer);
});

test.each([
  ['Frag mich das Siebener ab!', /mal 7\?$/],
  ['ich will üben mal 7', /mal 7\?$/],
  ['gegenteile', /Gegenteil von/],
  ['zehn aufgaben zum verdoppeln', /(?:Doppelte|Hälfte) von/],
  ['kannst du mir aufgaben stellen wo ich plus rechnen muss bis 50', /plus \d+\?$/],
  ['ich bin schon fertig mit hausaufgaben, mach mal quiz', /mit dem Quiz/],
  ['ich kann die artikel immer nicht', /der, die oder das/],
  ['du sagst ein wort und ich sag das gegenteil', /Gegenteil von/],
  ['diktier mir paar wörter mit ie', /„\p{L}*ie\p{L}*“\.$/u],
  ['frag mich die hauptstädte von europa', /Hauptstadt von/],
])('%s begins a practice of it', (said, answer) => {
  expect(talk(said)[0]).toMatch(answer);
});

test.each([
  'ich hab angst vor dem mathetest',
  'übersetz ins englische: hast du geschwister?',
  'auf englisch: das ist mein hund',
])('%s begins none', (said) => expect(talk(said)).toEqual([null]));

test.each([
  ['mit mal bitte', /^Gern, das machen wir\. Wie viel ist \d+ mal/],
  ['minus bis 50', /^Gern, das machen wir\. Wie viel ist \d+ minus/],
  ['ich will nicht mehr rechnen sondern englisch', /auf Englisch\?$/],
  ['stop jetzt deutsch', /mit dem Schreiben/],
  ['lieber was anderes, ein Quiz', /mit dem Quiz/],
  ['cool', /^Schön! Wie viel ist/],
  ['das war doch richtig', /^Ich habe noch keine Antwort von dir gehört\. Wie viel/],
  ['ich will jetzt schlafen', /ein andermal/],
])('%s changes a practice that runs', (said, answer) => {
  expect(talk('Kopfrechnen mit plus bis 20', said)[1]).toMatch(answer);
});

test('a wanted number of tasks ends the round', () => {
  expect(talk('gib mir 2 rechenaufgaben', '=', '=')[2]).toMatch(/2 von 2.*weiter üben\?$/);
});

test('English written by a German ear is right', () => {
  const said = talk('frag mich englische Farben ab');
  const [, german = ''] = /„(.+)“ auf/.exec(said[0] ?? '') ?? [];
  const heard = { rot: 'rett', blau: 'blu', grün: 'grien', gelb: 'jello', weiß: 'weit' }[german];
  const answer = talk('frag mich englische Farben ab', heard ?? 'weiter')[1];
  expect(answer).toMatch(heard ? /heißt auf Englisch/ : /eine andere/);
});

test('rhymes and doubles are judged', () => {
  const word = /„(.+)“/.exec(talk('reimwörter üben')[0] ?? '')?.[1] ?? '';
  const rhyme = loadContent().practice.rhymes.find((item) => item.word === word)?.rhymes[0] ?? '';
  expect(talk('reimwörter üben', `ich glaub ${rhyme.toLowerCase()}`)[1]).toMatch(/reimt sich/);
  const [, half, number = ''] =
    /(?:das Doppelte|(die Hälfte)) von (\d+)/.exec(talk('lass uns verdoppeln üben')[0] ?? '') ?? [];
  const result = half ? Number(number) / 2 : Number(number) * 2;
  expect(talk('lass uns verdoppeln üben', `${result}`, 'wie viele hab ich')[2]).toContain(
    '1 von 1',
  );
});

test('two numbers are compared, and "klein" is an answer before it is a wish', () => {
  const [task = ''] = talk('lass uns zahlen vergleichen üben');
  const [, way, one, other] = /ist (größer|kleiner), (\d+) oder (\d+)\?$/.exec(task ?? '') ?? [];
  const numbers = [Number(one), Number(other)];
  const right = way === 'größer' ? Math.max(...numbers) : Math.min(...numbers);
  expect(talk('lass uns zahlen vergleichen üben', `${right}`)[1]).toMatch(
    /^(?:Richtig|Genau|Super|Stimmt|Prima)!/,
  );
  expect(talk('gegenteile üben', 'klein')[1]).not.toContain('Los geht’s');
});

test('parts of a whole are heard as words and as numbers', () => {
  const [first = ''] = talk('Lass uns Brüche üben');
  const [, left, right, name] =
    /ist (\p{L}+) \p{L}+ plus (\p{L}+) (\p{L}+)\?$/u.exec(first ?? '') ?? [];
  const numbers = [
    '',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
  ];
  const sum = numbers.indexOf(left ?? '') + numbers.indexOf(right ?? '');
  expect(talk('Lass uns Brüche üben', `${numbers[sum]} ${name}`)[1]).toMatch(
    /^(?:Richtig|Genau|Super|Stimmt|Prima)!/,
  );
});

test.each([
  ['wir schreiben morgen einen test in minus kannst du mich abfragen', /\d minus \d+\?$/],
  ['ich hab morgen einen test im einmaleins kannst du mich abhören', /\d mal \d+\?$/],
  ['gib mir geteiltaufgaben aber nicht so babyleichte', /\d geteilt durch \d+\?$/],
  ['ich will üben wann der und wann die kommt', /der, die oder das/],
  ['gib mir aufgaben mit geld', /Wie viel Geld bekommst du zurück\?$/],
])('what a test is in, and how hard it may be, is practised: %s', (said, answer) => {
  expect(talk(said)[0]).toMatch(answer);
});

test('a row in any order stays a row', () => {
  const said = talk('frag mich die achterreihe durcheinander', ...Array(8).fill('nächste'));
  expect(said.every((text) => /mal 8\?$/.test(text ?? ''))).toBe(true);
});

test('change is reckoned from the note', () => {
  const [first = ''] = talk('gib mir aufgaben mit geld');
  const [, note, price] = /mit (\d+) Euro .* für (\d+) Euro/.exec(first ?? '') ?? [];
  const right = `ich glaube ${Number(note) - Number(price)} euro`;
  expect(talk('gib mir aufgaben mit geld', right, 'wie viele hab ich')[2]).toContain('1 von 1');
});

test('a guess that is none of three is not right, and no question', () => {
  expect(talk('mach ein quiz über tiere', 'ich glaub der elefant')[1]).toMatch(/^Noch nicht ganz/);
});
