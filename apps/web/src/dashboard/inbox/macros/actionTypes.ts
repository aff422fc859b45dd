import {
  AlarmClock,
  Bot,
  Check,
  CornerUpLeft,
  NotebookPen,
  RotateCcw,
  Send,
  SignalHigh,
  Tag,
  Tags,
  UserRound,
  UserRoundCheck,
  UserRoundPlus,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { type MacroActionType } from '#generated/CreateMacro';

type Type = { type: MacroActionType; label: string; icon: LucideIcon };

/** All that a macro can do, in groups, as they are offered. */
export const ACTION_TYPES: readonly (readonly Type[])[] = [
  [
    { type: 'SendMessage', label: 'Send a message', icon: Send },
    { type: 'AddNote', label: 'Write a private note', icon: NotebookPen },
  ],
  [
    { type: 'Assign', label: 'Assign to a person', icon: UserRoundPlus },
    { type: 'AssignToMe', label: 'Assign to whoever runs it', icon: UserRoundCheck },
    { type: 'Unassign', label: 'Assign to nobody', icon: UserRound },
    { type: 'MoveToTeam', label: 'Move to a team', icon: UsersRound },
    { type: 'TakeFromTeam', label: 'Remove from its team', icon: Users },
  ],
  [
    { type: 'AddLabels', label: 'Add labels', icon: Tag },
    { type: 'RemoveLabels', label: 'Remove labels', icon: Tags },
    { type: 'SetPriority', label: 'Set the priority', icon: SignalHigh },
  ],
  [
    { type: 'Snooze', label: 'Snooze', icon: AlarmClock },
    { type: 'Resolve', label: 'Resolve', icon: Check },
    { type: 'Reopen', label: 'Reopen', icon: RotateCcw },
    { type: 'TakeOver', label: 'Take over', icon: CornerUpLeft },
    { type: 'HandBack', label: 'Hand back to the assistant', icon: Bot },
  ],
];

const ALL = ACTION_TYPES.flat();

export function actionType(type: string): Type {
  const found = ALL.find((one) => one.type === type);
  if (!found) throw new Error(`There is no action ${type}.`);
  return found;
}
