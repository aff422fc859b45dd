import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import updated from '../apps/web/src/__generated__/ConversationUpdated.graphql.ts';
import { allConversations } from './allConversations.ts';
import type { Figures } from './figures.ts';
import { openInbox, type Stage, withStage } from './inboxStage.ts';
import { interleave, median, medianDifference, percentile } from './interleave.ts';
import { openRecycledList } from './recycledList.ts';

const ROUNDS = 7;
const EVENTS_A_ROUND = 12;
/** A frame of a screen that shows sixty a second. */
const FRAME = 16.7;
const CLOCK = join(import.meta.dirname, 'eventClock.js');

/**
 * From the socket's message that a conversation has changed until a frame shows it, with 10,000 conversations in the list,
 * beside a list by hand on a bare socket. Each hears of its own company: the other one has nothing to do meanwhile.
 */
export const bench = (figures: Figures) =>
  withStage(async (stage) => {
    const { api, tokens, conversations } = stage;
    const inbox = await openInbox(stage, (page) => page.addInitScript({ path: CLOCK }));
    const others = await allConversations(api, tokens.demo);
    const floor = await openRecycledList(stage, inbox, others);
    await floor.addScriptTag({ path: CLOCK });
    await floor.addScriptTag({ path: join(import.meta.dirname, 'floors/bareEvents.js') });
    const url = `${api.replace('http', 'ws')}/graphql`;
    const asked = { url, token: tokens.demo, query: updated.params.text, field: 'conversationUpdated' };
    await floor.evaluate(`listen(${JSON.stringify(asked)})`);

    const all: Record<string, number[]> = { ours: [], floor: [] };
    const turn = (name: string, page: Page, token: string, ids: readonly string[]) => async () => {
      await page.bringToFront();
      const times: number[] = [];
      for (const id of ids) times.push(await eventToPaint(stage, { page, token, id }));
      all[name]?.push(...times);
      return percentile(times, 0.5);
    };
    const idsOf = ({ edges }: typeof conversations) => edges.slice(0, EVENTS_A_ROUND).map(({ node }) => node.id);
    const rounds = await interleave(
      {
        ours: turn('ours', inbox, tokens.volume, idsOf(conversations)),
        floor: turn('floor', floor, tokens.demo, idsOf(others)),
      },
      ROUNDS,
    );
    figures.add({
      name: 'event-paint.over-floor',
      value: medianDifference(rounds, 'ours', 'floor'),
      unit: 'ms',
      limit: { atMost: FRAME },
    });
    for (const [name, times] of Object.entries(all)) {
      figures.add({ name: `event-paint.${name}.p50`, value: median(rounds, name), unit: 'ms', limit: null });
      figures.add({ name: `event-paint.${name}.p95`, value: percentile(times, 0.95), unit: 'ms', limit: null });
    }
  });

type Event = { page: Page; token: string; id: string };

/** Has somebody else write in the conversation. Answers the milliseconds that the page takes to show it. */
async function eventToPaint({ api }: Stage, { page, token, id }: Event): Promise<number> {
  const body = `Event ${randomUUID()}`;
  const painted: Promise<number> = page.evaluate(`paintOf(${JSON.stringify(body)})`);
  // The page is looking by the time it answers to another question.
  await page.evaluate('0');
  const response = await fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      variables: { input: { conversationId: id, body, key: body } },
    }),
  });
  const answer: { data?: unknown } = await response.json();
  if (!answer.data) throw new Error(`Nothing was written: ${JSON.stringify(answer)}`);
  return painted;
}
