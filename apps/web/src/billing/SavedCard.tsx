import { CreditCard } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type SavedCardQuery } from '#generated/SavedCardQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { money } from '#ui/format.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { cardName } from './describeCard.ts';

type SavedCardProps = {
  /** What it would pay, in cents; null while that is not known. */
  due: number | null;
  /** Why it was of no use; null while all is well. */
  problem: string | null;
  isBusy: boolean;
  isDisabled: boolean;
  onUse: (cardId: string) => Promise<void>;
};

/** For who has cards already: to pay with one of them instead of entering another one. Where it cannot be had, the form is enough. */
export function SavedCard(props: SavedCardProps) {
  return (
    <QueryBoundary isOptional fallback={null}>
      {() => <DefaultCard {...props} />}
    </QueryBoundary>
  );
}

/** What it shows, for a screen that asks for it ahead. */
export const savedCardFacts = graphql`
  fragment SavedCard_query on Query {
    paymentMethods {
      id
      brand
      lastFourDigits
      isDefault
    }
    currentUser {
      client {
        subscription {
          status
        }
      }
    }
  }
`;

function DefaultCard({ due, problem, isBusy, isDisabled, onUse }: SavedCardProps) {
  const { paymentMethods, currentUser } = useLazyLoadQuery<SavedCardQuery>(
    graphql`
      query SavedCardQuery {
        ...SavedCard_query @relay(mask: false)
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const status = currentUser?.client?.subscription?.status;
  // What is owed was asked of the default card already.
  const cards = paymentMethods.filter(({ isDefault }) => !isDefault || status !== 'PastDue');
  if (cards.length === 0) return null;
  const isFree = due === null || due === 0;
  const nameOfUse = (card: (typeof cards)[number]) => {
    const which = card.isDefault ? 'this card' : cardName(card);
    return isFree ? `Use ${which}` : `Pay with ${which}`;
  };
  return (
    <div className="mb-5 grid gap-2 border-b border-line pb-5">
      {cards.map((card) => (
        <div key={card.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex items-center gap-2">
            <CreditCard aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
            {cardName(card)}
          </p>
          <Button
            className="max-md:!h-10"
            isBusy={isBusy}
            disabled={isDisabled || due === null}
            onClick={() => void onUse(card.id)}
          >
            {nameOfUse(card)}
          </Button>
        </div>
      ))}
      {!isFree && <p className="text-dense text-ink-muted">{money(due, 'usd')} is charged at once.</p>}
      {problem && (
        <div className="w-full">
          <FormNotice tone="critical">{problem}</FormNotice>
        </div>
      )}
    </div>
  );
}
