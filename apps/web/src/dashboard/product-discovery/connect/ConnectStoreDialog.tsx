import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { Dialog } from '#ui/overlays.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { type StoreProvider } from '#generated/StoreCard_store';
import { PROVIDER_NAMES, PROVIDERS } from '../providers.ts';
import { useConnectWooCommerce } from './useConnectWooCommerce.ts';
import { useGoToShop } from './useGoToShop.ts';

const FORM = 'connect-store';
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

type ConnectStoreDialogProps = {
  isOpen: boolean;
  /** What the shop runs on that is connected again. */
  provider?: StoreProvider | null;
  onClose: () => void;
};

/** Chooses what a shop runs on, and connects it in the way of that. Default export: it is loaded lazily. */
export default function ConnectStoreDialog({ isOpen, ...dialog }: ConnectStoreDialogProps) {
  return isOpen ? <Connecting {...dialog} /> : null;
}

function Connecting({ provider: known, onClose }: Omit<ConnectStoreDialogProps, 'isOpen'>) {
  const [provider, setProvider] = useState<StoreProvider>(known ?? 'Shopify');
  const shopify = useGoToShop('Shopify');
  const wix = useGoToShop('Wix');
  const wooCommerce = useConnectWooCommerce();
  const isByKey = provider === 'WooCommerce';
  const form = { Shopify: shopify, WooCommerce: wooCommerce, Wix: wix }[provider];

  return (
    <Dialog
      isOpen
      title="Connect a store"
      description="Its products are fetched and kept up to date. All your assistants show them, until you choose which in the store's settings."
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
            label={isByKey ? 'Connect' : `Go on at ${PROVIDERS[provider].title}`}
            busyLabel={isByKey ? 'Connecting' : 'Going there'}
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
        <Form key={provider} form={form} id={FORM}>
          {provider === 'Wix' && (
            <p className="text-dense text-ink-muted">
              You choose the site at Wix; it needs Wix Stores. Parley reads its products and their stock, and changes
              nothing.
            </p>
          )}
          {isByKey && (
            <>
              <TextField
                label="Address of your shop"
                placeholder="https://shop.example"
                inputMode="url"
                {...PLAIN}
                {...wooCommerce.field('shopUrl')}
              />
              <TextField
                label="Consumer key"
                hint="WordPress makes it under WooCommerce, Settings, Advanced, REST API. Let it read and write, so that your shop can tell of changes."
                placeholder="ck_"
                {...PLAIN}
                {...wooCommerce.field('consumerKey')}
              />
              <PasswordField
                label="Consumer secret"
                placeholder="cs_"
                autoComplete="off"
                {...wooCommerce.field('consumerSecret')}
              />
            </>
          )}
          {provider === 'Shopify' && (
            <TextField
              label="Name of your shop"
              hint="As in the address of its admin: northwind.myshopify.com."
              placeholder="northwind"
              {...PLAIN}
              {...shopify.field('shop')}
            />
          )}
        </Form>
      </div>
    </Dialog>
  );
}
