import type { ConversationChange as ChangeOfContract, MacroActionType } from '#__generated__/resolvers.ts';
import { conversationChange } from '#inbox/change/wireChange.ts';
import type { Step } from '#inbox/change/applyChanges.ts';
import type { MacroActionRow } from './macroRow.ts';

type On = {
  /** The conversation. */
  id: string;
  runnerId: string;
  snoozedUntil: Date | null;
  /** A text as this conversation's visitor would read it. */
  fill: (text: string) => string;
  /** Of the message or note at this place. */
  keyOf: (index: number) => string;
};

/** What a macro does with one conversation, in its order; what is gone is passed over. */
export function stepsOf(actions: readonly MacroActionRow[], on: On): Step[] {
  const steps: Step[] = [];
  for (const [index, action] of actions.entries()) {
    const last = steps.at(-1);
    if (action.isGone) continue;
    if (action.body !== null) steps.push(said(action, action.body, { on, index }));
    // Changes that nothing is said between are one, told and stored once.
    else if (last && 'changes' in last) steps[steps.length - 1] = { changes: [...last.changes, changeOf(action, on)] };
    else steps.push({ changes: [changeOf(action, on)] });
  }
  return steps;
}

function said({ type }: MacroActionRow, body: string, { on, index }: { on: On; index: number }): Step {
  const draft = { body: on.fill(body), key: on.keyOf(index), attachmentIds: [], replyToId: null };
  return type === 'AddNote' ? { note: draft } : { reply: draft };
}

const changeOf = (action: MacroActionRow, on: On) =>
  conversationChange({ id: on.id, ...CHANGES[action.type](action, on) });

type Change = Omit<ChangeOfContract, 'id'>;
const labelIds = ({ labels }: MacroActionRow) => labels.map(({ id }) => id);

const CHANGES: Readonly<Record<MacroActionType, (action: MacroActionRow, on: On) => Change>> = {
  Assign: ({ assignee }) => ({ assigneeId: assignee?.id }),
  AssignToMe: (_, { runnerId }) => ({ assigneeId: runnerId }),
  Unassign: () => ({ unassign: ['Assignee'] }),
  MoveToTeam: ({ team }) => ({ teamId: team?.id }),
  TakeFromTeam: () => ({ unassign: ['Team'] }),
  AddLabels: (action) => ({ addLabelIds: labelIds(action) }),
  RemoveLabels: (action) => ({ removeLabelIds: labelIds(action) }),
  SetPriority: ({ priority }) => ({ priority }),
  Snooze: (_, { snoozedUntil }) => ({ status: 'Snoozed', snoozedUntil }),
  Resolve: () => ({ status: 'Resolved' }),
  Reopen: () => ({ status: 'Open' }),
  TakeOver: () => ({ handledBy: 'Agent' }),
  HandBack: () => ({ handledBy: 'AI' }),
  // They say something, and change nothing.
  SendMessage: () => ({}),
  AddNote: () => ({}),
};
