import type { AutomatedFaq, GuidedFlow } from '@parley/db';
import type { Context } from '#context.ts';

const LEADING = new WeakMap<object, Promise<AutomatedFaq[]>>();

/** The FAQs that answer by now and begin a flow after their answer, by question. */
export async function begunBy(ctx: Pick<Context, 'db'>, { id, clientId }: GuidedFlow): Promise<AutomatedFaq[]> {
  // One request looks once, for all flows of its list.
  const leading = LEADING.get(ctx) ?? leadingToFlows(ctx, clientId);
  LEADING.set(ctx, leading);
  return (await leading).filter(({ followUpId }) => followUpId === id);
}

const leadingToFlows = ({ db }: Pick<Context, 'db'>, clientId: string): Promise<AutomatedFaq[]> =>
  db.automatedFaq.findMany({
    where: { clientId, state: 'Live', deletedAt: null, followUp: 'Flow' },
    orderBy: [{ question: 'asc' }, { id: 'asc' }],
  });
