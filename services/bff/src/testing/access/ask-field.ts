import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** All root fields of a schema, as `Mutation.login`. */
export function listFields(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );
}

/** The least that can be asked of one root field: what it requires, and ids of nothing. */
export function askField(schema: GraphQLSchema, path: string) {
  const [kind = '', name = ''] = path.split('.');
  const type = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[name];
  if (!field) throw new Error(`there is no ${path}`);
  const given = field.args.filter(isRequiredArgument);
  const signature = given.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const passed = given.map((one) => `${one.name}: $${one.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    query: `${kind.toLowerCase()}${signature && ` (${signature})`} { ${name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(given.map((one) => [one.name, leastValue(one.type)])),
  };
}

const scalars: Record<string, unknown> = { ID: 'a'.repeat(22), Int: 5, Float: 1, Boolean: true };

/** What has a form that the schema cannot say, by the field's name. */
const forms: Record<string, unknown> = {
  url: 'http://127.0.0.1:9/v1',
  body: { questions: [{ question: 'Wer bellt?', options: ['Hund', 'Igel'], correctAnswer: 0 }] },
};

function leastValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return [leastValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(
      fields.map((one) => [one.name, forms[one.name] ?? leastValue(one.type)]),
    );
  }
  return scalars[type.name] ?? 'Wolke-Besen-Zebra';
}
