import { graphql } from 'react-relay/hooks';
import { type CreateTeam, type TeamInput } from '#generated/CreateTeam';
import { type UpdateTeam } from '#generated/UpdateTeam';
import { appendToRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Creates a team, or changes the one of `id`. */
export function useSaveTeam(id: string | null) {
  const [create] = useAsyncMutation<CreateTeam>(graphql`
    mutation CreateTeam($input: TeamInput!) {
      createTeam(input: $input) {
        id
        name
        description
        conversationsCount
        members {
          id
          name
        }
      }
    }
  `);
  const [update] = useAsyncMutation<UpdateTeam>(graphql`
    mutation UpdateTeam($id: ID!, $input: TeamInput!) {
      updateTeam(id: $id, input: $input) {
        id
        name
        description
        members {
          id
          name
        }
      }
    }
  `);
  const saveTeam = (input: TeamInput) =>
    id === null ? create({ input }, { updater: appendToRootList('teams', 'createTeam') }) : update({ id, input });
  return { saveTeam };
}
