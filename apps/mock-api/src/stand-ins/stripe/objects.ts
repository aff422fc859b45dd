import type { Stripe } from 'stripe';

/** As it goes over the wire: the SDK makes decimals of some strings once they have come. */
type OnWire<T, K extends keyof T> = Omit<T, K> & Record<K, string | null>;

export type Price = OnWire<Stripe.Price, 'unit_amount_decimal'> & { product: string };
export type Plan = OnWire<Stripe.Plan, 'amount_decimal'>;
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: Price; plan: Plan };
export type Subscription = Omit<Stripe.Subscription, 'items' | 'customer' | 'discounts' | 'default_payment_method'> & {
  items: List<SubscriptionItem>;
  customer: string;
  discounts: string[];
  default_payment_method: string | null;
};
export type LineItem = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  quantity_decimal: string | null;
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
};
export type Invoice = Omit<Stripe.Invoice, 'lines' | 'customer' | 'discounts'> & {
  lines: List<LineItem>;
  customer: string;
  discounts: string[];
};
export type Coupon = Stripe.Coupon;
export type PromotionCode = Omit<Stripe.PromotionCode, 'promotion'> & {
  promotion: { type: 'coupon'; coupon: string };
};
export type Discount = Omit<Stripe.Discount, 'source'> & { source: { type: 'coupon'; coupon: string } };
export type PaymentMethod = Omit<Stripe.PaymentMethod, 'card' | 'customer'> & {
  card: Stripe.PaymentMethod.Card;
  customer: string | null;
};
export type SetupIntent = Omit<Stripe.SetupIntent, 'customer' | 'payment_method'> & {
  customer: string | null;
  payment_method: string | null;
};
export type Schedule = Omit<Stripe.SubscriptionSchedule, 'customer' | 'subscription'> & {
  customer: string;
  subscription: string | null;
};

/** What the stand-in keeps, by the name that each object bears. */
export type Kinds = {
  customer: Stripe.Customer;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  product: Stripe.Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  discount: Discount;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  tax_id: Stripe.TaxId;
  event: KeptEvent;
};
export type Kind = keyof Kinds;
export type KeptObject = Kinds[Kind];

export type KeptEvent = Omit<Stripe.EventBase, 'data' | 'type'> & { type: string; data: { object: unknown } };

export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export const listOf = <T>(url: string, data: T[], hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** The id of what is named by its id, or given whole; null for nothing. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
