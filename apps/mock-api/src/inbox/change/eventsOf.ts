import { told, type ConversationEvent } from '../live/conversationEvent.ts';
import { priorityOf } from '../conversations/priority.ts';
import type { By, Columns, Labels, Standing } from './conversationChange.ts';

type After = { data: Columns; labels: Labels };

/** The lines that tell of a change, in the order in which one would tell it. */
export function eventsOf(before: Standing, after: After, by: By): ConversationEvent[] {
  return [
    ...handlerEvents(before, after.data, by),
    ...statusEvents(before, after.data, by),
    ...ownerEvents(before, after.data, by),
    ...markEvents(before, after, by),
  ];
}

function handlerEvents(before: Standing, after: Columns, { actor, names }: By): ConversationEvent[] {
  const [was, is] = [before.handledBy === 'Agent', after.handledBy === 'Agent'];
  if (was === is) return [];
  const assistant = names.assistantTitle(before.assistantId);
  return [is ? told.takenOver(actor, assistant) : told.handedBack(actor, assistant)];
}

function statusEvents(before: Standing, after: Columns, { actor }: By): ConversationEvent[] {
  const isOther = after.status !== before.status;
  const isSnoozedAnew = after.snoozedUntil?.getTime() !== before.snoozedUntil?.getTime();
  if (after.status === 'Snoozed' && (isOther || isSnoozedAnew)) return [told.snoozed(actor, after.snoozedUntil)];
  if (after.status === 'Resolved' && isOther) return [told.resolved(actor)];
  // To hand it back is told as that.
  const isOpenAgain = after.status === 'Open' || (after.status === 'Pending' && before.handledBy !== 'Agent');
  if (isOpenAgain && before.status === 'Resolved') return [told.reopened(actor)];
  if (after.status === 'Open' && before.status === 'Snoozed') return [told.woken(actor)];
  return [];
}

function ownerEvents(before: Standing, after: Columns, { actor, names }: By): ConversationEvent[] {
  const person = (id: string | null) => (id === null ? null : { id, name: names.userName(id) });
  const team = (id: string | null) => (id === null ? null : names.teamName(id));
  // Whoever takes a conversation over has it; what goes back to the assistant is nobody's.
  const [was, is] = [before.handledBy === 'Agent', after.handledBy === 'Agent'];
  const isSaid = (!was && is && after.assigneeId === actor.id) || (was && !is && after.assigneeId === null);
  return [
    ...(after.assigneeId === before.assigneeId || isSaid
      ? []
      : [told.assigned(actor, person(after.assigneeId), person(before.assigneeId))]),
    ...(after.teamId === before.teamId ? [] : [told.movedToTeam(actor, team(after.teamId), team(before.teamId))]),
  ];
}

function markEvents(before: Standing, { data, labels }: After, { actor, names }: By): ConversationEvent[] {
  const [added, removed] = [labels.addLabelIds.map(names.labelName), labels.removeLabelIds.map(names.labelName)];
  return [
    ...(data.priority === before.priority ? [] : [told.prioritised(actor, priorityOf(data.priority))]),
    ...(added.length + removed.length === 0 ? [] : [told.labelled(actor, added, removed)]),
  ];
}
