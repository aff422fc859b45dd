import type { Conversation, Integration } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import { parseInput } from '#input.ts';
import { findIntegration } from '../integrations.service.ts';
import { queueTicket } from './queueTicket.ts';
import { settingsOf, ZendeskSettings, type StoredSettings } from './zendeskSettings.ts';

type Changing = Pick<Deps, 'db' | 'events'> & Auditing;

const WORDS = {
  createTicketOn: 'tickets are created',
  group: 'group',
  tags: 'tags',
  priorities: 'priorities',
  transcript: 'transcript',
  fields: 'ticket fields',
};

/** Throws NOT_FOUND, and BAD_INPUT naming what is at fault. */
export async function updateZendeskSettings(
  ctx: Changing,
  clientId: string,
  { id, settings }: { id: string; settings: unknown },
): Promise<Integration> {
  const parsed = parseInput(ZendeskSettings.entries, settings);
  const tags = [...new Set(parsed.tags)];
  const after = await ctx.db.$transaction(async (tx) => {
    const integration = await findIntegration({ db: tx }, clientId, id);
    if (integration.kind !== 'Zendesk') throw domainError('NOT_FOUND', 'This integration is not connected any more.');
    const before = settingsOf(integration);
    if (parsed.groupId !== null && !before.groups.some((group) => group.id === parsed.groupId))
      throw domainError('BAD_INPUT', 'Zendesk does not have this group any more.', { field: 'groupId' });
    if (parsed.fieldMap?.some(({ fieldId }) => !before.ticketFields.some(({ id: known }) => known === fieldId)))
      throw domainError('BAD_INPUT', 'Zendesk does not have one of these fields any more.', { field: 'fieldMap' });
    const now = { ...before, ...parsed, tags };
    await audit(tx, by(ctx), {
      action: 'IntegrationChanged',
      target: { id, name: 'Zendesk' },
      changes: changesBetween(inWords(before), inWords(now), WORDS),
    });
    return tx.integration.update({ where: { id }, data: { settings: JSON.stringify(now) } });
  });
  ctx.events.publish('integration:changed', clientId, after);
  return after;
}

const inWords = ({ createTicketOn, groupId, groups, tags, priorityMap, transcript, ...stored }: StoredSettings) => ({
  createTicketOn,
  group: groups.find(({ id }) => id === groupId)?.name ?? null,
  tags: tags.join(', '),
  priorities: Object.entries(priorityMap)
    .map(([ours, theirs]) => `${ours}: ${theirs}`)
    .join(', '),
  transcript,
  fields: (stored.fieldMap ?? [])
    .map(
      ({ fieldId, source }) => `${stored.ticketFields.find(({ id }) => id === fieldId)?.title ?? fieldId}: ${source}`,
    )
    .join(', '),
});

/**
 * Has a conversation become a ticket, or its ticket told of what is new, now. Throws NOT_FOUND, and BAD_INPUT where no helpdesk is
 * connected.
 */
export async function createTicket(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  staff: StaffMember,
  conversationId: string,
): Promise<Conversation> {
  const found = await requireConversation(deps, staff, conversationId);
  const { clientId } = staff;
  const conversation = await deps.db.$transaction(async (tx) => {
    const integration = await tx.integration.findUnique({ where: { clientId_kind: { clientId, kind: 'Zendesk' } } });
    if (!integration) throw domainError('BAD_INPUT', 'Zendesk is not connected. Connect it under Integrations first.');
    await queueTicket(tx, { conversation: found, integration, now: deps.clock.now() });
    return tx.conversation.update({ where: { id: found.id }, data: { version: { increment: 1 } } });
  });
  deps.events.publish('conversation:updated', clientId, conversation);
  return conversation;
}
