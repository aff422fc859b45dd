import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { Badge } from '#ui/Badge.tsx';

/** What is worth knowing of a card at a glance: that it has expired or will soon, or that it is the default one. */
export function CardBadge({ card: { expiry, isDefault } }: { card: PaymentMethod }) {
  if (expiry === 'Expired') return <Badge tone="critical">Expired</Badge>;
  if (expiry === 'Soon') return <Badge tone="caution">Expires soon</Badge>;
  return isDefault && <Badge>Default</Badge>;
}
