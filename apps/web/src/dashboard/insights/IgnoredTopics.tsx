import { EyeOff, Layers } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { IgnoredTopics_insights$key } from '#generated/IgnoredTopics_insights';
import { usePermission } from '#session/usePermission.ts';
import { count } from '#ui/format.ts';
import { Menu } from '#ui/Menu.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { useTopicChanges } from './topic/useTopicChanges.ts';

type IgnoredTopicsProps = { insights: IgnoredTopics_insights$key; unsorted: number };

/** What the list of topics does not hold: conversations like no others, and topics out of sight, which can be taken back. */
export function IgnoredTopics({ unsorted, ...props }: IgnoredTopicsProps) {
  const { ignored } = useFragment(
    graphql`
      fragment IgnoredTopics_insights on Insights {
        ignored {
          id
          name
        }
      }
    `,
    props.insights,
  );
  const mayChange = usePermission('MANAGE_CONVERSATIONS');
  const { restore } = useTopicChanges();
  const row = 'flex min-h-8 w-full items-center gap-2 rounded-control px-2 text-left text-dense text-ink-muted';
  return (
    <div className="mt-3 grid gap-px border-t border-line pt-2">
      <Tooltip label="Conversations that are like no others yet, or in a language that is not known.">
        <button type="button" className={row}>
          <Layers aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
          <span className="flex-1">Not sorted yet</span>
          <span className="text-xs tabular-nums">{count(unsorted)}</span>
        </button>
      </Tooltip>
      {ignored.length > 0 && (
        <Menu
          label="Ignored topics"
          placement="top start"
          groups={[
            {
              id: 'ignored',
              label: mayChange ? 'Show again' : 'Ignored',
              entries: ignored.map(({ id, name }) => ({
                id,
                label: name,
                isDisabled: !mayChange,
                onAction: () => void restore({ id, name }),
              })),
            },
          ]}
          renderTrigger={(trigger) => (
            <button type="button" {...trigger} className={`${row} hover:bg-hover hover:text-ink`}>
              <EyeOff aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
              <span className="flex-1">Ignored topics</span>
              <span className="text-xs tabular-nums">{count(ignored.length)}</span>
            </button>
          )}
        />
      )}
    </div>
  );
}
