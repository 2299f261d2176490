import type { SafetyRule } from '../safety-rule.ts';

/** Playing for money; chance and probability are fine. */
export const gamblingRule: SafetyRule = {
  verdict: 'blocked',
  category: 'gambling',
  answer:
    'Spiele um echtes Geld sind nichts für Kinder, dabei helfe ich dir nicht. Spielen wir lieber ohne Geld: Soll ich dir ein Rätsel stellen?',
  patterns: [
    'online casino* | onlinecasino* | sportwette* | wettbüro* | spielautomat* | spielhalle* | einarmiger bandit* | roulette | blackjack um geld | jackpot knacken | book of ra | slotmachine* | slot machine* | freispiele casino ! was ist | was sind | warum | verboten | süchtig | gefährlich | wahrscheinlich*',
    'casino | kasino | poker | pokern | lotto | lottoschein* | rubbellos* | rubbellose | glücksspiel* | wetten + um geld | um echtes geld | geld gewinnen | geld verdienen | einsetzen | spielen kann | anmelden | kaufe | kaufen | wie gewinne ich | trick | tricks | abgeben | wo kann ich ! was ist | was sind | warum | verboten | gefährlich | wahrscheinlich* | wetten dass',
    'um geld spielen | um echtes geld spielen | um geld wetten | um geld pokern | geld verwetten | auf fußballspiele wetten | auf pferde wetten | lootboxen kaufen | lootboxen gewinnen ! warum | was ist | verboten',
    'casino | kasino | glücksspiel* | spielautomat* + gewinn* | wie spielt | wie spiele | mitspielen ! was ist | warum | gefährlich',
    'wette | wetten | wettet + um geld | mit geld | geld + wie | ich | wir ! warum | verboten | was ist',
  ],
};
