import { graphql } from 'react-relay/hooks';
import { type DeleteCompany, type DeleteCompanyInput } from '#generated/DeleteCompany';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { endSession } from '#session/endSession.ts';
import { useSession } from '#session/sessionStore.ts';

/** Deletes the company; then nobody is signed in any more. Throws as `postGraphQL`; then nothing has happened. */
export async function deleteCompany(input: DeleteCompanyInput): Promise<void> {
  const { accessToken } = useSession.getState().auth;
  const operation = graphql`
    mutation DeleteCompany($input: DeleteCompanyInput!) {
      deleteCompany(input: $input)
    }
  `;
  await postGraphQL<DeleteCompany>({ operation, variables: { input }, token: accessToken });
  endSession('companyDeleted');
}
