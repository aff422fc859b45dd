import { useState } from 'react';
import { Plus, Webhook } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import WebhooksScreenNode, { type WebhooksScreenQuery } from '#generated/WebhooksScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { Permitted } from '#dashboard/frame/Permitted.tsx';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type GuardedScreenProps, type ScreenProps } from '#router/screen.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { type ShownSecret } from '../shownSecret.ts';
import { Deliveries } from './Deliveries.tsx';
import { Endpoints } from './Endpoints.tsx';
import { onWebhooksChanged } from './webhooksChanged.ts';

const EndpointDialog = lazyOverlay(() => import('./EndpointDialog.tsx'));

/** /dashboard/integrations/webhooks: which of a company's programs are told of what, and what they were told. */
export default function WebhooksScreen({ queryRef }: GuardedScreenProps<WebhooksScreenQuery>) {
  return (
    <Permitted permission="MANAGE_CLIENT" title="You cannot see webhooks" queryRef={queryRef}>
      {(loaded) => (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto w-full max-w-[960px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
            <RoutedQueryBoundary queryRef={loaded} what="webhooks" fallback={<RowsSkeleton rows={6} />}>
              <Loaded queryRef={loaded} />
            </RoutedQueryBoundary>
          </div>
        </div>
      )}
    </Permitted>
  );
}

function Loaded({ queryRef }: ScreenProps<WebhooksScreenQuery>) {
  const { webhookEndpoints } = usePreloadedQuery<WebhooksScreenQuery>(
    graphql`
      query WebhooksScreenQuery @preloadable {
        webhookEndpoints {
          id
          url
          description
          ...endpointRow_endpoint @relay(mask: false)
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(WebhooksScreenNode, {}, { event: onWebhooksChanged, pace: OF_RECORDS });
  const [isMaking, setIsMaking] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const make = () => setIsMaking(true);

  return (
    <>
      <PageActions>
        <Button isIconOnPhones icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />} onClick={make}>
          New endpoint
        </Button>
      </PageActions>
      {webhookEndpoints.length === 0 ? (
        <EmptyState
          icon={Webhook}
          title="No webhooks yet"
          action={
            <Button variant="primary" onClick={make}>
              New endpoint
            </Button>
          }
        >
          An endpoint is an address of yours that is told when conversations begin, messages come or forms are sent in.
        </EmptyState>
      ) : (
        <>
          <Endpoints endpoints={webhookEndpoints} onSecret={setShown} />
          <Deliveries endpoints={webhookEndpoints} />
        </>
      )}
      {isMaking && <EndpointDialog endpoint={null} onClose={() => setIsMaking(false)} onMade={setShown} />}
      {shown && (
        <SecretDialog title={shown.name} secret={shown.secret} onClose={() => setShown(null)}>
          {shown.note}
        </SecretDialog>
      )}
    </>
  );
}
