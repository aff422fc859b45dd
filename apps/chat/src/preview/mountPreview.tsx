import * as v from 'valibot';
import { render } from 'preact';
import { assistantSchema, messageSchema, publicFormSchema } from '#api/answers.ts';
import { ChatPage } from '#ui/ChatPage.tsx';
import { previewChat, type PreviewAct } from './previewChat.ts';

/** Of a conversation that the page around holds. */
const previewedMessageSchema = v.object({
  ...v.pick(messageSchema, ['id', 'author', 'authorName', 'kind', 'body', 'flowStep', 'booking']).entries,
  form: v.nullable(publicFormSchema),
  answers: v.nullable(v.record(v.string(), v.any())),
  isLeft: v.boolean(),
});

/** What the page around tells: the assistant as it is to look now, on which of its pages, in which theme and languages instead of its own. */
const shownSchema = v.object({
  kind: v.literal('parley.preview'),
  assistant: assistantSchema,
  view: v.optional(v.picklist(['Home', 'Chat']), 'Home'),
  theme: v.optional(v.picklist(['Light', 'Dark'])),
  languages: v.optional(v.array(v.string())),
  /** A form to be tried, in place of the sample's last messages. */
  form: v.optional(publicFormSchema),
  /** A conversation in place of the sample; what is done in it is told the page around. */
  messages: v.optional(v.array(previewedMessageSchema)),
  isWithPerson: v.optional(v.boolean(), false),
  /** The block of the home page that is to be seen. */
  blockId: v.optional(v.nullable(v.string()), null),
});

/** Until the chat has been drawn anew, in milliseconds. */
const SETTLED = 200;

const blockOf = (element: Element, id: string | null) =>
  [...element.querySelectorAll<HTMLElement>('[data-block]')].find(({ dataset }) => dataset.block === id);

/** What this tells the page around, once it listens. */
const READY = { kind: 'parley.previewReady' };

/**
 * Shows the chat as visitors will see it, of an assistant that the page around describes, and anew whenever it does. Who may be that
 * page is in the policy that this one is served with. Only a form and a conversation of that page can be used; it never takes the focus.
 */
export function mountPreview(element: Element, languages: readonly string[], page: Window = window) {
  const tell = (act: PreviewAct) => page.parent.postMessage({ kind: 'parley.previewActed', act }, '*');
  const chat = previewChat(languages, tell);
  render(
    <div inert className="h-full overflow-hidden bg-ground">
      <ChatPage chat={chat} onClose={null} />
    </div>,
    element,
  );
  let seenBlock: string | null = null;
  /** A block that shows nothing yet is gone to once it does. */
  function goTo(id: string | null) {
    const block = blockOf(element, id);
    if (id === seenBlock || !block?.hasChildNodes()) return;
    seenBlock = id;
    block.scrollIntoView({ block: 'center' });
  }
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== page.parent) return;
    const { success, output } = v.safeParse(shownSchema, data);
    if (!success) return;
    const { assistant, view, theme, languages: wanted, form, messages, isWithPerson, blockId } = output;
    const { config } = assistant;
    const appearance = { ...config.appearance, theme: theme ?? config.appearance.theme };
    chat.show({ ...assistant, config: { ...config, appearance } }, view, wanted);
    if (blockId === null) seenBlock = null;
    if (blockId !== seenBlock) page.setTimeout(() => goTo(blockId), SETTLED);
    if (form) chat.showForm(form);
    if (messages) chat.showMessages(messages, isWithPerson);
    if (form || messages) {
      // They are there to be tried. Not before the chat has been drawn: nothing in it is to take the focus by itself.
      page.setTimeout(() => {
        element.firstElementChild?.removeAttribute('inert');
        // There is no other page and no other conversation to go to.
        element.querySelector('header')?.setAttribute('inert', '');
      }, SETTLED);
    }
  });
  // It says nothing that not everybody may know.
  page.parent.postMessage(READY, '*');
}
