import { buildAnswer } from '@parley/db/factories/answers';
import { buildConversation } from '@parley/db/factories/inbox';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/content/articles/artc_repair-promise';

async function openPassages() {
  const opened = await renderScreen(PATH, { width: 1440 });
  await opened.user.click(await screen.findByRole('button', { name: /passages$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Passages' });
  await within(dialog).findByRole('list', { name: 'Passages' });
  const read = () =>
    opened.api.db.passage.findMany({ where: { articleId: 'artc_repair-promise' }, orderBy: { position: 'asc' } });
  return { ...opened, dialog, read };
}

it('shows the passages of an article, and rewords one with further questions', async () => {
  const { user, dialog, read } = await openPassages();
  await user.click(within(dialog).getByRole('button', { name: 'Edit passage 1' }));
  const edit = await screen.findByRole('dialog', { name: 'Edit passage' });

  await user.clear(within(edit).getByRole('textbox', { name: 'Text' }));
  await user.type(within(edit).getByRole('textbox', { name: 'Text' }), 'We mend what breaks.');
  await user.type(within(edit).getByRole('textbox', { name: 'Further questions' }), 'Do you mend things?');
  await user.click(within(edit).getByRole('button', { name: 'Save' }));

  expect(await within(dialog).findByText('We mend what breaks.')).toBeInTheDocument();
  expect(within(dialog).getByText('Do you mend things?')).toBeInTheDocument();
  expect((await read())[0]).toMatchObject({ text: 'We mend what breaks.', isEdited: true });
});

it('merges a passage with the next', async () => {
  const { user, dialog, read } = await openPassages();
  const before = await read();

  await user.click(within(dialog).getByRole('button', { name: 'Merge passage 1 with the next' }));

  expect(await within(dialog).findByText('Edited')).toBeInTheDocument();
  expect(await read()).toHaveLength(before.length - 1);
});

it('switches a passage off', async () => {
  const { user, dialog, read } = await openPassages();

  await user.click(within(dialog).getAllByRole('switch', { name: 'Use in answers' })[0] ?? dialog);

  await expect.poll(async () => (await read())[0]?.isEnabled).toBe(false);
});

/** Answers that cite the first passage, each with what the visitor thought of it. */
async function cite({ db, clock }: ScreenApi, verdicts: readonly (boolean | null)[]) {
  const passage = await db.passage.findFirstOrThrow({ where: { articleId: 'artc_repair-promise', position: 0 } });
  for (const isHelpful of verdicts) {
    const { messages } = await buildConversation(db, {
      clientId: 'clnt_northwind',
      assistantId: 'asst_nori',
      messages: ['Is it free?', { author: 'AI', authorName: 'Nori', body: 'It is.' }],
    });
    await buildAnswer(db, {
      messageId: messages[1]?.id ?? '',
      isHelpful,
      citations: [{ articleId: 'artc_repair-promise', passageId: passage.id }],
      now: clock.now(),
    });
  }
}

it.each([
  [[true], 'Used in 1 answer: 1 helped'],
  [[false, false], 'Used in 2 answers: 2 did not help'],
  [[true, false, null], 'Used in 3 answers: 1 helped, 1 did not help'],
])('says how the answers did that used it: %j', async (verdicts, sentence) => {
  const { user } = await renderScreen(PATH, {
    width: 1440,
    prepare: async (api) => {
      await api.db.citation.deleteMany({ where: { articleId: 'artc_repair-promise' } });
      await cite(api, verdicts);
    },
  });

  await user.click(await screen.findByRole('button', { name: /passages$/ }));

  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('opens the passages of a webpage', async () => {
  const { user } = await renderScreen('/dashboard/content/webpages?q=Zurich');

  await user.click(await screen.findByRole('button', { name: 'Our shop in Zurich' }));
  const webpage = await screen.findByRole('dialog', { name: 'Webpage' });
  await user.click(await within(webpage).findByRole('button', { name: /passages?$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Passages' });

  expect(await within(dialog).findByRole('list', { name: 'Passages' })).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Edit passage 1' })).toBeInTheDocument();
});
