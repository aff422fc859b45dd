import { useEffect, useMemo } from 'preact/hooks';
import type { Chat } from '#chat/Chat.ts';
import { isLocal } from '#chat/chatState.ts';
import { threadRows } from '#conversation/threadRows.ts';
import { Banners } from './Banners.tsx';
import { Button } from './Button.tsx';
import { Composer } from './Composer.tsx';
import { Header } from './Header.tsx';
import { MessagePage, UnavailablePage } from './MessagePage.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { Thread } from './Thread.tsx';
import { Typists } from './Typists.tsx';
import { useStore } from './useStore.ts';
import { Welcome } from './Welcome.tsx';

/** The chat, in whichever state it is. */
export function ChatPage({ chat }: { chat: Chat }) {
  const state = useStore(chat.store);
  const { assistant, thread, histories, outbox, missed } = state;
  const history = histories[thread];
  const isWhole = isLocal(thread) || history?.hasOlder === false;
  const rows = useMemo(
    () =>
      threadRows({
        messages: history?.messages ?? [],
        outbox: outbox.filter((message) => message.thread === thread),
        greeter: isWhole ? assistant : null,
      }),
    [history?.messages, outbox, thread, isWhole, assistant],
  );

  useEffect(() => {
    if (assistant) document.title = `${missed > 0 ? `(${missed}) ` : ''}${assistant.title} · ${assistant.clientName}`;
  }, [assistant, missed]);

  if (state.phase === 'unavailable') return <UnavailablePage />;
  if (state.phase === 'unreachable') {
    return (
      <MessagePage heading="This chat cannot open yet">
        <p className="text-pretty text-ink-muted">
          {state.problem} It tries again by itself, and what you wrote before is kept.
        </p>
        <Button onClick={chat.tryNow}>Retry</Button>
      </MessagePage>
    );
  }
  if (!assistant) return <OpeningPage />;

  return (
    <main className="flex h-full flex-col">
      <Header
        assistant={assistant}
        conversations={state.conversations}
        current={thread}
        onSwitch={chat.switchTo}
        onStartNew={chat.startNew}
      />
      {rows.length === 0 && isLocal(thread) ? (
        <Welcome {...assistant} />
      ) : (
        <Thread
          key={state.view}
          isLoading={!history && !isLocal(thread)}
          rows={rows}
          assistant={assistant}
          hasOlder={history?.hasOlder ?? false}
          isLoadingOlder={state.isLoadingOlder}
          isResolved={history?.status === 'Resolved'}
          onLoadOlder={chat.loadOlder}
          onRetry={chat.retry}
          onDiscard={chat.discard}
          onStartNew={chat.startNew}
        />
      )}
      <Banners state={state} onTryNow={chat.tryNow} onDismissNotice={chat.dismissNotice} />
      <Typists typists={state.typists} />
      <Composer
        title={assistant.title}
        draft={chat.draft()}
        view={state.view}
        onTyped={chat.typed}
        onWrite={chat.write}
      />
      <p className="pb-2 text-center text-xs text-ink-faint">Chat by Parley</p>
    </main>
  );
}
