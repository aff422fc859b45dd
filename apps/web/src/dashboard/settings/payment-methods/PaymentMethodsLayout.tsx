import { CreditCard } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { cardName, printedExpiry } from '#billing/cardWords.ts';
import { usePaymentMethods } from '#billing/usePaymentMethods.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { SideMenuLayout } from '#ui/side-menu/SideMenuLayout.tsx';
import { NoAccess } from '../subscription/NoAccess.tsx';
import { CardBadge } from './CardBadge.tsx';
import { type CardsContext } from './useCards.ts';

/** /dashboard/settings/payment-methods/*: the cards, and beside them the one that is open, or the form for a new one. */
export default function PaymentMethodsLayout() {
  return usePermission('MANAGE_CLIENT') ? <Cards /> : <NoAccess what="Payment methods are" />;
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
