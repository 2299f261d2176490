import { digitsOf } from '../numbers/digit-runs.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';

const PLACE =
  /^(?:insta|instagram|snap|snapchat|tiktok|tik-tok|discord|dc|roblox|minecraft|fortnite|twitch|youtube|telegram|signal|steam|psn|xbox|playstation|switch|threads|facebook|bereal|pinterest|skype|teams|brawl|clash|epic|whatsapp|spotify|twitter|wattpad|pokemon|pokémon|fifa|scratch|valorant|splatoon|stumble|among|genshin)/u;
const NAMED =
  /(?:username|usernamen|benutzername|benutzernamen|nutzername|nutzernamen|nickname|nick|gamertag|gamername|spielername|accountname|profilname|kanalname|handle|ingame-name|freundescode|kanal|account|profil|login|loginname|anmeldename)$/u;
const LOGIN = /^(?:login|loginname|anmeldename|benutzername|nutzername|username)$/u;
const SAYS = wordSet('ist heisst lautet : = heisse heiss is wäre');
const ADDS =
  /^(?:adde|add|addet|addest|folg|folge|folgt|abonnier|abonniere|such|suche|findest|schreib|schreibt|finde)$/u;
/** What is said of an account without telling it. */
const TOLD_NOTHING = wordSet(
  'privat öffentlich gesperrt weg gehackt cool toll blöd doof neu alt voll leer langsam kaputt verboten erlaubt ab erst gut schlecht besser mein meine eine ein der die das zu nicht kein keine nur auch schon noch sehr so super wie was warum weil und oder aber lieblingsapp app spiel gefährlich öde langweilig peinlich geheim gelöscht verschwunden viel mehr da hier okay ok gerade jetzt ich du man mir mich einfach eigentlich echt total ganz richtig wirklich lustig witzig der für mit von auf in bei lieber dumm bekannt berühmt beliebt spaß spass anstrengend teuer kostenlos umsonst manchmal immer nie',
);
const FILLERS = wordSet(
  'schule schul iserv moodle antolin anton computer spiel name nick account profil kanal heisse heiss ich bin da dort mich mal unter auf bei in und findest findet für die lernapp app du ihr als hab habe auch , dem den mein meine an mir mit auch namen immer bitte nämlich mein',
);
const JOINTS = wordSet(
  '_ . - # unterstrich punkt minus bindestrich underscore raute hashtag strich',
);
const MOST_TOKENS = 14;
const REACH = 6;

/** Names on the internet: `@mia_2015`, `mein Insta ist mia2015`, `adde mich auf Snap: mia.xo`. */
export function findHandles({ tokens }: Said): Span[] {
  const spans: Span[] = [];
  for (const [at, token] of tokens.entries()) {
    const start =
      marked(tokens, at) ??
      spoken(tokens, at) ??
      told(tokens, at) ??
      beingCalled(tokens, at) ??
      besidePlace(tokens, at);
    const first = start === null ? undefined : tokens[start];
    if (start === null || !first) continue;
    const isWhole = SPOKEN_AT.test(token.key) || isOfWords(tokens, at, start);
    const last = isWhole ? spokenEnd(tokens, start) : endOf(tokens, start);
    const to = tokens[last]?.to ?? first.to;
    spans.push({ kind: 'handle', from: token.key === '@' ? token.from : first.from, to });
  }
  return spans;
}

/** `@mia_2015`, `mia_2015`, `mia#1234`: looks like one wherever it stands. */
function marked(tokens: readonly Token[], at: number): number | null {
  const [token, next, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !next?.isGlued) return null;
  if (token.key === '@') {
    const isFree = !token.isGlued || tokens[at - 1]?.kind === 'sign';
    return isFree && next.kind !== 'sign' ? at + 1 : null;
  }
  // `_.mia.k`
  if (token.key === '_' && !token.isGlued && third?.isGlued) return at;
  const isJoined = next.key === '_' || (next.key === '#' && third?.kind === 'number');
  const isBegun = !token.isGlued || tokens[at - 1]?.kind === 'sign';
  return token.kind === 'word' && isBegun && isJoined && third?.isGlued ? at : null;
}

