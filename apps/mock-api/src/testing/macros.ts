import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { buildMacro } from '@parley/db/factories/macros';
import type { Company } from './company.ts';
import type { TestApi } from './testApi.ts';

export type Action = { type: string } & Record<string, unknown>;

const RUN = `mutation ($input: RunMacroInput!) {
  runMacro(input: $input) {
    runId messagesCount passedOver
    conversations { id status assignee { name } version }
    undo { conversationId status assigneeId unassign }
    leftOut { conversationId undefinedVariables }
  }
}`;
const UNDO = `mutation ($runId: ID!) {
  undoMacroRun(runId: $runId) { keptMessagesCount partlyUndoneIds changedSinceIds conversations { id status version } }
}`;

let runs = 0;

/** Making macros of a company's agent, running them and undoing that, as the dashboard does. */
export function macrosOf(api: TestApi, company: Company) {
  const { clientId, assistantId, agent, agentToken } = company;
  const make = async (actions: readonly Action[]) =>
    (await buildMacro(api.db, { clientId, ownerId: agent.id, actions })).id;
  const send = (input: object, token = agentToken) =>
    api.run(RUN, { token, variables: { input: { key: `run ${(runs += 1)}`, ...input } } });
  const run = async (actions: readonly Action[], conversationIds: readonly string[], more: object = {}) => {
    const { body } = await send({ macroId: await make(actions), conversationIds, ...more });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data.runMacro;
  };
  const undo = (runId: string, token = agentToken) => api.run(UNDO, { token, variables: { runId } });
  /** One of a visitor called Hannah Brandt. */
  const conversation = async (overrides: Partial<Parameters<typeof buildConversation>[1]> = {}) => {
    const { id: visitorId } = await buildVisitor(api.db, { clientId, name: 'Hannah Brandt' });
    return buildConversation(api.db, { clientId, assistantId, visitorId, messages: ['Hello?'], ...overrides });
  };
  const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id }, include: { labels: true } });
  /** What was added to it, in order. */
  const said = async (conversationId: string) => {
    const where = { conversationId, sequence: { gt: 1 } };
    const messages = await api.db.message.findMany({ where, orderBy: { sequence: 'asc' } });
    return messages.map(({ kind, body, takenBackAt }) => (takenBackAt ? `${kind} taken back` : `${kind}: ${body}`));
  };
  return { make, send, run, undo, conversation, row, said };
}
