import { ChartLine, Code } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoFigures_query$key } from '#generated/NoFigures_query';
import { variantOf } from '#dashboard/assistants/assistantKind.ts';
import { ChatLink } from '#dashboard/frame/ChatLink.tsx';
import { ScreenLink } from '#dashboard/frame/ScreenLink.tsx';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

type NoFiguresProps = {
  query: NoFigures_query$key;
  /** Where days or filters were chosen, which may be why there is nothing. */
  onClear: (() => void) | undefined;
};

/** Nobody wrote in these days, or nobody ever has. */
export function NoFigures({ query, onClear }: NoFiguresProps) {
  const { assistants, conversationCounts } = useFragment(
    graphql`
      fragment NoFigures_query on Query {
        conversationCounts {
          all
        }
        assistants {
          id
          type
          title
          lastPingAt
        }
      }
    `,
    query,
  );
  const clientId = useCurrentUser()?.client?.id;
  const mayInstall = usePermission('UPDATE_ASSISTANTS');
  if (conversationCounts.all > 0) {
    return (
      <EmptyState
        icon={ChartLine}
        title="No conversations in these days"
        action={onClear && <Button onClick={onClear}>Show the last 30 days</Button>}
      >
        Figures appear as soon as visitors write.
      </EmptyState>
    );
  }
  const isInstalled = assistants.some(({ lastPingAt }) => lastPingAt);
  const [assistant] = assistants;
  const only = assistants.length === 1 ? assistant : undefined;
  return (
    <EmptyState
      icon={ChartLine}
      title="No conversations yet"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {mayInstall && !isInstalled && (
            <ScreenLink
              icon={Code}
              to={only ? paths.assistantTab(variantOf(only.type), only.id, 'installation') : paths.assistants}
            >
              Put {only?.title ?? 'an assistant'} on your site
            </ScreenLink>
          )}
          {clientId && assistant && <ChatLink clientId={clientId} assistant={assistant} />}
        </div>
      }
    >
      Once visitors write, this shows how many did and when, what was answered without a person, how fast people
      replied, and how visitors rated it.
    </EmptyState>
  );
}
