import { KeptData, type ProviderFact } from '@lux/contracts/common/processing-facts.ts';
import {
  type KitDocument,
  type KitLanguage,
  type PrivacyFacts,
  parentsDocuments,
} from '@lux/contracts/media/privacy-kit.ts';
import type { DocumentBlock, PrintableDocument } from '../pdf/document/printable-document.ts';
import { holds } from './conditions.ts';
import { createFill, type Fill, localeOf, namedPeriods } from './fill-text.ts';
import { type KitBlock, type KitWords, loadKitText } from './kit-texts.ts';

const RIGHT_TO_LEFT: ReadonlySet<KitLanguage> = new Set(['ar', 'fa']);

/** What parents are told the periods of; the rest is technical, and in the deletion concept. */
export const parentsData: readonly KeptData[] = [
  'conversations',
  'pictures',
  'visitor-conversations',
  'visitor-pictures',
  'visitor-things',
  'accounts',
  'unused-accounts',
  'own-things',
  'requests',
  'help-calls',
  'sessions',
  'recordings',
  'classes',
  'lesson-alerts',
  'looks',
  'progress',
];

interface Composing {
  document: KitDocument;
  facts: PrivacyFacts;
  words: KitWords;
  language: KitLanguage;
  fill: Fill;
}

/**
 * A document of the privacy kit: its text, with what is configured, and gaps where nothing is known.
 * The consent in another language has the German sentence below each box to tick.
 */
export function composeDocument(
  document: KitDocument,
  { language, facts }: { language: KitLanguage; facts: PrivacyFacts },
): PrintableDocument {
  const { words, text } = loadKitText(document, language);
  const composing = {
    document,
    facts,
    words,
    language,
    fill: createFill(facts, { words, language }),
  };
  const { fill } = composing;
  const notes = [words.draft, words.translation].flatMap((note) => note ?? []).map(fill);
  return {
    title: fill(text.title),
    language: localeOf(language),
    direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
    notes,
    footer: `${fill(text.title)} · ${fill(words.footer)}`,
    blocks: withGerman(composeBlocks(text.blocks, composing), { document, language, facts }),
  };
}

function composeBlocks(blocks: readonly KitBlock[], composing: Composing): DocumentBlock[] {
  return blocks
    .filter(({ when }) => holds(when, composing.facts))
    .flatMap((block) => composeBlock(block, composing))
    .filter((block) => !('items' in block) || block.items.length > 0);
}

function composeBlock(block: KitBlock, composing: Composing): DocumentBlock {
  const { fill, facts } = composing;
  const itemsOf = (items: Extract<KitBlock, { list: unknown }>['list']) =>
    items.flatMap((item) => {
      if (typeof item === 'string') return fill(item);
      return holds(item.when, facts) ? fill(item.text) : [];
    });
  if ('heading' in block) return { kind: 'heading', text: fill(block.heading) };
  if ('text' in block) return { kind: 'paragraph', text: fill(block.text) };
  if ('list' in block) return { kind: 'list', items: itemsOf(block.list) };
  if ('choices' in block) {
    return { kind: 'choices', items: itemsOf(block.choices).map((text) => ({ text })) };
  }
  if ('blank' in block) return { kind: 'blank', label: fill(block.blank) };
  if ('signature' in block) return { kind: 'signature', labels: block.signature.map(fill) };
  if ('table' in block) {
    const { columns, rows } = block.table;
    return { kind: 'table', columns, rows: rows.map((row) => row.map(fill)) };
  }
  return composeFacts(block.facts, composing);
}

function composeFacts(
  what: Extract<KitBlock, { facts: unknown }>['facts'],
  { document, facts, words, language }: Composing,
): DocumentBlock {
  if (what === 'retention') {
    const kinds = parentsDocuments.includes(document) ? parentsData : KeptData.options;
    return { kind: 'list', items: namedPeriods(kinds, facts, { words, language }) };
  }
  if (what === 'providers' || what === 'own-services') {
    const items = facts.providers
      // Without a service nobody understands recordings.
      .filter(({ ability, host }) => ability !== 'transcription' || host !== null)
      .filter(({ host, place }) => what === 'providers' || (host !== null && place !== 'elsewhere'))
      .map((one) => `${words.abilities[one.ability]}: ${whoIs(one, words)}`);
    return { kind: 'list', items: [...new Set(items)] };
  }
  if (what === 'stores') {
    const items = facts.stores.map(({ engine, host, place }) => {
      return `${ENGINES[engine]}: ${words.places[place]}${host ? ` (${host})` : ''}`;
    });
    return { kind: 'list', items: [...new Set(items)] };
  }
  return composeContracts(facts, words);
}

const ENGINES = { mongodb: 'MongoDB', redis: 'Redis/Valkey', s3: 'S3' } as const;

/** Companies behind addresses that are asked directly; of others only whoever chose them knows. */
const COMPANIES: Readonly<Record<string, string>> = {
  'api.openai.com': 'OpenAI (USA)',
  'api.elevenlabs.io': 'ElevenLabs (USA)',
  'api.mistral.ai': 'Mistral AI (Frankreich)',
  'openai.inference.de-txl.ionos.com': 'IONOS (Deutschland)',
};

function whoIs({ host, place }: ProviderFact, words: KitWords): string {
  if (host === null) return words.places['this-machine'];
  if (place !== 'elsewhere') return `${host}, ${words.places[place]}`;
  return `${COMPANIES[host] ?? `[[${words.unknown.company}]]`}, ${host}`;
}

/** One row for each address outside, with what has to be found out about it. */
function composeContracts({ providers }: PrivacyFacts, words: KitWords): DocumentBlock {
  const hosts = [
    ...new Set(providers.flatMap(({ host, place }) => (place === 'elsewhere' ? (host ?? []) : []))),
  ];
  return {
    kind: 'table',
    columns: ['Anbieter', 'Wofür', 'Vertrag vom', 'Ort der Daten', 'Frist dort', 'Ohne Training'],
    rows: hosts.map((host) => {
      const served = providers.filter((one) => one.host === host);
      const uses = served.map(({ ability }) => words.abilities[ability]);
      const company = COMPANIES[host] ?? `[[${words.unknown.company}]]`;
      return [
        `${company}, ${host}`,
        [...new Set(uses)].join('; '),
        '[[ ]]',
        '[[ ]]',
        '[[ ]]',
        '[[ ]]',
      ];
    }),
  };
}

/** The texts have the same parts in every language, as a test says; so the German ones are found by place. */
function withGerman(
  blocks: DocumentBlock[],
  {
    document,
    language,
    facts,
  }: { document: KitDocument; language: KitLanguage; facts: PrivacyFacts },
): DocumentBlock[] {
  if (document !== 'consent' || language === 'de') return blocks;
  const german = composeDocument(document, { language: 'de', facts }).blocks;
  return blocks.map((block, index) => {
    const other = german[index];
    if (block.kind !== 'choices' || other?.kind !== 'choices') return block;
    const items = block.items.map((item, place) => {
      const original = other.items[place]?.text;
      return original === undefined ? item : { ...item, original };
    });
    return { ...block, items };
  });
}
