import type { SafetyRule } from '../safety-rule.ts';

/**
 * Insults at LUX or somebody, the mild ones of children included; the answer stays kind. The words
 * count only in such phrases: "Sind Esel dumm?" is a fair question.
 */
export const insultRule: SafetyRule = {
  verdict: 'blocked',
  category: 'insult',
  answer:
    'Oh, das klingt, als wärst du gerade verärgert. Das ist in Ordnung, aber wir sprechen hier freundlich miteinander. Sag mir gern, was dich ärgert, oder soll ich dich mit einem Witz aufmuntern?',
  patterns: [
    `du bist ... doof | du bist ... blöd | du bist ... dumm | du bist ... dämlich | du bist ... bescheuert | du bist ... bekloppt | du bist ... hässlich | du bist ... nutzlos | du bist ... peinlich | du bist ... kacke | du bist ... mist | du bist ... ein idiot | du bist ... eine idiotin | du bist ... strohdumm | du bist ... ein versager | du bist ... schlecht | du bist ... eklig ! nicht | nie`,
    `bist du | bist du aber | du + doof oder | blöd oder | dumm oder | doof im kopf | dumm im kopf | zu dumm | zu doof | zu blöd ! ich | mir`,
    'bist du doof | bist du blöd | bist du dumm | bist du bescheuert | bist du bekloppt | bist du so dumm | bist du so doof | bist du hässlich',
    'du idiot | du idiotin | du trottel | du depp | du dummkopf | du doofkopf | du blödmann | du blödi | du doofi | du dummerchen | du vollidiot | du penner | du loser | du versager | du esel | du blöde* | du dumme* | du doofe* | du hässliche* | du affe | du schwein | du sau | du ochse | du stinker | du hohlkopf | du spinner | du pupsgesicht | du stinkst | du nervst | du kannst gar nichts | du kannst nichts | dumme lux | doofe lux | blöde lux | blöder lux | doofer lux | dummer lux | scheiß lux | du scheiß*',
    'halt die klappe | halt deine klappe | halt die fresse | halt die schnauze | halts maul | halt das maul | halt dein maul | halt den mund | fresse halten | schnauze | klappe zu | verpiss dich | hau ab du | zieh leine | geh sterben | ich hasse dich | niemand mag dich | keiner mag dich lux | dich braucht keiner',
    'idiot | idioten | vollidiot* | vollpfosten | volltrottel | blödmann | blödian | dummkopf ! was ist | was bedeutet | warum | mich | mir | genannt | er sagt | sie sagt | zu mir | gesagt | ich bin ein | bin ich ein',
    'blöde kuh | dumme kuh | doofe kuh | blöde ziege | dumme ziege | dumme gans | blöde gans | dumme sau | blöder hund | du dummkopf ! was bedeutet | genannt | gesagt | zu mir',
  ],
};
