/**
 * Words that carry no topic; question words are read apart (`kindOfQuestion`). The knowledge has a list of
 * its own (`packages/knowledge/src/recognition/words.ts`), with "Tier", "Mensch", "lebt" and "nicht": no
 * thing is named so, but they tell facts' questions apart. One list would change the answers of both.
 */
export const stopWords = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder aber auch noch nur schon sehr so denn
  doch ja nein mal bitte eigentlich überhaupt genau wirklich ganz gern gerne ich du er sie es wir ihr mich
  dich ihn uns euch mir dir ihm ihnen sich mein meine dein deine sein seine unser unsere man jemand bin bist
  ist sind seid war waren wäre gewesen habe hab hast hat haben hatte hatten wird werden wurde wurden worden
  kann kannst können könnt konnte könnte könnten soll sollen will wollen möchte mag darf muss müssen musst
  in im an am auf aus bei beim mit nach von vom vor für zu zum zur um über unter durch gegen ohne als wie
  was wer wen wem wessen wo wann warum wieso weshalb wozu wohin woher womit woraus wodurch worin wofür
  woran wovon welche welcher welches welchen welchem viel viele vielen dass ob wenn weil da dort hier dann
  jetzt immer eigenes gibt gab geben kommt kommen macht machen machst gemacht tut tun sag sage sagen sagst erzähl
  erzähle erzählen erkläre erklär erklären weißt weiß wissen kennst verrate verrat frage fragen wollte etwas
  was über lux hey hallo hi okay also nun einfach mehr am denn eigentlich gerade nennt heißt heißen hieß hießen bedeutet
  ne nen nem ner is isn gibts wies hats kriegt ihre ihren ihrem ihrer seinen seinem seiner dieser diese
  dieses diesen diesem jeder jede jedes alle allen alles bloß nochmal stimmt richtig wahr unterschied
  zwischen wort sache ding wieviel wieviele
  ganze ganzen ganzer ganzes hin her ursprünglich oft öfter meistens manchmal jemals allein allgemein ungefähr
  etwa sonst eben bitteschön deutlich jedes sofort einmal`
    .split(/\s+/)
    .filter(Boolean),
);
