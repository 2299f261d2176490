import { GraphQLError, Kind, type ValidationRule } from 'graphql';
import { documentLimits } from './document-limits.ts';
import { type DocumentSize, measureDefinition } from './measure-definition.ts';

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
