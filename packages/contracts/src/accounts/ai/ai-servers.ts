import { z } from 'zod';
import { Id } from '../../common/ids.ts';
import { NewKey, SavedKey } from './saved-key.ts';

/** What an OpenAI-compatible server can serve (DESIGN 4). */
export const AiAbility = z.enum(
  ['text', 'image', 'speech', 'transcription', 'moderation'],
  'Diese Fähigkeit gibt es nicht.',
);
export type AiAbility = z.infer<typeof AiAbility>;

/** Servers LUX knows by name; each speaks OpenAI's protocol, in a dialect of its own. */
export const AiServerKind = z.enum(
  ['openai', 'mistral', 'ionos', 'ollama', 'localai', 'lmstudio', 'vllm', 'other'],
  'Diese Art von Server gibt es nicht.',
);
export type AiServerKind = z.infer<typeof AiServerKind>;

/** Servers an admin may enter; more would only be hard to overlook. */
export const MOST_AI_SERVERS = 12;

/** Where clouds tell their machine's secrets to whoever asks from inside. */
const METADATA_HOSTS = /^(?:metadata(?:\.google\.internal)?|100\.100\.100\.200|168\.63\.129\.16)$/i;
const METADATA_HOSTS_6 = /^\[(?:fe[89ab]|fd00:ec2:|64:ff9b:|::ffff:)/i;

/**
 * Link-local addresses and those of clouds' metadata, however they are written: URLs have numbers of
 * IPv4 in one form already; what hides one in IPv6 is refused whole.
 */
const isMetadataAddress = (hostname: string) => {
  const host = hostname.replace(/\.$/, '');
  return host.startsWith('169.254.') || METADATA_HOSTS.test(host) || METADATA_HOSTS_6.test(host);
};

/** Not `URL.canParse`, which Safari before 17 lacks. */
function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Where a server listens, without a slash at its end. Addresses of the school's own network are what
 * it is for; only http and https, nothing secret in it, no link-local address.
 */
const AiServerUrl = z
  .string('Bitte geben Sie die Adresse des Servers an.')
  .trim()
  .max(300, 'Diese Adresse ist zu lang.')
  .transform((text, context) => {
    const url = readUrl(text);
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    if (!url || !/^https?:$/.test(url.protocol) || !isPlain || isMetadataAddress(url.hostname)) {
      context.addIssue(
        'Bitte geben Sie eine Adresse wie http://192.168.1.20:11434/v1 ein, ohne Benutzernamen und ohne Fragezeichen.',
      );
      return z.NEVER;
    }
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  });

const AiServerName = z
  .string('Bitte geben Sie dem Server einen Namen.')
  .trim()
  .min(1, 'Bitte geben Sie dem Server einen Namen.')
  .max(60, 'Der Name darf höchstens 60 Zeichen haben.');

/** A model's name as its server writes it, `mistral-small-latest` or `qwen3:8b`. */
export const AiModel = z
  .string('Bitte wählen Sie ein Modell.')
  .trim()
  .min(1, 'Bitte wählen Sie ein Modell.')
  .max(200, 'Der Name dieses Modells ist zu lang.')
  .regex(/^[\x21-\x7e]+$/, 'Der Name des Modells enthält ungültige Zeichen.');

/** Body of `POST /api/admin/ai-servers`. */
export const NewAiServer = z.object({
  kind: AiServerKind,
  name: AiServerName,
  url: AiServerUrl,
  key: NewKey,
});
export type NewAiServer = z.infer<typeof NewAiServer>;

/**
 * Body of `PATCH /api/admin/ai-servers/{id}`: what is absent stays, a key of null is forgotten. A key is
 * never shown to another server: a new address without a key forgets the old one.
 */
export const AiServerChange = NewAiServer.omit({ kind: true }).partial();
export type AiServerChange = z.infer<typeof AiServerChange>;

/** A server as an admin sees it; of its key only that it is there. */
export const AiServer = z.object({
  id: Id,
  kind: AiServerKind,
  name: z.string(),
  url: z.string(),
  key: SavedKey.nullable(),
});
export type AiServer = z.infer<typeof AiServer>;

/** Which server an ability is asked of, and which of its models. */
const AiServerChoice = z.object({ serverId: Id, model: AiModel });

/** Who serves an ability: a saved server, LUX itself, or (null) whoever the environment names. */
const AiChoice = z.union(
  [AiServerChoice, z.literal('built-in'), z.null()],
  'Bitte wählen Sie einen Server und ein Modell.',
);
export type AiChoice = z.infer<typeof AiChoice>;

const AiChoices = z.object({
  text: AiChoice,
  image: AiChoice,
  speech: AiChoice,
  transcription: AiChoice,
  moderation: AiChoice,
} satisfies Record<AiAbility, typeof AiChoice>);
export type AiChoices = z.infer<typeof AiChoices>;

/** Body of `PATCH /api/admin/ai-choices`: abilities that are absent stay as they are. */
export const AiChoicesChange = AiChoices.partial();
export type AiChoicesChange = z.infer<typeof AiChoicesChange>;

/** What a child costs in an hour by a list price, as an estimate. */
const ChildHourPrice = z.object({
  /** US dollars. */
  cost: z.number().min(0),
  /** Month of the price, `YYYY-MM`. */
  asOf: z.string(),
});
export type ChildHourPrice = z.infer<typeof ChildHourPrice>;

/** `GET /api/admin/ai-servers`: what is saved, and who serves what where nothing is chosen. */
export const AiServers = z.object({
  servers: z.array(AiServer),
  choices: AiChoices,
  /** By environment: the address without its path, and the model; null: LUX itself. */
  defaults: z.array(
    z.object({
      ability: AiAbility,
      server: z.string().nullable(),
      model: z.string().nullable(),
      /** Null where no price is known. */
      price: ChildHourPrice.nullable(),
    }),
  ),
});
export type AiServers = z.infer<typeof AiServers>;

/** `GET /api/admin/ai-servers/{id}/models`; `problem` says in German why there are none. */
export const AiModels = z.object({
  models: z.array(AiModel),
  problem: z.string().nullable(),
  /** Of those whose list price is known. */
  prices: z.array(ChildHourPrice.extend({ ability: AiAbility, model: AiModel })),
});
export type AiModels = z.infer<typeof AiModels>;

/** Body of `POST /api/admin/ai-servers/{id}/tests`. */
export const AiTest = z.object({ ability: AiAbility, model: AiModel });
export type AiTest = z.infer<typeof AiTest>;

/** How a model did, as a sentence for the admin. */
export const AiTestResult = z.object({
  isWorking: z.boolean(),
  message: z.string(),
  /** Until the first word, the whole sound, the picture or the verdict was there. */
  milliseconds: z.int().min(0),
});
export type AiTestResult = z.infer<typeof AiTestResult>;

/** `GET /api/admin/ai-servers/nearby`: model servers that answer on this machine. Nobody uses them unasked. */
export const NearbyAiServers = z.object({
  servers: z.array(
    z.object({
      kind: AiServerKind,
      name: z.string(),
      url: z.string(),
      /** The one to begin with in talks; null where none of its models seems made for that. */
      model: AiModel.nullable(),
    }),
  ),
});
export type NearbyAiServers = z.infer<typeof NearbyAiServers>;

/** Where a saved server is, with its key. For services only, never for a client. */
export const AiProvider = z.object({ baseUrl: z.string(), apiKey: z.string() });

/** Who serves what by an admin's choice, with keys. For services only, never for a client. */
export const ChosenAi = z.partialRecord(
  AiAbility,
  z.union([z.literal('built-in'), AiProvider.extend({ model: z.string() })]),
);
export type ChosenAi = z.infer<typeof ChosenAi>;
