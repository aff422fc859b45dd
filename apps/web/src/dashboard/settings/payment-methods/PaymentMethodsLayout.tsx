import { CreditCard } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { cardName, printedExpiry } from '#billing/describeCard.ts';
import { usePaymentMethods } from '#billing/usePaymentMethods.ts';
import { NoAccess } from '#dashboard/frame/NoAccess.tsx';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { SideMenuLayout } from '#ui/side-menu/SideMenuLayout.tsx';
import { CardBadge } from './CardBadge.tsx';
import { type CardsContext } from './useCards.ts';

/** /dashboard/settings/payment-methods/*: the cards, and beside them the one that is open, or the form for a new one. */
export default function PaymentMethodsLayout() {
  if (usePermission('MANAGE_CLIENT')) return <Cards />;
  return <NoAccess permission="MANAGE_CLIENT" title="You cannot manage payment methods" />;
}

function Cards() {
  const { cards, error, retry } = usePaymentMethods();
  const items = (cards ?? []).map((card) => ({
    id: card.id,
    label: cardName(card),
    detail: `Expires ${printedExpiry(card)}`,
    icon: CreditCard,
    badge: <CardBadge card={card} />,
  }));
  return (
    <SideMenuLayout
      label="Payment methods"
      prefix={paths.paymentMethods}
      width="wide"
      onPhone="select"
      groups={[{ id: 'cards', items }]}
      create={{ label: 'Add card' }}
      isLoading={cards === null}
      error={error === null ? null : { text: error, onRetry: retry }}
    >
      <Outlet context={cards satisfies CardsContext} />
    </SideMenuLayout>
  );
}
