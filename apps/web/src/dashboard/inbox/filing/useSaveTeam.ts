import { graphql, useMutation } from 'react-relay';
import { type CreateTeam, type TeamInput } from '#generated/CreateTeam';
import { type UpdateTeam } from '#generated/UpdateTeam';

/** Makes a team, or changes the one of `id`. Rejects with the API's error, for the form to show. */
export function useSaveTeam(id: string | null) {
  const [create] = useMutation<CreateTeam>(graphql`
    mutation CreateTeam($input: TeamInput!) {
      createTeam(input: $input) {
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
  const [update] = useMutation<UpdateTeam>(graphql`
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

  return (input: TeamInput) =>
    new Promise<void>((resolve, reject) => {
      const settle = { onCompleted: () => resolve(), onError: reject };
      if (id === null) create({ variables: { input }, ...settle });
      else update({ variables: { id, input }, ...settle });
    });
}
