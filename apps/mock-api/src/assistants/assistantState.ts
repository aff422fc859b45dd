import type { Assistant } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { findAssistant } from './assistants.service.ts';
import { named } from './assistantDraft.ts';

type Deps = Pick<Context, 'db'> & Auditing;

/** Lets an assistant answer, or no longer: then it shows on no site. Throws NOT_FOUND. */
export async function setAssistantEnabled(
  ctx: Deps,
  clientId: string,
  { id, isEnabled }: { id: string; isEnabled: boolean },
): Promise<Assistant> {
  return ctx.db.$transaction(async (tx) => {
    const before = await findAssistant({ db: tx }, clientId, id);
    if (before.isEnabled === isEnabled) return before;
    await audit(tx, by(ctx), { action: isEnabled ? 'AssistantEnabled' : 'AssistantDisabled', target: named(before) });
    return tx.assistant.update({ where: { id, clientId }, data: { isEnabled, updatedAt: ctx.clock.now() } });
  });
}

/** Puts an assistant away, or takes it back: its conversations stay, and while it is away it answers nobody. Throws NOT_FOUND. */
export async function setAssistantArchived(
  ctx: Deps,
  clientId: string,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<Assistant> {
  return ctx.db.$transaction(async (tx) => {
    const before = await findAssistant({ db: tx }, clientId, id);
    if ((before.archivedAt !== null) === isArchived) return before;
    await audit(tx, by(ctx), {
      action: isArchived ? 'AssistantArchived' : 'AssistantUnarchived',
      target: named(before),
    });
    const now = ctx.clock.now();
    return tx.assistant.update({
      where: { id, clientId },
      data: { archivedAt: isArchived ? now : null, updatedAt: now },
    });
  });
}
