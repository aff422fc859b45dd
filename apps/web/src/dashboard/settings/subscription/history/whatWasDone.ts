import { type BillingEventKind } from '#generated/History_query';

type Act = { readonly kind: BillingEventKind; readonly detail: string | null | undefined };

const SENTENCES: Readonly<Record<BillingEventKind, (detail: string) => string>> = {
  PlanChanged: (plan) => `changed the plan to ${plan}`,
  DowngradeScheduled: (plan) => `chose ${plan} for when the month ends`,
  DowngradeUndone: (plan) => `gave up the change to ${plan}`,
  Canceled: (plan) => `cancelled the ${plan} plan`,
  Reactivated: (plan) => `reactivated the account on ${plan}`,
  PromotionApplied: (code) => `applied the promotion code ${code}`,
  PromotionRemoved: (code) => `removed the promotion code ${code}`,
  DefaultCardChanged: (card) => `chose ${card} to pay with`,
  CardRemoved: () => 'removed a card',
  InvoicePaid: (number) => `paid invoice ${number}`,
  DetailsChanged: () => 'changed the billing details',
};

/** What somebody did, as it goes on after their name. */
export const whatWasDone = ({ kind, detail }: Act): string => SENTENCES[kind](detail ?? '');
