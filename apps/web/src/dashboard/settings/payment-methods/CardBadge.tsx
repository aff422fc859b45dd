import { cardExpiry } from '#billing/describeCard.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { Badge } from '#ui/Badge.tsx';
import { useNow } from '#ui/useNow.ts';

/** What is worth knowing of a card at a glance: that it has expired or will soon, or that it is the default one. */
export function CardBadge({ card }: { card: PaymentMethod }) {
  const expiry = cardExpiry(card, useNow());
  if (expiry === 'Expired') return <Badge tone="critical">Expired</Badge>;
  if (expiry === 'Soon') return <Badge tone="caution">Expires soon</Badge>;
  return card.isDefault && <Badge>Default</Badge>;
}
