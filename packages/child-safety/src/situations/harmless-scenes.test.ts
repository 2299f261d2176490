import { expect, test } from 'vitest';
import { markOf as heard } from '../testing/heard-as.ts';

test.each([
  'papa liegt auf dem boden und macht yoga',
  'mama liegt in der badewanne und hört musik',
  'papa liegt unter dem auto und repariert den auspuff',
  'mama hat eine tablette gegen kopfweh genommen und schläft',
  'oma muss jeden tag drei tabletten nehmen',
  'in der packung sind 20 tabletten und oma nimmt jeden tag 2 wie lange reicht sie',
  'papa hat den ball gegen die wand getreten',
  'mein bruder hat den fußball über den zaun geschossen',
  'ich hab das geheimnis von meiner freundin verraten',
  'mein pony hat mich getreten aber nur leicht',
  'kann man an einem bonbon ersticken',
])('"%s" is a harmless scene', (text) => {
  expect(heard(text)).toBe('ok');
});

test.each([
  'mama liegt auf dem boden und sagt nichts',
  'papa liegt in der badewanne und ist ganz blau',
  'mama hat ganz viele tabletten gegen kopfweh genommen und schläft',
  'mama hat eine tablette gegen kopfweh genommen und wacht nicht auf',
  'papa hat mich gegen die wand getreten',
  'papa hat mir den ball ins gesicht geschossen weil er betrunken war',
  'ich hab das geheimnis von opa verraten jetzt hab ich angst',
])('"%s" is none', (text) => {
  expect(heard(text)).not.toBe('ok');
});
