import type { SafetyRule } from '../safety-rule.ts';

/** Playing for money; chance and probability are fine. */
export const gamblingRule: SafetyRule = {
  verdict: 'blocked',
  category: 'gambling',
  answer:
    'Spiele um echtes Geld sind nichts für Kinder, dabei helfe ich dir nicht. Spielen wir lieber ohne Geld: Soll ich dir ein Rätsel stellen?',
  patterns: [
    'zocken | pokern | spielen | würfeln | wetten + um + 5 euro | 10 euro | 20 euro | 50 euro | 100 euro | echte euros | taschengeld | echtes geld ! nichts für kinder | warum | verboten',
    'setz | setze | setzen | wette | tippe + 5 euro | 10 euro | 20 euro | 50 euro | 100 euro | euro + gewinnt | ob | auf | bayern | dortmund | spiel ! wetten dass | kostet',
    'tipico | bwin | bet365 | winamax | stake | betway | wetten | sportwetten + kann ich | wie | mit 10 | mit 11 | mit 12 | konto | anmeld* | gewinn* | geld ! wetten dass | warum | verboten',
    'casino | kasino | spielcasino | poker | roulette | blackjack | black jack | online slots | slots | spielautomat* | spielhalle | glücksspiel* | sportwette* | rubbellos* | lootbox* | loot box* | mystery box* | case opening | glücksrad mit einsatz + ich | wir | kann man | wie | wo | für kinder | lass uns | online + spiel* | gewinn* | kauf* | anmeld* | einsatz | einzahl* | geld | zock* | gehen | öffnen | krieg* | kreditkarte ! wahrscheinlich* | was ist | was sind | warum | verboten | süchtig | gefährlich | wahrscheinlich* | um gummibärchen | um murmeln | um kekse',
    'wett* | tippe | setze + geld | euro | taschengeld + auf | um | darauf | gewinn* | fußball | pferd* ! warum | verboten | wetten dass | kostet',
    'auf fußball wetten | auf pferde wetten | auf spiele wetten | beim wetten | wettschein* | tipico | bwin | lottoschein* | lotto spielen | lottozahlen + wie | wo | kann | ich | will | gewinn* | spiel* | sag mir ! was ist | warum | verboten',
    'online casino* | onlinecasino* | sportwette* | wettbüro* | spielautomat* | spielhalle* | einarmiger bandit* | roulette | blackjack um geld | jackpot knacken | book of ra | slotmachine* | slot machine* | freispiele casino ! was ist | was sind | warum | verboten | süchtig | gefährlich | wahrscheinlich*',
    'casino | kasino | poker | pokern | lotto | lottoschein* | rubbellos* | rubbellose | glücksspiel* | wetten + um geld | um echtes geld | geld gewinnen | geld verdienen | einsetzen | spielen kann | anmelden | kaufe | kaufen | wie gewinne ich | trick | tricks | abgeben | wo kann ich ! was ist | was sind | warum | verboten | gefährlich | wahrscheinlich* | wetten dass',
    'um geld spielen | um echtes geld spielen | um geld wetten | um geld pokern | geld verwetten | auf fußballspiele wetten | auf pferde wetten | lootboxen kaufen | lootboxen gewinnen ! warum | was ist | verboten',
    'casino | kasino | glücksspiel* | spielautomat* + gewinn* | wie spielt | wie spiele | mitspielen ! was ist | warum | gefährlich',
    'wette | wetten | wettet + um geld | mit geld | geld + wie | ich | wir ! warum | verboten | was ist',
  ],
};
