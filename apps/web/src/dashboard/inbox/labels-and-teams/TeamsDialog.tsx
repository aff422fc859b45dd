import { UsersRound } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { listed } from '@parley/guided-flow/nodeNames';
import { type DeleteTeam } from '#generated/DeleteTeam';
import { type TeamsDialogQuery, type TeamsDialogQuery$data } from '#generated/TeamsDialogQuery';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { counted } from '#ui/format.ts';
import { byName } from '#ui/managed-list/byName.ts';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { fits } from '../actions/pickers/fits.ts';
import { NameAndUse } from './NameAndUse.tsx';
import { TeamForm } from './TeamForm.tsx';

export type ManagedTeam = TeamsDialogQuery$data['teams'][number];

/** The teams. Default export: loaded when it is wanted. */
export default function TeamsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ManagedListDialog<ManagedTeam>
      title="Teams"
      kind="team"
      description="Groups of people to whom conversations are assigned."
      onClose={onClose}
    >
      {(writing) => <Teams writing={writing} />}
    </ManagedListDialog>
  );
}

function Teams({ writing }: { writing: Writing<ManagedTeam> }) {
  const { teams, colleagues } = useLazyLoadQuery<TeamsDialogQuery>(
    graphql`
      query TeamsDialogQuery {
        teams {
          id
          name
          description
          conversationsCount
          usedInFlows {
            id
            name
          }
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
    { fetchPolicy: 'store-and-network' },
  );
  const { deleteTeam, isDeleting } = useDeleteTeam();

  return (
    <ManagedList
      kind="team"
      kinds="teams"
      rows={byName(teams)}
      writing={writing}
      nameOf={({ name }) => name}
      matches={(team, query) => fits(`${team.name} ${membersText(team)}`, query)}
      empty="No teams yet. Who works on the same things?"
      renderRow={(team) => (
        <>
          <UsersRound aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
          <NameAndUse {...team} description={membersText(team)} />
        </>
      )}
      renderForm={(team) => (
        <TeamForm
          team={team}
          colleagues={colleagues}
          onDirty={writing.setIsDirty}
          onDone={writing.end}
          onCancel={writing.cancel}
        />
      )}
      consequence={consequenceOf}
      onDelete={deleteTeam}
      isDeleting={isDeleting}
    />
  );
}

function consequenceOf({ conversationsCount: uses, usedInFlows: flows }: ManagedTeam): string {
  const conversations =
    uses === 0
      ? 'No conversation has this team.'
      : `${counted(uses, 'conversation')} will have no team. Their assignees stay.`;
  if (flows.length === 0) return conversations;
  const named = listed(flows.map(({ name }) => `“${name}”`));
  return `${conversations} Visitors come to it in ${named}: choose another one there afterwards.`;
}

function membersText({ members }: ManagedTeam): string {
  return members.length === 0 ? 'Nobody yet' : members.map(({ name }) => name).join(', ');
}

function useDeleteTeam() {
  const [send, isDeleting] = useAsyncMutation<DeleteTeam>(graphql`
    mutation DeleteTeam($id: ID!) {
      deleteTeam(id: $id)
    }
  `);
  const deleteTeam = (id: string) => send({ id }, { updater: removeFromRootList('teams', id) });
  return { deleteTeam, isDeleting };
}