/** `auf TikTok at mia tanzt 09`: the sign is read out. */
const SPOKEN_AT = /^(?:at|ät|klammeraffe)$/u;

function spoken(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!SPOKEN_AT.test(token?.key ?? '') || (tokens[at + 1]?.kind ?? 'sign') === 'sign') return null;
  const isThere = tokens
    .slice(Math.max(0, at - REACH), at)
    .some(
      ({ key, sentence }) => sentence === token?.sentence && (PLACE.test(key) || NAMED.test(key)),
    );
  return isThere ? at + 1 : null;
}

const GOES_ON =
  /^(?:und|folg|folge|folgt|schreib|schreibt|kennst|weisst|was|wie|ich|das|da|aber|oder|bitte|kannst|such|sucht|wenn|adde|abonnier\p{L}*|abo|guck|guckt|schau\p{L}*|weil|wo|aber|falls|auf|da|hat|ist|mit)$/u;
const LONGEST_SPOKEN = 5;

/** Of a name that is read out: up to the words that go on with something else. */
function spokenEnd(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at - start < LONGEST_SPOKEN) {
    const next = tokens[at + 1];
    if (!next || next.sentence !== tokens[start]?.sentence || GOES_ON.test(next.key)) break;
    at += 1;
  }
  return at;
}

const CHANNEL = /(?:kanal|channel|youtube|blog|podcast)$/u;

/** `mein Kanal heißt die zwei Bastelmäuse`, `such mich auf YouTube unter Lenas Lesekiste`. */
function isOfWords(tokens: readonly Token[], at: number, start: number): boolean {
  const between = tokens.slice(at, start).map(({ key }) => key);
  const isChannel = between.some((key) => CHANNEL.test(key));
  return isChannel && /^(?:heisst|heiss|heisse|lautet|unter|als|:)$/u.test(between.at(-1) ?? '');
}

const COUNTED =
  /^(?:level|lvl|stufe|platz|rang|runde|welt|klasse|jahrgang|nummer|version|kapitel)$/u;

/** `da bin ich turbo-toni77`: a word with figures in it, whatever it is for. */
function beingCalled(tokens: readonly Token[], at: number): number | null {
  const { key = '', sentence } = tokens[at] ?? {};
  if (!/^(?:bin|heiss|heisse|nenn|nenne)$/u.test(key)) return null;
  if (tokens[at - 1]?.key !== 'ich' && tokens[at + 1]?.key !== 'ich') return null;
  for (let place = at + 1; place <= at + REACH; place += 1) {
    const token = tokens[place];
    if (token?.sentence !== sentence) return null;
    const end = endOf(tokens, place);
    const isFigured = tokens.slice(place + 1, end + 1).some(({ kind }) => kind === 'number');
    const isGlued = tokens.slice(place + 1, end + 1).every((part) => part.isGlued);
    const isMade = token?.kind === 'word' && token.key.length > 3 && !COUNTED.test(token.key);
    if (isMade && isFigured && isGlued) return place;
  }
  return null;
}

/** `mein Kumpel nennt sich bei Fortnite snipeprinz77`: a word with figures beside a game or network. */
function besidePlace(tokens: readonly Token[], at: number): number | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || token.isGlued || token.key.length < 4) return null;
  if (next?.kind !== 'number' || !next.isGlued || next.key.length < 2) return null;
  if (PLACE.test(token.key) || COUNTED.test(token.key)) return null;
  const isThere = tokens.some(
    ({ key, sentence }) => sentence === token.sentence && (PLACE.test(key) || NAMED.test(key)),
  );
  return isThere ? at : null;
}

