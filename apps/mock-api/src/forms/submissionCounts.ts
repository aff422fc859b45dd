import DataLoader from 'dataloader';
import type { FormSubmissionCounts } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';

type Row = {
  formTemplateId: string;
  state: 'Sent' | 'Partial' | 'Complete';
  status: 'New' | 'Seen' | 'Spam';
  isStarred: boolean;
  _count: number;
};

const loaders = new WeakMap<Context, DataLoader<string, FormSubmissionCounts>>();

/** How many submissions a form has; those of a whole page of forms are counted by one statement. */
export function submissionCounts(ctx: Context, formTemplateId: string): Promise<FormSubmissionCounts> {
  const loader = loaders.get(ctx) ?? new DataLoader((ids) => load(ctx, ids), { cache: false });
  loaders.set(ctx, loader);
  return loader.load(formTemplateId);
}

async function load({ db }: Context, ids: readonly string[]): Promise<FormSubmissionCounts[]> {
  const rows = await db.formSubmission.groupBy({
    by: ['formTemplateId', 'state', 'status', 'isStarred'],
    where: { formTemplateId: { in: [...ids] } },
    _count: true,
  });
  return ids.map((id) => countsOf(rows.filter((row) => row.formTemplateId === id)));
}

function countsOf(rows: readonly Row[]): FormSubmissionCounts {
  const sum = (test: (row: Row) => boolean) => rows.filter(test).reduce((total, { _count }) => total + _count, 0);
  const isListed = ({ state, status }: Row) => state !== 'Sent' && status !== 'Spam';
  return {
    all: sum(isListed),
    unread: sum((row) => isListed(row) && row.state === 'Complete' && row.status === 'New'),
    partial: sum((row) => isListed(row) && row.state === 'Partial'),
    starred: sum((row) => isListed(row) && row.isStarred),
    spam: sum((row) => row.state !== 'Sent' && row.status === 'Spam'),
    shown: sum(() => true),
  };
}
