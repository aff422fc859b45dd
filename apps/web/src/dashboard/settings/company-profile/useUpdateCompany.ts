import { graphql } from 'react-relay/hooks';
import { type UpdateCompany, type UpdateCompanyInput } from '#generated/UpdateCompany';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Changes what is said of the company. Rejects with what the API says. */
export function useUpdateCompany() {
  const [send] = useAsyncMutation<UpdateCompany>(graphql`
    mutation UpdateCompany($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        id
        ...CompanyForm_client
      }
    }
  `);

  const updateCompany = (input: UpdateCompanyInput) => send({ input });
  return { updateCompany };
}
