import type { WeightedTerm } from '../create-scorer.ts';

/** Sexual abuse and touching. */
export const abuseTerms: WeightedTerm[] = [
  { weight: 3.7, words: 'hose runterzieh* | mich ... angefasst' },
  {
    weight: 4.5,
    words:
      'da unten | unten rum | zwischen die beine | zwischen den beinen | in meine hose | in meiner hose | in meine unterhose | unter mein t shirt | unter meine decke | hose runter | hose ausgezogen | zu ihm ins bett | zu mir ins bett | in mein bett | ins bett zu ihm | seinen penis | sein ding | sein glied | seinen pimmel | an meinen po | an meinem po | an meiner brust | an meine brust | an mein* scheide | an mein* penis | fasst mich an | fasst mich ... an | mich anfasst | mich angefasst | mich anfassen | mir ans ding | ans ding | ans pipi | am pipi | nackt neben | nackt zu mir | nackt vor | ich mich nackt | mich ausziehen | mich ausziehe | mich auszieh* | ausziehen vor ihm | auf ihn drauf | auf mich drauf | auf mich gelegt | sich an mir | reibt sich | wo man das nicht darf | wo er nicht darf | wo ich es nicht will | wo ich das nicht will | finger reinsteck* | mit dem finger da | finger da rein* | leckt mich',
  },
  { weight: 7, words: 'vergewaltig* | missbrauch*' },
  {
    weight: 1.8,
    words:
      'untenrum | nacktbild* | begrapsch* | befummel* | betatsch* | gerieben | doktorspiel* | zungenkuss',
  },
  { weight: 1.7, words: 'po' },
  { weight: 1.5, words: 'porno*' },
  { weight: 0.1, words: 'nackt*' },
  {
    weight: 0,
    words: 'nackig* | unterhose | unterwäsche | ausgezogen | ausziehen | penis | pimmel | brust',
  },
  { weight: 0.5, words: '*umkleide' },
  { weight: 1.1, words: 'umkleidekabine | dusche | duschen | beim umziehen' },
  { weight: 0.7, words: 'mich küssen | mich geküsst | auf seinem schoß | auf seinen schoß' },
  { weight: 1.2, words: 'gestreichelt | streichelt | streicheln | kuscheln | küssen' },
  { weight: 2.2, words: 'unser geheimnis | nichts sagen' },
  {
    weight: 1.8,
    words:
      'geheimnis | keinem sagen | niemandem sagen | keinem erzählen | niemandem erzählen | nicht verraten | nichts erzählen',
  },
  {
    weight: 3.6,
    words:
      'komisch an | so komisch | komische sachen | will das nicht | wollte das nicht | nicht wollte | nicht will | mag das nicht',
  },
  { weight: 0.7, words: 'eklig* | ekelhaft' },
  {
    weight: 2.7,
    words:
      'nachts | in der nacht | in mein zimmer | wenn mama weg ist | wenn mama nicht da ist | wenn oma weg ist | wenn wir allein sind | wenn wir alleine sind | wenn keiner da ist | filmt mich',
  },
  {
    weight: 4.4,
    words:
      'hand aufs bein | hand auf mein bein | hand auf meinem bein | hand auf den oberschenkel | hand unter | hand in meine | finger in mich | auf den schoß und | auf mich legen | auf ihn legen | mich auf ihn | drauf legen | macht die tür zu | schließt die tür ab | tür ab und | hose auf | seine hose | ohne unterhose | ohne schlafanzug | kleine freundin | mein kleiner schatz | küsst mich am | am hals | auf den mund | so nah ran | ganz nah ran | an mich ran | drückt sich an | zu nah | mich waschen | mich einseifen | zuguckt beim | beim baden zu* | beim duschen zu* | beim umziehen zu* | mich fotografiert | fotos von mir im | muss ihn küssen | muss ihn anfassen | muss ihn streicheln | muss ihn massieren | komische spiele | geheimes spiel | geheime spiele | stellt sich nackt | läuft nackt | zieht sich vor mir | zeigt mir filme | zeigt mir videos | solche filme | untersucht mich | kitzelt mich da | in der nacht zu mir | nachts zu mir | nachts an mein bett | neben mein bett | unter die decke | zu mir unter | in die badewanne zu mir | sagt ich bin hübsch | sagt ich bin schön | sagt ich bin sexy | seine prinzessin und | angefasst werd* | wird angefasst | wurde angefasst',
  },
  { weight: 0, words: 'drauflegen | massier* | sexfilm*' },
  { weight: 2, words: '<touch> | <private place> | <bare>' },
  { weight: 1.5, words: 'wenn ich petze' },
  {
    weight: 0,
    words:
      'keiner glaubt mir | mir glaubt keiner | glaubt mir nicht | ich schäm mich | ich schäme mich',
  },
  { weight: 2.4, words: 'petze | <if i tell>' },
  { weight: 1.5, words: '<bad feeling> | peinlich' },
  { weight: 4.4, words: 'seit onkel | beim pipi machen weh' },
  {
    weight: 0.9,
    words:
      'seit opa | seit er da war | beim pipi weh | brennt beim pipi | blut in der unterhose | hose war auf | hose war aus | hose offen | was ins trinken | ins trinken getan | tropfen gegeben | eingecremt da | cremt mich | das machen alle | machen alle papas | machen alle väter | mit ihren töchtern | mit ihren söhnen | gehört dazu | ganz normal ist | besonderes spiel | wie mann und frau | wie verheiratet | in den nacken | in mein ohr | atmet mir | weißes zeug | zu ihr gelegt | zu ihm gelegt | hat sich zu | legt sich zu | in unser zimmer | hält mir den mund | mund zugehalten | ohne badeanzug | ohne badehose | ohne schlüpfer | bilder aus der dusche | aus der dusche | ding anzugucken | ding angucken | in den mund gesteckt | wirklich angefasst | ich lüge nicht | glaubt mir | dicht an mich | ganz dicht | so dicht | festgehalten und | bei ihm im bett | in seinem bett | mit ihm im bett | er nichts an | nichts an hat | hat nichts an | nichts an',
  },
  { weight: 1.5, words: 'stöhnt' },
  {
    weight: 1.1,
    words:
      'eincremen | kuschelspiel | stöhnen | klebrig* | spritzt | schleicht | dickpic | lutsch* | reingesteckt | reinstecken',
  },
  { weight: 3.6, words: 'nackt sein | muss man tun | was erwachsene sagen' },
  {
    weight: 2.3,
    words:
      'spür ich seine hände | spüre seine | seine hände | seine finger | seine zunge | seinen mund | licht aus und | macht das licht aus | macht die tür | wenn ich lieb bin | wenn ich brav bin | ding anfassen | ding anfassen darf | was papa mit | was er mit | was opa mit | was onkel | mit ihr macht | mit ihm macht | mit mir macht | mit mir gemacht | mit mir machen | immer mit mir | nackt soll | unterhose weg* | unterhose aus | meine unterhose | meinen schlüpfer | weggenommen und nackt | was eklig | was ekliges | tun was eklig | immer was tun | ihn massiere | rücken kraulen | kraulen soll | geschenke wenn | geschenk wenn | immer reinkommt | riecht komisch | will das nicht mehr | nicht mehr machen | muss ich machen was | an meinen beinen | unterwäsche von mir',
  },
  { weight: 1.6, words: 'reinkommt' },
  { weight: 0.4, words: 'massieren | kraulen | slip | bh | höschen' },
  { weight: 0.3, words: 'nacktfoto*' },
  { weight: 0, words: 'hose auszieh* | küsst mich | im dunkeln' },
  { weight: 0, words: 'scheide | hose runtergezogen | umkleide' },
];
