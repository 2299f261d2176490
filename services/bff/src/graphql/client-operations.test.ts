import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  type DefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import { expect, test } from 'vitest';
import { documentLimits, limitDocuments, measureDefinition } from './limit-documents.ts';
import { readTypeDefs } from './read-type-defs.ts';

const schema = buildSchema(readTypeDefs().join('\n'), { assumeValidSDL: true });
const definitions = readClient();

/** Everything in the client's `gql` templates; what they insert are fragments from other templates. */
function readClient(): DefinitionNode[] {
  const client = resolve(import.meta.dirname, '../../../../web/src');
  return globSync('**/*.{ts,tsx}', { cwd: client }).flatMap((path) => {
    const source = readFileSync(resolve(client, path), 'utf8');
    return [...source.matchAll(/\bgql`([^`]*)`/g)].flatMap(
      ([, text = '']) => parse(text.replaceAll(/\$\{\w+\}/g, '')).definitions,
    );
  });
}

/** The operation as it is sent: with the fragments it names, directly or not. */
function documentOf(operation: OperationDefinitionNode): string {
  const parts = new Set<DefinitionNode>([operation]);
  for (const part of parts) {
    visit(part, {
      FragmentSpread: ({ name }) => {
        const fragment = definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
        );
        if (fragment) parts.add(fragment);
      },
    });
  }
  return [...parts].map(print).join('\n');
}

const operations = definitions
  .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  .map((one) => ({ name: one.name?.value, text: documentOf(one) }));

test('the client’s operations are found', () => {
  expect(operations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Requests', 'Stickers', 'GenerateImage']),
  );
});

test.each(operations)('$name asks for no more than half of what is allowed', ({ text }) => {
  const document = parse(text, { maxTokens: documentLimits.tokens / 2 });
  expect(validate(schema, document, [limitDocuments])).toEqual([]);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  const size = measureDefinition(schema, document, operation);
  expect(size.depth).toBeLessThanOrEqual(documentLimits.depth / 2);
  expect(size.width).toBeLessThanOrEqual(documentLimits.width / 2);
  expect(size.aliases).toBeLessThanOrEqual(documentLimits.aliases / 2);
  expect(size.rootFields).toBeLessThanOrEqual(documentLimits.rootFields);
  expect(size.cost).toBeLessThanOrEqual(documentLimits.cost / 2);
});
