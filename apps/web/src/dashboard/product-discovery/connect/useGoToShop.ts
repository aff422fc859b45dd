import { graphql } from 'react-relay';
import * as v from 'valibot';
import { type BeginStoreConnection } from '#generated/BeginStoreConnection';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { useForm } from '#ui/form/useForm.ts';

/** The form that leads to Shopify, where a merchant lets us in; they come back to ReturnFromShop. */
export function useGoToShop() {
  const [begin] = useAsyncMutation<BeginStoreConnection>(graphql`
    mutation BeginStoreConnection($provider: StoreProvider!, $shop: String!) {
      beginStoreConnection(provider: $provider, shop: $shop) {
        url
      }
    }
  `);
  return useForm({
    schema: v.object({ shop: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name of your shop.')) }),
    initial: { shop: '' },
    async send({ shop }) {
      const { beginStoreConnection } = await begin({ provider: 'Shopify', shop });
      window.location.assign(beginStoreConnection.url);
    },
  });
}
