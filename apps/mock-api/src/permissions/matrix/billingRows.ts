import { PROMOTION_CODE } from './records.ts';
import { adminFinds, row, type Row } from './row.ts';

/** Plans, cards, promotions and invoices. */
export const BILLING_ROWS: Readonly<Record<string, Row>> = {
  'Query.clientFreeTrialInfo': row('401 403 ok ok ok 401 401 ok', { select: '{ daysRemaining }' }),
  'Query.usage': row('401 403 ok ok ok 401 401 ok', { select: '{ meters { used } }' }),
  'Query.stripePrices': row('401 ok ok ok ok 401 401 ok', { select: '{ proMonthlySubscription }' }),
  'Query.stripePromotion': row('401 403 403 null 403 401 401 null', { select: '{ id code }' }),
  'Query.paymentMethods': row('401 403 403 ok 403 401 401 ok', { select: '{ id lastFourDigits }' }),
  'Query.invoices': row('401 403 403 ok 403 401 401 ok', { select: '{ edges { node { id number } } }' }),
  'Query.upcomingInvoice': row('401 403 403 ok 403 401 401 ok', { select: '{ amountDue }' }),
  'Query.billingDetails': row('401 403 403 ok 403 401 401 ok', { select: '{ id name }' }),
  'Query.subscriptionChangePreview': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ subscriptionType: 'Pro' }),
    select: '{ amountDue }',
  }),
  'Mutation.setLimitPolicy': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ metric: 'Messages', atLimit: 'NotifyOnly' }),
    select: '{ meters { atLimit } }',
  }),
  'Mutation.updateSubscription': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ subscriptionType: 'Pro' }),
    select: '{ id }',
  }),
  'Mutation.undoDowngrade': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
  'Mutation.resumeSubscription': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
  'Mutation.cancelSubscription': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
  'Mutation.reactivateAccount': row('401 403 403 ok 403 401 401 ok', { select: '{ type }' }),
  'Mutation.createStripeSetupIntent': row('401 403 403 ok 403 401 401 ok'),
  'Mutation.setDefaultPaymentMethod': row('401 403 403 ok 403 401 401 404', {
    args: ({ card }) => ({ id: card }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.removePaymentMethod': row('401 403 403 ok 403 401 401 404', {
    args: ({ card }) => ({ id: card }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.applyStripePromotionCode': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ couponCode: PROMOTION_CODE }),
    select: '{ id code }',
  }),
  // There is none to remove.
  'Mutation.removeStripePromotionCode': row('401 403 403 null 403 401 401 null', { select: '{ id }' }),
  'Mutation.payInvoice': row('401 403 403 ok 403 401 401 404', {
    args: ({ invoice }) => ({ id: invoice }),
    select: '{ invoice { id } }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.updateBillingDetails': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({
      input: {
        name: 'Northwind Outdoor AG',
        email: 'invoices@northwind.test',
        address: { line1: 'Kramgasse 49', city: 'Bern', country: 'CH' },
        taxId: { type: 'EuVat', value: 'DE123456789' },
      },
    }),
    select: '{ id }',
  }),
};
