import { createHmac } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { AccountStore } from './accountStore.ts';

export type WebhookTarget = {
  /** Where events are sent; null: nowhere yet. */
  url: () => string | null;
  secret: string;
};

/** Seconds until each further attempt; Stripe goes on for three days. */
const RETRIES = [5, 60, 15 * 60, 60 * 60, 6 * 60 * 60, 24 * 60 * 60];
const PATIENCE_MS = 10_000;

/** Delivers what waits in the outbox: signed as Stripe signs, and again later where nobody took it. */
export function createWebhooks(store: AccountStore, { url, secret }: WebhookTarget, clock: Clock) {
  let isRunning = false;
  let isAskedAgain = false;

  async function deliver(): Promise<void> {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isAskedAgain = false;
        await deliverDue();
      } while (isAskedAgain);
    } finally {
      isRunning = false;
    }
  }

  async function deliverDue() {
    const target = url();
    // Nobody listens yet: it waits.
    if (target === null) return;
    const due = await store.change(({ account, now }) =>
      account.outbox
        .filter(({ notBefore }) => notBefore <= now)
        .map(({ event }) => JSON.stringify(account.objects[event])),
    );
    for (const event of due) {
      const { id }: { id: string } = JSON.parse(event);
      const isTaken = await isSent(target, event, clock.now());
      await store.change(({ account, now }) => {
        account.outbox = account.outbox.flatMap((entry) => {
          if (entry.event !== id) return [entry];
          const wait = RETRIES[entry.attempts];
          if (isTaken || wait === undefined) return [];
          return [{ ...entry, attempts: entry.attempts + 1, notBefore: now + wait }];
        });
      });
    }
  }

  async function isSent(target: string, body: string, now: Date): Promise<boolean> {
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature(body, now) },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  /** `t=…,v1=…` over instant and body (https://docs.stripe.com/webhooks#verify-manually). */
  function signature(body: string, now: Date): string {
    const t = Math.floor(now.getTime() / 1000);
    return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
  }

  return deliver;
}
