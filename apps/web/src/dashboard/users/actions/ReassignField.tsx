import { useEffect } from 'react';
import { CircleDashed, UsersRound } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { listed } from '@parley/guided-flow/nodeNames';
import { type ReassignFieldQuery } from '#generated/ReassignFieldQuery';
import { Avatar } from '#ui/Avatar.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { counted } from '#ui/format.ts';
import { NOBODY, teamChoice } from './reassign.ts';

type ReassignFieldProps = {
  /** Who leaves. */
  userId: string;
  /** Another one asks again. */
  attempt: number;
  /** How many conversations they have open now. */
  onCount: (open: number) => void;
  value: string | null;
  error: string | null;
  onChange: (choice: string | null) => void;
};

/**
 * Who takes over what somebody leaves behind: a colleague, a team, or nobody. What that is, is asked of the API: the row that
 * one came from may be old.
 */
export function ReassignField({ userId, attempt, onCount, ...field }: ReassignFieldProps) {
  const { leaver, colleagues, teams } = useLazyLoadQuery<ReassignFieldQuery>(
    graphql`
      query ReassignFieldQuery($userId: ID!) {
        leaver: node(id: $userId) {
          ... on User {
            openConversationsCount
            shownInFlows {
              id
              name
            }
          }
        }
        colleagues {
          id
          name
        }
        teams {
          id
          name
        }
      }
    `,
    { userId },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const open = leaver?.openConversationsCount ?? 0;
  useEffect(() => onCount(open), [onCount, open]);
  const flows = leaver?.shownInFlows ?? [];
  const shown = flows.length > 0 && (
    <p className="text-dense">
      {`Visitors see them in ${listed(flows.map(({ name }) => `“${name}”`))}. Choose somebody else there afterwards.`}
    </p>
  );
  if (open === 0) {
    return (
      <>
        {shown}
        <p className="text-dense text-ink-muted">They have no open conversations.</p>
      </>
    );
  }

  const options = [
    {
      id: NOBODY,
      label: 'Nobody: leave them unassigned',
      icon: <CircleDashed aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />,
    },
    ...colleagues
      .filter(({ id }) => id !== userId)
      .map(({ id, name }) => ({ id, label: name, icon: <Avatar name={name} size={20} look="line" /> })),
    ...teams.map(({ id, name }) => ({
      id: teamChoice(id),
      label: name,
      detail: 'Team',
      icon: <UsersRound aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />,
    })),
  ];
  return (
    <>
      {shown}
      <ComboBox
        {...field}
        label={`Who takes over ${counted(open, 'open conversation')}?`}
        placeholder="Search people and teams"
        options={options}
      />
    </>
  );
}
