import { isInterfaceType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#schema.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { at, idPaths, operation, outcomeOf, rootFields, withId, type Operation } from './calls.ts';
import { FIELD_ROWS, NODE_ROWS } from './fieldRows.ts';
import { ROWS } from './rows.ts';
import { buildWorld, CALLERS, secretsFrom, type Caller, type World } from './world.ts';

const api = await apiForTests();
let world: World;
beforeAll(async () => {
  await api.listen();
  world = await buildWorld(api);
});

/** What comes of an operation of this caller; fails when they read what is none of theirs. */
async function call(caller: Caller, sent: Operation) {
  const { outcome, text } = await world.as(caller, (token) => outcomeOf(api, { ...sent, token }));
  for (const secret of secretsFrom(caller)) expect(text).not.toContain(secret);
  return outcome;
}

const isRoot = (name: string) => name.startsWith('__') || ['Query', 'Mutation', 'Subscription'].includes(name);

describe('the matrix', () => {
  it('has a row for every root field of the contract, and no other', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual([...rootFields().keys()].toSorted());
  });

  it('has a row for every field that the API resolves itself, and no other', () => {
    const types = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !isRoot(name));
    const resolved = types.flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ resolve }) => resolve)
        .map((field) => `${type.name}.${field.name}`),
    );

    expect(Object.keys(FIELD_ROWS).toSorted()).toEqual(resolved.toSorted());
  });

  it('has a row for every type that a node may be, and no other', () => {
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];

    expect(Object.keys(NODE_ROWS).toSorted()).toEqual(types.map(({ name }) => name).toSorted());
  });
});

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  it.each(CALLERS)('called by %s', async (caller) => {
    expect(await call(caller, operation(name, row, world.ids))).toBe(row.outcomes[caller]);
  });

  const paths = idPaths(rootFields().get(name)?.args ?? []);
  it.each(paths.map((path) => path.join('.')))('with a %s that is unknown or of another company', async (path) => {
    const right = withId(operation(name, row, world.ids), path, row.optionalIds?.[path]?.(world.ids));
    const kind = Object.entries(world.ids).find(([, id]) => id === at(right.variables, path))?.[0];
    expect(kind, `the row gives no id of the company as ${path}`).toBeDefined();

    for (const ids of [world.missing, world.foreign]) {
      const changed = Object.fromEntries(Object.entries(ids).filter(([key]) => key === kind));
      const wrongIds = { ...world.ids, ...changed };
      const wrong = withId(operation(name, row, wrongIds), path, row.optionalIds?.[path]?.(wrongIds));
      expect(await call(row.unknownId?.as ?? 'staff', wrong)).toBe(row.unknownId?.outcome);
    }
  });
});

describe.each(Object.entries({ ...FIELD_ROWS, ...NODE_ROWS }))('%s', (_, row) => {
  it.each(CALLERS)('reached by %s', async (caller) => {
    const document = `query { ${row.path(world.ids)} }`;

    expect(await call(caller, { document, variables: {} })).toBe(row.outcomes[caller]);
  });
});
