import { useState } from 'react';
import { FormNotice } from '#ui/form/FormNotice.tsx';

type ChangedMeanwhileProps = { isDirty: boolean; revision: number; by: string };

/** Says to who is writing that somebody else has saved: what they have not touched shows what is saved now. */
export function ChangedMeanwhile({ isDirty, revision, by }: ChangedMeanwhileProps) {
  const [begun, setBegun] = useState(revision);
  // Whoever has no changes of their own has seen all there is.
  if (!isDirty && begun !== revision) setBegun(revision);
  if (!isDirty || begun === revision) return null;
  return (
    <FormNotice tone="neutral">
      {by} has changed this FAQ while you were writing. What you have not touched shows it already; what you have, stays
      as you wrote it.
    </FormNotice>
  );
}
