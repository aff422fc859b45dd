import { buildConversation } from '@parley/db/factories/inbox';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { type ScreenApi } from '#testing/screenApi.ts';
import { reply, thread } from '../testing/inboxScreen.ts';

const FORMER = 'Torn sternum whistles are replaced free of charge, in any of our shops.';

/** Somebody waits for an answer that a colleague has given to somebody else before. */
async function waiting({ db }: ScreenApi, conversationId: string) {
  const { clientId: id } = await db.user.findUniqueOrThrow({ where: { email: 'maya@northwindoutdoor.com' } });
  const clientId = id ?? '';
  const { id: assistantId } = await db.assistant.findFirstOrThrow({ where: { clientId, title: 'Nori' } });
  await buildConversation(db, {
    clientId,
    assistantId,
    visitorName: 'Signe Aasen',
    messages: [
      'My sternum whistle is torn, is it replaced?',
      { author: 'Agent', authorName: 'Jonas Reber', body: `Hi Signe, ${FORMER}` },
    ],
  });
  await buildConversation(db, {
    id: conversationId,
    clientId,
    assistantId,
    messages: ['Is a torn sternum whistle replaced?'],
  });
}

const open = (id: string) => renderScreen(`/dashboard/inbox/${id}`, { prepare: (api) => waiting(api, id) });
const suggestion = () => screen.findByRole('region', { name: 'Suggested reply' });

describe('a suggested reply', () => {
  it('is taken into the reply by one key, to be edited, and counted', async () => {
    const { user, api } = await open('conv_taken');
    await thread();
    expect(await suggestion()).toHaveTextContent(/as Jonas Reber answered the like.*Torn sternum whistles/);

    await user.keyboard('d');

    expect(await reply()).toHaveValue(FORMER);
    expect(await reply()).toHaveFocus();
    await user.keyboard(' See you!');
    expect(await reply()).toHaveValue(`${FORMER} See you!`);
    expect(screen.queryByRole('region', { name: 'Suggested reply' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await api.db.suggestedReply.findMany()).toMatchObject([{ isTaken: true }]));
  });

  it('goes when nobody wants it', async () => {
    const { user, api } = await open('conv_dismissed');

    await user.click(within(await suggestion()).getByRole('button', { name: 'Dismiss the suggestion' }));

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggested reply' })).not.toBeInTheDocument());
    expect(await reply()).toHaveValue('');
    await waitFor(async () => expect(await api.db.suggestedReply.findMany()).toMatchObject([{ isTaken: false }]));
  });
});
