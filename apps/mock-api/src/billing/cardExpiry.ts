export type CardExpiry = 'Later' | 'Soon' | 'Expired';

/** How long a card is still good for: until the end of its month, and people are told of it in the month before. */
export function cardExpiry(expiryYear: number, expiryMonth: number, now: Date): CardExpiry {
  const monthsLeft = (expiryYear - now.getUTCFullYear()) * 12 + (expiryMonth - 1 - now.getUTCMonth());
  if (monthsLeft < 0) return 'Expired';
  return monthsLeft <= 1 ? 'Soon' : 'Later';
}
