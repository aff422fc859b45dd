import { type MacroActionInput, type MacroActionType } from '#generated/CreateMacro';
import { naturalTime } from '../actions/naturalTime.ts';
import { type MacroAction } from './macros.ts';

/** An action while it is being written; what its type does not need stays empty. */
export type ActionDraft = {
  /** Its own as long as the form is open, wherever it is moved. */
  key: string;
  type: MacroActionType;
  assigneeId: string | null;
  teamId: string | null;
  labelIds: readonly string[];
  priority: NonNullable<MacroActionInput['priority']> | null;
  snoozeUntil: string;
  body: string;
};

const EMPTY = { assigneeId: null, teamId: null, labelIds: [], priority: null, snoozeUntil: '', body: '' };

export const newAction = (type: MacroActionType): ActionDraft => ({ ...EMPTY, key: crypto.randomUUID(), type });

/** What is gone is to be chosen anew. */
export const draftOf = ({ assignee, team, labels, ...action }: MacroAction, index: number): ActionDraft => ({
  key: `saved ${index}`,
  type: action.type,
  assigneeId: assignee?.id ?? null,
  teamId: team?.id ?? null,
  labelIds: labels.map(({ id }) => id),
  priority: action.priority ?? null,
  snoozeUntil: action.snoozeUntil ?? '',
  body: action.body ?? '',
});

/** As it is sent. */
export function actionInput(draft: ActionDraft): MacroActionInput {
  const { type, assigneeId, teamId, labelIds, priority } = draft;
  return { type, assigneeId, teamId, labelIds, priority, snoozeUntil: draft.snoozeUntil.trim(), body: draft.body };
}

/** Which control of an action is wrong, and a sentence about it; null when it can be kept. */
export function actionProblem(draft: ActionDraft, now: Date): { field: string; message: string } | null {
  const { type, assigneeId, teamId, labelIds, priority, snoozeUntil, body } = draft;
  if (type === 'Assign' && !assigneeId) return { field: 'assigneeId', message: 'Choose a person.' };
  if (type === 'MoveToTeam' && !teamId) return { field: 'teamId', message: 'Choose a team.' };
  if (hasLabels(type) && labelIds.length === 0) return { field: 'labelIds', message: 'Choose a label.' };
  if (type === 'SetPriority' && !priority) return { field: 'priority', message: 'Choose a priority.' };
  if (type === 'Snooze' && snoozeUntil.trim() !== '' && !naturalTime(snoozeUntil, now)) {
    return {
      field: 'snoozeUntil',
      message: 'This is not a time in the future. Try “tomorrow 9”, “in 2 hours” or “next Monday”.',
    };
  }
  if (hasBody(type) && body.trim() === '') return { field: 'body', message: 'Write a text.' };
  return null;
}

export const hasLabels = (type: MacroActionType) => type === 'AddLabels' || type === 'RemoveLabels';
export const hasBody = (type: MacroActionType) => type === 'SendMessage' || type === 'AddNote';

/** The actions with the one at `index` moved by so many places; as they are when there is no such place. */
export function moved<Item>(items: readonly Item[], index: number, by: number): readonly Item[] {
  const item = items[index];
  const to = index + by;
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(index, 1).toSpliced(to, 0, item);
}
