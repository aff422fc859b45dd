import { useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { type BillingDetails_details$key } from '#generated/BillingDetails_details';
import { type BillingDetailsQuery } from '#generated/BillingDetailsQuery';
import { partPolicy } from '#router/routeParts.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { addressLines } from './addressLines.ts';
import { taxIdLabel } from './taxIdTypes.ts';

const BillingDetailsDialog = lazyOverlay(() => import('./BillingDetailsDialog.tsx'));

/** What stands on the invoices, and the way to change it. */
export function BillingDetails({ fetchKey }: { fetchKey: number }) {
  const { billingDetails } = useLazyLoadQuery<BillingDetailsQuery>(
    graphql`
      query BillingDetailsQuery @preloadable {
        billingDetails {
          ...BillingDetails_details
        }
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  const details = useFragment<BillingDetails_details$key>(
    graphql`
      fragment BillingDetails_details on BillingDetails {
        name
        email
        address {
          line1
          line2
          city
          state
          postalCode
          country
        }
        taxId {
          type
          value
        }
      }
    `,
    billingDetails,
  );
  const [isEditing, setIsEditing] = useState(false);
  if (!details) return null;
  const { name, email, address, taxId } = details;

  return (
    <Card>
      <div className="flex flex-wrap items-start gap-4">
        <dl className="grid min-w-0 flex-1 basis-72 gap-x-4 gap-y-2.5 text-dense md:grid-cols-[112px_minmax(0,1fr)]">
          <Row name="Company">{name}</Row>
          <Row name="Email">{email}</Row>
          <Row name="Address">
            {address
              ? addressLines(address).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))
              : null}
          </Row>
          <Row name="Tax number">{taxId ? `${taxId.value} (${taxIdLabel(taxId.type)})` : null}</Row>
        </dl>
        <Button size="sm" className="max-md:h-10" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      </div>
      {isEditing && <BillingDetailsDialog details={details} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-muted max-md:-mb-2 max-md:text-xs">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children ?? <span className="text-ink-faint">Not given</span>}</dd>
    </div>
  );
}
