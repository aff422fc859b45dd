import type { Assistant, Conversation, Label, Team, User } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
import { batchOf, directoryOf } from '#inbox/labels-and-teams/directory.ts';

const assistants = directoryOf((db, clientId) => db.assistant.findMany({ where: { clientId } }));
const people = directoryOf((db, clientId) => db.user.findMany({ where: { clientId } }));
const teams = directoryOf((db, clientId) => db.team.findMany({ where: { clientId } }));

const labels = directoryOf((db, clientId) => db.label.findMany({ where: { clientId } }));

const labelIds = batchOf(async (db, ids) => {
  const links = await db.conversationLabel.findMany({ where: { conversationId: { in: [...ids] } } });
  const found = new Map<string, string[]>();
  for (const { conversationId, labelId } of links) {
    found.set(conversationId, [...(found.get(conversationId) ?? []), labelId]);
  }
  return found;
});

/** One of the client's assistants; null for one that is gone. */
export const findAssistant = async (context: Context, clientId: string, id: string): Promise<Assistant | null> =>
  (await assistants(context, clientId)).get(id) ?? null;

/** The assistant of one of the client's conversations. Throws NOT_FOUND. */
export async function assistantOf(context: Context, clientId: string, id: string): Promise<Assistant> {
  const assistant = await findAssistant(context, clientId, id);
  if (!assistant) throw domainError('NOT_FOUND', 'This assistant does not exist.');
  return assistant;
}

/** Whom one of the client's conversations is assigned to. */
export async function assigneeOf(
  context: Context,
  clientId: string,
  { assigneeId }: Conversation,
): Promise<User | null> {
  return assigneeId === null ? null : ((await people(context, clientId)).get(assigneeId) ?? null);
}

/** The team that one of the client's conversations is assigned to. */
export async function teamOf(context: Context, clientId: string, { teamId }: Conversation): Promise<Team | null> {
  return teamId === null ? null : ((await teams(context, clientId)).get(teamId) ?? null);
}

/** The labels of one of the client's conversations, by name. */
export async function labelsOf(context: Context, clientId: string, { id }: Conversation): Promise<Label[]> {
  const borne = (await labelIds(context, id)) ?? [];
  if (borne.length === 0) return [];
  const known = await labels(context, clientId);
  return byName(borne.flatMap((labelId) => known.get(labelId) ?? []));
}

/** The company of the client's own conversations. Throws NOT_FOUND. */
export async function clientOf({ db }: Pick<Context, 'db'>, clientId: string) {
  const client = await db.client.findUnique({ where: { id: clientId } });
  if (!client) throw domainError('NOT_FOUND', 'This company does not exist.');
  return client;
}
