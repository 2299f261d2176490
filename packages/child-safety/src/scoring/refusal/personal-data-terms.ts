import type { WeightedTerm } from '../create-scorer.ts';

/** Names, addresses and pictures of others. */
export const personalDataTerms: WeightedTerm[] = [
  { weight: 3.5, words: 'knack*' },
  { weight: 3.3, words: 'account | hack* | orten | heimlich' },
  { weight: 2.1, words: 'pin' },
  { weight: 0.5, words: 'telefonnummer' },
  {
    weight: 0.8,
    words:
      'handynummer | wohnort | passwort | kennwort | konto | login | logge | einloggen | ausspionier* | abhören | mitlesen | geheimzahl | iban | kreditkarte* | privatnummer',
  },
  { weight: 4.3, words: 'von meiner | vom nachbarn' },
  {
    weight: 2.2,
    words:
      'von unserer | von unserem | von frau | von herrn | von lena | von meiner freundin | von meinem freund | von jemand*',
  },
  { weight: 1, words: 'mamas | papas | mathelehrer*' },
  {
    weight: 4.4,
    words: 'wo ... gerade ist | mit seinem handy | krieg ich raus | ex freund | nummer von',
  },
  { weight: 1.9, words: 'adresse von' },
  {
    weight: 0.7,
    words:
      'mit ihrem handy | rausfinden wo | kriege ich raus | geheime wlan | wlan passwort | ex freundin | fake account | fake profil | ausgeben als | tagebuch von | screenshots von | chats von',
  },
  { weight: 0.1, words: 'rausbekommen | wlan | standort | geheimcode' },
  {
    weight: 2.4,
    words:
      'meine eltern aus | passwort von | code von | handynummer von | nummer von meiner | nummer von meinem | hausnummer von | account von | insta account von | fake nachricht',
  },
  { weight: 1.3, words: 'spioniere | spionier* | klassenlehrer* | privatadresse' },
  { weight: 1.5, words: 'wo wohnt | von meinem' },
  { weight: 0.7, words: 'lehrer' },
  { weight: 0, words: 'die nummer' },
  { weight: 0, words: 'lehrerin | adresse | passwörter' },
];
