import { readFileSync } from 'node:fs';
import { KeptData, Place, ProviderTask } from '@lux/contracts/common/processing-facts.ts';
import {
  type KitDocument,
  type KitLanguage,
  parentsDocuments,
} from '@lux/contracts/media/privacy-kit.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { Condition } from './conditions.ts';

const line = z.string().trim().min(1);
/** Conditions that must all hold; `!` before one turns it round. */
const when = z.union([Condition, z.array(Condition)]).optional();
const KitItem = z.union([line, z.strictObject({ when, text: line })]);
export type KitItem = z.infer<typeof KitItem>;

/** A part of a document as the data files have it. */
const KitBlock = z.union([
  z.strictObject({ when, heading: line }),
  z.strictObject({ when, text: line }),
  z.strictObject({ when, list: z.array(KitItem).min(1) }),
  z.strictObject({ when, choices: z.array(KitItem).min(1) }),
  z.strictObject({
    when,
    table: z.strictObject({ columns: z.array(line), rows: z.array(z.array(line)) }),
  }),
  z.strictObject({ when, blank: line }),
  z.strictObject({ when, signature: z.array(line).min(1) }),
  /** Made of what is configured. */
  z.strictObject({
    when,
    facts: z.enum(['retention', 'providers', 'own-services', 'stores', 'contracts']),
  }),
]);
export type KitBlock = z.infer<typeof KitBlock>;

const KitText = z.strictObject({ title: line, blocks: z.array(KitBlock).min(1) });
export type KitText = z.infer<typeof KitText>;

/** Words that all documents of a language share. */
const KitWords = z.strictObject({
  draft: line,
  /** That nobody who speaks the language has looked yet; missing in German. */
  translation: line.optional(),
  footer: line,
  /** Names of what is to be filled in where it is not configured. */
  unknown: z.strictObject({ operator: line, contact: line, company: line, address: line }),
  abilities: z.record(ProviderTask, line),
  places: z.record(Place, line),
  periods: z.strictObject({ 'until-deleted': line, 'for-ever': line, 'never-stored': line }),
  retention: z.partialRecord(KeptData, line),
});
export type KitWords = z.infer<typeof KitWords>;

/** A language: its words, and its texts by the names that the structure of parents' documents uses. */
const LanguageFile = z.strictObject({ words: KitWords, texts: z.record(z.string(), line) });

const DATA = new URL('../../data/privacy-kit/', import.meta.url);

/**
 * A document's text in a language with the words of that language. What is for parents has the same
 * parts in all languages.
 *
 * @throws Error naming the faulty file.
 */
export function loadKitText(
  document: KitDocument,
  language: KitLanguage,
): { words: KitWords; text: KitText } {
  const { words, texts } = read(`languages/${language}.yaml`, LanguageFile);
  if (!parentsDocuments.includes(document)) {
    return { words, text: read(`german/${document}.yaml`, KitText) };
  }
  const structure = read(`parents/${document}.yaml`, KitText);
  const named = (name: string): string => {
    const found = texts[name];
    if (found === undefined)
      throw new Error(`The privacy kit is broken: ${language} has no ${name}`);
    return found;
  };
  return {
    words,
    text: { title: named(structure.title), blocks: resolved(structure.blocks, named) },
  };
}

type Named = (name: string) => string;

function resolved(blocks: KitBlock[], named: Named): KitBlock[] {
  const itemOf = (one: KitItem): KitItem =>
    typeof one === 'string' ? named(one) : { ...one, text: named(one.text) };
  return blocks.map((block) => {
    if ('heading' in block) return { ...block, heading: named(block.heading) };
    if ('text' in block) return { ...block, text: named(block.text) };
    if ('list' in block) return { ...block, list: block.list.map(itemOf) };
    if ('choices' in block) return { ...block, choices: block.choices.map(itemOf) };
    if ('blank' in block) return { ...block, blank: named(block.blank) };
    if ('signature' in block) return { ...block, signature: block.signature.map(named) };
    return block;
  });
}

function read<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(load(readFileSync(new URL(path, DATA), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`The privacy kit is broken: ${path}: ${z.prettifyError(parsed.error)}`);
}
