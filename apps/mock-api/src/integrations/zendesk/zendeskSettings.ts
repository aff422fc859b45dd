import type { Integration } from '@parley/db';
import { TICKET_PRIORITIES } from '#outside/zendesk/zendesk.ts';
import * as v from 'valibot';
import { FieldMap } from './ticketFields.ts';

const priority = v.picklist(TICKET_PRIORITIES);

/** https://support.zendesk.com/hc/en-us/articles/4408888486042: tags have no blanks. */
const tag = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}_/-]{1,60}$/u, 'Use letters, digits, _, - and / in tags, without blanks.'),
);

/** How conversations become tickets, as people set it. */
export const ZendeskSettings = v.object({
  createTicketOn: v.picklist(['Handoff', 'Resolved', 'OnDemand']),
  groupId: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Choose a group of the list.'))),
  tags: v.pipe(v.array(tag), v.maxLength(20, 'Use at most 20 tags.')),
  priorityMap: v.object({ none: priority, low: priority, medium: priority, high: priority, urgent: priority }),
  transcript: v.picklist(['Full', 'Last10', 'Summary']),
  fieldMap: v.nullish(FieldMap, []),
});
export type ZendeskSettings = v.InferOutput<typeof ZendeskSettings>;

const Stored = v.object({
  ...ZendeskSettings.entries,
  subdomain: v.string(),
  /** Those that the account had when it was last asked. */
  groups: v.array(v.object({ id: v.string(), name: v.string() })),
  ticketFields: v.optional(v.array(v.object({ id: v.string(), title: v.string() })), []),
  /** By which it tells us of tickets; null: it does not. */
  webhookId: v.nullable(v.string()),
});
/** All that is kept of an account. */
export type StoredSettings = v.InferOutput<typeof Stored>;

export const NEW_SETTINGS: ZendeskSettings = {
  createTicketOn: 'Handoff',
  groupId: null,
  tags: ['parley'],
  priorityMap: { none: 'normal', low: 'low', medium: 'normal', high: 'high', urgent: 'urgent' },
  transcript: 'Full',
  fieldMap: [],
};

export function settingsOf({ settings }: Pick<Integration, 'settings'>): StoredSettings {
  return v.parse(Stored, JSON.parse(settings));
}

const LEVELS = ['none', 'low', 'medium', 'high', 'urgent'] as const;

/** What a conversation's priority is at Zendesk. */
export const priorityAt = ({ priorityMap }: ZendeskSettings, level: number) => priorityMap[LEVELS[level] ?? 'none'];
