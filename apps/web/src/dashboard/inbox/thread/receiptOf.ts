/** Up to which instants the visitor has got and has seen what was written. */
export type Receipts = { deliveredAt: string | null | undefined; readAt: string | null | undefined };

/** How far what the company's side wrote has come: it is stored, in the visitor's browser, or seen. */
export function receiptOf({ createdAt }: { createdAt: string }, { deliveredAt, readAt }: Receipts) {
  const isBy = (instant: string | null | undefined) => instant != null && Date.parse(instant) >= Date.parse(createdAt);
  if (isBy(readAt)) return 'Read';
  return isBy(deliveredAt) ? 'Delivered' : 'Sent';
}
