import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type ConnectWooCommerce } from '#generated/ConnectWooCommerce';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { useForm } from '#ui/form/useForm.ts';
import { storesChanged } from '../useStoreEvents.ts';
import { tellConnected } from './tellConnected.ts';

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** The form that connects a shop of WooCommerce by a key, and leads to it. */
export function useConnectWooCommerce() {
  const navigate = useNavigate();
  const [connect] = useAsyncMutation<ConnectWooCommerce>(graphql`
    mutation ConnectWooCommerce($input: ConnectWooCommerceInput!) {
      connectWooCommerce(input: $input) {
        id
        displayName
        ...StoreCard_store
      }
    }
  `);
  return useForm({
    schema: v.object({
      shopUrl: filled('Enter the address of your shop.'),
      consumerKey: filled('Enter the consumer key.'),
      consumerSecret: filled('Enter the consumer secret.'),
    }),
    initial: { shopUrl: '', consumerKey: '', consumerSecret: '' },
    async send(input) {
      const { id, displayName } = (await connect({ input })).connectWooCommerce;
      storesChanged();
      tellConnected(displayName);
      void navigate(paths.storeIntegration('woocommerce', id));
    },
  });
}
