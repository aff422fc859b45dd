import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type FinishStoreConnection } from '#generated/FinishStoreConnection';
import { type StoreProvider } from '#generated/StoreCard_store';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { PROVIDERS } from '../providers.ts';
import { storesChanged } from '../useStoreEvents.ts';
import { tellConnected } from './tellConnected.ts';

type ReturnFromShopProps = { provider: StoreProvider; onConnectAgain: () => void };

/** Whoever comes back from a shop's software has let us in there, or has not. Default export: it is loaded lazily. */
export default function ReturnFromShop({ provider, onConnectAgain }: ReturnFromShopProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [finish] = useAsyncMutation<FinishStoreConnection>(graphql`
    mutation FinishStoreConnection($provider: StoreProvider!, $query: String!) {
      finishStoreConnection(provider: $provider, query: $query) {
        id
        displayName
        ...StoreCard_store
      }
    }
  `);
  const began = useRef(false);

  useEffect(() => {
    // What they came back with is good once.
    if (began.current) return;
    began.current = true;
    // Of what failed before a reload this alone is left in the address.
    if ([...search].length === 1) {
      setSearch({}, { replace: true });
      return;
    }
    const query = search.toString();
    const connect = async () => {
      try {
        const { id, displayName } = (await finish({ provider, query })).finishStoreConnection;
        storesChanged();
        tellConnected(displayName);
        void navigate(paths.storeIntegration(PROVIDERS[provider].slug, id), { replace: true });
      } catch (error) {
        setProblem(messageOf(error));
        setSearch({ connect: PROVIDERS[provider].slug }, { replace: true });
      }
    };
    void connect();
  }, [finish, navigate, provider, search, setSearch]);

  return (
    <div className="px-5 pt-5 max-md:px-4">
      {problem === null ? (
        <output className="flex items-center gap-2 text-dense text-ink-muted">
          <Spinner size="sm" /> Connecting your shop on {PROVIDERS[provider].title}
        </output>
      ) : (
        <FormNotice tone="critical">
          {problem} <TextButton onClick={onConnectAgain}>Connect again</TextButton>
        </FormNotice>
      )}
    </div>
  );
}
