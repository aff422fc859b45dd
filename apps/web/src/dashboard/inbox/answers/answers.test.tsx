import { dangersIn, HOSTILE_HTML } from '@parley/article-html/testing/hostileHtml';
import { buildAnswer } from '@parley/db/factories/answers';
import { buildConversation } from '@parley/db/factories/inbox';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { type ScreenApi } from '#testing/screenApi.ts';
import { thread } from '../testing/inboxScreen.ts';

const ID = 'conv_answered';
const found = { articleId: 'artc_1', passageId: 1, title: 'Repair promise', heading: 'Belts', page: null };

/** A conversation in which the assistant has answered. */
async function answered({ db }: ScreenApi) {
  const { clientId } = await db.user.findUniqueOrThrow({ where: { email: 'maya@northwindoutdoor.com' } });
  const { id: assistantId } = await db.assistant.findFirstOrThrow({
    where: { clientId: clientId ?? '', title: 'Nori' },
  });
  const { messages } = await buildConversation(db, {
    clientId: clientId ?? '',
    assistantId,
    id: ID,
    status: 'Pending',
    handledBy: 'AI',
    messages: ['Is the belt free?', { author: 'AI', authorName: 'Nori', body: 'A new belt is free. [1]' }],
  });
  await buildAnswer(db, {
    messageId: messages[1]?.id ?? '',
    citations: [{ ...found, quote: 'We replace torn belts free of charge.' }],
    isHelpful: false,
    complaint: 'Wrong',
    feedback: 'It was not.',
    trace: JSON.stringify({
      version: 2,
      threshold: 0.5,
      ringFence: 'Strict',
      onMisses: 'Person',
      missingWords: ['dolomites'],
      followUps: [],
      found: [
        { ...found, text: 'We replace torn belts free of charge.', score: 0.81, isAbove: true },
        { ...found, passageId: 2, title: 'Prices', text: 'Zips cost 20 francs.', score: 0.34, isAbove: false },
      ],
    }),
  });
}

const open = () => renderScreen(`/dashboard/inbox/${ID}`, { prepare: answered });

describe('an answer of the assistant', () => {
  it('shows what it rests on, and what that says', async () => {
    const { user } = await open();
    const log = within(await thread());

    expect(within(log.getByRole('list', { name: 'Sources' })).getByText('Repair promise')).toBeInTheDocument();
    const [mark] = log.getAllByRole('button', { name: 'Source 1: Repair promise' });
    await user.click(mark ?? document.body);

    const source = await screen.findByRole('dialog', { name: 'Source 1: Repair promise' });
    expect(source).toHaveTextContent(/Belts.*We replace torn belts free of charge\./);
    expect(within(source).getByRole('link', { name: 'Open in content' })).toHaveAttribute(
      'href',
      '/dashboard/content/articles/artc_1',
    );
  });

  it('says why it is what it is, and what its visitor thinks of it', async () => {
    const { user } = await open();
    const verdict = 'The visitor says that it did not help: not right, «It was not.»';
    expect(await thread()).toHaveTextContent(verdict);

    await user.click(within(await thread()).getByRole('button', { name: 'Why this answer' }));

    const why = await screen.findByRole('dialog', { name: 'Why this answer' });
    await waitFor(() => expect(why).toHaveTextContent('Is the belt free?'));
    expect(why).toHaveTextContent('Strict ring-fence, threshold 0.50, version 2');
    expect(why).toHaveTextContent('dolomites');
    const [first, second] = within(within(why).getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/1.*Repair promise.*0\.81, enough to count/);
    expect(second).toHaveTextContent(/Prices.*0\.34, not enough to count/);
    expect(within(why).getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      expect.stringMatching(/gpt-settings$/),
    );
  });
});

it('shows content that attacks its reader as the text that it is', async () => {
  const hostile = HOSTILE_HTML.join(' ').slice(0, 4000);
  const { user } = await renderScreen(`/dashboard/inbox/${ID}`, {
    prepare: async (api) => {
      await answered(api);
      await api.db.message.updateMany({
        where: { conversationId: ID, author: 'AI' },
        data: { body: `${hostile} [1]` },
      });
      await api.db.citation.updateMany({ data: { title: hostile, heading: hostile, quote: hostile } });
    },
  });
  const log = within(await thread());

  await user.click(within(log.getByRole('list', { name: 'Sources' })).getByRole('button'));

  expect(await screen.findByRole('dialog', { name: /^Source 1/ })).toHaveTextContent('<script>alert(1)</script>');
  expect(dangersIn(document.body)).toEqual([]);
});
