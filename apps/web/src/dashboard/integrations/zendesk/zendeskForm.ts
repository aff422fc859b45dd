import * as v from 'valibot';
import { type ZendeskSettings_integration$data } from '#generated/ZendeskSettings_integration';

type Kept = ZendeskSettings_integration$data['zendesk'];

export const TRIGGERS = [
  {
    id: 'Handoff',
    label: 'When a visitor is handed over',
    detail: 'To people, by asking for one or by the assistant.',
  },
  { id: 'Resolved', label: 'When a conversation is resolved', detail: 'As a record of what was done.' },
  { id: 'OnDemand', label: 'Only when somebody asks for it', detail: 'By Create ticket, beside the conversation.' },
] as const;

export const TRANSCRIPTS = [
  { id: 'Full', label: 'All of it', detail: 'What the visitor sees; private notes stay here.' },
  { id: 'Last10', label: 'The last ten messages' },
  { id: 'Summary', label: 'A summary', detail: 'How much was said, and what the visitor wrote last.' },
] as const;

export const PRIORITIES = [
  { id: 'low', label: 'Low' },
  { id: 'normal', label: 'Normal' },
  { id: 'high', label: 'High' },
  { id: 'urgent', label: 'Urgent' },
] as const;

/** The priorities of conversations. */
export const OURS = [
  { id: 'none', label: 'None' },
  { id: 'low', label: 'Low' },
  { id: 'medium', label: 'Medium' },
  { id: 'high', label: 'High' },
  { id: 'urgent', label: 'Urgent' },
] as const;

/** The option that stands for no group. */
export const NO_GROUP = 'none';

/** The option that leaves a field of a ticket empty. */
export const NOTHING = 'Nothing';

/** What a field of a ticket can be filled with. */
export const FIELD_SOURCES = [
  { id: NOTHING, label: 'Leave it empty' },
  { id: 'VisitorName', label: 'Visitor’s name' },
  { id: 'VisitorEmail', label: 'Visitor’s email' },
  { id: 'VisitorPhone', label: 'Visitor’s phone' },
  { id: 'VisitorCountry', label: 'Visitor’s country' },
  { id: 'VisitorLanguage', label: 'Visitor’s language' },
  { id: 'VisitorExternalId', label: 'Visitor’s id on your site' },
  { id: 'StartPage', label: 'Page it began on' },
  { id: 'ConversationNumber', label: 'Conversation number' },
  { id: 'ConversationLink', label: 'Link to the conversation' },
] as const;

const source = v.picklist(FIELD_SOURCES.map(({ id }) => id));
export type FieldSources = Readonly<Record<string, v.InferOutput<typeof source>>>;

const priority = v.picklist(['low', 'normal', 'high', 'urgent']);

export const SETTINGS = v.object({
  createTicketOn: v.picklist(['Handoff', 'Resolved', 'OnDemand']),
  transcript: v.picklist(['Full', 'Last10', 'Summary']),
  groupId: v.pipe(
    v.string(),
    v.transform((id) => (id === NO_GROUP ? null : id)),
  ),
  tags: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(',')
        .map((tag) => tag.trim().toLowerCase())
        .filter(Boolean),
    ),
    v.maxLength(20, 'Use at most 20 tags.'),
    v.everyItem(
      (tag) => /^[\p{L}\p{N}_/-]{1,60}$/u.test(tag),
      'Use letters, digits, _, - and / in tags, without blanks.',
    ),
  ),
  fieldMap: v.pipe(
    v.record(v.string(), source),
    v.transform((sources) =>
      Object.entries(sources).flatMap(([fieldId, one]) => (one === NOTHING ? [] : [{ fieldId, source: one }])),
    ),
  ),
  none: priority,
  low: priority,
  medium: priority,
  high: priority,
  urgent: priority,
});

type Priority = v.InferOutput<typeof priority>;
const known = (given: string | undefined): Priority => v.parse(v.fallback(priority, 'normal'), given);

/** What the fields hold of what is kept. */
export const initialOf = (zendesk: Kept) => ({
  createTicketOn: v.parse(v.fallback(SETTINGS.entries.createTicketOn, 'Handoff'), zendesk?.createTicketOn),
  transcript: v.parse(v.fallback(SETTINGS.entries.transcript, 'Full'), zendesk?.transcript),
  groupId: zendesk?.groupId ?? NO_GROUP,
  tags: (zendesk?.tags ?? []).join(', '),
  fieldMap: Object.fromEntries(
    (zendesk?.fieldMap ?? []).map(({ fieldId, source: one }) => [fieldId, v.parse(v.fallback(source, NOTHING), one)]),
  ),
  none: known(zendesk?.priorityMap.none),
  low: known(zendesk?.priorityMap.low),
  medium: known(zendesk?.priorityMap.medium),
  high: known(zendesk?.priorityMap.high),
  urgent: known(zendesk?.priorityMap.urgent),
});