/** Where a name begins that somebody says is theirs. */
function told(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const isPlace = PLACE.test(token.key);
  if (!isPlace && !NAMED.test(token.key)) return null;
  const before = tokens
    .slice(Math.max(0, at - REACH), at)
    .filter(({ sentence }) => sentence === token.sentence);
  const isMine = before.some(({ key }) => /^(?:mein|unser)/u.test(key));
  const isAsked =
    before.some(({ key }) => ADDS.test(key)) &&
    before.some(({ key }) => /^(?:mir|mich|uns)$/u.test(key));
  const isFound = /^(?:findest|findet|such|sucht)$/u.test(tokens[at + 1]?.key ?? '');
  let next = at + 1;
  let isSaid = false;
  while (next - at <= REACH) {
    const { key = '', kind } = tokens[next] ?? {};
    if (SAYS.has(key)) isSaid = true;
    else if (!FILLERS.has(key) && !(kind === 'word' && NAMED.test(key))) break;
    next += 1;
  }
  // `mein Nick bei einem Spiel ist …`
  const gap = /^(?:bei|auf|in|von|für)$/u.test(tokens[next - 1]?.key ?? '') ? 4 : 0;
  const verb = isSaid ? -1 : tokens.slice(next, next + gap).findIndex(({ key }) => SAYS.has(key));
  if (verb >= 0 && isMine) {
    isSaid = true;
    next += verb + 1;
  }
  const calls = tokens
    .slice(Math.max(0, at - 4), next)
    .some(({ key }) => /^heiss?e?$/u.test(key) && key !== 'heis');
  // `ich bin auf Roblox …`, `in Minecraft bin ich …`
  const around = [...before, ...tokens.slice(at + 1, next)].map(({ key }) => key);
  const isPlaying = isPlace && around.includes('bin') && around.includes('ich');
  if (isPlaying)
    return made(
      tokens,
      /^(?:der|die|das)$/u.test(tokens[next]?.key ?? '') ? next + 1 : next,
      token.sentence,
    );
  const isTold =
    (isMine && isSaid) ||
    (isAsked && next > at) ||
    (isFound && /^(?:als|unter)$/u.test(tokens[next - 1]?.key ?? '')) ||
    JOINTS.has(tokens[next + 1]?.key ?? ',') ||
    (LOGIN.test(token.key) && isSaid) ||
    (isPlace && calls && isOwnCall(tokens, at, next));
  return isTold ? beginning(tokens, next, token.sentence, isMine && isSaid) : null;
}

/** `ich bin auf Roblox miamausi2014`: a word with figures in it. */
function made(tokens: readonly Token[], at: number, sentence: number): number | null {
  const [first, next] = [tokens[at], tokens[at + 1]];
  const isMade = first?.kind === 'word' && first.sentence === sentence && next?.isGlued;
  return isMade && (next.kind === 'number' || JOINTS.has(next.key)) && endOf(tokens, at) > at
    ? at
    : null;
}

/** `auf Insta heiße ich`, `ich heiße auf Insta`. */
function isOwnCall(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(Math.max(0, from - 4), to).some(({ key }) => key === 'ich');
}

function beginning(
  tokens: readonly Token[],
  at: number,
  sentence: number,
  isSure: boolean,
): number | null {
  const opened = /^[„"“'@]$/u.test(tokens[at]?.key ?? '') ? at + 1 : at;
  const first = tokens[opened];
  if (!first || first.sentence !== sentence || first.kind === 'sign') return null;
  // `mein Kanal heißt die zwei Bastelmäuse`
  const isArticle = isSure && /^(?:der|die|das)$/u.test(first.key);
  if (TOLD_NOTHING.has(first.key) && !(isArticle && tokens[opened + 2])) return null;
  const looksMade = endOf(tokens, opened) > opened;
  return isSure || looksMade || first.isCapital || tokens[opened + 1] === undefined ? opened : null;
}

/** The last token of a name: what is glued to it, and what is read out with it. */
function endOf(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at - start < MOST_TOKENS) {
    const [next, third] = [tokens[at + 1], tokens[at + 2]];
    if (!next) break;
    const isJoint = JOINTS.has(next.key) || JOINTS.has(tokens[at]?.key ?? '');
    const isPoint = next.kind === 'sign' && !(next.isGlued && third?.isGlued);
    if (isPoint && next.key !== '_') break;
    const isRead = isJoint || digitsOf(next) !== '';
    if (next.kind === 'sign' ? !JOINTS.has(next.key) : !(next.isGlued || isRead)) break;
    at += 1;
  }
  return at;
}
