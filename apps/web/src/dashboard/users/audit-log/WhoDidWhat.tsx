import { graphql, useFragment } from 'react-relay/hooks';
import { type WhoDidWhat_entry$key } from '#generated/WhoDidWhat_entry';
import { whatWasDone } from './whatWasDone.ts';

/** What stands for whoever was not signed in. */
const NOBODY = 'Somebody';

/** One entry of the audit log in a sentence. */
export function WhoDidWhat({ entry }: { entry: WhoDidWhat_entry$key }) {
  const { actorName, ...act } = useFragment(
    graphql`
      fragment WhoDidWhat_entry on AuditEntry {
        action
        actorName
        targetName
        detail
      }
    `,
    entry,
  );
  return (
    <span className="min-w-0 text-pretty wrap-anywhere">
      <span className="font-medium">{actorName ?? NOBODY}</span>{' '}
      <span className="text-ink-muted">{whatWasDone(act)}</span>
    </span>
  );
}
