import type { ConversationChange, Left } from './conversationChange.ts';

/** Of a conversation, what `stillToUndo` compares. */
export const leftOf = ({ id, status, handledBy, snoozedUntil, assigneeId, teamId, priority }: Left): Left => ({
  id,
  status,
  handledBy,
  snoozedUntil,
  assigneeId,
  teamId,
  priority,
});

/**
 * What of an undo is still to be done, and whether that is all of it: what has been changed since the act that it takes back
 * is whoever's who changed it, and stays. `left`: as the act left the conversation, `now`: as it stands.
 */
export function stillToUndo(undo: ConversationChange, left: Left, now: Left) {
  const { status, handledBy, snoozedUntil, assigneeId, teamId, priority, unassign = [], ...rest } = undo;
  const back: Left = {
    id: undo.id,
    ...(status && handledBy
      ? { status, handledBy, snoozedUntil: snoozedUntil ?? null }
      : { status: left.status, handledBy: left.handledBy, snoozedUntil: left.snoozedUntil }),
    assigneeId: unassign?.includes('Assignee') ? null : (assigneeId ?? left.assigneeId),
    teamId: unassign?.includes('Team') ? null : (teamId ?? left.teamId),
    priority: priority ?? left.priority,
  };
  const compare = (read: (one: Left) => unknown) => ({
    isTheirs: read(now) !== read(left) && read(now) !== read(back),
    isConcerned: read(back) !== read(left),
  });
  const stage = compare((one) => [one.status, one.handledBy, one.snoozedUntil?.getTime()].join(' '));
  const assignee = compare((one) => one.assigneeId);
  const team = compare((one) => one.teamId);
  const importance = compare((one) => one.priority);
  // Who has taken it on since would lose it by its going back to the assistant.
  if (assignee.isTheirs && now.assigneeId !== null && back.handledBy !== 'Agent') stage.isTheirs = true;

  const owners = unassign?.filter((owner) => !(owner === 'Assignee' ? assignee : team).isTheirs) ?? [];
  const change: ConversationChange = {
    ...rest,
    ...(!stage.isTheirs && { status, handledBy, snoozedUntil }),
    ...(!assignee.isTheirs && { assigneeId }),
    ...(!team.isTheirs && { teamId }),
    ...(!importance.isTheirs && { priority }),
    ...(owners.length > 0 && { unassign: owners }),
  };
  return { change, isAll: ![stage, assignee, team, importance].some((one) => one.isTheirs && one.isConcerned) };
}
