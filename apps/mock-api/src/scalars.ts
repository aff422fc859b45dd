import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { Resolvers } from '#__generated__/resolvers.ts';

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function instantFrom(value: unknown): Date {
  const date = typeof value === 'string' && ISO_INSTANT.test(value) ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) {
    throw createGraphQLError('A DateTime is an ISO 8601 instant such as 2026-11-20T09:38:00.000Z.');
  }
  return date;
}

/** JSON that whoever takes it checks. */
const json = (name: string) =>
  new GraphQLScalarType<unknown, unknown>({
    name,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  });

/** How values without a GraphQL type of their own go over the wire. */
export const scalarResolvers: Resolvers = {
  DateTime: new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    serialize: (value) => {
      if (!(value instanceof Date)) throw new TypeError(`Not a Date: ${String(value)}`);
      return value.toISOString();
    },
    parseValue: instantFrom,
    parseLiteral: (node) => instantFrom(node.kind === Kind.STRING ? node.value : null),
  }),
  AssistantConfig: json('AssistantConfig'),
  ChatConfig: json('ChatConfig'),
  FormContent: json('FormContent'),
  PublicForm: json('PublicForm'),
  FormAnswers: json('FormAnswers'),
  GuidedFlowContent: json('GuidedFlowContent'),
};
