import { type ConversationChange } from '../actions/useUpdateConversations.ts';
import { type MacroAction } from './macros.ts';

type On = { id: string; viewerId: string | null; snoozedUntil: string | null };

/** What a macro's actions change of a conversation, one after the other, to be shown before the server has answered. */
export function macroChanges(actions: readonly MacroAction[], { id, ...on }: On): ConversationChange[] {
  return actions.flatMap((action) => {
    const change = action.isGone ? null : changeOf(action, on);
    return change ? [{ id, ...change }] : [];
  });
}

function changeOf(action: MacroAction, on: Omit<On, 'id'>): Omit<ConversationChange, 'id'> | null {
  const { type, assignee, team, labels, priority } = action;
  const labelIds = labels.map((label) => label.id);
  switch (type) {
    case 'Assign':
      return { assigneeId: assignee?.id };
    case 'AssignToMe':
      return { assigneeId: on.viewerId };
    case 'MoveToTeam':
      return { teamId: team?.id };
    case 'AddLabels':
      return { addLabelIds: labelIds };
    case 'RemoveLabels':
      return { removeLabelIds: labelIds };
    case 'SetPriority':
      return { priority };
    case 'Snooze':
      return { status: 'Snoozed', snoozedUntil: on.snoozedUntil };
    default:
      return PLAIN[type] ?? null;
  }
}

const PLAIN: Readonly<Record<string, Omit<ConversationChange, 'id'>>> = {
  Unassign: { unassign: ['Assignee'] },
  TakeFromTeam: { unassign: ['Team'] },
  Resolve: { status: 'Resolved' },
  Reopen: { status: 'Open' },
  TakeOver: { handledBy: 'Agent' },
  HandBack: { handledBy: 'AI' },
};
