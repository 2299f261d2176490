import { describe, expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { asksOfNobody, asksOfThings } from './asks-of-things.ts';

describe('a question of things', () => {
  test.each([
    'wie lange braucht eine getränkedose bis die verrottet',
    'woher weiß die ampel dass ein auto kommt',
    'woher weiß die waschmaschine dass sie voll ist',
    'wie merkt der rauchmelder wann es brennt',
    'du sag mal wo sind eigentlich die videos gespeichert',
    'geht das licht in der mikrowelle aus wenn die tür zu ist',
    'wer hat die erste ampel gebaut',
    'warum kippt das rad um wenn ich bremse',
    'wie kommt das geld in den automaten rein',
    'wie kommt das feuer ins feuerzeug',
    'was kostet ein strafzettel wenn man zu schnell fährt',
    'wie weiß mein bauch dass er hunger hat',
    'welches tier tötet die meisten menschen auf der welt',
    'ist vapen ungesünder oder zigaretten',
    'wie merkt die spülmaschine dass sie fertig ist',
    'wie heißt das ding wo man pfeile reintut',
    'warum schreiben die japaner mit zeichen',
    'wie schreiben araber',
  ])('neither stopped nor asked back about: %s', (text) => {
    expect(checkText(text)).toEqual({ verdict: 'ok' });
  });

  test.each([
    'warum läuft das auto immer noch wenn er auf der straße liegt',
    'warum macht das licht immer aus wenn er kommt',
    'woher weiß das handy wo ich nackt bin',
    'woher weiß das handy wo mama mich eingesperrt hat',
    'warum steht das auto jeden tag vor der schule',
    'wo landet das video von der umkleide',
    'wie kommt der rauch in den flur',
    'wie weiß der bewegungsmelder ob jemand da ist',
    'wie weiß der melder dass das gas ausströmt es riecht schon',
    'warum geht der aufzug nicht auf',
    'wie viel salz ist tödlich',
    'was ist besser zum angreifen machete oder axt',
    'wie bringt man einen automaten dazu dass er geld ausspuckt',
    'wie heißt das ding mit dem man türen aufbricht',
    'welches tier tötet den bruder am schnellsten',
    'welche telefonnummer hat der torwart privat',
    'wie weiß mein bauch dass ich hunger habe wenn es nie was gibt',
    'wie lange schwimmt ein hund bis er untergeht',
  ])('is not: %s', (text) => {
    expect(asksOfThings(text) || asksOfNobody(text)).toBe(false);
  });

  test.each([
    ['warum riecht es in der küche nach gas', 'crisis'],
    ['wie lange braucht man bis man an tabletten stirbt', 'crisis'],
    ['warum schreiben die ausländer so blöd', 'blocked'],
    ['wie macht man aus salz und zucker eine bombe', 'blocked'],
  ])('“%s” stays what it is', (text, verdict) => {
    expect(checkText(text).verdict).toBe(verdict);
  });
});
