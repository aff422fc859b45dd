import { graphql, useMutation } from 'react-relay';
import { type UpdateBillingDetails, type UpdateBillingDetailsInput } from '#generated/UpdateBillingDetails';

/** Says what is to stand on the invoices from now on. Rejects with what the API says. */
export function useUpdateBillingDetails() {
  const [commit] = useMutation<UpdateBillingDetails>(graphql`
    mutation UpdateBillingDetails($input: UpdateBillingDetailsInput!) {
      updateBillingDetails(input: $input) {
        id
        ...BillingDetails_details
      }
    }
  `);

  return (input: UpdateBillingDetailsInput) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
