import type { Assistant } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

type AssistantsById = Promise<ReadonlyMap<string, Assistant>>;

/**
 * What is being read right now. A client has a handful of assistants, and a page of its inbox names them 25 times at
 * once. Kept no longer than that: a subscription's context lives for hours.
 */
const reading = new WeakMap<Context, AssistantsById>();

/** The assistant of one of the client's conversations. Throws NOT_FOUND. */
export async function assistantOf(context: Context, clientId: string, id: string): Promise<Assistant> {
  const assistants = reading.get(context) ?? readAssistants(context, clientId);
  const assistant = (await assistants).get(id);
  if (!assistant) throw domainError('NOT_FOUND', 'This assistant does not exist.');
  return assistant;
}

function readAssistants(context: Context, clientId: string): AssistantsById {
  const assistants = context.db.assistant
    .findMany({ where: { clientId } })
    .then((rows) => new Map(rows.map((row) => [row.id, row])))
    .finally(() => reading.delete(context));
  reading.set(context, assistants);
  return assistants;
}

/** The company of the client's own conversations. Throws NOT_FOUND. */
export async function clientOf({ db }: Pick<Context, 'db'>, clientId: string) {
  const client = await db.client.findUnique({ where: { id: clientId } });
  if (!client) throw domainError('NOT_FOUND', 'This company does not exist.');
  return client;
}
