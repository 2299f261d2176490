import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/**
 * What a GraphQL document may ask for. Each is at least twice what the largest of our client's
 * operations needs, which `client-operations.test.ts` watches over.
 */
export const documentLimits = {
  tokens: 600,
  depth: 8,
  /** Fields beside each other, which validation compares each with each. */
  width: 40,
  aliases: 10,
  rootFields: 5,
  /** Fields of the answer, every list counted as ten entries. */
  cost: 2_000,
};

/**
 * Refuses documents that ask for too much before any other rule looks into them, because some of those
 * compare every field with every other. Works so only where validation ends with the second error
 * (`maxErrors: 1`).
 */
export const limitDocuments: ValidationRule = (context) => ({
  Document: (document) => {
    const schema = context.getSchema();
    const isTooLarge = document.definitions.some((one) => {
      if (one.kind === Kind.FRAGMENT_DEFINITION) {
        // Its fields are root fields only where an operation uses it so.
        return isBeyondLimits({ ...measureDefinition(schema, document, one), rootFields: 0 });
      }
      if (one.kind !== Kind.OPERATION_DEFINITION) return false;
      return isBeyondLimits(measureDefinition(schema, document, one));
    });
    if (!isTooLarge) return;
    const error = new GraphQLError('The document asks for too much.');
    context.reportError(error);
    context.reportError(error);
  },
});

function isBeyondLimits(size: DocumentSize): boolean {
  return (
    size.depth > documentLimits.depth ||
    size.width > documentLimits.width ||
    size.aliases > documentLimits.aliases ||
    size.rootFields > documentLimits.rootFields ||
    size.cost > documentLimits.cost
  );
}

/** How much one operation asks for, its fragments included. */
type DocumentSize = Omit<typeof documentLimits, 'tokens'>;

/** Entries a list is counted as. */
const LIST_LENGTH = 10;

const NOTHING: DocumentSize = { depth: 0, width: 0, aliases: 0, rootFields: 0, cost: 0 };
/** Of fragments that hold themselves. */
const ENDLESS: DocumentSize = {
  depth: Infinity,
  width: Infinity,
  aliases: Infinity,
  rootFields: Infinity,
  cost: Infinity,
};

type Type = GraphQLNamedType | undefined;

/**
 * Measures what an operation or a fragment asks for. Each fragment is measured once, so that a few that multiply each
 * other cost no time; what does not fit the schema counts as a plain field, as others refuse it.
 */
export function measureDefinition(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode | FragmentDefinitionNode,
): DocumentSize {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const measured = new Map<string, DocumentSize>();

  const ofFragment = (name: string): DocumentSize => {
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    const known = measured.get(name);
    if (known) return known;
    // Stays where the fragment meets itself again on the way down.
    measured.set(name, ENDLESS);
    const type = schema.getType(fragment.typeCondition.name.value);
    const size = ofSelections(fragment.selectionSet, type);
    measured.set(name, size);
    return size;
  };

  const ofField = (field: FieldNode, parent: Type): DocumentSize => {
    const fields = parent && 'getFields' in parent ? parent.getFields() : {};
    // As the schema writes it: `[Letter!]!` or `String`.
    const type = String(fields[field.name.value]?.type);
    const within = field.selectionSet
      ? ofSelections(field.selectionSet, schema.getType(type.replaceAll(/[[\]!]/g, '')))
      : NOTHING;
    const length = type.startsWith('[') ? LIST_LENGTH : 1;
    return {
      depth: within.depth + 1,
      width: within.width,
      aliases: within.aliases + (field.alias ? 1 : 0),
      rootFields: 1,
      cost: 1 + within.cost * length,
    };
  };

  const ofSelections = ({ selections }: SelectionSetNode, parent: Type): DocumentSize =>
    selections
      .map((one) => {
        if (one.kind === Kind.FIELD) return ofField(one, parent);
        if (one.kind === Kind.FRAGMENT_SPREAD) return ofFragment(one.name.value);
        const name = one.typeCondition?.name.value;
        return ofSelections(one.selectionSet, name === undefined ? parent : schema.getType(name));
      })
      .reduce(
        (sum, one) => ({
          depth: Math.max(sum.depth, one.depth),
          width: Math.max(sum.width, one.width),
          aliases: sum.aliases + one.aliases,
          rootFields: sum.rootFields + one.rootFields,
          cost: sum.cost + one.cost,
        }),
        { ...NOTHING, width: selections.length },
      );

  if (definition.kind === Kind.FRAGMENT_DEFINITION) return ofFragment(definition.name.value);
  const root = schema.getRootType(definition.operation);
  return ofSelections(definition.selectionSet, root ?? undefined);
}
