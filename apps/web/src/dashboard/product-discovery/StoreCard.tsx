import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type StoreCard_store$key } from '#generated/StoreCard_store';
import { paths } from '#router/paths.ts';
import { Card } from '#ui/Card.tsx';
import { count, counted, percent } from '#ui/format.ts';
import { Progress } from '#ui/progress/Progress.tsx';
import { Time } from '#ui/Time.tsx';
import { priceText } from './priceText.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { PROVIDERS } from './providers.ts';
import { StoreState } from './StoreState.tsx';

/** A connected shop: where it stands, who shows it, and what came of that. */
export function StoreCard({ store: key }: { store: StoreCard_store$key }) {
  const store = useFragment(
    graphql`
      fragment StoreCard_store on StoreIntegration {
        id
        provider
        displayName
        state
        progress
        lastError
        currency
        productsCount
        lastChangeAt
        assistants {
          id
          title
        }
        funnel {
          shown
          clicked
          added
          bought
          revenue
        }
      }
    `,
    key,
  );
  const {
    id,
    provider,
    displayName,
    state,
    progress,
    lastError,
    productsCount,
    lastChangeAt,
    assistants,
    funnel,
    currency,
  } = store;
  const { title, slug, hasCart } = PROVIDERS[provider];

  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex items-start gap-3">
          <ProviderMark provider={provider} size="lg" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <h2 className="truncate text-sm font-semibold">
                <Link to={paths.storeIntegration(slug, id)} className="rounded-sm hover:underline">
                  {displayName}
                </Link>
              </h2>
              <StoreState store={store} />
            </div>
            <p className="text-dense text-ink-muted">
              {title}, {counted(productsCount, 'product')}
              {lastChangeAt && (
                <>
                  , last change <Time instant={lastChangeAt} />
                </>
              )}
            </p>
          </div>
        </div>
        {state === 'Syncing' && <Progress label="Fetching products" share={(progress ?? 0) / 100} />}
        {lastError && <p className="text-dense text-critical">{lastError}</p>}
        <dl className="grid grid-cols-4 gap-2 border-t border-line pt-3 text-dense">
          <Figure label="Times shown" value={count(funnel.shown)} note="30 days" />
          <Figure label="Opened" value={count(funnel.clicked)} note={share(funnel.clicked, funnel.shown)} />
          {hasCart && (
            <>
              <Figure label="In the cart" value={count(funnel.added)} note={share(funnel.added, funnel.clicked)} />
              <Figure
                label="Bought"
                value={count(funnel.bought)}
                note={funnel.bought > 0 ? priceText(currency, Math.round(funnel.revenue)) : ''}
              />
            </>
          )}
        </dl>
        <p className="text-dense text-ink-muted">
          {assistants.length === 0
            ? 'No assistant shows it yet.'
            : `Shown by ${assistants.map((one) => one.title).join(', ')}`}
        </p>
      </div>
    </Card>
  );
}

const share = (part: number, whole: number) => (whole > 0 ? percent(part / whole) : '');

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs text-ink-muted">{label}</dt>
      <dd className="truncate font-semibold tabular-nums">
        {value} <span className="block text-xs font-normal text-ink-faint">{note}</span>
      </dd>
    </div>
  );
}
