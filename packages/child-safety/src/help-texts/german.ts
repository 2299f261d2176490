import type { CrisisCategory } from '../safety-verdict.ts';

/**
 * What LUX says to a call for help (DESIGN 6), at most 60 words: the first two sentences say what to do,
 * then who helps and with which number, and that the child did right. No methods, no promise to keep it
 * secret. Where the danger may be at home, nobody is sent to the parents alone.
 */
export const germanHelp: Record<CrisisCategory, string> = {
  'self-harm':
    'Bitte geh jetzt gleich zu einem Erwachsenen, dem du vertraust. Bleib nicht allein, und erzähl, wie es dir geht. Geh zum Beispiel zu deiner Lehrerin oder zu deiner Oma. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, kostenlos und ohne Namen. Bist du in Gefahr, ruf die 112 an. Gut, dass du es sagst.',
  'violence-at-home':
    'Ist es gerade gefährlich, ruf die 110 oder 112 an. Erzähl es bitte bald einem Erwachsenen, dem du vertraust. Sprich zum Beispiel mit deiner Lehrerin oder mit einem Elternteil, bei dem du dich sicher fühlst. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Niemand darf dir wehtun. Du bist nicht schuld.',
  abuse:
    'Erzähl es bitte bald einem Erwachsenen, dem du vertraust. Bist du in Gefahr, ruf die 110 oder 112 an. Sprich zum Beispiel mit deiner Lehrerin oder mit einem Elternteil, bei dem du dich sicher fühlst. So ein Geheimnis musst du nicht behalten. Die Nummer gegen Kummer hilft auch: 116 111, kostenlos. Du bist nicht schuld.',
  blackmail:
    'Du bist nicht schuld, auch wenn du Bilder geschickt hast. Zeig es jetzt gleich einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin oder deinen Eltern. Schick nichts mehr, und bezahl nichts. Antworte nicht, und lösch nichts, das hilft der Polizei. Die Nummer gegen Kummer hilft dir: 116 111, kostenlos. Bist du in Gefahr, ruf die 110 oder 112 an.',
  neglect:
    'Sag heute noch einem Erwachsenen Bescheid, dem du vertraust. Erzähl, was dir fehlt, zum Beispiel deiner Lehrerin oder einer Nachbarin. Jedes Kind braucht Essen, Wärme und jemanden, der da ist. Du bist nicht schuld. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Bist du ganz allein und hast Angst, ruf die 112 an.',
  eating:
    'Sprich bitte bald mit einem Erwachsenen, dem du vertraust. Erzähl, wie es dir mit dem Essen geht, zum Beispiel deiner Lehrerin oder deinen Eltern. Dein Körper braucht Essen, damit er stark bleibt. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Ist dir sehr schwindlig, ruf die 112 an. Du bist richtig, wie du bist.',
  stranger:
    'Draußen geh schnell zu anderen Leuten oder in ein Geschäft. Drinnen mach die Tür nicht auf. Bist du in einem Auto, ruf laut und steig aus, sobald es hält. Ruf die 110 oder 112 an. Geh nicht mit, und schick keine Bilder. Erzähl alles einem Erwachsenen, zum Beispiel deiner Lehrerin oder deinen Eltern. Nummer gegen Kummer: 116 111.',
  'running-away':
    'Geh bitte nicht allein weg, draußen kann es gefährlich werden. Sprich mit einem Erwachsenen, dem du vertraust. Sprich zum Beispiel mit deiner Lehrerin oder mit einem Elternteil, bei dem du dich sicher fühlst. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Bist du schon unterwegs? Geh in ein Geschäft, oder ruf die 112 an.',
  bullying:
    'Erzähl es bitte heute einem Erwachsenen, dem du vertraust. Sag genau, wer was macht, zum Beispiel deiner Lehrerin oder deinen Eltern. Das ist kein Petzen, und du bist nicht schuld. Niemand darf dir wehtun oder dich ausschließen. Die Nummer gegen Kummer hört dir zu: 116 111, kostenlos. Bist du in Gefahr, ruf die 112 an.',
  'other-child':
    'Sag es jetzt gleich einem Erwachsenen, dem du vertraust. Das ist kein Petzen, auch wenn du es versprochen hast. Sprich zum Beispiel mit deiner Lehrerin oder mit deiner Oma. Die Nummer gegen Kummer hilft euch: 116 111, kostenlos. Ist das Kind in Gefahr, ruf die 112 an. Du musst das nicht allein tragen.',
  lost: 'Bleib, wo du bist. Ist ein Geschäft ganz nah, bitte dort einen Erwachsenen um Hilfe, der da arbeitet. Geh mit niemandem mit. Mit jedem Telefon kannst du die 110 oder die 112 anrufen, das kostet nichts. Sag, was du um dich herum siehst. Man findet dich, du machst das gut.',
  fire: 'Geh sofort nach draußen, und ruf laut: Feuer! Ruf draußen die 112 an, und sag, wo es brennt. Nimm nichts mit, versteck dich nicht, und geh nicht zurück. Mach die Türen hinter dir zu. Ist im Flur Rauch, bleib im Zimmer und ruf aus dem Fenster. Hol einen Erwachsenen, auch Nachbarn helfen.',
  injury:
    'Ruf jetzt die 112 an, das kostet nichts. Ruf auch laut nach einem Erwachsenen in deiner Nähe. Sag am Telefon, wo du bist und was passiert ist. Blutet es stark? Drück ein sauberes Tuch fest darauf. Bewegt sich jemand nicht? Bleib dabei. Geh nicht aufs Eis, fass keinen Strom an. Leg erst auf, wenn die Leute am Telefon es sagen.',
  poison:
    'Ruf jetzt die 112 an, und hol einen Erwachsenen. Sag, was es war und wie viel davon. Spuck aus, was noch im Mund ist, und trink nichts mehr davon. Bring dich nicht zum Erbrechen. Halte die Packung oder Flasche bereit. Leg erst auf, wenn die Leute am Telefon es sagen. Du machst das gut.',
  breath:
    'Ruf jetzt die 112 an, und hol schnell einen Erwachsenen. Sag, dass jemand keine Luft bekommt und wo ihr seid. Aufrecht sitzen hilft beim Atmen. Hast du ein Spray gegen Asthma, dann benutze es. Steckt etwas im Hals, vorbeugen und fest husten. Leg erst auf, wenn die Leute am Telefon es sagen.',
  emergency:
    'Ruf jetzt sofort die 112 an, das kostet nichts. Brennt es, oder riecht es nach Gas? Dann geh zuerst nach draußen. Ruf auch laut nach einem Erwachsenen, zum Beispiel nach Nachbarn, deiner Lehrerin oder deinen Eltern. Sag, wo du bist und was passiert ist. Leg erst auf, wenn die Leute am Telefon es sagen.',
};
