import { create } from 'zustand';

const useChanges = create(() => ({ count: 0 }));

/** Something was done that changes plan or bill: whoever shows either asks again. */
export function billingChanged() {
  useChanges.setState(({ count }) => ({ count: count + 1 }));
}

/** How often that was: a query's `fetchKey`, or what an effect depends on. */
export function useBillingChanges(): number {
  return useChanges(({ count }) => count);
}
