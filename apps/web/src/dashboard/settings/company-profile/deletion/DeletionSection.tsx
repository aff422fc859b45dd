import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type DeletionSection_client$key } from '#generated/DeletionSection_client';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Section } from '#ui/Section.tsx';

const DeleteCompanyDialog = lazyOverlay(() => import('./DeleteCompanyDialog.tsx'));

type DeletionSectionProps = { client: DeletionSection_client$key; isAdmin: boolean; hasPassword: boolean };

/** The end of the company. */
export function DeletionSection({ client: key, isAdmin, hasPassword }: DeletionSectionProps) {
  const client = useFragment(
    graphql`
      fragment DeletionSection_client on Client {
        name
        ...DeleteCompanyDialog_client
      }
    `,
    key,
  );
  const [isAsking, setIsAsking] = useState(false);

  return (
    <Section title="Delete the company">
      <Card>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-72 text-dense text-pretty text-ink-muted">
            Everybody of {client.name} is signed out, its chats close, and its conversations, visitors, files and people
            are deleted at once and for good. The subscription ends without a refund; invoices are kept by our payment
            provider, as the law asks.{!isAdmin && ' Only an Admin may delete the company.'}
          </p>
          <Button variant="danger" disabled={!isAdmin} onClick={() => setIsAsking(true)}>
            Delete the company
          </Button>
        </div>
      </Card>
      {isAsking && <DeleteCompanyDialog client={client} hasPassword={hasPassword} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}
