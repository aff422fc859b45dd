import { useEffect, useRef, useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import { type OwedInvoice_invoice$key } from '#generated/OwedInvoice_invoice';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { companyDay } from '#ui/companyDay.ts';
import { money } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { useAskedOnReturn } from './useAskedOnReturn.ts';
import { usePayInvoice } from './usePayInvoice.ts';

type OwedInvoiceProps = { invoice: OwedInvoice_invoice$key; onPaid: () => void };

/** An invoice that was not paid, and the ways out: the card on file, another card, or the invoice's own page. */
export function OwedInvoice({ invoice: key, onPaid }: OwedInvoiceProps) {
  const { id, number, createdAt, currency, amountDue, payUrl } = useFragment(
    graphql`
      fragment OwedInvoice_invoice on Invoice {
        id
        number
        createdAt
        currency
        amountDue
        payUrl
      }
    `,
    key,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { pay, isPaying } = usePayInvoice();
  const askOnReturn = useAskedOnReturn();

  async function payNow() {
    setProblem(null);
    try {
      await pay({ id, number });
      onPaid();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  const box = useRef<HTMLDivElement>(null);
  // The banner leads here, also from this screen and again.
  const location = useLocation();
  useEffect(() => {
    if (location.pathname + location.hash === paths.owedInvoice) box.current?.focus();
  }, [location]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-caution-soft px-4 py-3 text-dense"
    >
      <CircleAlert aria-hidden className="size-4 flex-none text-caution" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-pretty">
          {money(amountDue, currency)} of {companyDay(createdAt)} could not be charged.
        </p>
        <output className="block text-pretty">
          {problem ? (
            <>
              {problem} Pay with{' '}
              <Link to={paths.newPaymentMethod} className="link">
                another card
              </Link>
              {payUrl && ', or on the invoice’s own page, where your bank can ask you'}.
            </>
          ) : (
            `Invoice ${number}`
          )}
        </output>
      </div>
      <span className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2">
        {payUrl && (
          <a
            href={payUrl}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-6 items-center"
            onClick={askOnReturn}
          >
            Pay on the invoice page
          </a>
        )}
        <Button
          variant="primary"
          className="max-md:h-10"
          isBusy={isPaying}
          busyLabel="Paying"
          onClick={() => void payNow()}
        >
          Pay now
        </Button>
      </span>
    </div>
  );
}
