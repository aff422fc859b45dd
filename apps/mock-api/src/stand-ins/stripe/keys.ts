/** The key of the page, where Stripe is played locally. */
export const PUBLISHABLE_KEY = 'pk_test_parley';
