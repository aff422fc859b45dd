import type { Deps } from '#context.ts';
import { managersOf } from '../managers.ts';

/** Where a mail about the bill goes: to where invoices are sent, and to those who can do something about it; each once. */
export async function recipientsOf(deps: Pick<Deps, 'db'>, clientId: string, billingEmail: string): Promise<string[]> {
  const managers = await managersOf(deps, clientId);
  return [...new Set([billingEmail, ...managers.map(({ email }) => email)])].filter(Boolean);
}
