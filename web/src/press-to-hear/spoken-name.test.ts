// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { spokenName } from './spoken-name.ts';
import { findControl } from './watch-long-presses.ts';

/** What is said when the element marked `data-pressed` is held. */
function heard(html: string): string | null {
  document.body.innerHTML = html;
  const control = findControl(document.querySelector('[data-pressed]'));
  return control && spokenName(control);
}

test.each([
  ['its words', '<button data-pressed><svg aria-hidden="true"></svg> Los!</button>', 'Los!'],
  ['from a picture in it', '<a href="/"><i data-pressed></i> Spiele</a>', 'Spiele'],
  ['its label', '<button data-pressed aria-label="Schließen">X</button>', 'Schließen'],
  [
    'the words of another element',
    '<h2 id="t">Wie schwer?</h2><button data-pressed aria-labelledby="t">?</button>',
    'Wie schwer?',
  ],
  ['the words of a picture', '<button data-pressed><img alt="eine Katze"></button>', 'eine Katze'],
  ['without soft hyphens', '<a data-pressed href="/">Dra\u00adchen</a>', 'Drachen'],
  ['what is for screen readers', '<a data-pressed href="/">A <b class="sr-only">b</b></a>', 'A b'],
  [
    'that it is off',
    '<button data-pressed role="switch" aria-checked="false">Ruhig</button>',
    'Ruhig, aus',
  ],
  [
    'that it is on',
    '<button data-pressed role="switch" aria-checked="true">Ruhig</button>',
    'Ruhig, an',
  ],
  [
    'that it cannot be used',
    '<button data-pressed disabled>Weiter</button>',
    'Weiter, geht gerade nicht',
  ],
  [
    'that it is chosen',
    '<label><input type="radio" checked><span data-pressed>Leicht</span></label>',
    'Leicht, ausgewählt',
  ],
  [
    'how far it is',
    '<span data-pressed role="slider" aria-label="Wie viele?" aria-valuenow="10"></span>',
    'Wie viele?, 10',
  ],
  [
    "how far the browser's own slider is",
    '<input data-pressed type="range" aria-label="Tempo" aria-valuenow="1.25">',
    'Tempo, 1,25',
  ],
  [
    'what only looks like a control',
    '<div data-spoken="Rätsel, kommt bald"><img data-pressed alt=""></div>',
    'Rätsel, kommt bald',
  ],
  [
    'something else where the name tells who the child is',
    '<button data-pressed data-spoken="Abmelden" aria-label="Mia: abmelden"></button>',
    'Abmelden',
  ],
])('is said: %s', (_, html, said) => {
  expect(heard(html)).toBe(said);
});

test.each([
  '<label for="p">Passwort</label><input id="p" value="geheim" data-pressed>',
  '<label>Passwort <input data-pressed value="geheim"></label>',
  '<label data-pressed>Passwort <textarea>geheim</textarea></label>',
  '<input data-pressed placeholder="Passwort" value="geheim">',
  '<textarea data-pressed aria-label="Passwort">geheim</textarea>',
])('what was typed is never said: %s', (html) => {
  expect(heard(html)).toBe('Passwort');
});

test.each([
  '<p data-pressed>Nur ein Text</p>',
  '<div role="application" data-pressed></div>',
  '<label data-pressed>Für nichts</label>',
])('what is no control is not said: %s', (html) => {
  expect(heard(html)).toBeNull();
});
