import { Badge } from '#ui/Badge.tsx';
import type { FormRow } from './formRow.ts';

type FormStatusProps = Pick<FormRow, 'status' | 'closedBecause'> & { draft: { readonly hasChanges: boolean } };

/** Whether a form takes answers, and if not, why. */
export function FormStatus({ status, draft, closedBecause }: FormStatusProps) {
  if (status === 'Archived') return <Badge>Archived</Badge>;
  if (status === 'Draft') return <Badge>Draft</Badge>;
  if (closedBecause === 'Closed') return <Badge tone="caution">Closed</Badge>;
  if (closedBecause === 'Full') return <Badge tone="caution">Full</Badge>;
  return draft.hasChanges ? <Badge>Unpublished changes</Badge> : <Badge tone="live">Live</Badge>;
}
