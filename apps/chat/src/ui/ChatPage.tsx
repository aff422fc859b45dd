import { useEffect, useMemo } from 'preact/hooks';
import type { Chat } from '#chat/Chat.ts';
import { isLocal, standing, unreadElsewhere } from '#chat/chatState.ts';
import { personAnswering } from '#conversation/personAnswering.ts';
import { threadRows } from '#conversation/threadRows.ts';
import { ofThread } from '#conversation/uploads.ts';
import { Banners } from './Banners.tsx';
import { BlockedPanel } from './BlockedPanel.tsx';
import { Button } from './Button.tsx';
import { Composer } from './Composer.tsx';
import { DropArea } from './DropArea.tsx';
import { Header } from './Header.tsx';
import { MessagePage, UnavailablePage } from './MessagePage.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { PersonBar } from './PersonBar.tsx';
import { Thread } from './Thread.tsx';
import { ThreadEnd } from './ThreadEnd.tsx';
import { Typists } from './Typists.tsx';
import { useBand } from './useBand.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useStore } from './useStore.ts';
import { Welcome } from './Welcome.tsx';

/** The chat, in whichever state it is. */
export function ChatPage({ chat }: { chat: Chat }) {
  const state = useStore(chat.store);
  const { assistant, thread, histories, outbox, missed } = state;
  const history = histories[thread];
  const current = standing(state);
  const person = personAnswering(current, history?.messages ?? []);
  const isPersonDue = current ? current.handoffRequestedAt !== null : state.wantsPerson;
  const unseen = missed + unreadElsewhere(state);
  const isWhole = isLocal(thread) || history?.hasOlder === false;
  const rows = useMemo(
    () =>
      threadRows({
        messages: history?.messages ?? [],
        outbox: outbox.filter((message) => message.thread === thread),
        greeter: isWhole ? assistant : null,
        readAt: current?.agentReadAt,
      }),
    [history?.messages, outbox, thread, isWhole, assistant, current?.agentReadAt],
  );

  useEffect(() => {
    if (assistant) document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${assistant.title} · ${assistant.clientName}`;
  }, [assistant, unseen]);

  useBand(assistant?.colour ?? null);
  useFocusKept();

  async function requestPerson() {
    const problem = await chat.requestPerson();
    if (problem) chat.notice(problem);
  }

  if (state.phase === 'unavailable') return <UnavailablePage />;
  if (state.phase === 'unreachable' && !assistant) {
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
    <DropArea onDrop={chat.uploads.attach}>
      <Header
        assistant={assistant}
        conversations={state.conversations}
        current={thread}
        onSwitch={chat.switchTo}
        onStartNew={chat.startNew}
        person={person}
        more={
          current && (
            <MoreMenu
              conversation={current}
              email={state.email}
              isBlocked={state.isBlocked}
              actions={chat}
              onRequestPerson={() => void requestPerson()}
              onNotice={chat.notice}
            />
          )
        }
      />
      {rows.length === 0 && isLocal(thread) ? (
        <Welcome
          assistant={assistant}
          wantsPerson={state.wantsPerson}
          onWantPerson={state.isBlocked ? null : chat.wantPerson}
        />
      ) : (
        <Thread
          key={state.view}
          isLoading={!history && !isLocal(thread) && state.phase !== 'unreachable'}
          rows={rows}
          assistant={assistant}
          hasOlder={history?.hasOlder ?? false}
          isLoadingOlder={state.isLoadingOlder}
          end={
            current && (
              <ThreadEnd
                conversation={current}
                isBlocked={state.isBlocked}
                onRate={chat.rate}
                onStartNew={chat.startNew}
              />
            )
          }
          isOnline={state.isOnline}
          onLoadOlder={chat.loadOlder}
          onRetry={chat.retry}
          onDiscard={chat.discard}
          onEdit={chat.edit}
        />
      )}
      <Banners state={state} onTryNow={chat.tryNow} onDismissNotice={chat.dismissNotice} />
      {current && !state.isBlocked && (
        <PersonBar assistant={assistant} conversation={current} onRequest={() => void requestPerson()} />
      )}
      <Typists typists={state.typists} />
      {state.isBlocked ? (
        <BlockedPanel />
      ) : (
        <Composer
          to={person?.name ?? (isPersonDue ? assistant.clientName : assistant.title)}
          customEmojis={assistant.customEmojis}
          draft={chat.draft()}
          source={`${state.view}.${state.draftChanges}`}
          onTyped={chat.typed}
          onWrite={chat.write}
          uploads={ofThread(state.uploads, thread)}
          onAttach={chat.uploads.attach}
          onRetryUpload={chat.uploads.retry}
          onRemoveUpload={chat.uploads.remove}
        />
      )}
      <p className="pb-2 text-center text-xs text-ink-faint">Chat by Parley</p>
    </DropArea>
  );
}
