import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConversation, thread } from '#dashboard/inbox/testing/inboxScreen.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

it('lists the forms of the company, and puts one away and back', async () => {
  const { user } = await renderScreen('/dashboard/forms');
  const table = await screen.findByRole('grid', { name: 'Forms' });
  expect(within(table).getByText('Repair request')).toBeInTheDocument();
  expect(within(table).queryByText('Winter catalogue 2025')).not.toBeInTheDocument();

  await user.click(within(table).getByRole('button', { name: 'Actions for Call me back' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Call me back is in the archive')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Call me back is back')).toBeInTheDocument();
});

it('adds a question and publishes the form', async () => {
  const { user, api } = await renderScreen('/dashboard/forms/form_fitting/edit');
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Number' }));
  const question = await screen.findByRole('textbox', { name: 'Question' });
  await user.clear(question);
  await user.type(question, 'What is your shoe size?');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog');
  const publish = await within(dialog).findByRole('button', { name: /Publish/ });
  // The last change is saved first.
  await waitFor(() => expect(publish).toBeEnabled());
  await user.click(publish);

  expect(await screen.findByText('Version 2 is live')).toBeInTheDocument();
  const { content } = await api.db.version.findFirstOrThrow({ where: { subjectId: 'form_fitting', number: 2 } });
  expect(content).toContain('What is your shoe size?');
});

it('shows a submission beside its conversation, and where somebody left', async () => {
  const { user } = await renderScreen('/dashboard/forms/form_repair?view=Partial');
  const [first] = await screen.findAllByRole('button', { name: /Partial \d+\/\d+/ });
  if (first) await user.click(first);
  const pane = await screen.findByRole('complementary', { name: 'Submission' });

  expect(await within(pane).findByText(/Not sent in: \d+ of \d+ answered/)).toBeInTheDocument();
  expect(within(pane).getByRole('link', { name: /Open in inbox/ })).toBeInTheDocument();
});

it('charts each question', async () => {
  await renderScreen('/dashboard/forms/form_repair?tab=charts');

  expect(await screen.findByRole('table', { name: 'Answers to Which item is it?' })).toBeInTheDocument();
});

it('is sent into a conversation from the inbox, and stands in the thread', async () => {
  const { user, api } = await openConversation('Hannah Brandt');

  await user.click(await screen.findByRole('button', { name: 'Send a form' }));
  await user.click(await screen.findByRole('button', { name: /^Call me back/ }));

  expect(await screen.findByText('Call me back was sent')).toBeInTheDocument();
  expect(await within(await thread()).findByText('Call me back')).toBeInTheDocument();
  expect(
    await api.db.formSubmission.count({
      where: {
        visitor: { name: 'Hannah Brandt' },
        formTemplateId: 'form_callback',
        state: 'Sent',
        messageId: { not: null },
      },
    }),
  ).toBe(1);
});
