import { getNamedType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#schema.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { operation } from '#permissions/matrix/calls.ts';
import { ROWS } from '#permissions/matrix/rows.ts';
import { buildWorld } from '#permissions/matrix/world.ts';

const api = await apiForTests();
const world = await buildWorld(api);

/** What only the API decides. */
const ITS_OWN = {
  id: 'conv_mine',
  clientId: 'clnt_mine',
  role: 'Admin',
  status: 'Active',
  permissions: { MANAGE_CLIENT: true },
  manuallyInvoiced: true,
  paymentMethodEntered: true,
  used: 0,
  price: 0,
  author: 'Agent',
  authorId: 'user_mine',
  authorName: 'The boss',
  sequence: 1,
  version: 99,
  unreadCount: 0,
  createdAt: '2020-01-01T00:00:00.000Z',
};

/** What people are there to name and to change, or only look for. */
const THEIRS: readonly string[] = [
  'ConversationChange.id',
  'ConversationChange.status',
  // Undoes that it was read; the API keeps it within what was written.
  'ConversationChange.unreadCount',
  'ConversationFilter.status',
  'EditMessageInput.id',
  'UpdateScheduledMessageInput.id',
];

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const withInput = mutations.flatMap(({ name, args }) =>
  args
    .map(({ type }) => getNamedType(type))
    .filter(isInputObjectType)
    .map((type) => ({ name, type: type.name })),
);

/** Each object among the variables, also in a list, with one field more. */
const withField = (variables: object, field: string, value: unknown) =>
  Object.fromEntries(Object.entries(variables).map(([name, given]) => [name, extended(given, { [field]: value })]));

function extended(given: unknown, more: object): unknown {
  if (Array.isArray(given)) return given.map((one) => extended(one, more));
  return typeof given === 'object' ? { ...given, ...more } : given;
}

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
  const fields = Object.entries(ITS_OWN).filter(([field]) => !THEIRS.includes(`${type}.${field}`));

  it.each(fields)('refuses %s with its input, and does nothing', async (field, value) => {
    const row = ROWS[`Mutation.${name}`];
    if (!row) throw new Error(`The matrix has no row for ${name}.`);
    const { document, variables } = operation(`Mutation.${name}`, row, world.ids);
    const before = await everything();

    const answer = await world.as('admin', (token) =>
      api.run(document, { token, variables: withField(variables, field, value) }),
    );

    expect(firstError(answer).message).toContain(`Field "${field}" is not defined by type`);
    expect(answer.body.data).toBeUndefined();
    expect(await everything()).toEqual(before);
  });
});

it('has no mutation that takes such a field under its own name', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const taken = inputs.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

  const own = taken.filter((field) => Object.keys(ITS_OWN).includes(field.split('.')[1] ?? ''));
  expect(own.filter((field) => !THEIRS.includes(field))).toEqual([]);
  expect(withInput.length).toBeGreaterThan(5);
});
