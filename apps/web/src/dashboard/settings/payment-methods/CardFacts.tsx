import { expiryMonthName, fundingName } from '#billing/describeCard.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';

/** What is known of a card, which is little: its number stays with the card processor. */
export function CardFacts({ card }: { card: PaymentMethod }) {
  const facts = [
    ['Kind', fundingName(card)],
    ['Number', `•••• •••• •••• ${card.lastFourDigits}`],
    ['Expires at the end of', expiryMonthName(card)],
    ['Used for', card.isDefault ? 'Every invoice, as the default card' : 'Nothing, while another card is the default'],
  ];
  return (
    <dl className="grid gap-2 text-dense">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[160px_minmax(0,1fr)] gap-3 max-md:grid-cols-1 max-md:gap-0">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
