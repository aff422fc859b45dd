import type { ConversationEventType } from '#__generated__/resolvers.ts';
import { formatInstant } from '#formatInstant.ts';

/** Something that happened, as it is kept: what is not the sentence goes into the message's payload. */
export type ConversationEvent = {
  type: ConversationEventType;
  /** The whole of it in plain English. */
  body: string;
  /** Whether the visitor is told too; staff always is. */
  isForVisitor?: boolean;
  /** Until when it is snoozed, ISO 8601: screens say it in the reader's own time. */
  until?: string;
};

/** How the events that change a conversation are told; `who` did it. */
export const told = {
  assigned: (who: Person, assignee: Person | null, before: Person | null): ConversationEvent => ({
    type: 'AssigneeChanged',
    body: assignedBody(who, assignee, before),
  }),
  movedToTeam: ({ name }: Person, team: string | null, before: string | null): ConversationEvent => ({
    type: 'TeamChanged',
    body: team === null ? `${name} took it away from ${before ?? 'its team'}` : `${name} moved it to ${team}`,
  }),
  prioritised: ({ name }: Person, priority: string): ConversationEvent => ({
    type: 'PriorityChanged',
    body: priority === 'None' ? `${name} removed the priority` : `${name} set the priority to ${priority}`,
  }),
  labelled: ({ name }: Person, added: readonly string[], removed: readonly string[]): ConversationEvent => {
    const parts = [added.length > 0 && `added ${list(added)}`, removed.length > 0 && `removed ${list(removed)}`];
    return { type: 'LabelsChanged', body: `${name} ${parts.filter(Boolean).join(' and ')}` };
  },
  snoozed: ({ name }: Person, until: Date | null): ConversationEvent => ({
    type: 'Snoozed',
    body: `${name} snoozed it until ${until ? formatInstant(until) : 'the visitor writes'}`,
    ...(until && { until: until.toISOString() }),
  }),
  woken: ({ name }: Person): ConversationEvent => ({ type: 'SnoozeEnded', body: `${name} ended the snooze` }),
  snoozeEnded: (): ConversationEvent => ({ type: 'SnoozeEnded', body: 'The snooze ended' }),
  resolved: ({ name }: Person): ConversationEvent => ({
    type: 'Resolved',
    body: `${name} resolved the conversation`,
    isForVisitor: true,
  }),
  reopened: ({ name }: Person): ConversationEvent => ({
    type: 'Reopened',
    body: `${name} reopened the conversation`,
    isForVisitor: true,
  }),
  takenOver: ({ name }: Person, assistant: string): ConversationEvent => ({
    type: 'TakenOver',
    body: `${name} took over from ${assistant}`,
    isForVisitor: true,
  }),
  handedBack: ({ name }: Person, assistant: string): ConversationEvent => ({
    type: 'HandedBack',
    body: `${name} handed back to ${assistant}`,
    isForVisitor: true,
  }),
  blocked: ({ name }: Person, visitor: string): ConversationEvent => ({
    type: 'VisitorBlocked',
    body: `${name} blocked ${visitor}`,
  }),
  unblocked: ({ name }: Person, visitor: string): ConversationEvent => ({
    type: 'VisitorUnblocked',
    body: `${name} lets ${visitor} write again`,
  }),
  merged: ({ name }: Person, from: string, into: string): ConversationEvent => ({
    type: 'VisitorsMerged',
    body: `${name} merged ${from} into ${into}`,
  }),
  identified: (from: string): ConversationEvent => ({
    type: 'VisitorsMerged',
    body: `${from} signed in on the site`,
  }),
  handoffRequested: ({ name }: Person): ConversationEvent => ({
    type: 'HandoffRequested',
    body: `${name} asked for a person`,
    isForVisitor: true,
  }),
  handedOver: ({ name }: Person, team: string | null): ConversationEvent => ({
    type: 'HandedOver',
    body: `${name} handed over to ${team ?? 'the team'}`,
    isForVisitor: true,
  }),
  rated: ({ name }: Person, rating: number): ConversationEvent => ({
    type: 'Rated',
    body: `${name} rated the conversation ${rating} of 5`,
    isForVisitor: true,
  }),
  booked: (name: string, what: string): ConversationEvent => ({
    type: 'Booked',
    body: `${name} booked ${what}`,
    isForVisitor: true,
  }),
  bookingMoved: (what: string): ConversationEvent => ({
    type: 'BookingMoved',
    body: `${what} was moved`,
    isForVisitor: true,
  }),
  bookingCanceled: (name: string, what: string): ConversationEvent => ({
    type: 'BookingCanceled',
    body: `${name} called off ${what}`,
    isForVisitor: true,
  }),
  noShow: (name: string, what: string): ConversationEvent => ({
    type: 'BookingMissed',
    body: `${name} did not come to ${what}`,
  }),
  noShowTakenBack: (name: string, what: string): ConversationEvent => ({
    type: 'BookingMissed',
    body: `${name} came to ${what} after all`,
  }),
  scheduledNotSent: (author: string, because: string, text: string): ConversationEvent => ({
    type: 'ScheduledNotSent',
    body: `What ${author} had scheduled was not sent, because ${because}${text && `: ${text}`}`,
  }),
  transcriptSent: ({ name }: Person, email: string): ConversationEvent => ({
    type: 'TranscriptSent',
    body: `${name} sent the transcript to ${email}`,
  }),
  ticketCreated: (number: string): ConversationEvent => ({
    type: 'TicketCreated',
    body: `It became ticket #${number} in Zendesk`,
  }),
  ticketSolved: (number: string): ConversationEvent => ({
    type: 'TicketSolved',
    body: `Ticket #${number} was solved in Zendesk`,
  }),
};

export type Person = { id: string; name: string };

function assignedBody(who: Person, assignee: Person | null, before: Person | null): string {
  if (assignee) return assignee.id === who.id ? `${who.name} took it` : `${who.name} assigned it to ${assignee.name}`;
  return before && before.id !== who.id
    ? `${who.name} took it away from ${before.name}`
    : `${who.name} gave it back to everybody`;
}

/** «Repairs», «Repairs and Stock», «Repairs, Stock and Sizing». */
const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);
