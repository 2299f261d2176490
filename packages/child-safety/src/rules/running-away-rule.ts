import type { SafetyRule } from '../safety-rule.ts';

/** Wants to leave home, or has left. */
export const runningAwayRule: SafetyRule = {
  verdict: 'crisis',
  category: 'running-away',
  answer:
    'Das klingt, als ginge es dir gerade richtig schlecht. Das nehme ich ernst. Bitte geh nicht allein weg, draußen kann es gefährlich werden. Sprich mit einem Erwachsenen, dem du vertraust, zum Beispiel mit deiner Lehrerin, deinem Lehrer, deiner Oma oder einem Elternteil, bei dem du dich sicher fühlst. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, kostenlos und ohne deinen Namen zu sagen. Wenn du schon unterwegs und allein bist, geh in ein Geschäft und bitte um Hilfe, oder ruf die 112 an. Ich höre dir weiter zu.',
  patterns: [
    'ich | wir + weglaufen | weglaufe | wegrennen | abhauen | haue ab | hau ab | ausreißen | wegzulaufen | abzuhauen | davonlaufen | lauf weg | laufe weg + zu hause | zuhause | daheim | von meinen eltern | von mama | von papa | für immer | heute nacht | heimlich ! hund | katze | drache | monster | geschichte | dieb* | löwe*',
    'bin von zu hause weggelaufen | bin von zu hause abgehauen | bin weggelaufen von zu hause | bin abgehauen von zu hause | bin von zuhause weggelaufen | bin von zuhause abgehauen | bin ausgerissen | von zu hause ausgerissen',
    'ich will von zu hause weg | ich möchte von zu hause weg | ich muss weg von zu hause | will nie wieder nach hause | gehe nie wieder nach hause | ich will weg von meinen eltern',
    'ich will abhauen | ich will einfach nur weg | ich haue heute ab',
    'ich bin weggelaufen | ich bin abgehauen | ich bin ausgerissen | bin von daheim weg | bin einfach weg von zu hause ! fangen | spiel* | gespielt | verstecken | hund | biene | wespe | vor dem | vor der | vor einem | vor einer | traum',
    'ich | wir + haue | hau | hauen | laufe | lauf | renne | gehe + ab | weg + von zu hause | von zuhause | von daheim | von meinen eltern ! schule | spazieren',
  ],
};
