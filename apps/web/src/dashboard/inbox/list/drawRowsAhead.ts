import type { ConversationRow_conversation$data } from '#generated/ConversationRow_conversation';
import { rowHasMeta } from './rowHasMeta.ts';

type Row = ConversationRow_conversation$data;
type Answer = { data?: { conversations?: { edges: readonly { node: Row }[] } | null } | null };

/*
 * Stands in the inbox' page by itself, before all code: shows who wrote and what as soon as the API's answer is there, a second
 * before the dashboard can on a slow phone, which then draws the same and the rest in its place. What is pressed meanwhile is opened.
 */
const INBOX = location.pathname;
const list = document.querySelector<HTMLElement>('[data-rows-ahead]');
const answer = window.PARLEY_AHEAD?.answers[list?.dataset['rowsAhead'] ?? ''];
// Whatever is wrong with the answer is told by the dashboard, which gets it as well.
if (list && answer) answer.then(async (response) => drawRows(list, await response.clone().json())).catch(() => {});

function drawRows(place: HTMLElement, { data }: Answer) {
  const edges = data?.conversations?.edges ?? [];
  const pattern = place.querySelector('template')?.content.firstElementChild;
  if (edges.length === 0 || !pattern) return;
  const rows = edges.map(({ node }) => rowOf(pattern, node));
  place.replaceChildren(...rows);
  document.querySelector('[data-beside-rows]')?.removeAttribute('hidden');

  // The rows hear nothing themselves, since nobody could go on by keyboard in what is about to be replaced.
  document.addEventListener('click', ({ clientX, clientY, metaKey, ctrlKey, shiftKey, altKey }) => {
    const { left, right } = place.getBoundingClientRect();
    const index = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    const isOn =
      clientX >= left && clientX < right && clientY >= (rows[index]?.getBoundingClientRect().top ?? Infinity);
    const id = edges[index]?.node.id;
    if (!id || !isOn || metaKey || ctrlKey || shiftKey || altKey) return;
    rows.forEach((row, at) => row.firstElementChild?.setAttribute('aria-current', at === index ? 'page' : 'false'));
    show(id);
  });
}

/** The dashboard starts at the address of that moment, or hears of it where it has looked already. */
function show(id: string) {
  const isFirst = location.pathname === INBOX;
  history[isFirst ? 'pushState' : 'replaceState'](null, '', `${INBOX}/${id}`);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** The row, as text alone: tiles, times and what stands in the last line take code that is still on its way. */
function rowOf(pattern: Element, conversation: Row): Element {
  const place = document.importNode(pattern, true);
  const hole = (name: string) => place.querySelector(`[data-hole=${name}]`);
  place.firstElementChild?.toggleAttribute('data-unread', conversation.containMessagesUnreadByAgents);
  const isLong = !rowHasMeta(conversation);
  place.firstElementChild?.toggleAttribute('data-long', isLong);
  if (isLong) hole('meta')?.remove();
  hole('name')?.replaceWith(conversation.visitorName);
  hole('said')?.replaceWith(conversation.lastMessagePreview);
  if (conversation.lastMessageAuthor !== 'Agent') hole('answered')?.remove();
  return place;
}
