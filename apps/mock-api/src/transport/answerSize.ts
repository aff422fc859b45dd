import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  getNamedType,
  getOperationAST,
  getNullableType,
  type GraphQLField,
  type InlineFragmentNode,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLNamedType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

type Asked = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

const LARGEST_PAGE = 100;

/**
 * How many records the pages of an operation can hold at the most: those of a page within a page come with each of its
 * records. Depth and aliases alone let one request ask for millions.
 */
export function answerSize(asked: Asked): number {
  const { schema, document, operationName } = asked;
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return 0;
  const place = operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'root';
  return sizeOf({ asked, level: place, known: new Map() }, operation.selectionSet, root);
}

/** Where a selection stands: in the operation itself, in what a mutation answers, or further within. */
type Level = 'root' | 'mutation' | 'payload' | 'within';
/** What lists without a page size are taken for: at the root they are read whole, and a change may be of many. */
const UNPAGED: Readonly<Record<Level, number | null>> = { root: 20, mutation: 20, payload: 100, within: null };
type Place = { asked: Asked; level: Level; known: Map<SelectionSetNode, number> };

/** Of one record of `type`. Each selection is looked at once, however often fragments lead to it. */
function sizeOf(place: Place, selectionSet: SelectionSetNode, type: GraphQLNamedType): number {
  const known = place.known.get(selectionSet);
  if (known !== undefined) return known;
  // Fragments in a circle have been refused by then; nothing here must rely on it.
  place.known.set(selectionSet, 0);
  let size = 0;
  for (const selection of selectionSet.selections) {
    const spread = selection.kind === Kind.FRAGMENT_SPREAD ? fragmentOf(place.asked, selection) : selection;
    if (spread?.kind === Kind.FIELD) size += sizeOfField(place, spread, type);
    else if (spread) size += sizeOf(place, spread.selectionSet, typeOf(place.asked, spread) ?? type);
  }
  place.known.set(selectionSet, size);
  return size;
}

function fragmentOf({ document }: Asked, { name }: FragmentSpreadNode): FragmentDefinitionNode | undefined {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value) return definition;
  }
  return undefined;
}

function typeOf({ schema }: Asked, { typeCondition }: FragmentDefinitionNode | InlineFragmentNode) {
  return typeCondition ? schema.getType(typeCondition.name.value) : undefined;
}

function sizeOfField(place: Place, node: FieldNode, type: GraphQLNamedType): number {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return 0;
  const count = countOf(place, node, field);
  const level = place.level === 'mutation' ? 'payload' : 'within';
  const within = sizeOf({ ...place, level }, node.selectionSet, getNamedType(field.type));
  // A connection's edges are counted where its page size is said.
  return count === null ? within : count * (1 + within);
}

/** Null for what is no list, or belongs to a page. */
function countOf({ asked, level }: Place, node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
  const page = field.args.find(({ name }) => name === 'first' || name === 'last');
  if (!page) return isListType(getNullableType(field.type)) ? UNPAGED[level] : null;
  const given = node.arguments?.find(({ name }) => name.value === page.name)?.value;
  const named = given?.kind === Kind.VARIABLE ? asked.variableValues?.[given.name.value] : undefined;
  const said = given?.kind === Kind.INT ? Number(given.value) : named;
  if (typeof said === 'number') return Math.min(Math.max(said, 1), LARGEST_PAGE);
  // A variable may have a default of its own.
  if (given?.kind === Kind.VARIABLE) return LARGEST_PAGE;
  return typeof page.defaultValue === 'number' ? page.defaultValue : LARGEST_PAGE;
}
