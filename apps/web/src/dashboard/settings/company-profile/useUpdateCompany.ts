import { graphql, useMutation } from 'react-relay';
import { type UpdateCompany, type UpdateCompanyInput } from '#generated/UpdateCompany';

/** Changes what is said of the company. Rejects with what the API says. */
export function useUpdateCompany() {
  const [commit] = useMutation<UpdateCompany>(graphql`
    mutation UpdateCompany($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        id
        ...CompanyForm_client
      }
    }
  `);

  return (input: UpdateCompanyInput) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
