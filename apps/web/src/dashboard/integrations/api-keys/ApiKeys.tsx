import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ApiKeys_query$key } from '#generated/ApiKeys_query';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Section } from '#ui/Section.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { apiKeyColumns } from './apiKeyColumns.tsx';
import { type ShownSecret } from '../shownSecret.ts';

const ChangeApiKeyDialog = lazyOverlay(() => import('./ChangeApiKeyDialog.tsx'));
const RotateApiKeyDialog = lazyOverlay(() => import('./RotateApiKeyDialog.tsx'));
const RevokeApiKeyDialog = lazyOverlay(() => import('./RevokeApiKeyDialog.tsx'));

type ApiKeysProps = { query: ApiKeys_query$key; onNew: () => void; onSecret: (shown: ShownSecret) => void };

/** The keys, with what can be done with each that is good. */
export function ApiKeys({ query, onNew, onSecret }: ApiKeysProps) {
  const { apiKeys } = useFragment(
    graphql`
      fragment ApiKeys_query on Query {
        apiKeys {
          ...apiKeyRow_apiKey @relay(mask: false)
        }
      }
    `,
    query,
  );
  const [open, setOpen] = useState<{ what: 'change' | 'rotate' | 'revoke'; id: string } | null>(null);
  const chosen = apiKeys.find(({ id }) => id === open?.id) ?? null;
  const close = () => setOpen(null);

  if (apiKeys.length === 0) {
    return (
      <EmptyState
        icon={KeyRound}
        title="No API keys yet"
        action={
          <Button variant="primary" onClick={onNew}>
            New key
          </Button>
        }
      >
        A key lets your own programs read conversations, visitors, articles and forms, reply, and draft articles.
      </EmptyState>
    );
  }
  const columns = apiKeyColumns({
    onChange: (id) => setOpen({ what: 'change', id }),
    onRotate: (id) => setOpen({ what: 'rotate', id }),
    onRevoke: (id) => setOpen({ what: 'revoke', id }),
  });
  return (
    <Section
      title="Keys"
      description="Each lets one of your programs in, for what it is allowed and no more. Requests count against your plan."
    >
      <Card isFlush>
        <DataTable label="API keys" columns={columns} rows={apiKeys} rowName={({ name }) => name} />
      </Card>
      {chosen && (
        <>
          <ChangeApiKeyDialog isOpen={open?.what === 'change'} apiKey={chosen} onClose={close} />
          <RotateApiKeyDialog isOpen={open?.what === 'rotate'} apiKey={chosen} onClose={close} onRotated={onSecret} />
          <RevokeApiKeyDialog isOpen={open?.what === 'revoke'} apiKey={chosen} onClose={close} />
        </>
      )}
    </Section>
  );
}
