import { graphql } from 'react-relay/hooks';
import { type UpdateBillingDetails, type UpdateBillingDetailsInput } from '#generated/UpdateBillingDetails';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Says what is to stand on the invoices from now on. Rejects with what the API says. */
export function useUpdateBillingDetails() {
  const [send] = useAsyncMutation<UpdateBillingDetails>(graphql`
    mutation UpdateBillingDetails($input: UpdateBillingDetailsInput!) {
      updateBillingDetails(input: $input) {
        id
        ...BillingDetails_details
      }
    }
  `);

  const updateBillingDetails = (input: UpdateBillingDetailsInput) => send({ input });
  return { updateBillingDetails };
}
