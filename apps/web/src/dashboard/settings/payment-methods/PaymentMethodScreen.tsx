import { CreditCard } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { cardName } from '#billing/describeCard.ts';
import { paths } from '#router/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { useFocusOnArrival } from './arrival.ts';
import { CardActions } from './CardActions.tsx';
import { CardBadge } from './CardBadge.tsx';
import { CardFacts } from './CardFacts.tsx';
import { ExpiryNotice } from './ExpiryNotice.tsx';
import { useCards } from './useCards.ts';

/** /dashboard/settings/payment-methods/{id}: one card. */
export default function PaymentMethodScreen() {
  const { id } = useParams();
  const cards = useCards();
  const place = useFocusOnArrival();
  const card = cards?.find((one) => one.id === id);
  if (card) {
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <PageHeader title={cardName(card)} aside={<CardBadge card={card} />} />
        <div className="grid max-w-[520px] gap-5 px-5 pb-16 max-md:px-4">
          <ExpiryNotice card={card} />
          <CardFacts card={card} />
          <CardActions key={card.id} card={card} isLast={cards?.length === 1} />
        </div>
      </div>
    );
  }
  if (!cards) {
    return (
      <div className="appear-late max-w-[520px] px-5 pt-5 max-md:px-4">
        <TextSkeleton />
      </div>
    );
  }
  return (
    <EmptyState
      icon={CreditCard}
      title="This card is not on file"
      action={
        <Link to={paths.newPaymentMethod} className="link">
          Add card
        </Link>
      }
    >
      It may have been removed in the meantime.
    </EmptyState>
  );
}
