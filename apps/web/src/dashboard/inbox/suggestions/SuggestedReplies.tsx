import { useState } from 'react';
import { WandSparkles, X } from 'lucide-react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type SuggestedReplies_conversation$key } from '#generated/SuggestedReplies_conversation';
import { type SuggestedRepliesQuery, type SuggestedRepliesQuery$data } from '#generated/SuggestedRepliesQuery';
import { AnswerSources } from '#dashboard/inbox/answers/AnswerSources.tsx';
import { useComposerHandle } from '#dashboard/inbox/composer/composerHandle.ts';
import { inboxShortcuts } from '#dashboard/inbox/inboxShortcuts.ts';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { useShortcut } from '#dashboard/shortcuts/useShortcuts.ts';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Kbd } from '#ui/Kbd.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Button } from '#ui/Button.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';
import { useSettleSuggestedReply } from './useSettleSuggestedReply.ts';

/** What may be replied to a visitor who waits for people, above the composer; nothing where nothing is known. */
export function SuggestedReplies(props: { conversation: SuggestedReplies_conversation$key }) {
  const { id, status, handledBy, lastMessageAuthor, lastActivityAt } = useFragment(
    graphql`
      fragment SuggestedReplies_conversation on Conversation {
        id
        status
        handledBy
        lastMessageAuthor
        lastActivityAt
      }
    `,
    props.conversation,
  );
  const isWaiting = handledBy === 'Agent' && lastMessageAuthor === 'Visitor' && status !== 'Resolved';
  if (!isWaiting) return null;
  return (
    <QueryBoundary isOptional fallback={null} resetKey={lastActivityAt}>
      {() => <Suggestions key={lastActivityAt} conversationId={id} askedAt={lastActivityAt} />}
    </QueryBoundary>
  );
}

type SuggestionsProps = { conversationId: string; askedAt: string };

/** Asked anew for each message of the visitor. */
function Suggestions({ conversationId, askedAt }: SuggestionsProps) {
  const { suggestedReplies } = useLazyLoadQuery<SuggestedRepliesQuery>(
    graphql`
      query SuggestedRepliesQuery($conversationId: ID!) {
        suggestedReplies(conversationId: $conversationId) {
          questionId
          kind
          body
          authorName
          saidAt
          conversationId
          citations {
            number
            title
            heading
            quote
            page
            url
            articleId
          }
        }
      }
    `,
    { conversationId },
    { fetchPolicy: 'network-only', fetchKey: askedAt },
  );
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(0);
  const composer = useComposerHandle();
  const mayReply = usePermission('MANAGE_CONVERSATIONS');
  const settle = useSettleSuggestedReply();
  const left = suggestedReplies.filter(({ kind }) => !settled.includes(kind));
  const suggestion = left[shown % Math.max(1, left.length)];

  function end(isTaken: boolean) {
    if (!suggestion) return;
    const { questionId, kind, body } = suggestion;
    if (isTaken) composer.current?.write(body);
    // Of what is taken there need be no second.
    setSettled(isTaken ? suggestedReplies.map((one) => one.kind) : [...settled, kind]);
    settle({ questionId, kind, isTaken });
  }
  useShortcut(inboxShortcuts.suggestion, () => end(true), { isOn: mayReply && suggestion !== undefined });

  if (!suggestion) return null;
  return (
    <Suggestion
      suggestion={suggestion}
      isReadOnly={!mayReply}
      onTake={() => end(true)}
      onDismiss={() => end(false)}
      onOther={left.length > 1 ? () => setShown(shown + 1) : null}
    />
  );
}

type SuggestionProps = {
  suggestion: SuggestedRepliesQuery$data['suggestedReplies'][number];
  /** It stays where it is when the right to reply goes: what one reads does not move. */
  isReadOnly: boolean;
  onTake: () => void;
  onDismiss: () => void;
  /** Null where there is no other. */
  onOther: (() => void) | null;
};

function Suggestion({ suggestion, isReadOnly, onTake, onDismiss, onOther }: SuggestionProps) {
  const { body, citations } = suggestion;
  const keys = useKeysText(inboxShortcuts.suggestion);
  return (
    <section
      aria-label="Suggested reply"
      className="mx-auto mb-1.5 w-[calc(100%-24px)] max-w-[784px] flex-none rounded-card border border-line bg-well text-dense max-md:w-[calc(100%-16px)]"
    >
      <header className="flex min-h-9 items-center gap-2 pr-1 pl-3 text-ink-muted">
        <WandSparkles aria-hidden className="size-3.5 flex-none text-brand" strokeWidth={1.75} />
        <h3 className="min-w-0 flex-1 truncate">
          <span className="font-medium text-ink">Suggested reply</span> <Origin suggestion={suggestion} />
        </h3>
        {onOther && <TextButton onClick={onOther}>Another</TextButton>}
        <IconButton icon={X} label="Dismiss the suggestion" disabled={isReadOnly} onClick={onDismiss} />
      </header>
      <p
        dir="auto"
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-24 overflow-y-auto px-3 wrap-anywhere whitespace-pre-wrap -outline-offset-2"
      >
        {body}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 p-2 pl-3">
        {citations.length > 0 && <AnswerSources sources={citations} isInLine />}
        <span className="ml-auto">
          <Button size="sm" disabled={isReadOnly} onClick={onTake}>
            Use it
            {keys && <Kbd className="max-md:hidden">{keys}</Kbd>}
          </Button>
        </span>
      </div>
    </section>
  );
}

function Origin({ suggestion: { kind, authorName, saidAt, conversationId } }: Pick<SuggestionProps, 'suggestion'>) {
  if (kind === 'Knowledge' || !authorName || !saidAt) return 'from your content';
  return (
    <>
      as {authorName} answered the like,{' '}
      {conversationId ? (
        <Link to={paths.conversation(conversationId)} className="link">
          <Time instant={saidAt} />
        </Link>
      ) : (
        <Time instant={saidAt} />
      )}
    </>
  );
}
