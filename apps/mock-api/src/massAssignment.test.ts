import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '#schema.ts';
import { firstError } from '#testing/authOperations.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { ROWS } from './permissionMatrix.rows.ts';
import { buildWorld, type World } from './permissionMatrix.world.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await createTestApi();
  world = await buildWorld(api);
});
afterAll(() => api.close());

/** What only the API decides. */
const ITS_OWN = {
  id: 'conv_mine',
  clientId: 'clnt_mine',
  role: 'Admin',
  status: 'Active',
  permissions: { MANAGE_CLIENT: true },
  manuallyInvoiced: true,
  paymentMethodEntered: true,
  messagesUsed: 0,
  price: 0,
  author: 'Agent',
  authorId: 'user_mine',
  authorName: 'The boss',
  sequence: 1,
  version: 99,
  unreadCount: 0,
  createdAt: '2020-01-01T00:00:00.000Z',
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const withInput = mutations.flatMap(({ name, args }) =>
  args.filter(({ type }) => isInputObjectType(getNamedType(type))).map(({ type }) => ({ name, type: String(type) })),
);

/** Rows of every table, so that a refused call can be shown to have changed nothing. */
async function everything() {
  const { db } = api;
  return Promise.all([
    db.client.findMany(),
    db.user.findMany(),
    db.conversation.findMany(),
    db.message.findMany(),
    db.visitor.findMany(),
  ]);
}

describe.each(withInput)('$name', ({ name, type }) => {
  it.each(Object.entries(ITS_OWN))('refuses %s with its input, and does nothing', async (field, value) => {
    const row = ROWS[`Mutation.${name}`];
    const { input } = row?.args?.(world.ids, `more-${field}`) ?? {};
    const before = await everything();

    const answer = await world.as('admin', (token) =>
      api.run(`mutation ($input: ${type}) { ${name}(input: $input) ${row?.select ?? ''} }`, {
        token,
        variables: { input: { ...Object(input), [field]: value } },
      }),
    );

    expect(firstError(answer).message).toContain(`Field "${field}" is not defined by type`);
    expect(answer.body.data).toBeUndefined();
    expect(await everything()).toEqual(before);
  });
});

it('has no mutation that takes such a field under its own name', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const taken = inputs.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

  expect(taken.filter((field) => Object.keys(ITS_OWN).includes(field.split('.')[1] ?? ''))).toEqual([]);
  expect(withInput.length).toBeGreaterThan(5);
});
