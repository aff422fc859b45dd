import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#schema.ts';

type Described = { name: string; description?: string | null; args?: readonly GraphQLArgument[] };

function partsOf(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return type.getValues();
  if (isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields());
  return [];
}

const ours = Object.values(schema.getTypeMap()).filter(
  ({ name, astNode }) => astNode !== undefined && !name.startsWith('__'),
);

describe('the contract', () => {
  it('describes every type, field, argument and enum value', () => {
    const nameless = ours.flatMap((type) => [
      ...((type.description ?? type.astNode?.description?.value) ? [] : [type.name]),
      ...partsOf(type).flatMap(({ name, description, args = [] }) => [
        ...(description ? [] : [`${type.name}.${name}`]),
        ...args.flatMap((arg) => (arg.description ? [] : [`${type.name}.${name}(${arg.name}:)`])),
      ]),
    ]);

    expect(ours.length).toBeGreaterThan(30);
    expect(nameless).toEqual([]);
  });
});
