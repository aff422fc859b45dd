import { BREAK, Kind, OperationTypeNode, visit, type DocumentNode } from 'graphql';

const SECRET_FIELDS: ReadonlySet<string> = new Set(['accessToken', 'invitation']);

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether executing this document puts a credential among its variables or arguments: anything with a `refreshToken`,
 * and the query fields `accessToken`, which takes one, and `invitation`, which takes a link's token. Such documents must never be executed from a URL.
 */
export function carriesSecrets(document: DocumentNode): boolean {
  const answer = known.get(document) ?? find(document);
  known.set(document, answer);
  return answer;
}

function find(document: DocumentNode): boolean {
  const hasQuery = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );
  let isFound = false;
  const found = () => {
    isFound = true;
    return BREAK;
  };
  visit(document, {
    Argument: ({ name }) => (name.value === 'refreshToken' ? found() : undefined),
    VariableDefinition: ({ variable }) => (variable.name.value === 'refreshToken' ? found() : undefined),
    Field: ({ name }) => (hasQuery && SECRET_FIELDS.has(name.value) ? found() : undefined),
  });
  return isFound;
}
