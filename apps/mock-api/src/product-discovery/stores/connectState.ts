import type { StoreProvider } from '@parley/db';
import * as v from 'valibot';
import { seal, unseal } from '#auth/seal.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newSecret } from '#auth/secrets.ts';

const State = v.object({
  clientId: v.string(),
  userId: v.string(),
  service: v.string(),
  shop: v.string(),
  until: v.number(),
  nonce: v.string(),
});
type ConnectState = Omit<v.InferOutput<typeof State>, 'nonce' | 'until'> & { service: StoreProvider | 'Calendly' };

const PURPOSE = 'connect';
const GOOD_FOR_MS = 30 * 60_000;

/** What goes with somebody to another service and comes back: who they are, and what they were connecting. */
export const sealState = ({ config, clock }: Pick<Deps, 'config' | 'clock'>, state: ConnectState) =>
  seal(config, JSON.stringify({ ...state, until: clock.now().getTime() + GOOD_FOR_MS, nonce: newSecret() }), PURPOSE);

/** Which shop was being connected. Throws INVALID_TOKEN for what did not begin here, with this person, within half an hour. */
export function openState(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  sealed: string,
  who: Omit<ConnectState, 'shop'>,
): string {
  const text = unseal(config, sealed, PURPOSE);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), State), text);
  const state = parsed.success ? parsed.output : null;
  const isTheirs = state?.clientId === who.clientId && state.userId === who.userId && state.service === who.service;
  if (!state || !isTheirs || state.until < clock.now().getTime()) {
    throw domainError('INVALID_TOKEN', 'This connection was begun too long ago, or by somebody else. Begin again.');
  }
  return state.shop;
}
