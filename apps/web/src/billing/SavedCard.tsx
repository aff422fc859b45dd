import { CreditCard } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type SavedCardQuery } from '#generated/SavedCardQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
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

/** For who has a card already: to pay with it instead of entering another one. Where it cannot be had, the form is enough. */
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
  const card = paymentMethods.find(({ isDefault }) => isDefault);
  // What is owed was asked of this card already.
  if (!card || status === 'PastDue') return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-5">
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
        {due === null || due === 0 ? 'Use this card' : 'Pay with this card'}
      </Button>
      {problem && (
        <div className="w-full">
          <FormNotice tone="critical">{problem}</FormNotice>
        </div>
      )}
    </div>
  );
}
