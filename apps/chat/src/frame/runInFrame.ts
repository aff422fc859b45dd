import type { Person } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import { hasFinePointer } from '#ui/hasFinePointer.ts';
import { BOX } from '#ui/useFocusKept.ts';
import type { Host } from './connectHost.ts';
import { framePage, type FramePage } from './framePage.ts';
import type { Answer, HostMessage, Theme } from './protocol.ts';
import { show } from './show.ts';
import { tellHost } from './tellHost.ts';

type Given = {
  host: Host;
  memory: ChatMemory;
  /** Starts the chat and shows it. */
  start: (page: FramePage) => Chat;
  frame?: Window;
};

/**
 * The chat inside a site's page. It begins when the visitor opens it, or has been here before: a frame that was merely loaded
 * ahead makes nobody a visitor.
 */
export function runInFrame({ host, memory, start, frame = window }: Given) {
  const { page: first, isOpen: isOpenFirst } = host.hello;
  const page = framePage(first, isOpenFirst);
  let isOpen = isOpenFirst;
  let chat: Chat | null = null;
  let locale: string | null = null;
  let theme: Theme | null = null;

  function begun(): Chat {
    if (chat) return chat;
    chat = start(page);
    if (locale !== null) chat.followLanguage(locale);
    if (theme !== null) chat.wearTheme(theme);
    tellHost(chat, host, { isOpen: () => isOpen, memory });
    return chat;
  }

  function setOpen(isOpenNow: boolean) {
    isOpen = isOpenNow;
    if (isOpen) begun();
    page.setOpen(isOpen);
  }

  async function identify(person: Person): Promise<Answer> {
    const outcome = await begun().identify(person);
    if ('problem' in outcome) return { ok: false, code: outcome.code, message: outcome.problem };
    if (outcome.isReplaced) {
      memory.keepConversationId(null);
      startAnew();
    }
    return { ok: true };
  }

  // After the answer has been sent.
  const startAnew = () => setTimeout(() => frame.location.reload());

  async function perform(message: HostMessage): Promise<Answer> {
    switch (message.type) {
      case 'opened':
        setOpen(true);
        // Elsewhere a keyboard would cover what one is about to read; an article has the focus itself.
        if (message.payload.takesFocus && hasFinePointer() && !begun().store.get().article) {
          frame.document.getElementById(BOX)?.focus();
        }
        break;
      case 'closed':
        setOpen(false);
        break;
      case 'pageView':
        page.turnTo(message.payload);
        break;
      case 'trigger':
        page.cameBy(message.payload.id);
        break;
      case 'prefill':
        begun().prefill(message.payload.text);
        break;
      case 'show':
        show(begun(), message.payload);
        break;
      case 'begin':
        return (await import('./begin.ts')).begin(begun(), message.payload);
      case 'theme':
        theme = message.payload.theme;
        chat?.wearTheme(theme);
        break;
      case 'showArticle':
        begun().articles.open(message.payload);
        break;
      case 'locale':
        locale = message.payload.locale;
        chat?.followLanguage(locale);
        break;
      case 'logout':
        memory.forgetAll();
        startAnew();
        break;
      case 'identify': {
        const { id: externalId, ...person } = message.payload;
        return identify({ externalId, ...person });
      }
      case 'attributes':
        return identify({ attributes: Object.entries(message.payload).map(([name, value]) => ({ name, value })) });
      default:
        return message satisfies never;
    }
    return { ok: true };
  }

  host.listen((message, answer) => void perform(message).then(answer));
  // Menus and dialogs of the chat have had it by now.
  frame.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) host.tell({ type: 'close', payload: null });
  });
  if (isOpen || memory.token() !== null) begun();
  host.tell({ type: 'ready', payload: null });
}
