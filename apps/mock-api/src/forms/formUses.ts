import type { Prisma } from '@parley/db';
import type { FormUse } from '#__generated__/resolvers.ts';

type Tx = Pick<Prisma.TransactionClient, 'assistant' | 'version'>;
type Use = FormUse;

/** The published flows that have a step with this form. */
export async function flowsUsing(_tx: Tx, _clientId: string, _formTemplateId: string): Promise<readonly Use[]> {
  return [];
}

/** Where visitors meet a form. */
export async function usesOf(tx: Tx, clientId: string, formTemplateId: string): Promise<readonly Use[]> {
  return flowsUsing(tx, clientId, formTemplateId);
}

/** `Returns`, `Returns and Repairs`, `Returns, Repairs and Fitting` */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((name) => `“${name}”`));
