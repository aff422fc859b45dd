import { useState } from 'react';
import { MESSAGE_LIMIT } from '@parley/message-text/messageLimit';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { naturalTime } from '../actions/naturalTime.ts';
import { type useDirectory } from '../actions/pickers/useDirectory.ts';
import { snoozeTime } from '../actions/snoozeTimes.ts';
import { VariableButtons } from '../canned/VariableButtons.tsx';
import { PRIORITIES, PriorityIcon } from '../details/PriorityIcon.tsx';
import { type ActionDraft, hasBody, hasLabels } from './actionDraft.ts';

type ActionFieldsProps = {
  draft: ActionDraft;
  directory: ReturnType<typeof useDirectory>;
  error: string | null;
  onChange: (some: Partial<ActionDraft>) => void;
};

/** What an action must be told: whom, what, until when. Most need nothing. */
export function ActionFields({ draft, directory, error, onChange }: ActionFieldsProps) {
  const { type } = draft;
  const options = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }) => ({ id, label: name }));

  if (type === 'Assign') {
    return (
      <ComboBox
        label="Person"
        isLabelHidden
        placeholder="Find a person"
        options={options(directory.colleagues)}
        value={draft.assigneeId}
        error={error}
        onChange={(assigneeId) => onChange({ assigneeId })}
      />
    );
  }
  if (type === 'MoveToTeam') {
    return (
      <Select
        label="Team"
        isLabelHidden
        placeholder="Choose a team"
        options={options(directory.teams)}
        value={draft.teamId}
        error={error}
        onChange={(teamId) => onChange({ teamId })}
      />
    );
  }
  if (hasLabels(type)) {
    return (
      <CheckboxGroup
        label="Labels"
        isLabelHidden
        orientation="horizontal"
        options={options(directory.labels)}
        value={draft.labelIds}
        error={error ?? (directory.labels.length === 0 && 'There are no labels yet.')}
        onChange={(labelIds) => onChange({ labelIds })}
      />
    );
  }
  if (type === 'SetPriority') {
    return (
      <Select
        label="Priority"
        isLabelHidden
        placeholder="Choose a priority"
        options={PRIORITIES.map((id) => ({
          id,
          label: id === 'None' ? 'No priority' : id,
          icon: <PriorityIcon priority={id} />,
        }))}
        value={draft.priority}
        error={error}
        onChange={(priority) => onChange({ priority })}
      />
    );
  }
  if (type === 'Snooze') return <SnoozeField {...{ draft, error, onChange }} />;
  if (hasBody(type)) return <BodyField {...{ draft, error, onChange }} />;
  return null;
}

type FieldProps = Omit<ActionFieldsProps, 'directory'>;

function SnoozeField({ draft: { snoozeUntil }, error, onChange }: FieldProps) {
  const [now] = useState(() => new Date());
  const until = snoozeUntil.trim() === '' ? null : naturalTime(snoozeUntil, now);
  return (
    <TextField
      label="Until when"
      isLabelHidden
      autoComplete="off"
      placeholder="tomorrow 9, in 2 hours, next Monday"
      hint={
        until
          ? `If run now: until ${snoozeTime(until, now)}.`
          : 'A time relative to when the macro runs. Empty: until the visitor writes.'
      }
      value={snoozeUntil}
      error={error}
      maxLength={60}
      onChange={(words) => onChange({ snoozeUntil: words })}
    />
  );
}

function BodyField({ draft: { type, body }, error, onChange }: FieldProps) {
  return (
    <div className="grid gap-3">
      <TextArea
        label={type === 'AddNote' ? 'Note' : 'Message'}
        isLabelHidden
        rows={2}
        limit={MESSAGE_LIMIT}
        placeholder={type === 'AddNote' ? 'What colleagues should know' : 'What the visitor reads'}
        value={body}
        error={error}
        onChange={(text) => onChange({ body: text })}
      />
      <VariableButtons onPut={(variable) => onChange({ body: body + variable })} />
    </div>
  );
}
