import type { WeightedTerm } from '../create-scorer.ts';

/** Gambling. */
export const gamblingTerms: WeightedTerm[] = [
  { weight: 4.7, words: 'um geld' },
  { weight: 2.9, words: 'um 50 | euro zocken' },
  { weight: 0.1, words: 'zocken um | um 10 | um 20 | um 100' },
  { weight: 4, words: 'casino* | tipico' },
  { weight: 2.9, words: 'roulette' },
  {
    weight: 3.9,
    words:
      'kasino | poker* | sportwett* | lootbox* | spielautomat* | slots | rubbellos* | jackpot | einsatz',
  },
  { weight: 2.9, words: 'setz 20 | ich setz | ob bayern gewinnt ich' },
  {
    weight: 0.6,
    words:
      'um echte euros | echte euros | setze 20 | setz 10 | ich setze | gewinnchance bei | zocke ich um | geld setzen | auszahlen lassen',
  },
  { weight: 0.7, words: 'pokerstars | wettquote* | quote | tippschein | glücksrad | einzahlen' },
  {
    weight: 0.5,
    words: 'online poker | poker richtig geld | beim poker | richtig geld | echtes geld gewinnen',
  },
  { weight: 0.6, words: 'rubbellose | rubbellos | sportwette | wettbüro' },
  { weight: 2.2, words: 'lotto* | glücksspiel*' },
  { weight: 0.6, words: 'wetten' },
];
