import type { z } from 'zod';

/**
 * What people call the fields of requests: one noun for each name, with its article. Fields of the
 * public API without a noun fail a test of the bff.
 */
const nouns: Readonly<Record<string, Noun>> = {
  ability: 'die Fähigkeit',
  achievementType: 'der Grund für den Sticker',
  adminPin: 'die Admin-PIN',
  after: 'die Stelle in der Liste',
  afterwards: 'die Regel für danach',
  ageGroup: 'die Altersgruppe',
  alertId: 'die Kennung des Hinweises',
  allowsGuests: 'die Angabe, ob Gäste dazukommen,',
  answers: { many: 'die einzelnen Antworten' },
  areas: { many: 'die Bereiche' },
  askId: 'die Kennung der Frage',
  assistantName: 'der Name der Lehrerin',
  author: 'der Name auf dem Titelblatt',
  before: 'das Ende des Zeitraums',
  body: 'der Inhalt des Materials',
  book: 'der Name des Buchs',
  category: 'das Thema',
  ceilings: { many: 'die Grenzen im Monat' },
  changedAt: 'der Zeitpunkt der Änderung',
  characters: { many: 'die Figuren' },
  childSafeMode: 'der Kinderschutz',
  choices: { many: 'die gewählten Fähigkeiten' },
  classId: 'die Kennung der Klasse',
  code: 'der Code aus der App',
  content: 'die Nachricht',
  context: 'die Geschichte',
  conversationId: 'die Kennung des Gesprächs',
  correctAnswer: 'die richtige Antwort',
  count: 'die Anzahl',
  currentPassword: 'das alte Passwort',
  customText: 'der zusätzliche Wunsch',
  data: 'der Inhalt',
  description: 'die Beschreibung',
  details: 'der Wunsch nach Einzelheiten',
  difficulty: 'die Schwierigkeit',
  displayName: 'der angezeigte Name',
  download: 'der Wunsch zum Herunterladen',
  drawing: 'das Bild zum Wort',
  elevenlabsApiKey: 'der Schlüssel für ElevenLabs',
  email: 'die E-Mail-Adresse',
  excludedQuestions: { many: 'die schon gestellten Fragen' },
  explanation: 'die Erklärung',
  fileIds: { many: 'die Bilder' },
  filename: 'der Dateiname',
  filter: 'die Auswahl',
  first: 'die Anzahl der Einträge',
  format: 'das Dateiformat',
  from: 'der Anfang des Zeitraums',
  game: 'das Spiel',
  handled: 'der Vermerk, dass sich jemand gekümmert hat,',
  hasTimer: 'die Angabe, ob die Uhr läuft,',
  id: 'die Kennung',
  idea: 'die Idee',
  ids: { many: 'die Materialien' },
  image: 'wer Bilder malt',
  imageUrl: 'die Adresse des Bildes',
  includesWords: 'die Angabe, ob die Worte des Kindes mitgehen,',
  input: 'die Eingabe',
  invitation: 'die Einladung',
  isAdmin: 'die Angabe, ob jemand Admin ist,',
  isBuiltIn: 'die Angabe, ob LUX es selbst macht,',
  isHandled: 'der Vermerk, dass sich jemand gekümmert hat,',
  isPaused: 'die Angabe, ob die Stunde ruht,',
  isRight: 'die Angabe, ob es richtig war,',
  isSecondFactorRequired: 'die Pflicht zum zweiten Faktor',
  isShared: 'die Angabe, ob andere Lehrkräfte es sehen,',
  isTeacher: 'die Angabe, ob jemand Lehrkraft ist,',
  isUp: 'die Angabe, ob die Hand oben ist,',
  jobId: 'die Kennung des Auftrags',
  key: 'der Schlüssel',
  kind: 'die Art',
  language: 'die Sprache',
  lessonId: 'die Kennung der Stunde',
  limit: 'die Anzahl der Einträge',
  lookWithinMinutes: 'die Frist zum Nachsehen',
  metadata: { many: 'die Angaben zum Sticker' },
  minutes: 'die Dauer der Stunde',
  mode: 'der Wunsch an die Geschichte',
  model: 'das Modell',
  moderation: 'wer auf Gefährliches prüft',
  most: 'die Grenze',
  name: 'der Name',
  nameCharacters: 'die Länge des Dateinamens',
  newPassword: 'das neue Passwort',
  noInterpretation: 'der Wunsch, nichts zu deuten,',
  note: 'die Notiz',
  only: 'die Auswahl der Anfragen',
  openAiApiKey: 'der Schlüssel für OpenAI',
  operationName: 'der Name der GraphQL-Anfrage',
  operations: { many: 'die Rechenarten' },
  options: { many: 'die Antworten zur Auswahl' },
  orderId: 'die Kennung der Bestellung',
  ownerSecret: 'der Besitzer-Schlüssel',
  pace: 'das Sprechtempo',
  path: 'die Stelle im Buch',
  password: 'das Passwort',
  pictureId: 'das Titelbild',
  pictures: { many: 'die drei Bilder' },
  placeId: 'die Kennung des Platzes',
  practice: 'die Auswahl zum Üben',
  procedure: 'das Vorgehen der Schule',
  prompt: 'die Beschreibung',
  pronunciations: { many: 'die Aussprachen' },
  provider: 'der Anbieter',
  quality: 'die Qualität',
  query: 'die GraphQL-Anfrage',
  question: 'die Frage',
  questions: { many: 'die Fragen' },
  reason: 'der Grund',
  recipients: { many: 'die Empfänger' },
  secondRecipients: { many: 'die Empfänger der zweiten Runde' },
  registration: 'die Regel für neue Konten',
  removeKeys: { many: 'die zu löschenden Schlüssel' },
  removesKey: 'die Angabe, ob der Schlüssel vergessen wird,',
  repeatMinutes: { many: 'die Erinnerungen' },
  responsible: 'der Name, wer nachsieht,',
  role: 'die Rolle',
  safety: 'die Auswahl nach Sicherheit',
  score: 'die Zahl der richtigen Antworten',
  seatId: 'der Platz',
  seatIds: { many: 'die Plätze' },
  seconds: 'die Spielzeit',
  serverId: 'der Server',
  shareRead: 'der gelesene Anteil',
  since: 'der Stand',
  size: 'die Bildgröße',
  sound: 'die Art des Tons',
  speech: 'die Stimme',
  speechSpeed: 'das Sprechtempo',
  spoken: 'das gesprochene Wort',
  state: 'der Zustand der Aufträge',
  stickerId: 'der Sticker',
  style: 'der Stil',
  task: 'die Aufgabe',
  text: 'der Text',
  theme: 'das Thema',
  things: { many: 'die gespeicherten Dinge' },
  title: 'der Titel',
  to: 'das Ende des Zeitraums',
  topic: 'das Thema der Stunde',
  total: 'die Zahl der Aufgaben',
  traits: { many: 'die Eigenschaften' },
  transcription: 'wer zuhört',
  turnId: 'die Kennung der Antwort',
  type: 'die Art der Anfragen',
  url: 'die Adresse',
  urls: { many: 'die Bilder des Albums' },
  userId: 'die Kennung des Kontos',
  username: 'der Benutzername',
  uses: 'die Zahl der Kinder',
  usesBrowserRecognition: 'die Spracherkennung des Browsers',
  isWithoutProvider: 'die Entscheidung über den Anbieter',
  variables: { many: 'die Werte der GraphQL-Anfrage' },
  visitor: 'das Kennzeichen des Kindes',
  visitorToken: 'das Kennzeichen des Browsers',
  voiceId: 'die Stimme',
  webhookUrl: 'die Adresse des Webhooks',
  secondWebhookUrl: 'die Adresse des zweiten Webhooks',
  removesWebhook: 'das Löschen des Webhooks',
  removesSecondWebhook: 'das Löschen des zweiten Webhooks',
  word: 'das Wort',
  words: { many: 'die Wörter' },
  syllables: { many: 'die Silben' },
  wordsPerMinute: 'das Lesetempo',
  written: 'das geschriebene Wort',
};

