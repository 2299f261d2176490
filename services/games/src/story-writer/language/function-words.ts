/** Small words, none of which is a name, a thing or a doing. */
const WORDS = new Set(
  `der die das dem den des ein eine einen einem einer eines kein keine keinen keinem keiner
ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich man jemand jemanden jemandem niemand niemanden niemandem etwas nichts alles alle allen aller beide beiden beider
mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner seines unser unsere unseren unserem unserer euer eure euren eurem eurer ihre ihren ihrem ihrer ihres
dieser diese dieses diesen diesem jener jene jenes welcher welche welches jeder jede jedes jeden jedem wer was wen wem wo wann wie warum wieso woher wohin weshalb
in im ins an am ans auf aufs aus bei beim mit nach von vom vor vorm vors für fürs zu zum zur um über überm übers unter unterm unters durch durchs gegen ohne zwischen neben hinter hinterm hinters seit bis während wegen trotz außer gegenüber
und oder aber denn sondern weil dass wenn ob als damit obwohl bevor nachdem sobald falls doch sowie
heute gestern morgen hier dort da nun jetzt bald immer nie oft manchmal selten wieder schon noch gern gerne sehr auch nur dann deshalb darum trotzdem vielleicht links rechts oben unten vorne hinten draußen drinnen überall nirgends damals später vorher nachher zuerst zuletzt endlich plötzlich nicht fast kaum ziemlich sofort abends morgens mittags nachts mal einmal zweimal dreimal so ganz viel viele vielen vieler wenig wenige mehr meisten weniger zusammen allein alleine zurück weg fort los kaputt raus rein runter rauf hoch herum rum heraus hinaus hinein herein herunter hinunter hinauf weiter vorbei davon dahin dorthin hierher heim zuhause daheim nein ja nämlich eigentlich irgendwie irgendwo irgendwann irgendwas irgendein irgendeine zum glück leider sogar selbst selber genau gerade gleich deswegen danach davor dabei dafür damit daran darauf daraus darin darüber darunter dazu dagegen dahinter daneben hin her
null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend million erste ersten zweite zweiten dritte dritten nächste nächsten nächster letzte letzten letzter andere anderen anderer anderes ander eigene eigenen eigener solche
oh ah aha hallo hurra au juhu hey hilfe bitte danke tschüss okay super mega cool total voll echt bisschen paar eltern leute kinder hause halt eben mitten neulich unterwegs meistens ungefähr mindestens außerdem natürlich hoffentlich bestimmt wirklich abend nachmittag vormittag mittag gesagt getan
vieles manches mancher manche manchen manchem einiges einigen einiger weniges vielem allerlei etliche etlichen jedes sämtliche beste besten bester bestes bestem liebste liebsten liebster meiste schönste schönsten andern anderm dessen deren denen herbei heran hervor sonst keines allem selben selbe nacheinander miteinander aneinander untereinander durcheinander rüber hohen hohe hoher hohes herrn darf dürfe dürfen wäre seien habe drüben jenem jenen irgendeiner irgendeinem innen außen anders genug bloß eher umso desto anstatt ohnehin nirgendwo woanders ringsum mitten vorbei gegenseitig ab seitdem hinterher entlang seither bislang bisher weiterhin immerhin obendrein möchte möchten möchtest würde würden hätte hätten wäre wären könnte könnten müsste müssten dürfte dürften käme drauf drin dran drüber drunter drum irgendjemand irgendjemanden gibts gings wars hats ists ähm hm hihi haha hui brr peng bumm krach plumps platsch pling piep tatütata boah
also daraufhin schließlich niemals inzwischen mittlerweile erst jedenfalls zunächst anschließend stattdessen deinetwegen meinetwegen
bereits weder schief ehe binnen samt mitsamt nebst stets zudem diesmal entgegen jedesmal irgendwann irgendwie
ups igitt wow puh na tja nö doch pst miau wau wuff muh mama papa oma opa mami papi omi opi mutti vati`
    .split(/\s+/)
    .filter(Boolean),
);

export function isFunctionWord(word: string): boolean {
  return WORDS.has(word.toLowerCase());
}
