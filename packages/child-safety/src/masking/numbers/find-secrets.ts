import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';

const SECRET =
  /(?:passwort|passwörter|kennwort|passcode|zugangscode|losungswort|schlüsselwort|(?:wlan|wifi|internet)-?(?:schlüssel|code|key|kennung)|codewort|geheimwort|sicherheitsfrage|geheimzahl|pin|pincode|entsperrcode)$/u;
/** A code is a secret where somebody says whose or for what: `mein Code für Antolin`. */
const CODE = /^(?:code|schlüssel|kombination)$/u;
/** `Das Handy geht auf mit 4711`, `mein Schloss geht mit … auf`. */
const OPENED =
  /^(?:handy|tablet|ipad|computer|laptop|schloss|fahrradschloss|spind|tresor|tür|haustür|alarmanlage)$/u;
/** `fürs WLAN musst du Sonne!12 eintippen` */
const TYPED =
  /^(?:eintippen|eintippst|eingetippt|eingeben|eingibst|eingegeben|reintippen|reinschreiben|eintragen)$/u;
const LOCKED =
  /^(?:wlan|w-lan|wifi|internet|router|einloggen|anmelden|entsperren|\p{L}*passwort|kennwort|\p{L}*pin|\p{L}*code|login|konto|account|\p{L}*handy|tablet|ipad|computer|laptop|pc|schloss|tresor|alarmanlage)$/u;
const SAYS = wordSet('ist lautet heisst wäre war : = is');
/** What is said of a password without telling it. */
const TOLD_NOTHING = wordSet(
  'am geheim sicher unsicher gut schlecht lang kurz weg falsch richtig neu alt vergessen verloren gehackt wichtig einfach leicht schwer schwierig kompliziert stark schwach zu nicht nie so ein eine einen das der die was wie warum mein dein privat super toll cool sehr ganz immer jetzt gestohlen geklaut geändert abgelaufen besser auch noch schon nur eigentlich dass weil wenn damit ja nein es ich du man bekannt',
);
const FILLERS = wordSet(
  'uns mir daheim zuhause hause zu mama papa oma opa bruder schwester meiner unserem unser für vom von zum zur im in bei mein meine meinen meinem handy tablet computer laptop pc wlan internet mail email account konto spiel roblox fortnite minecraft instagram insta tiktok youtube netflix google steam anton antolin schule iserv moodle lux dem der den die das schul',
);
/** A password is a word or a few of them in a row. */
const LONGEST = 6;

/** Passwords that a child tells: `Mein Passwort ist Sonne7`. */
export function findSecrets({ tokens }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    if (OPENED.test(token.key)) return openedWith(tokens, at);
    if (TYPED.test(token.key)) return typedIn(tokens, at);
    const isMine = /^(?:mein|unser)/u.test(tokens[at - 1]?.key ?? '');
    if (!SECRET.test(token.key) && !(isMine && CODE.test(token.key))) return [];
    if (/^(?:welches|was|kein|jedes|dieses)$/u.test(tokens[at - 1]?.key ?? '')) return [];
    let begin = at + 1;
    while (begin - at <= 5 && FILLERS.has(tokens[begin]?.key ?? '')) begin += 1;
    // `Login mia22, Passwort honigtopf`: said beside the name it belongs to.
    const next = tokens[begin];
    const isWord = next !== undefined && next.kind !== 'sign' && !SAYS.has(next.key);
    const isBeside = begin === at + 1 && isWord && isWithLogin(tokens, at);
    const isSaid = isBeside || SAYS.has(tokens[begin]?.key ?? '');
    const first = tokens[isBeside ? begin : begin + 1];
    if (!isSaid || !first || first.sentence !== token.sentence) return [];
    const place = isBeside ? begin : begin + 1;
    const start = /^["„“»']$/u.test(first.key) ? place + 1 : place;
    const value = tokens[start];
    if (!value || TOLD_NOTHING.has(value.key) || value.text.startsWith('[')) return [];
    if (value.kind === 'sign' && !/^[#$%&*@_+]$/u.test(value.key)) return [];
    return [{ kind: 'secret' as const, from: value.from, to: endOf(tokens, start) }];
  });
}

/** What stands before the word, where it has figures or signs in it and something is unlocked. */
function typedIn(tokens: readonly Token[], at: number): Span[] {
  let start = at - 1;
  while (tokens[start]?.isGlued) start -= 1;
  const value = tokens.slice(Math.max(0, start), at);
  const [first, last] = [value.at(0), value.at(-1)];
  const figures = value.filter(({ kind }) => kind === 'number').map(({ text }) => text.length);
  const isMixed =
    value.some(({ kind }) => kind === 'word') && value.some(({ kind }) => kind !== 'word');
  const isSecret = isMixed || figures.some((length) => length >= 4);
  const near = tokens.slice(Math.max(0, start - 14), at + 10);
  const isUnlocked = near.some(({ key }) => LOCKED.test(key));
  return isSecret && isUnlocked && last?.kind !== 'sign' && first && last
    ? [{ kind: 'secret', from: first.from, to: last.to }]
    : [];
}

const isWithLogin = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 10), at)
    .some(({ key }) =>
      /^(?:login|loginname|benutzername|anmeldename|nutzername|username|benutzer)$/u.test(key),
    );

/** The figures that something is opened with, within the same sentence. */
function openedWith(tokens: readonly Token[], at: number): Span[] {
  const { sentence } = tokens[at] ?? {};
  const behind = tokens.slice(at + 1, at + 5).filter((token) => token.sentence === sentence);
  const isOpened = behind.some(({ key }) =>
    /^(?:auf|entsperr\p{L}*|aufgesperrt|öffne\p{L}*|offen)$/u.test(key),
  );
  const place = behind.findIndex(({ key }) => key === 'mit');
  if (place < 0 || !(isOpened || behind.some(({ key }) => key === 'geht'))) return [];
  const [first, second] = [tokens[at + 2 + place], tokens[at + 3 + place]];
  const isFigure = (token: Token | undefined) =>
    token?.kind === 'number' || NUMBER_WORD.test(token?.key ?? '');
  if (!first || !isFigure(first)) return [];
  if (!isFigure(second) && !(first.kind === 'number' && first.key.length > 2)) return [];
  return [{ kind: 'secret', from: first.from, to: endOf(tokens, at + 2 + place) }];
}

const GO_ON = wordSet(
  'unterstrich punkt minus bindestrich ausrufezeichen fragezeichen raute sternchen klein gross großes grosses',
);

/** What is glued to it, and what is read out with it: `Hund eins zwei drei`. */
function endOf(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at - start < LONGEST) {
    const next = tokens[at + 1];
    if (!next) break;
    const isEnd =
      next.kind === 'sign' && /^[.,;:!?)"“”«]$/u.test(next.key) && !tokens[at + 2]?.isGlued;
    const isRead =
      next.kind === 'number' ||
      GO_ON.has(next.key) ||
      GO_ON.has(tokens[at]?.key ?? '') ||
      NUMBER_WORD.test(next.key);
    if (isEnd || !(next.isGlued || isRead)) break;
    at += 1;
  }
  return tokens[at]?.to ?? 0;
}

const NUMBER_WORD =
  /^(?:null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:[a-zäöü]+und)?(?:zwanzig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|[a-zäöü]+zehn|[a-zäöü]*(?:hundert|tausend)[a-zäöü]*)$/u;
