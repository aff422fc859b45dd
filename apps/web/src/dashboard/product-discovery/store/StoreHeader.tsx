import { useState } from 'react';
import { ExternalLink, MoreHorizontal, Plug, Settings2, Unplug } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type StoreHeader_store$key } from '#generated/StoreHeader_store';
import { usePermission } from '#session/usePermission.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';
import { ProviderMark } from '../ProviderMark.tsx';
import { PROVIDERS } from '../providers.ts';
import { StoreState } from '../StoreState.tsx';
import { StoreFunnel } from './StoreFunnel.tsx';
import { SyncButtons } from './SyncButtons.tsx';

const ConnectStoreDialog = lazyOverlay(() => import('../connect/ConnectStoreDialog.tsx'));
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
  const [open, setOpen] = useState<'settings' | 'connect' | 'disconnect' | null>(null);
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
                  , next check <Time instant={nextSyncAt} isAhead />
                </span>
              )}
            </p>
          </div>
        </div>
        <StoreFunnel {...funnel} currency={currency} hasCart={PROVIDERS[provider].hasCart} />
        <div className="flex items-center gap-1.5">
          {mayChange && <SyncButtons id={id} name={displayName} state={state} />}
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
                        { id: 'connect', label: 'Connect again', icon: Plug, onAction: () => setOpen('connect') },
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
          <FormNotice tone={state === 'Error' ? 'critical' : 'neutral'}>
            {lastError} {/* Whether that is what it takes, the sentence says. */}
            {state === 'Error' && mayChange && (
              <TextButton onClick={() => setOpen('connect')}>Connect again</TextButton>
            )}
          </FormNotice>
        </div>
      )}
      <StoreSettingsDialog isOpen={open === 'settings'} store={store} onClose={() => setOpen(null)} />
      <ConnectStoreDialog isOpen={open === 'connect'} provider={provider} onClose={() => setOpen(null)} />
      <DisconnectDialog isOpen={open === 'disconnect'} store={store} onClose={() => setOpen(null)} />
    </header>
  );
}
