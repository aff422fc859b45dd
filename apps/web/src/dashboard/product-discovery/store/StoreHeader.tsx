import { useState } from 'react';
import { ChevronRight, ExternalLink, MoreHorizontal, RefreshCw, Settings2, Unplug } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type StoreHeader_store$key } from '#generated/StoreHeader_store';
import { type SyncStore } from '#generated/SyncStore';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { count, counted, percent } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { priceText } from '../priceText.ts';
import { ProviderMark } from '../ProviderMark.tsx';
import { PROVIDERS } from '../providers.ts';
import { StoreState } from '../StoreState.tsx';

const StoreSettingsDialog = lazyOverlay(() => import('./StoreSettingsDialog.tsx'));
const DisconnectDialog = lazyOverlay(() => import('./DisconnectDialog.tsx'));

/** What the shop is and where it stands, what came of showing it, and what can be done with it. */
export function StoreHeader({ store: key }: { store: StoreHeader_store$key }) {
  const store = useFragment(
    graphql`
      fragment StoreHeader_store on StoreIntegration {
        id
        provider
        displayName
        storeUrl
        state
        progress
        lastError
        currency
        productsCount
        lastChangeAt
        nextSyncAt
        funnel {
          shown
          clicked
          added
          bought
          revenue
        }
        ...StoreSettingsDialog_store
        ...DisconnectDialog_store
      }
    `,
    key,
  );
  const {
    id,
    provider,
    displayName,
    storeUrl,
    state,
    lastError,
    currency,
    productsCount,
    lastChangeAt,
    nextSyncAt,
    funnel,
  } = store;
  const mayChange = usePermission('UPDATE_ASSISTANTS');
  const [open, setOpen] = useState<'settings' | 'disconnect' | null>(null);
  const [sync, isAsking] = useAsyncMutation<SyncStore>(graphql`
    mutation SyncStore($id: ID!) {
      syncStore(id: $id) {
        id
        state
        lastError
      }
    }
  `);
  const isSyncing = state === 'Syncing' || isAsking;

  async function fetchAgain() {
    try {
      await sync({ id });
    } catch (error) {
      notify({ kind: 'error', title: `${displayName} is not being fetched`, detail: messageOf(error) });
    }
  }

  return (
    <header className="flex-none border-b border-line px-5 py-4 max-md:px-4 max-md:py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
          <ProviderMark provider={provider} size="lg" />
          <div className="grid min-w-0 gap-0.5">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2">
              <h2 className="truncate text-sm font-semibold">{displayName}</h2>
              <StoreState store={store} />
            </div>
            <p className="text-dense text-ink-muted">
              {counted(productsCount, 'product')}
              {lastChangeAt && (
                <>
                  , last change <Time instant={lastChangeAt} />
                </>
              )}
              {nextSyncAt && (
                <span className="max-md:hidden">
                  , full check <Time instant={nextSyncAt} />
                </span>
              )}
            </p>
          </div>
        </div>
        <Funnel {...funnel} currency={currency} hasCart={PROVIDERS[provider].hasCart} />
        <div className="flex items-center gap-1.5">
          {mayChange && (
            <Button
              isBusy={isSyncing}
              busyLabel="Fetching"
              icon={<RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
              onClick={() => void fetchAgain()}
            >
              {state === 'Error' ? 'Retry' : 'Sync now'}
            </Button>
          )}
          <Menu
            label="Store"
            groups={[
              {
                id: 'see',
                entries: [
                  {
                    id: 'shop',
                    label: 'Open the shop',
                    icon: ExternalLink,
                    onAction: () => window.open(storeUrl, '_blank', 'noopener'),
                  },
                ],
              },
              ...(mayChange
                ? [
                    {
                      id: 'change',
                      entries: [
                        { id: 'settings', label: 'Settings', icon: Settings2, onAction: () => setOpen('settings') },
                        {
                          id: 'disconnect',
                          label: 'Disconnect',
                          icon: Unplug,
                          isDanger: true,
                          onAction: () => setOpen('disconnect'),
                        },
                      ],
                    },
                  ]
                : []),
            ]}
            renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label="More" />}
          />
        </div>
      </div>
      {lastError && state !== 'Syncing' && (
        <div className="mt-3">
          <FormNotice tone={state === 'Error' ? 'critical' : 'neutral'}>{lastError}</FormNotice>
        </div>
      )}
      <StoreSettingsDialog isOpen={open === 'settings'} store={store} onClose={() => setOpen(null)} />
      <DisconnectDialog isOpen={open === 'disconnect'} store={store} onClose={() => setOpen(null)} />
    </header>
  );
}

type FunnelProps = {
  shown: number;
  clicked: number;
  added: number;
  bought: number;
  revenue: number;
  currency: string;
  hasCart: boolean;
};

function Funnel({ shown, clicked, added, bought, revenue, currency, hasCart }: FunnelProps) {
  const share = (part: number, whole: number) => (whole > 0 ? ` ${percent(part / whole)}` : '');
  const steps = [
    { value: shown, label: 'times shown, 30 days' },
    { value: clicked, label: `clicked${share(clicked, shown)}` },
    ...(hasCart
      ? [
          { value: added, label: `added${share(added, clicked)}` },
          { value: bought, label: `bought${revenue > 0 ? ` ${priceText(currency, Math.round(revenue))}` : ''}` },
        ]
      : []),
  ];
  return (
    <ol aria-label="What came of showing products" className="flex items-center gap-3 text-dense max-md:hidden">
      {steps.map(({ value, label }, index) => (
        <li key={label} className="flex items-center gap-3">
          {index > 0 && <ChevronRight aria-hidden className="size-3.5 text-ink-faint" strokeWidth={1.75} />}
          <span className="grid">
            <span className="font-semibold tabular-nums">{count(value)}</span>
            <span className="text-xs whitespace-nowrap text-ink-muted tabular-nums">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
