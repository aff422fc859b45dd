// The inbox's list by hand: as many rows as are in sight and a little more, which are moved and filled anew as it is scrolled.
// Runs in a page of its own; templates are the dashboard's rows as it draws them, one for each kind of conversation.
const ROW_HEIGHT = 82;
const AROUND = 200;
const day = new Intl.DateTimeFormat('en', { weekday: 'short' });

const kindOf = ({ status, lastMessageAuthor }) => `${status} ${lastMessageAuthor}`;

window.showList = ({ nodes, templates, className, width, height }) => {
  const kinds = new Map(Object.entries(templates).map(([kind, html]) => [kind, templateOf(html)]));
  const [anyKind] = kinds.keys();
  const scroller = Object.assign(document.createElement('div'), { className });
  const list = document.createElement('ul');
  scroller.style.cssText = `width: ${width}px; height: ${height}px`;
  list.style.cssText = `contain: size style; position: relative; height: ${nodes.length * ROW_HEIGHT}px`;
  const slots = Array.from({ length: Math.ceil((height + 2 * AROUND) / ROW_HEIGHT) + 1 }, () => {
    const row = document.createElement('li');
    row.style.cssText = 'contain: layout style; position: absolute; left: 0; width: 100%';
    list.append(row);
    return { row, kind: '', index: -1, parts: null };
  });

  function fill(slot, index) {
    const node = nodes[index];
    const kind = kinds.has(kindOf(node)) ? kindOf(node) : anyKind;
    if (slot.kind !== kind) {
      slot.row.replaceChildren(kinds.get(kind).cloneNode(true));
      slot.parts = partsOf(slot.row);
      slot.kind = kind;
    }
    slot.index = index;
    const { link, tile, name, time, preview, wait, box } = slot.parts;
    slot.row.style.top = `${index * ROW_HEIGHT}px`;
    link.href = `/dashboard/inbox/${node.id}`;
    link.dataset.conversation = node.id;
    tile.data = node.visitorName.charAt(0);
    name.data = node.visitorName;
    time.dateTime = node.lastActivityAt;
    time.firstChild.data = day.format(new Date(node.lastActivityAt));
    preview.data = node.lastMessagePreview;
    if (wait) wait.data = `waiting ${Math.floor((Date.now() - Date.parse(node.waitingSince)) / 86_400_000)}d`;
    box.setAttribute('aria-label', `Select ${node.visitorName}`);
  }

  function place() {
    const first = Math.max(0, Math.floor((scroller.scrollTop - AROUND) / ROW_HEIGHT));
    const end = Math.min(nodes.length, first + slots.length);
    for (let index = first; index < end; index++) {
      const slot = slots[index % slots.length];
      if (slot.index !== index) fill(slot, index);
    }
  }

  scroller.append(list);
  document.body.append(scroller);
  scroller.addEventListener('scroll', place, { passive: true });
  place();

  /** What an event says, drawn where the conversation is in sight. */
  window.change = (node) => {
    const index = nodes.findIndex(({ id }) => id === node.id);
    nodes[index] = { ...nodes[index], ...node };
    const slot = slots.find((one) => one.index === index);
    if (slot) fill(slot, index);
  };
};

function templateOf(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function partsOf(row) {
  const link = row.querySelector('[data-conversation]');
  const [tile, text] = link.children;
  const [title, said, meta] = text.children;
  const clock = meta?.querySelector('.lucide-clock');
  return {
    link,
    tile: tile.firstChild,
    name: title.firstChild.firstChild,
    time: title.querySelector('time'),
    preview: said.lastChild,
    wait: clock?.nextSibling,
    box: row.querySelector('input'),
  };
}
