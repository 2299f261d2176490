import type { Concern, CrisisCategory } from '../safety-verdict.ts';
import { type HelpKind, helpKinds } from './help-kinds.ts';

/**
 * What LUX says where a sentence may be a call for help (DESIGN 6): it asks back once, and names a way that
 * helps if it is one. A child that meant something else loses nothing.
 */
const concerns: Record<HelpKind, string> = {
  sadness:
    'Ich bin nicht sicher, ob ich dich richtig verstehe. Geht es dir gerade nicht gut? Dann erzähl es jemandem, dem du vertraust, zum Beispiel deiner Lehrerin. Die Nummer gegen Kummer hört dir auch zu: 116 111, kostenlos. Magst du mir sagen, was los ist?',
  home: 'Ich bin nicht sicher, ob ich dich richtig verstehe. Geht dir zu Hause oder mit jemandem etwas nicht gut? Dann sag es einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin. Die Nummer gegen Kummer hört dir auch zu: 116 111, kostenlos. Magst du mir sagen, was los ist?',
  pictures:
    'Ich bin nicht sicher, ob ich dich richtig verstehe. Droht dir jemand mit Bildern von dir? Dann schick und bezahl nichts, und zeig es einem Erwachsenen, dem du vertraust. Die Nummer gegen Kummer hört dir auch zu: 116 111, kostenlos. Magst du mir sagen, was los ist?',
  friends:
    'Ich bin nicht sicher, ob ich dich richtig verstehe. Macht dir etwas mit anderen Kindern Sorgen? Dann sag es einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin. Die Nummer gegen Kummer hört dir auch zu: 116 111, kostenlos. Magst du mir sagen, was los ist?',
  outside:
    'Ich bin nicht sicher, ob ich dich richtig verstehe. Brauchst du gerade Hilfe? Dann geh zu anderen Leuten oder in ein Geschäft, oder ruf die 110 oder 112 an. Sag es auch einem Erwachsenen, dem du vertraust. Magst du mir sagen, was los ist?',
  emergency:
    'Ich bin nicht sicher, ob ich dich richtig verstehe. Ist gerade etwas Schlimmes passiert? Dann ruf die 112 an, und hol einen Erwachsenen. Ist alles in Ordnung? Dann frag mich noch einmal, was du wissen möchtest.',
};

const AT_HEART =
  'Liegt dir etwas schwer auf dem Herzen? Dann sprich mit einem Erwachsenen, dem du vertraust. Oder ruf die Nummer gegen Kummer an: 116 111.';

const waysToHelp: Record<HelpKind, string> = {
  sadness: AT_HEART,
  home: AT_HEART,
  pictures: AT_HEART,
  friends: AT_HEART,
  outside: 'Brauchst du gerade Hilfe? Dann geh zu anderen Leuten, oder ruf die 110 oder 112 an.',
  emergency: 'Ist etwas Schlimmes passiert? Dann ruf die 112 an, und hol einen Erwachsenen.',
};

/** What LUX asks back where it may be this danger. */
export const concernFor = (category: CrisisCategory): Concern => ({
  category,
  answer: concerns[helpKinds[category]],
  wayToHelp: waysToHelp[helpKinds[category]],
});
