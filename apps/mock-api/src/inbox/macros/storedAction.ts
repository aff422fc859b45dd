import * as v from 'valibot';
import type { MacroActionType } from '#__generated__/resolvers.ts';
import { isMessageBody, LONGEST_BODY, messageBody } from '#inbox/messages/messageBody.ts';
import { singleLine } from '#singleLine.ts';

const idOf = (missing: string) => v.pipe(v.string(missing), v.nonEmpty(missing));

const label = {
  labelIds: v.pipe(
    v.array(v.string(), 'Choose a label.'),
    v.minLength(1, 'Choose a label.'),
    v.maxLength(50, 'Choose at most 50 labels.'),
    v.transform((ids) => [...new Set(ids)]),
  ),
};

const snoozeUntil = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(60, 'Use at most 60 characters.'), singleLine)),
  v.transform((words) => words || null),
);

const body = v.pipe(
  v.string('Write a text.'),
  v.transform(messageBody),
  v.check(isMessageBody, `Write a text of 1 to ${LONGEST_BODY.toLocaleString('en')} characters.`),
);

const action = <Type extends MacroActionType, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields });

/** An action as it is kept; what does not belong to its type is left out. */
export const StoredAction = v.variant('type', [
  action('Assign', { assigneeId: idOf('Choose a person.') }),
  action('AssignToMe', {}),
  action('Unassign', {}),
  action('MoveToTeam', { teamId: idOf('Choose a team.') }),
  action('TakeFromTeam', {}),
  action('AddLabels', label),
  action('RemoveLabels', label),
  action('SetPriority', {
    priority: v.picklist(['None', 'Low', 'Medium', 'High', 'Urgent'], 'Choose a priority.'),
  }),
  action('Snooze', { snoozeUntil }),
  action('Resolve', {}),
  action('Reopen', {}),
  action('TakeOver', {}),
  action('HandBack', {}),
  action('SendMessage', { body }),
  action('AddNote', { body }),
]);
export type StoredAction = v.InferOutput<typeof StoredAction>;

const Stored = v.pipe(v.string(), v.parseJson(), v.array(StoredAction));

/** The actions of a macro's row. */
export const storedActions = ({ actions }: { actions: string }): StoredAction[] => v.parse(Stored, actions);
