import { type Environment } from 'relay-runtime';
import { rememberPerson } from '#relay/personScope.ts';
import { billingChanged } from './billingChanges.ts';
import { fetchPresentSubscription, type Subscription } from './presentSubscription.ts';

/** When it is looked again, after the last look: a webhook takes a moment, and on a bad day some more. */
const LOOKS_MS = [500, 1000, 2000, 4000, 8000, 16_000];

/** Looks until a subscription that waits for money has got it, so that the page says so without being loaded again. */
export async function followSettlement(environment: Environment, { status }: Pick<Subscription, 'status'>) {
  if (status !== 'Paused' && status !== 'PastDue') return;
  const isStillHere = rememberPerson();
  for (const pause of LOOKS_MS) {
    // One look follows the other.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isStillHere()) return;
    // oxlint-disable-next-line eslint/no-await-in-loop
    const present = await fetchPresentSubscription(environment).catch(() => null);
    if (present && present.status !== status) {
      billingChanged();
      return;
    }
  }
}