/** With its article; `many` where it is a plural. */
type Noun = string | { many: string };

/** Whether the field has a noun of its own. */
export const hasNoun = (field: string): boolean => Object.hasOwn(nouns, field);

/** For the whole of a request, and for what none of the sentences fits. */
const UNFIT = 'Die Anfrage ist unvollständig oder falsch.';

/**
 * Zod's global error map: one German sentence for a person, who may be a child or an admin and is
 * therefore not addressed. A schema's own sentence comes before it.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = (issue.path ?? []).findLast((step) => typeof step === 'string');
  const noun = typeof field === 'string' ? nouns[field] : undefined;
  if (noun === undefined) return UNFIT;
  const isMany = typeof noun !== 'string';
  const subject = capitalise(isMany ? noun.many : noun);
  // An entry of a list is not the list.
  const isEntry = typeof issue.path?.at(-1) === 'number';
  if (isMany && isEntry) return `${subject} enthalten etwas, das nicht passt.`;
  return `${subject} ${demandOf(issue, isMany)}.`;
}

/** What follows the noun: "muss eine Zahl sein". */
function demandOf(issue: z.core.$ZodRawIssue, isMany: boolean): string {
  const must = isMany ? 'müssen' : 'muss';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return isMany ? 'fehlen noch' : 'fehlt noch';
      return `${must} ${typeNames[issue.expected] ?? 'anders'} sein`;
    case 'too_small':
      return atLeast(issue, isMany);
    case 'too_big':
      return atMost(issue, isMany);
    case 'invalid_value':
      return issue.input === undefined
        ? isMany
          ? 'fehlen noch'
          : 'fehlt noch'
        : `${must} zu den Möglichkeiten gehören, die LUX kennt`;
    case 'invalid_format':
      return formatNames[issue.format] === undefined
        ? isMany
          ? 'haben nicht die richtige Form'
          : 'hat nicht die richtige Form'
        : `${must} ${formatNames[issue.format]} sein`;
    case 'not_multiple_of':
      return `${must} durch ${issue.divisor} teilbar sein`;
    default:
      return isMany ? 'passen so nicht' : 'passt so nicht';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: '„ja“ oder „nein“',
  array: 'eine Liste',
  object: 'eine Gruppe von Angaben',
  record: 'eine Gruppe von Angaben',
  date: 'ein Zeitpunkt',
};

