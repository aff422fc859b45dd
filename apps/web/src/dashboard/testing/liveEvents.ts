import type { SubscriptionSink } from '#relay/activeSubscriptions.ts';
import type { View } from '#relay/gapBuffer.ts';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';

type Subscription = { name: string; variables: Record<string, unknown>; sink: SubscriptionSink };

const active = new Set<Subscription>();
const views = new Set<View>();

/** In place of `#relay/subscriptions.ts`: `vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions)`. */
export const fakeSubscriptions = {
  subscribe: (
    payload: { operationName?: string | null; variables?: Record<string, unknown> | null },
    sink: SubscriptionSink,
  ) => {
    const subscription = { name: payload.operationName ?? '', variables: payload.variables ?? {}, sink };
    active.add(subscription);
    return () => void active.delete(subscription);
  },
  registerView: (view: View) => {
    views.add(view);
    return () => void views.delete(view);
  },
  queryAsked: () => () => {},
  reconnect: async () => {},
};

/** An event of the live connection reaches every subscription of that name. */
export async function emit(name: string, data: Record<string, unknown>) {
  const heard = [...active].filter((subscription) => subscription.name === name);
  if (heard.length === 0) throw new Error(`Nobody listens to ${name}.`);
  await drawnAfter(async () => {
    for (const { sink } of heard) sink.next({ data });
  });
}

/** The live connection comes back after a gap. */
export async function fillGap() {
  await drawnAfter(async () => {
    await Promise.all([...views].map(({ refetch }) => refetch()));
  });
}
