import { type ReactNode } from 'react';
import { type LabelsAndTeams_conversation$key } from '#generated/LabelsAndTeams_conversation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSession } from '#session/sessionStore.ts';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { openActionPicker, type PickerKind } from '../actions/actionPicker.ts';
import { useConversationStanding } from '../actions/useConversationStanding.ts';
import { LabelDot } from '../list/LabelDot.tsx';
import { Fact } from './Panel.tsx';
import { PriorityIcon, priorityTone } from './PriorityIcon.tsx';

type FilingProps = { conversation: LabelsAndTeams_conversation$key; mayChange: boolean };

/** Who has a conversation, how urgent it is and what it is about. Each can be pressed to change it. */
export function LabelsAndTeams({ conversation, mayChange }: FilingProps) {
  const standing = useConversationStanding(
    useFragment(
      graphql`
        fragment LabelsAndTeams_conversation on Conversation {
          ...useConversationStanding_conversation
        }
      `,
      conversation,
    ),
  );
  const { id, assignee, team, priority, labels } = standing;
  const isMe = useSession(({ auth }) => auth.userId) === assignee?.id;
  const choice = { id, mayChange };

  return (
    <dl className="px-4 py-3">
      <Fact name="Assignee">
        <Choice {...choice} kind="assignee" label={`Assignee: ${assignee?.name ?? 'nobody'}`}>
          {assignee && <PersonAvatar person={assignee} size={20} look={isMe ? 'me' : 'line'} />}
          <span className={`truncate ${assignee ? '' : 'text-ink-muted'}`}>{assignee?.name ?? 'Nobody'}</span>
        </Choice>
      </Fact>
      <Fact name="Team">
        <Choice {...choice} kind="team" label={`Team: ${team?.name ?? 'none'}`}>
          <span className={`truncate ${team ? '' : 'text-ink-muted'}`}>{team?.name ?? 'None'}</span>
        </Choice>
      </Fact>
      <Fact name="Priority">
        <Choice {...choice} kind="priority" label={`Priority: ${priority === 'None' ? 'none' : priority}`}>
          {priority !== 'None' && <PriorityIcon priority={priority} />}
          <span className={priority === 'None' ? 'text-ink-muted' : priorityTone(priority)}>{priority}</span>
        </Choice>
      </Fact>
      <Fact name="Labels">
        <Choice {...choice} kind="labels" label={`Labels: ${labels.map(({ name }) => name).join(', ') || 'none'}`}>
          {labels.length === 0 && <span className="text-ink-muted">None</span>}
          <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
            {labels.map(({ id: labelId, name, colour }) => (
              <span key={labelId} className="inline-flex min-w-0 items-center gap-1.5">
                <LabelDot colour={colour} />
                <span className="truncate">{name}</span>
              </span>
            ))}
          </span>
        </Choice>
      </Fact>
    </dl>
  );
}

type ChoiceProps = { id: string; kind: PickerKind; label: string; mayChange: boolean; children: ReactNode };

function Choice({ id, kind, label, mayChange, children }: ChoiceProps) {
  const look = '-mx-1.5 flex min-h-[26px] w-full items-center gap-2 rounded-control px-1.5 text-left max-md:min-h-10';
  if (!mayChange) return <span className={look}>{children}</span>;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => openActionPicker(kind, [id])}
      className={`${look} outline-offset-2 outline-focus transition-colors hover:bg-hover focus-visible:outline-2`}
    >
      {children}
    </button>
  );
}
