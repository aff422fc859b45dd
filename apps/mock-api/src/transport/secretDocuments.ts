import { BREAK, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/** The fields that take a credential as an argument, by schema coordinate: other fields may have the same names. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['Query.accessToken', 'Query.invitation', 'Mutation.refreshToken']);

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether executing this document puts a credential among its variables or arguments. Such documents must never be
 * executed from a URL.
 */
export function carriesSecrets(document: DocumentNode, schema: GraphQLSchema): boolean {
  const answer = known.get(document) ?? find(document, schema);
  known.set(document, answer);
  return answer;
}

function find(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  const Field = () => {
    const coordinate = `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
    if (!SECRET_FIELDS.has(coordinate)) return undefined;
    isFound = true;
    return BREAK;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isFound;
}
