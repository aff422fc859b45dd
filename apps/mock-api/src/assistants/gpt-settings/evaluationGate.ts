import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Prisma } from '@parley/db';
import { domainError } from '#errors.ts';
import { figuresOf, lastRun, readResults } from './evaluationResults.ts';

type Publishing = {
  clientId: string;
  assistantId: string;
  live: AssistantConfig['gpt'];
  draft: AssistantConfig['gpt'];
};

/** Throws BAD_INPUT where a set is a gate and the settings to be published fail it, or were not tried on it. */
export async function assertGatesPass(
  tx: Prisma.TransactionClient,
  { clientId, assistantId, live, draft }: Publishing,
): Promise<void> {
  const wanted = JSON.stringify(draft);
  if (JSON.stringify(live) === wanted) return;
  const gates = await tx.evaluationSet.findMany({ where: { clientId, isGate: true }, orderBy: { name: 'asc' } });
  for (const { id, name, mostFalse } of gates) {
    // oxlint-disable-next-line no-await-in-loop
    const run = await lastRun({ db: tx }, id, assistantId);
    if (run?.state !== 'Done' || run.draft !== wanted)
      throw refused(`Run the evaluation set ${name} with these settings first.`);
    const { falsely } = figuresOf(readResults(run), 'draft');
    if (falsely * 100 > mostFalse)
      throw refused(`${Math.round(falsely * 100)}% of ${name} are answered falsely; at most ${mostFalse}% may be.`);
  }
}

const refused = (message: string) => domainError('BAD_INPUT', message, { field: 'config.gpt' });
