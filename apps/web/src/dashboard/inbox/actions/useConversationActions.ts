import { useRelayEnvironment } from 'react-relay/hooks';
import { snoozeTime } from './snoozeTimes.ts';
import { storedStanding } from './storedStanding.ts';
import { useUpdateConversations, type ConversationChange } from './useUpdateConversations.ts';

type Words = {
  /** «Resolved»: what was done to one, and what comes after «3 conversations …». */
  done: string;
  /** «resolved»: after «The conversation was not …». */
  participle: string;
};

/** What agents do with conversations, one or many. */
export function useConversationActions() {
  const environment = useRelayEnvironment();
  const { update } = useUpdateConversations();

  function act(ids: readonly string[], change: Omit<ConversationChange, 'id'>, { done, participle }: Words) {
    const many = ids.length > 1;
    update({
      changes: ids.map((id) => ({ ...change, id })),
      title: many ? `${ids.length} conversations: ${done}.` : `${done}.`,
      failureTitle: many ? `These were not ${participle}.` : `The conversation was not ${participle}.`,
    });
  }

  const resolve = (ids: readonly string[]) =>
    act(ids, { status: 'Resolved' }, { done: 'Resolved', participle: 'resolved' });
  const reopen = (ids: readonly string[]) => act(ids, { status: 'Open' }, { done: 'Reopened', participle: 'reopened' });

  return {
    resolve,
    reopen,
    /** Resolves them; opens them again when all are resolved. */
    toggleResolved: (ids: readonly string[]) => {
      const isDone = storedStanding(environment, ids).every(({ status }) => status === 'Resolved');
      (isDone ? reopen : resolve)(ids);
    },
    wake: (ids: readonly string[]) => act(ids, { status: 'Open' }, { done: 'Snooze ended', participle: 'opened' }),
    snooze: (ids: readonly string[], until: Date | null) =>
      act(
        ids,
        { status: 'Snoozed', snoozedUntil: until?.toISOString() ?? null },
        {
          done: `Snoozed until ${until ? snoozeTime(until, new Date()) : 'the visitor writes'}`,
          participle: 'snoozed',
        },
      ),
    assign: (ids: readonly string[], assignee: { id: string; name: string } | null) =>
      act(ids, assignee ? { assigneeId: assignee.id } : { unassign: ['Assignee'] }, {
        done: assignee ? `Assigned to ${assignee.name}` : 'Assigned to nobody',
        participle: 'assigned',
      }),
    move: (ids: readonly string[], team: { id: string; name: string } | null) =>
      act(ids, team ? { teamId: team.id } : { unassign: ['Team'] }, {
        done: team ? `Moved to ${team.name}` : 'Removed from its team',
        participle: 'moved',
      }),
    prioritise: (ids: readonly string[], priority: NonNullable<ConversationChange['priority']>) =>
      act(
        ids,
        { priority },
        {
          done: priority === 'None' ? 'Priority removed' : `Priority set to ${priority}`,
          participle: 'prioritised',
        },
      ),
    label: (ids: readonly string[], labels: Pick<ConversationChange, 'addLabelIds' | 'removeLabelIds'>) =>
      act(ids, labels, { done: 'Labels changed', participle: 'labelled' }),
    markUnread: (ids: readonly string[]) =>
      act(ids, { isUnread: true }, { done: 'Marked as unread', participle: 'marked as unread' }),
    markRead: (ids: readonly string[]) =>
      act(ids, { isUnread: false }, { done: 'Marked as read', participle: 'marked as read' }),
    takeOver: (ids: readonly string[]) =>
      act(ids, { handledBy: 'Agent' }, { done: 'Taken over', participle: 'taken over' }),
    handBack: (ids: readonly string[]) =>
      act(ids, { handledBy: 'AI' }, { done: 'Handed back to the assistant', participle: 'handed back' }),
  };
}

export type ConversationActs = ReturnType<typeof useConversationActions>;
