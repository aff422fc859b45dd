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
  undoMacroRun(runId: $runId) { keptMessagesCount conversations { id status version } }
}`;

let runs = 0;

/** Making macros of a company's agent, running them and undoing that, as the dashboard does. */
export function macrosOf(api: TestApi, company: Company) {
  const { clientId, agent, agentToken } = company;
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
  return { make, send, run, undo };
}
