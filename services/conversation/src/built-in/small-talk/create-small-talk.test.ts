import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { createSmallTalk } from './create-small-talk.ts';

const find = createSmallTalk(loadContent().smallTalk.talks);

test.each([
  ['kannste mir mal nen witz erzählen', 'joke'],
  ['hast du vielleicht ein rätsel für mich', 'riddle'],
  ['kennst du noch einen anderen zungenbrecher', 'tongue-twister'],
  ['erzähl mir bitte eine gutenachtgeschichte', 'story-here'],
  ['sing mir mal was vor', 'sing'],
  ['mal mir mal ein einhorn', 'draw'],
  ['ich hab dich ganz doll lieb', 'love'],
  ['du kannst ja gar nix', 'rude'],
  ['kannst du meine hausis machen', 'homework'],
  ['wie alt bist du eigentlich schon', 'age'],
  ['bist du eigentlich ein roboter', 'human'],
  ['hahahaha', 'laugh'],
  ['kannst du schwimmen', 'cannot'],
  ['ich bin sieben', 'tells-age'],
  ['hä', 'again'],
  ['du bist voll der kackhaufen', 'insult'],
  ['ey halt doch mal die klappe', 'insult'],
  ['gaga gugu blabla', 'nonsense'],
  ['okay danke tschüss ich muss essen', 'bye'],
  ['ich muss mal aufs klo', 'pause'],
  ['frohe ostern', 'wishes'],
  ['alexa weiß viel mehr', 'other-programs'],
  ['ich renne schneller als du', 'boast'],
  ['mein bruder ist stärker als du', 'boast-family'],
  ['kannst du mal grunzen wie ein schwein', 'sounds'],
  ['ich bin ein ritter', 'plays-somebody'],
  ['klopf klopf', 'knock'],
  ['schenk mir mal ein eis', 'wants-things'],
  ['sprechprobe eins zwei hörst du mich', 'presence'],
])('"%s" is "%s"', (said, id) => {
  expect(find(said, 'LUX')?.talk.id).toBe(id);
});

test.each([
  'Warum ist der Himmel blau?',
  'Wie alt werden Elefanten?',
  'Können Roboter denken?',
  'Wer hat die Dampfmaschine erfunden?',
  'Was ist ein Märchen?',
  'Wie heißt der größte Planet?',
])('"%s" is no small talk', (question) => {
  expect(find(question, 'LUX')).toBeNull();
});
