import { render } from 'preact';
import * as v from 'valibot';
import { assistantSchema } from '#api/answers.ts';
import { ApiError } from '#api/ApiError.ts';
import type { ChatAssistant } from '#api/ChatApi.ts';
import { DRAFT_PREVIEW } from '#api/operations.ts';
import type { Post } from '#api/postGraphql.ts';
import type { Chat } from '#chat/Chat.ts';
import { ChatPage } from '#ui/ChatPage.tsx';
import { MessagePage } from '#ui/MessagePage.tsx';
import { NOT_HERE, previewChat, type PreviewView } from './previewChat.ts';

/**
 * Shows the draft of an assistant to whoever was sent its address, as visitors would see it: home page and a sample conversation.
 * What would be sent is not.
 */
export async function mountDraft(element: Element, { searchParams }: URL, post: Post, languages: readonly string[]) {
  const draft = await loadDraft(post, Object.fromEntries(searchParams));
  if (typeof draft === 'string') {
    render(
      <MessagePage heading={draft} onClose={null}>
        <p className="text-pretty text-ink-muted">Ask for the address again where you got it.</p>
      </MessagePage>,
      element,
    );
    return;
  }
  render(
    <div className="flex h-full flex-col">
      <p className="bg-caution-soft px-4 py-1.5 text-center text-dense text-caution">
        Preview of a draft. Nothing is sent or counted.
      </p>
      <div className="min-h-0 flex-1">
        <ChatPage chat={draftChat(draft, languages)} onClose={null} />
      </div>
    </div>,
    element,
  );
}

const answer = v.object({ draftPreview: assistantSchema });

/** Or why it cannot be seen. */
async function loadDraft(post: Post, variables: Record<string, string>): Promise<ChatAssistant | string> {
  try {
    return (await post({ query: DRAFT_PREVIEW, variables, answer })).draftPreview;
  } catch (error) {
    return error instanceof ApiError ? error.message : 'This preview did not load.';
  }
}

/** A chat that one can go about in. */
function draftChat(assistant: ChatAssistant, languages: readonly string[]): Chat {
  const chat = previewChat(languages);
  let now: PreviewView = 'Home';
  const show = (view: PreviewView, wanted?: readonly string[]) => {
    now = view;
    chat.show(assistant, view, wanted ?? chat.store.get().languages);
  };
  const open = () => show('Chat');
  const notHere = () => chat.notice(NOT_HERE);
  show(assistant.config.homePage.start === 'Home' ? 'Home' : 'Chat');
  return {
    ...chat,
    goHome: () => show('Home'),
    startNew: open,
    switchTo: open,
    chooseLanguage: (language) => show(now, [language]),
    ask: () => {
      open();
      notHere();
    },
    write: notHere,
    startFlow: notHere,
    openForm: notHere,
    press: notHere,
  };
}
