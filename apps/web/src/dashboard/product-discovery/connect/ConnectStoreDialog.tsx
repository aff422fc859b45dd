import { useState } from 'react';
import { graphql } from 'react-relay';
import * as v from 'valibot';
import { type BeginStoreConnection } from '#generated/BeginStoreConnection';
import { type StoreProvider } from '#generated/StoreCard_store';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { PROVIDER_NAMES, PROVIDERS } from '../providers.ts';

const FORM = 'connect-store';

type ConnectStoreDialogProps = { isOpen: boolean; onClose: () => void };

/** Chooses what a shop runs on, and leads there. Default export: it is loaded lazily. */
export default function ConnectStoreDialog({ isOpen, onClose }: ConnectStoreDialogProps) {
  return isOpen ? <Connecting onClose={onClose} /> : null;
}

function Connecting({ onClose }: { onClose: () => void }) {
  const [provider, setProvider] = useState<StoreProvider>('Shopify');
  const [begin] = useAsyncMutation<BeginStoreConnection>(graphql`
    mutation BeginStoreConnection($provider: StoreProvider!, $shop: String!) {
      beginStoreConnection(provider: $provider, shop: $shop) {
        url
      }
    }
  `);
  const form = useForm({
    schema: v.object({ shop: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name of your shop.')) }),
    initial: { shop: '' },
    async send({ shop }) {
      const { beginStoreConnection } = await begin({ provider, shop });
      window.location.assign(beginStoreConnection.url);
    },
  });

  return (
    <Dialog
      isOpen
      title="Connect a store"
      description="Its products are fetched and kept up to date. You choose which assistants show them."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            form={form}
            formId={FORM}
            label={`Go on at ${PROVIDERS[provider].title}`}
            busyLabel="Going there"
          />
        </>
      }
    >
      <div className="grid gap-5">
        <RadioCards
          label="Your shop runs on"
          options={PROVIDER_NAMES.map((id) => ({ id, label: PROVIDERS[id].title, detail: PROVIDERS[id].about }))}
          value={provider}
          onChange={setProvider}
        />
        <Form form={form} id={FORM}>
          <TextField
            label="Name of your shop"
            hint="As in the address of its admin: northwind.myshopify.com."
            placeholder="northwind"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('shop')}
          />
        </Form>
      </div>
    </Dialog>
  );
}
