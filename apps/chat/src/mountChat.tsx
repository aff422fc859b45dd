import { render } from 'preact';
import { httpChatApi } from '#api/httpChatApi.ts';
import { lateSocket } from '#api/lateSocket.ts';
import { postGraphql } from '#api/postGraphql.ts';
import type { Chat } from '#chat/Chat.ts';
import { createChat } from '#chat/createChat.ts';
import type { ChatConfig } from '#config.ts';
import { showInFrame } from '#frame/showInFrame.ts';
import { t } from '#language/t.ts';
import { browserPage, type BrowserPage } from '#session/BrowserPage.ts';
import { chatMemory } from '#session/chatMemory.ts';
import { type ChatLink, readChatLink } from '#session/readChatLink.ts';
import { tolerantStorage } from '#session/tolerantStorage.ts';
import { ChatPage } from '#ui/ChatPage.tsx';
import { Frame } from '#ui/Frame.tsx';
import { BadLinkPage } from '#ui/MessagePage.tsx';

/** Where the dashboard shows what an assistant will look like, also one that is not there yet. */
const PREVIEW = '/chat/preview';

/** Shows the chat that `address` names inside `element`, in the browser it runs in. */
export function mountChat(element: Element, address: URL, { apiUrl }: ChatConfig) {
  if (address.pathname === PREVIEW) {
    // Not for visitors, who need not wait for its code.
    void import('./preview/showPreview.ts').then(({ showPreview }) =>
      showPreview(element, address, postGraphql(`${apiUrl}/graphql`), browserPage.languages()),
    );
    return;
  }
  const link = readChatLink(address);
  const isFramed = address.searchParams.get('frame') === '1';
  if (!link) {
    document.title = t('Chat link not complete');
    render(
      <Frame isFramed={isFramed}>
        <BadLinkPage />
      </Frame>,
      element,
    );
    return;
  }
  mountLinked(element, link, { apiUrl, isFramed, isHandedOver: address.searchParams.get('handover') === '1' });
}

type Surroundings = ChatConfig & { isFramed: boolean; isHandedOver: boolean };

function mountLinked(element: Element, link: ChatLink, { apiUrl, isFramed, isHandedOver }: Surroundings) {
  const memory = chatMemory(
    // A window that goes on with a chat is not who has opened the chat's own page before.
    tolerantStorage(() => (isHandedOver ? sessionStorage : localStorage)),
    link,
  );

  function start(page: BrowserPage, onClose: (() => void) | null): Chat {
    const chat = createChat({
      api: httpChatApi(postGraphql(`${apiUrl}/graphql`), `${apiUrl}/conversations/attachments/upload`),
      openLive: lateSocket(`${apiUrl.replace(/^http/, 'ws')}/graphql`, page),
      memory,
      page,
      link,
    });
    render(
      <Frame isFramed={isFramed}>
        <ChatPage chat={chat} onClose={onClose} />
      </Frame>,
      element,
    );
    return chat;
  }

  if (isFramed) void showInFrame({ element, link, apiUrl, memory, start });
  else if (isHandedOver) {
    void import('#session/takeOver.ts').then(({ takeOver }) => takeOver(memory)).then(() => start(browserPage, null));
  } else start(browserPage, null);
}
