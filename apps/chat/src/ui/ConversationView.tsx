import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ChatAssistant, Message } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import { isLocal, standing, type ChatState } from '#chat/chatState.ts';
import { personAnswering } from '#conversation/personAnswering.ts';
import { threadRows } from '#conversation/threadRows.ts';
import { ofThread } from '#conversation/uploads.ts';
import { BlockedPanel } from './BlockedPanel.tsx';
import { Composer } from './Composer.tsx';
import { DropArea } from './DropArea.tsx';
import { Header } from './Header.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PersonBar } from './PersonBar.tsx';
import { Thread } from './Thread.tsx';
import { ThreadEnd } from './ThreadEnd.tsx';
import { Typists } from './Typists.tsx';
import { usePacedRows } from './usePacedRows.ts';
import { Welcome } from './Welcome.tsx';
import type { Words } from './words.ts';

type ConversationViewProps = {
  chat: Chat;
  state: ChatState;
  assistant: ChatAssistant;
  words: Words;
  /** The visitor's other conversations. */
  menu: ComponentChildren;
  banners: ComponentChildren;
  foot: ComponentChildren;
  onClose: (() => void) | null;
};

/** Whether the visitor asked for the person who is to come; else the assistant handed over by itself. */
const isAskedFor = (messages: readonly Message[]) =>
  messages.findLast(({ event }) => event?.type === 'HandoffRequested' || event?.type === 'HandedOver')?.event?.type !==
  'HandedOver';

/** A conversation, or one that has not begun. */
export function ConversationView({
  chat,
  state,
  assistant,
  words,
  menu,
  banners,
  foot,
  onClose,
}: ConversationViewProps) {
  const { thread, histories, outbox } = state;
  const { appearance, homePage, gpt } = assistant.config;
  const history = histories[thread];
  const current = standing(state);
  const person = personAnswering(current, history?.messages ?? []);
  const isPersonDue = current ? current.handoffRequestedAt !== null : state.wantsPerson;
  const isWhole = isLocal(thread) || history?.hasOlder === false;
  const greeting = words.of(homePage.greeting);
  const rows = useMemo(
    () =>
      threadRows({
        messages: history?.messages ?? [],
        outbox: outbox.filter((message) => message.thread === thread),
        greeter: isWhole ? { title: assistant.title, greeting } : null,
        readAt: current?.agentReadAt,
      }),
    [history?.messages, outbox, thread, isWhole, assistant.title, greeting, current?.agentReadAt],
  );
  const paced = usePacedRows(rows, state.view);
  const isEmpty = rows.length === 0 && isLocal(thread);
  const mayChoose = gpt.offersPerson && homePage.start !== 'Chat' && !state.isBlocked;

  async function requestPerson() {
    const problem = await chat.requestPerson();
    if (problem) chat.notice(problem);
  }

  return (
    <DropArea label={assistant.title} onDrop={chat.uploads.attach}>
      <Header assistant={assistant} words={words} person={person} onBack={chat.goHome} onClose={onClose}>
        {menu}
        {current ? (
          <MoreMenu
            conversation={current}
            words={words}
            email={state.email}
            isBlocked={state.isBlocked}
            offersPerson={gpt.offersPerson}
            onLeave={onClose}
            handover={chat.handover}
            sound={appearance.playsSound ? chat.sound : null}
            actions={chat}
            onChooseLanguage={chat.chooseLanguage}
            onRequestPerson={() => void requestPerson()}
            onNotice={chat.notice}
          />
        ) : (
          <LanguageMenu words={words} onChoose={chat.chooseLanguage} />
        )}
      </Header>
      {isEmpty ? (
        <Welcome
          assistant={assistant}
          words={words}
          wantsPerson={state.wantsPerson}
          isBlocked={state.isBlocked}
          onWantPerson={mayChoose ? chat.wantPerson : null}
          onStartFlow={chat.startFlow}
        />
      ) : (
        <Thread
          key={state.view}
          isLoading={!history && !isLocal(thread) && state.phase !== 'unreachable'}
          rows={paced.rows}
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
          stream={state.stream}
          forms={chat.forms}
          bookings={chat.bookings}
          answers={{
            onRateAnswer: chat.rateAnswer,
            onAsk: chat.write,
            onProduct: chat.actOnProduct,
            onRequestPerson:
              gpt.offersPerson && current?.handledBy !== 'Agent' && !state.isBlocked
                ? () => void requestPerson()
                : null,
          }}
          onPress={current?.handledBy === 'Agent' || state.isBlocked || paced.isWriting ? null : chat.press}
          isOnline={state.isOnline}
          onLoadOlder={chat.loadOlder}
          onRetry={chat.retry}
          onDiscard={chat.discard}
          onEdit={chat.edit}
        />
      )}
      {banners}
      {current && !state.isBlocked && (
        <PersonBar
          assistant={assistant}
          conversation={current}
          isAsked={isAskedFor(history?.messages ?? [])}
          onRequest={() => void requestPerson()}
        />
      )}
      <Typists typists={paced.isWriting ? [assistant.title] : typistsBeside(state, assistant.title)} />
      {state.isBlocked ? (
        <BlockedPanel />
      ) : (
        <Composer
          to={person?.name ?? (isPersonDue ? assistant.clientName : assistant.title)}
          customEmojis={assistant.customEmojis}
          draft={chat.draft()}
          source={`${state.view}.${state.draftChanges}`}
          // Whoever asks for an empty box wants to write.
          takesFocus={isEmpty && state.view > 0}
          onTyped={chat.typed}
          onWrite={chat.write}
          uploads={ofThread(state.uploads, thread)}
          onAttach={chat.uploads.attach}
          onRetryUpload={chat.uploads.retry}
          onRemoveUpload={chat.uploads.remove}
        />
      )}
      {foot}
    </DropArea>
  );
}

/** The answer of the assistant is seen to grow. */
const typistsBeside = ({ stream, typists }: ChatState, title: string) =>
  stream ? typists.filter((name) => name !== title) : typists;
