import { Suspense, useEffect } from 'react';
import { Inbox, MessageCircle } from 'lucide-react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import EmptyInboxQueryNode, { type EmptyInboxQuery } from '#generated/EmptyInboxQuery';
import { chatAddress } from '#dashboard/openChatPopup.ts';
import { Quiet } from '#dashboard/Quiet.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Nobody has written yet: how to make somebody write. Only an empty list asks for the assistant to try. */
export function EmptyInbox() {
  const [queryRef, load] = useQueryLoader<EmptyInboxQuery>(EmptyInboxQueryNode);
  useEffect(() => load({}), [load]);

  return (
    <div data-empty-inbox className="flex flex-1">
      <EmptyState
        icon={Inbox}
        title="No conversations yet"
        action={
          queryRef && (
            <Quiet>
              <Suspense fallback={null}>
                <ChatLink queryRef={queryRef} />
              </Suspense>
            </Quiet>
          )
        }
      >
        They appear here the moment a visitor writes. Open the chat as a visitor would and send the first one.
      </EmptyState>
    </div>
  );
}

function ChatLink({ queryRef }: { queryRef: PreloadedQuery<EmptyInboxQuery> }) {
  const { currentUser, assistants } = usePreloadedQuery<EmptyInboxQuery>(
    graphql`
      query EmptyInboxQuery {
        currentUser {
          client {
            id
          }
        }
        assistants {
          id
          title
        }
      }
    `,
    queryRef,
  );
  const clientId = currentUser?.client?.id;
  const assistant = assistants[0];
  if (!clientId || !assistant) return null;

  return (
    <a
      href={chatAddress(clientId, assistant.id)}
      target="_blank"
      rel="noopener"
      className="edge-button inline-flex h-8 items-center gap-1.5 rounded-control bg-surface px-3 text-dense font-medium transition-colors hover:bg-well max-md:h-10 dark:bg-raised"
    >
      <MessageCircle aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
      Write to {assistant.title}
    </a>
  );
}
