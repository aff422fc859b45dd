import { isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#schema.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { idAt, idPaths, operation, ROOT_FIELDS, withId, type Operation } from './calls.ts';
import { FIELD_ROWS, NODE_ROWS } from './fieldRows.ts';
import type { Outcome, Row } from './row.ts';
import { ROWS } from './rows.ts';
import { buildWorld, CALLERS, secretsFrom, type Caller } from './world.ts';

const api = await apiForTests();
await api.listen();
const world = await buildWorld(api);

/** What is wrong about one call: its outcome, something that it shows, or an entry in the audit log though it failed. */
async function faultsOf(
  call: { what: string; caller: Caller; expected: Outcome | undefined },
  sent: Operation,
): Promise<string[]> {
  const { what, caller, expected } = call;
  const { outcome, text, isRefused } = await world.call(caller, sent);
  const shown = secretsFrom(caller).filter((secret) => text.includes(secret));
  const noted = isRefused && sent.document.startsWith('mutation') ? await world.auditActions() : [];
  return [
    ...(outcome === expected ? [] : [`${what}: ${outcome} instead of ${expected}`]),
    ...shown.map((secret) => `${what}: shows what is ${secret}`),
    ...noted.map((action) => `${what}: is refused, but the audit log says ${action}`),
  ];
}

/** The same operation by each caller. */
async function faultsByCaller(outcomes: Row['outcomes'], operationFor: () => Operation): Promise<string[]> {
  const faults: string[] = [];
  for (const caller of CALLERS) {
    faults.push(...(await faultsOf({ what: caller, caller, expected: outcomes[caller] }, operationFor())));
  }
  return faults;
}

/** The operation with each of its ids replaced in turn: by one that nothing has, and by one of another company. */
async function faultsByWrongId(name: string, row: Row): Promise<string[]> {
  const { as: caller = 'staff', outcome } = row.unknownId ?? {};
  const faults: string[] = [];
  for (const path of idPaths(name)) {
    const expected = row.comparedIds?.includes(path) ? 'ok' : outcome;
    const id = String(idAt(operation(name, row, world.ids, path).variables, path));
    const foreign = world.foreign.get(id);
    if (foreign === undefined) faults.push(`${path}: the row gives no id of the company here`);
    const wrongIds = { unknown: `${id.split('_')[0]}_none`, foreign: foreign ?? '' };
    for (const [kind, wrongId] of Object.entries(wrongIds)) {
      const sent = withId(operation(name, row, world.ids, path), path, wrongId);
      faults.push(...(await faultsOf({ what: `${caller} with ${kind} ${path}`, caller, expected }, sent)));
    }
  }
  return faults;
}

const isRoot = (name: string) => name.startsWith('__') || ['Query', 'Mutation', 'Subscription'].includes(name);

describe('the matrix', () => {
  it('has a row for every root field of the contract, and no other', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual([...ROOT_FIELDS.keys()].toSorted());
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

describe('each caller is answered as the matrix says', () => {
  it.each(Object.entries(ROWS))('%s', async (name, row) => {
    const faults = [
      ...(await faultsByCaller(row.outcomes, () => operation(name, row, world.ids))),
      ...(await faultsByWrongId(name, row)),
    ];

    expect(faults).toEqual([]);
  });

  it.each(Object.entries({ ...FIELD_ROWS, ...NODE_ROWS }))('%s', async (_, { path, outcomes }) => {
    const document = `query { ${path(world.ids)} }`;

    expect(await faultsByCaller(outcomes, () => ({ document, variables: {} }))).toEqual([]);
  });
});
