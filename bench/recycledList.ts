import type { Page } from '@playwright/test';
import type { Conversations } from './allConversations.ts';
import { openBare, type Stage } from './inboxStage.ts';

type Drawn = { styles: string[]; rows: { id: string; html: string }[]; list: object };

/** The inbox's list as somebody would write it by hand, with the rows, styles and size that `inbox` has. */
export async function openRecycledList(stage: Stage, inbox: Page, { edges }: Conversations = stage.conversations) {
  const drawn: Drawn = await inbox.evaluate(`(() => {
    const links = [...document.querySelectorAll('[data-conversation]')];
    const list = links[0].closest('ul').parentElement;
    return {
      styles: [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href),
      rows: links.map((link) => ({ id: link.dataset.conversation, html: link.closest('li').innerHTML })),
      list: { className: list.className, width: list.clientWidth, height: list.clientHeight },
    };
  })()`);
  const page = await openBare(stage, drawn.styles, 'recycledList.js');
  const nodes = stage.conversations.edges.map(({ node }) => node);
  const templates: Record<string, string> = {};
  for (const { id, html } of drawn.rows) {
    const node = nodes.find((one) => one.id === id);
    if (node) templates[`${String(node.status)} ${String(node.lastMessageAuthor)}`] ??= html;
  }
  const shown = edges.map(({ node }) => node);
  await page.evaluate(`showList(${JSON.stringify({ ...drawn.list, nodes: shown, templates })})`);
  return page;
}
