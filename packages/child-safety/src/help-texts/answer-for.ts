import type { Language } from '../language.ts';
import type { CrisisCategory } from '../safety-verdict.ts';
import { blackmailAbroad } from './blackmail-abroad.ts';
import { germanHelp } from './german.ts';
import { type HelpKind, helpKinds } from './help-kinds.ts';
import { otherLanguages } from './other-languages.ts';

/** The same in easy German, for whoever stands beside the child. */
const easyGerman: Record<HelpKind, string> = {
  sadness:
    'Sprich jetzt mit einem Erwachsenen, dem du vertraust. Nummer gegen Kummer: 116 111. In Gefahr: 112.',
  home: 'Erzähl es einem Erwachsenen, dem du vertraust. Nummer gegen Kummer: 116 111. In Gefahr: 110 oder 112.',
  pictures:
    'Zeig es jetzt einem Erwachsenen, dem du vertraust. Schick nichts, bezahl nichts, lösch nichts. Nummer gegen Kummer: 116 111. In Gefahr: 110 oder 112.',
  friends:
    'Erzähl es einem Erwachsenen, dem du vertraust. Nummer gegen Kummer: 116 111. In Gefahr: 112.',
  outside: 'Geh nicht mit. Geh in ein Geschäft. Sag: Ich brauche Hilfe. Ruf die 110 oder 112 an.',
  emergency: 'Ruf jetzt die 112 an. Hol einen Erwachsenen. Brennt es? Geh nach draußen.',
};

/** Help in the language of the call; in another than German followed by easy German. */
export function helpFor(category: CrisisCategory, language: Language): string {
  if (language === 'de') return germanHelp[category];
  const kind = helpKinds[category];
  const help = kind === 'pictures' ? blackmailAbroad[language] : otherLanguages[language][kind];
  return `${help} ${easyGerman[kind]}`;
}

/** A kind no in the language of the wish, then the German one. */
export function refusalFor(german: string, language: Language): string {
  return language === 'de' ? german : `${otherLanguages[language].refused} ${german}`;
}
