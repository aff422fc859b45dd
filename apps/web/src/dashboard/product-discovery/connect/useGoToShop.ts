import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { type BeginStoreConnection } from '#generated/BeginStoreConnection';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { useForm } from '#ui/form/useForm.ts';
import { leaveFor } from './leaveFor.ts';

const NAMED = v.object({ shop: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name of your shop.')) });
const CHOSEN_THERE = v.object({ shop: v.string() });

/** The form that leads to where a merchant lets us in; they come back to ReturnFromShop. At Wix they choose the shop there. */
export function useGoToShop(provider: 'Shopify' | 'Wix') {
  const [begin] = useAsyncMutation<BeginStoreConnection>(graphql`
    mutation BeginStoreConnection($provider: StoreProvider!, $shop: String!) {
      beginStoreConnection(provider: $provider, shop: $shop) {
        url
      }
    }
  `);
  return useForm({
    schema: provider === 'Wix' ? CHOSEN_THERE : NAMED,
    initial: { shop: '' },
    async send({ shop }) {
      const { beginStoreConnection } = await begin({ provider, shop });
      leaveFor(beginStoreConnection.url);
    },
  });
}
