import { CircleDashed, UsersRound } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type HeirFieldQuery } from '#generated/HeirFieldQuery';
import { Avatar } from '#ui/Avatar.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { NOBODY, teamChoice } from './heir.ts';

type HeirFieldProps = {
  /** Who leaves. */
  userId: string;
  /** Another one asks again. */
  attempt: number;
  label: string;
  value: string | null;
  error: string | null;
  onChange: (choice: string | null) => void;
};

/** Who takes over what somebody leaves behind: a colleague, a team, or nobody. */
export function HeirField({ userId, attempt, ...field }: HeirFieldProps) {
  const { colleagues, teams } = useLazyLoadQuery<HeirFieldQuery>(
    graphql`
      query HeirFieldQuery {
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
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const options = [
    {
      id: NOBODY,
      label: 'Nobody: back to the unassigned',
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
  return <ComboBox {...field} placeholder="Search people and teams" options={options} />;
}
