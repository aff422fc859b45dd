import { useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import ApiKeysScreenNode, { type ApiKeysScreenQuery } from '#generated/ApiKeysScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { Permitted } from '#dashboard/frame/Permitted.tsx';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type GuardedScreenProps, type ScreenProps } from '#router/screen.tsx';
import { Button } from '#ui/Button.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { ApiReference } from './ApiReference.tsx';
import { type ShownSecret } from '../shownSecret.ts';

const NewApiKeyDialog = lazyOverlay(() => import('./NewApiKeyDialog.tsx'));

/** /dashboard/integrations/api-keys: what a company's own programs come in by, and what they can ask for. */
export default function ApiKeysScreen({ queryRef }: GuardedScreenProps<ApiKeysScreenQuery>) {
  return (
    <Permitted permission="MANAGE_CLIENT" title="You cannot see API keys" queryRef={queryRef}>
      {(loaded) => (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="mx-auto w-full max-w-[960px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
            <RoutedQueryBoundary queryRef={loaded} what="API keys" fallback={<RowsSkeleton rows={4} />}>
              <Loaded queryRef={loaded} />
            </RoutedQueryBoundary>
          </div>
        </div>
      )}
    </Permitted>
  );
}

function Loaded({ queryRef }: ScreenProps<ApiKeysScreenQuery>) {
  const query = usePreloadedQuery<ApiKeysScreenQuery>(
    graphql`
      query ApiKeysScreenQuery @preloadable {
        ...ApiKeys_query
        publicApi {
          ...ApiReference_publicApi
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(ApiKeysScreenNode, {}, { pace: OF_RECORDS });
  const [isMaking, setIsMaking] = useState(false);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const make = () => setIsMaking(true);

  return (
    <>
      <PageActions>
        <Button isIconOnPhones icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />} onClick={make}>
          New key
        </Button>
      </PageActions>
      <ApiKeys query={query} onNew={make} onSecret={setShown} />
      <ApiReference publicApi={query.publicApi} />
      <NewApiKeyDialog isOpen={isMaking} onClose={() => setIsMaking(false)} onMade={setShown} />
      {shown && (
        <SecretDialog title={`Secret of “${shown.name}”`} secret={shown.secret} onClose={() => setShown(null)}>
          {shown.note}
        </SecretDialog>
      )}
    </>
  );
}
