/** Speaks to the Stripe that a stack plays, as its owner: to make what a dashboard cannot, such as a card that is refused. */
async function atStripe(stripeUrl: string, path: string, params: Record<string, string>): Promise<{ id: string }> {
  const response = await fetch(`${stripeUrl}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_parley' },
    body: new URLSearchParams(params),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** From now on the customer's invoices are charged to this one of Stripe's test cards. */
export async function chargeTo(stripeUrl: string, customer: string, method: string) {
  const { id } = await atStripe(stripeUrl, `payment_methods/${method}/attach`, { customer });
  await atStripe(stripeUrl, `customers/${customer}`, { 'invoice_settings[default_payment_method]': id });
}
