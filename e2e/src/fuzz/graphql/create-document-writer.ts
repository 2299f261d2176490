import { documentLimits, measureDefinition } from '@lux/bff/src/graphql/limit-documents.ts';
import { pick } from '@lux/random/choose.ts';
import { integerBelow, type Random } from '@lux/random/random.ts';
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { writeValue } from './write-value.ts';

/** A document with what it must be sent with. */
export interface WrittenDocument {
  query: string;
  variables: Record<string, unknown>;
  /** Names of the answer's fields. */
  fields: string[];
}

const MOST_ROOT_FIELDS = 3;
const MOST_FIELDS = 6;
const MOST_DEPTH = 5;

/** Writes documents that fit a schema and keep within our limits. */
export function createDocumentWriter(schema: GraphQLSchema) {
  const selectionOf = (type: GraphQLObjectType, depth: number, random: Random): string => {
    const all = Object.values(type.getFields());
    const plain = all.filter((field) => !isObjectType(getNamedType(field.type)));
    const offered = depth < MOST_DEPTH ? all : plain;
    const picked = new Set([pick(random, plain.length > 0 ? plain : offered)]);
    const count = integerBelow(random, MOST_FIELDS);
    for (let index = 0; index < count; index += 1) picked.add(pick(random, offered));
    // An order can be taken back only by its id.
    const orders = all.filter(({ name }) => name === 'jobId');
    const fields = [...new Set([...orders, ...picked])].map((field) =>
      within(field, depth, random),
    );
    const extras = integerBelow(random, 4) === 0 ? ['__typename'] : [];
    const inline = integerBelow(random, 6) === 0 ? [`... on ${type.name} { ${fields[0]} }`] : [];
    return `{ ${[...fields, ...extras, ...inline].join(' ')} }`;
  };

  const within = (field: GraphQLField<unknown, unknown>, depth: number, random: Random): string => {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return field.name;
    return `${field.name} ${selectionOf(type, depth + 1, random)}`;
  };

  const writeOnce = (random: Random): WrittenDocument => {
    const isMutation = integerBelow(random, 2) === 0;
    const root = isMutation ? schema.getMutationType() : schema.getQueryType();
    const offered = Object.values(root?.getFields() ?? {});
    const variables: Record<string, unknown> = {};
    const declared: string[] = [];
    const fields: string[] = [];
    const parts: string[] = [];
    const count = 1 + integerBelow(random, MOST_ROOT_FIELDS);
    for (let index = 0; index < count; index += 1) {
      const field = pick(random, offered);
      const isKnown = fields.includes(field.name);
      const name = isKnown || integerBelow(random, 8) === 0 ? `a${index}` : field.name;
      fields.push(name);
      const given = field.args.flatMap((arg) => {
        const value = writeValue(arg.type, random, arg.name);
        if (value === undefined) return [];
        if (integerBelow(random, 2) === 0) {
          const variable = `v${declared.length}`;
          declared.push(`$${variable}: ${arg.type}`);
          variables[variable] = value;
          return [`${arg.name}: $${variable}`];
        }
        return [`${arg.name}: ${literalOf(value, arg.type.toString())}`];
      });
      const args = given.length > 0 ? `(${given.join(', ')})` : '';
      const type = getNamedType(field.type);
      const selection = isObjectType(type) ? ` ${selectionOf(type, 1, random)}` : '';
      parts.push(`${name === field.name ? '' : `${name}: `}${field.name}${args}${selection}`);
    }
    const head = `${isMutation ? 'mutation' : 'query'} Fuzz${integerBelow(random, 10)}`;
    const variableList = declared.length > 0 ? `(${declared.join(', ')})` : '';
    return { query: `${head}${variableList} { ${parts.join(' ')} }`, variables, fields };
  };

  /** An input's fields in GraphQL's own writing; names of enums stand bare. */
  const literalOf = (value: unknown, typeName: string): string => {
    const type = schema.getType(typeName.replaceAll(/[[\]!]/g, ''));
    if (Array.isArray(value)) return `[${value.map((one) => literalOf(one, typeName)).join(', ')}]`;
    if (typeof value === 'string' && isEnumType(type)) return value;
    if (typeof value === 'object' && value !== null) {
      const inner = type && 'getFields' in type ? type.getFields() : {};
      const entries = Object.entries(value).map(
        ([key, part]) => `${key}: ${literalOf(part, String(inner[key]?.type))}`,
      );
      return `{ ${entries.join(', ')} }`;
    }
    return JSON.stringify(value);
  };

  return (random: Random): WrittenDocument => {
    for (;;) {
      const written = writeOnce(random);
      if (isWithinLimits(schema, written.query)) return written;
    }
  };
}

function isWithinLimits(schema: GraphQLSchema, query: string): boolean {
  const document = parseWithin(query);
  return (
    document?.definitions.every((one) => {
      if (one.kind !== Kind.OPERATION_DEFINITION) return true;
      const size = measureDefinition(schema, document, one);
      return (
        size.depth <= documentLimits.depth &&
        size.width <= documentLimits.width &&
        size.aliases <= documentLimits.aliases &&
        size.rootFields <= documentLimits.rootFields &&
        size.cost <= documentLimits.cost
      );
    }) ?? false
  );
}

function parseWithin(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: documentLimits.tokens });
  } catch {
    return null;
  }
}
