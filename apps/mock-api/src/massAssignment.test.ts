import { buildUser } from '@parley/db/factories/auth';
import { isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '#schema.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { staffToken } from '#testing/tokens.ts';

/** Fields that only the API decides on. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'id',
  'clientId',
  'role',
  'status',
  'permissions',
  'manuallyInvoiced',
  'paymentMethodEntered',
  'used',
  'price',
  'author',
  'authorId',
  'authorName',
  'sequence',
  'version',
  'unreadCount',
  'createdAt',
]);

/** Where people name, change or look for such a field themselves. */
const THEIRS: readonly string[] = [
  'ArticleFilter.authorId',
  'ArticleFilter.status',
  'ConversationChange.id',
  'ConversationChange.status',
  // Undoes that it was read; the API keeps it within what was written.
  'ConversationChange.unreadCount',
  'ConversationFilter.status',
  // Compared with what is there, and never stored.
  'ConversationLeftInput.status',
  'EditMessageInput.id',
  'FormTemplateFilter.status',
  'UpdatePassageInput.id',
  'UpdateScheduledMessageInput.id',
];

it('has no input type with a field that only the API decides on', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((type) => Object.keys(type.getFields()).map((name) => ({ type: type.name, name })));

  const own = fields.filter(({ name }) => ITS_OWN.has(name)).map(({ type, name }) => `${type}.${name}`);
  expect(own.toSorted()).toEqual(THEIRS.toSorted());
  expect(inputs.length).toBeGreaterThan(30);
});

it('refuses a field that its input type lacks, also inside a list, and changes nothing', async () => {
  const api = await apiForTests();
  const user = await buildUser(api.db, { phone: null });
  const token = await staffToken(api.deps, user);
  const profile = await api.run('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { phone } }', {
    token,
    variables: { input: { phone: '+41 31 555 01 42', role: 'Admin' } },
  });
  const changes = await api.run(
    'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { conversations { id } } }',
    { token, variables: { changes: [{ id: 'conv_none', version: 99 }] } },
  );

  expect(firstError(profile).message).toContain('Field "role" is not defined by type "UpdateProfileInput"');
  expect(firstError(changes).message).toContain('Field "version" is not defined by type "ConversationChange"');
  expect(await api.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ role: 'Staff', phone: null });
});
