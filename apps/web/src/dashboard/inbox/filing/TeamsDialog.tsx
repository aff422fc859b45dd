import { useState } from 'react';
import { UsersRound } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type TeamsDialogQuery, type TeamsDialogQuery$data } from '#generated/TeamsDialogQuery';
import { FilingDialog } from './FilingDialog.tsx';
import { FilingList } from './FilingList.tsx';
import { TeamForm } from './TeamForm.tsx';
import { useDeleteTeam } from './useDeleteTeam.ts';

export type ManagedTeam = TeamsDialogQuery$data['teams'][number];

/** The teams: a list, and one of them to write. Default export: loaded when it is wanted. */
export default function TeamsDialog({ onClose }: { onClose: () => void }) {
  return (
    <FilingDialog title="Teams" description="Groups of people to whom conversations are assigned." onClose={onClose}>
      <Teams />
    </FilingDialog>
  );
}

function Teams() {
  // A new key asks anew after one was made.
  const [made, setMade] = useState(0);
  const { teams, colleagues } = useLazyLoadQuery<TeamsDialogQuery>(
    graphql`
      query TeamsDialogQuery {
        teams {
          id
          name
          description
          conversationsCount
          members {
            id
            name
          }
        }
        colleagues {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: made },
  );
  const [written, setWritten] = useState<ManagedTeam | 'new' | null>(null);
  const { remove, isRemoving } = useDeleteTeam();

  if (written !== null) {
    return (
      <TeamForm
        team={written === 'new' ? null : written}
        colleagues={colleagues}
        onDone={() => {
          setWritten(null);
          setMade((count) => count + 1);
        }}
      />
    );
  }
  return (
    <FilingList
      kind="team"
      rows={teams.map((team) => ({ ...team, description: membersText(team) }))}
      empty="No teams yet. Who works on the same things?"
      consequence="are no team’s then. Whoever has them keeps them."
      renderSign={() => <UsersRound aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />}
      isRemoving={isRemoving}
      onNew={() => setWritten('new')}
      onEdit={({ id }) => setWritten(teams.find((team) => team.id === id) ?? null)}
      onRemove={(id, onDone) =>
        remove(id, () => {
          onDone();
          setMade((count) => count + 1);
        })
      }
    />
  );
}

function membersText({ members }: ManagedTeam): string {
  return members.length === 0 ? 'Nobody yet' : members.map(({ name }) => name).join(', ');
}