const formatNames: Readonly<Record<string, string>> = {
  datetime: 'ein Zeitpunkt wie 2026-01-31T08:00:00Z',
  date: 'ein Tag wie 2026-01-31',
  email: 'eine E-Mail-Adresse',
  url: 'eine Internetadresse',
};

function atLeast(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>, isMany: boolean): string {
  const { minimum, origin, inclusive } = issue;
  const need = isMany ? 'brauchen' : 'braucht';
  if (origin === 'string') {
    return minimum === 1
      ? `${isMany ? 'dürfen' : 'darf'} nicht leer sein`
      : `${need} mindestens ${minimum} Zeichen`;
  }
  if (isCounted(origin)) return `${need} mindestens ${entries(minimum)}`;
  return inclusive === false
    ? `muss größer als ${minimum} sein`
    : `muss mindestens ${minimum} sein`;
}

function atMost(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>, isMany: boolean): string {
  const { maximum, origin, inclusive } = issue;
  const may = isMany ? 'dürfen' : 'darf';
  if (origin === 'string') return `${may} höchstens ${maximum} Zeichen haben`;
  if (isCounted(origin)) return `${may} höchstens ${entries(maximum)} haben`;
  return inclusive === false
    ? `muss kleiner als ${maximum} sein`
    : `${may} höchstens ${maximum} sein`;
}

const isCounted = (origin: string) => ['array', 'set', 'map', 'object', 'record'].includes(origin);
const entries = (count: number | bigint) =>
  Number(count) === 1 ? '1 Eintrag' : `${count} Einträge`;

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
