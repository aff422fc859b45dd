import { graphql, useFragment } from 'react-relay/hooks';
import { type AuditRow_entry$key } from '#generated/AuditRow_entry';
import { Time } from '#ui/Time.tsx';
import { fieldTitle } from './fieldTitle.ts';
import { WhoDidWhat } from './WhoDidWhat.tsx';

/** One entry: who did what, when and from where, and what is different since. */
export function AuditRow({ entry }: { entry: AuditRow_entry$key }) {
  const { actorIp, createdAt, changes, ...said } = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        actorIp
        createdAt
        changes {
          field
          before
          after
        }
        ...WhoDidWhat_entry
      }
    `,
    entry,
  );
  return (
    <li className="flex min-h-11 gap-4 px-4 py-2.5 max-md:flex-col max-md:gap-1">
      <div className="min-w-0 flex-1">
        <WhoDidWhat entry={said} />
        {changes.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-xs text-ink-muted wrap-anywhere">
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                {fieldTitle(field)}: <Value text={before} /> <span aria-hidden>→</span>
                <span className="sr-only"> is now </span> <Value text={after} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="flex flex-none items-baseline gap-3 text-xs text-ink-faint">
        {actorIp && <span className="tabular-nums">{actorIp}</span>}
        <Time instant={createdAt} format="en" isFocusable className="min-w-20 md:text-right" />
      </span>
    </li>
  );
}

const Value = ({ text }: { text: string | null | undefined }) =>
  text ? <span className="text-ink">{text}</span> : <span>nothing</span>;
