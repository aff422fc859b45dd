import { Archive } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { count } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';
import { kindTitle } from './assistantKind.ts';
import { type AssistantRow } from './assistantRow.ts';
import { hostOf } from './hostOf.ts';

type AssistantStateProps = { assistant: AssistantRow };

/** Whether an assistant answers, and where it was last seen; on phones also what stands in columns of its own elsewhere. */
export function AssistantState({ assistant }: AssistantStateProps) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-x-2 gap-y-1 max-md:flex-wrap max-md:pt-1.5">
      <span className="flex-none">
        <State assistant={assistant} />
      </span>
      <span className="flex-none md:hidden">
        {kindTitle(assistant.type)}, {count(assistant.conversationsToday)} today
      </span>
      <span className="min-w-0 truncate text-xs text-ink-faint group-data-hovered/row:text-ink-muted max-md:basis-full">
        <Seen assistant={assistant} />
      </span>
    </span>
  );
}

function State({ assistant: { isEnabled, archivedAt } }: AssistantStateProps) {
  if (archivedAt) return <Badge icon={Archive}>Archived</Badge>;
  return isEnabled ? <Badge tone="live">Live</Badge> : <Badge>Disabled</Badge>;
}

function Seen({ assistant: { archivedAt, lastPingAt, lastPingUrl } }: AssistantStateProps) {
  if (archivedAt) return <Time instant={archivedAt} format="en" />;
  if (!lastPingAt) return 'Not seen on a site yet';
  return (
    <>
      Last seen <Time instant={lastPingAt} format="en" />
      {lastPingUrl && <span title={lastPingUrl}> on {hostOf(lastPingUrl)}</span>}
    </>
  );
}
