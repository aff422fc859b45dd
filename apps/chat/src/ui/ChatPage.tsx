import { useEffect, useMemo } from 'preact/hooks';
import type { Chat } from '#chat/Chat.ts';
import { isHomeAlone, standing, unreadElsewhere } from '#chat/chatState.ts';
import { HomePage } from '#home/HomePage.tsx';
import { t } from '#language/t.ts';
import { useOwnWords } from '#language/useOwnWords.ts';
import { Banners } from './Banners.tsx';
import { Button } from './Button.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { ConversationView } from './ConversationView.tsx';
import { Header } from './Header.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { latePart } from './latePart.tsx';
import { MessagePage, UnavailablePage } from './MessagePage.tsx';
import { MessageText } from './MessageText.tsx';
import { OpeningPage } from './OpeningPage.tsx';
import { useAppearance } from './useAppearance.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useStore } from './useStore.ts';
import { wordsFor } from './words.ts';

const ArticleReader = latePart(async () => (await import('#home/ArticleReader.tsx')).ArticleReader);

type ChatPageProps = {
  chat: Chat;
  /** Closes the window that the chat is in; null where it is a page of its own. */
  onClose: (() => void) | null;
};

/** The chat, in whichever state it is. */
export function ChatPage({ chat, onClose }: ChatPageProps) {
  const state = useStore(chat.store);
  const { assistant, missed, thread } = state;
  const unseen = missed + unreadElsewhere(state);
  const languages = assistant?.config.languages;
  const wanted = state.languages;
  const words = useMemo(() => languages && wordsFor(languages, wanted), [languages, wanted]);

  // Before the company's language is known there is no chat, and what went wrong is said in the visitor's.
  const isLost = state.phase === 'unavailable' || state.phase === 'unreachable';
  const isSpoken = useOwnWords(words?.lang ?? (isLost ? wanted[0] : undefined));

  useEffect(() => {
    if (assistant) document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${assistant.title} · ${assistant.clientName}`;
  }, [assistant, unseen]);

  useAppearance(assistant?.config.appearance ?? null, state.theme);
  useFocusKept();

  if (state.phase === 'unavailable') return <UnavailablePage onClose={onClose} />;
  if (state.phase === 'unreachable' && !assistant) {
    return (
      <MessagePage heading={t('This chat cannot open yet')} onClose={onClose}>
        <p className="text-pretty text-ink-muted">
          {state.problem && t(state.problem)} {t('It tries again by itself, and what you wrote before is kept.')}
        </p>
        <Button onClick={chat.tryNow}>{t('Retry')}</Button>
      </MessagePage>
    );
  }
  if (!assistant || !words || !isSpoken) return <OpeningPage onClose={onClose} />;

  const { homePage, appearance } = assistant.config;
  const listsConversations = homePage.blocks.some(({ type }) => type === 'Conversations');
  const menu = state.conversations.length > 0 && (
    <ConversationMenu
      conversations={state.conversations}
      current={thread}
      onSwitch={chat.switchTo}
      onStartNew={isHomeAlone(assistant) ? null : chat.startNew}
    />
  );
  const banners = <Banners state={state} onTryNow={chat.tryNow} onDismissNotice={chat.dismissNotice} />;
  const notice = words.of(appearance.privacyNotice);
  const foot = (
    <div className="chat-foot gutter-box text-center text-xs text-ink-faint *:pb-2">
      {notice && (state.isHome || !standing(state)) && (
        <div lang={words.lang}>
          <MessageText text={notice} isMarkdown />
        </div>
      )}
      {appearance.showsBranding && <p>{t('Chat by Parley')}</p>}
    </div>
  );

  const reader = state.article && <ArticleReader key={state.article.id} {...state.article} articles={chat.articles} />;

  if (state.isHome) {
    return (
      <main aria-label={assistant.title} className="relative flex h-full flex-col">
        <Header assistant={assistant} words={words} person={null} onBack={null} onClose={onClose}>
          {!listsConversations && menu}
          <LanguageMenu words={words} onChoose={chat.chooseLanguage} />
        </Header>
        <HomePage chat={chat} state={state} assistant={assistant} words={words} />
        {banners}
        <div className="pt-2">{foot}</div>
        {reader}
      </main>
    );
  }
  return (
    <>
      <ConversationView
        chat={chat}
        state={state}
        assistant={assistant}
        words={words}
        menu={menu}
        banners={banners}
        foot={foot}
        onClose={onClose}
      />
      {reader}
    </>
  );
}
