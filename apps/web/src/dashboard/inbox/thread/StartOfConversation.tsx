import { CornerDownRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type StartOfConversation_conversation$key } from '#generated/StartOfConversation_conversation';

/** Where the visitor came from, above the first message. */
export function StartOfConversation(props: { conversation: StartOfConversation_conversation$key }) {
  const { startPageUrl } = useFragment(
    graphql`
      fragment StartOfConversation_conversation on Conversation {
        startPageUrl
      }
    `,
    props.conversation,
  );
  if (!startPageUrl || !URL.canParse(startPageUrl)) return null;
  const { host, pathname } = new URL(startPageUrl);

  return (
    <p className="flex items-center justify-center gap-2 text-center text-xs text-ink-faint">
      <CornerDownRight aria-hidden className="size-[13px] flex-none" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere" title={startPageUrl}>
        Came from {host}
        {pathname === '/' ? '' : pathname}
      </span>
    </p>
  );
}
