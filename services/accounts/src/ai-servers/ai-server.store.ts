import {
  AiAbility,
  type AiChoice,
  type AiChoices,
  type AiChoicesChange,
  type AiServer,
  type AiServerChange,
  type ChosenAi,
  MOST_AI_SERVERS,
  type NewAiServer,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import type { SecretBox } from '@lux/service-kit/create-secret-box.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { type Connection, Schema } from 'mongoose';
import type { Logger } from 'pino';
import { errors } from '../errors.ts';

interface ServerRecord {
  _id: string;
  kind: AiServer['kind'];
  name: string;
  url: string;
  key?: { sealed: string; lastFour: string; savedAt: Date } | undefined;
  createdAt: Date;
}

/** An ability without a record is the environment's; one without a server is LUX's own. */
interface ChoiceRecord {
  _id: AiAbility;
  serverId: string | null;
  model: string | null;
}

const serverSchema = new Schema<ServerRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    key: {
      type: new Schema(
        {
          sealed: { type: String, required: true },
          lastFour: { type: String, required: true },
          savedAt: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: undefined,
    },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'aiServers' },
);

const choiceSchema = new Schema<ChoiceRecord>(
  { _id: { type: String, required: true }, serverId: String, model: String },
  { versionKey: false, collection: 'aiChoices' },
);

export type AiServerStore = ReturnType<typeof createAiServerStore>;

interface Options {
  connection: Connection;
  box: SecretBox;
  log: Logger;
}

/** Servers an admin has entered, with sealed keys, and which ability is asked of which (DESIGN 9). */
export function createAiServerStore({ connection, box, log }: Options) {
  const servers = connection.model('AiServer', serverSchema);
  const choices = connection.model('AiChoice', choiceSchema);

  const labelOf = (id: string) => `ai-server:${id}`;
  const sealed = (id: string, key: string) => ({
    sealed: box.seal(key, labelOf(id)),
    lastFour: key.slice(-4),
    savedAt: new Date(),
  });
  const toAdmins = ({ _id, kind, name, url, key }: ServerRecord): AiServer => ({
    id: _id,
    kind,
    name,
    url,
    key: key ? { lastFour: key.lastFour, savedAt: key.savedAt.toISOString() } : null,
  });

  /** A key that does not open any more is like none. */
  const openKey = ({ _id, key }: ServerRecord): string | null => {
    if (!key) return null;
    try {
      return box.open(key.sealed, labelOf(_id));
    } catch {
      log.error({ server: _id }, 'a saved key cannot be read; was SETTINGS_KEY changed?');
      return null;
    }
  };
  /** Servers without keys want a word all the same: the client sends none without. */
  const toProvider = (server: ServerRecord) => ({
    baseUrl: server.url,
    apiKey: openKey(server) ?? 'none',
  });

  const find = async (id: string): Promise<ServerRecord> => {
    const server = await servers.findById(id).lean();
    if (!server) throw errors.AI_SERVER_NOT_FOUND();
    return server;
  };

  return {
    list: async (): Promise<AiServer[]> =>
      (await servers.find().sort({ createdAt: 1, _id: 1 }).lean()).map(toAdmins),

    /** @throws AI_SERVERS_FULL. */
    create: async ({ key, ...server }: NewAiServer): Promise<AiServer> => {
      // Two admins at once may go one over the limit, which is for overview only.
      if ((await servers.countDocuments()) >= MOST_AI_SERVERS) throw errors.AI_SERVERS_FULL();
      const id = createId();
      const record: ServerRecord = {
        _id: id,
        ...server,
        ...(key && { key: sealed(id, key) }),
        createdAt: new Date(),
      };
      await servers.create(record);
      return toAdmins(record);
    },

    /**
     * Changes what is there. At a new address a key that does not come along is forgotten: no server is
     * shown another one's.
     *
     * @throws AI_SERVER_NOT_FOUND, AI_SERVER_CHANGED where another admin was quicker.
     */
    change: async (id: string, { key, ...plain }: AiServerChange): Promise<AiServer> => {
      const before = await find(id);
      const isElsewhere =
        plain.url !== undefined && new URL(plain.url).origin !== new URL(before.url).origin;
      const isForgotten = key === null || (isElsewhere && !key);
      const changed = await servers
        .findOneAndUpdate(
          { _id: id, url: before.url },
          {
            $set: { ...plain, ...(key && { key: sealed(id, key) }) },
            ...(isForgotten && { $unset: { key: 1 } }),
          },
          { returnDocument: 'after' },
        )
        .lean();
      if (!changed) throw errors.AI_SERVER_CHANGED();
      return toAdmins(changed);
    },

    /** Abilities that were asked of it are the environment's again. @returns whether it was there. */
    delete: async (id: string): Promise<boolean> => {
      const { deletedCount } = await servers.deleteOne({ _id: id });
      await choices.deleteMany({ serverId: id });
      return deletedCount > 0;
    },

    /** Where a server is and what opens it. @throws AI_SERVER_NOT_FOUND. */
    findProvider: async (id: string) => toProvider(await find(id)),

    readChoices: async (): Promise<AiChoices> => {
      const saved = new Map((await choices.find().lean()).map((choice) => [choice._id, choice]));
      const known = new Set((await servers.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
      const read = (ability: AiAbility): AiChoice => {
        const choice = saved.get(ability);
        if (!choice) return null;
        if (choice.serverId === null || choice.model === null) return 'built-in';
        const { serverId, model } = choice;
        // A server may have been deleted while it was chosen.
        return known.has(serverId) ? { serverId, model } : null;
      };
      return {
        text: read('text'),
        image: read('image'),
        speech: read('speech'),
        transcription: read('transcription'),
        moderation: read('moderation'),
      };
    },

    /** @throws AI_SERVER_NOT_FOUND before anything is changed. */
    choose: async (change: AiChoicesChange): Promise<void> => {
      for (const choice of Object.values(change)) {
        if (choice && choice !== 'built-in') await find(choice.serverId);
      }
      await Promise.all(
        AiAbility.options.map(async (ability) => {
          const choice = change[ability];
          if (choice === undefined) return;
          if (choice === null) {
            await choices.deleteOne({ _id: ability });
            return;
          }
          const { serverId, model } =
            choice === 'built-in' ? { serverId: null, model: null } : choice;
          await choices.updateOne(
            { _id: ability },
            { $set: { serverId, model } },
            { upsert: true },
          );
        }),
      );
    },

    /** What was chosen, with keys, for services. */
    findChosen: async (): Promise<ChosenAi> => {
      const saved = await choices.find().lean();
      const ids = saved.flatMap(({ serverId }) => serverId ?? []);
      const chosenServers = ids.length > 0 ? await servers.find({ _id: { $in: ids } }).lean() : [];
      const byId = new Map(chosenServers.map((server) => [server._id, server]));
      const chosen: ChosenAi = {};
      for (const { _id: ability, serverId, model } of saved) {
        const server = serverId === null ? undefined : byId.get(serverId);
        if (serverId === null) chosen[ability] = 'built-in';
        else if (server && model !== null) chosen[ability] = { ...toProvider(server), model };
      }
      return chosen;
    },

    /** Seals saved keys with the current key of ours. @returns how many. */
    renewSeals: async (): Promise<number> => {
      let renewed = 0;
      for (const { _id, key } of await servers.find({ key: { $exists: true } }).lean()) {
        const anew = key && box.renew(key.sealed, labelOf(_id));
        if (!anew) continue;
        // Not over a key that an admin has saved meanwhile.
        const { modifiedCount } = await servers.updateOne(
          { _id, 'key.sealed': key.sealed },
          { $set: { 'key.sealed': anew } },
        );
        renewed += modifiedCount;
      }
      return renewed;
    },
  };
}
