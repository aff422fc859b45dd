import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FIELD_TYPES } from '@parley/form/form';
import { storedForm } from '@parley/form/formSchema';
import { FIRST_LABELS } from '@parley/form/newForm';
import { openConversation, thread } from '#dashboard/inbox/testing/inboxScreen.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import { FIELD_KINDS } from './edit/fieldKinds.ts';

afterEach(() => vi.restoreAllMocks());

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
  const changes = within(dialog).getByRole('list', { name: 'What changes' });
  expect(within(changes).getByRole('listitem')).toHaveTextContent(
    /^Questions · What is your shoe size\?Added: Number$/,
  );
  const publish = await within(dialog).findByRole('button', { name: /Publish/ });
  // The last change is saved first.
  await waitFor(() => expect(publish).toBeEnabled());
  await user.click(publish);

  expect(await screen.findByText('Version 2 is live')).toBeInTheDocument();
  const { content } = await api.db.version.findFirstOrThrow({ where: { subjectId: 'form_fitting', number: 2 } });
  expect(content).toContain('What is your shoe size?');
});

it('takes back that a question was removed', async () => {
  const { user } = await renderScreen('/dashboard/forms/form_fitting/edit');
  const list = within(await screen.findByRole('list', { name: 'Questions' }));
  const names = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = names();
  await user.click(screen.getByRole('button', { name: 'Remove question' }));
  await waitFor(() => expect(names()).toHaveLength(before.length - 1));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(names()).toEqual(before));
});

it('brings a question that is added into view in the list', async () => {
  const { user } = await renderScreen('/dashboard/forms/form_fitting/edit');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Number' }));

  const list = await screen.findByRole('list', { name: 'Questions' });
  const added = within(list).getByRole('button', { name: /^How many\?/ });
  await waitFor(() => expect(scroll.mock.contexts).toContain(added));
});

it('has a question that is added written first, in place of what stands there', async () => {
  const { user } = await renderScreen('/dashboard/forms/form_fitting/edit');
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Number' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus());

  await user.keyboard('Shoe size?');

  expect(await screen.findByRole('heading', { name: 'Shoe size?' })).toBeInTheDocument();
});

it('adds a question of each kind, saves and publishes them', async () => {
  const { user, api } = await renderScreen('/dashboard/forms/form_fitting/edit');
  for (const type of FIELD_TYPES) {
    const { label } = FIELD_KINDS[type];
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    // oxlint-disable-next-line no-await-in-loop
    await user.click(await screen.findByRole('menuitem', { name: label }));
    // oxlint-disable-next-line no-await-in-loop
    expect(await screen.findByRole('heading', { name: FIRST_LABELS[type] })).toBeInTheDocument();
  }
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog');
  const publish = await within(dialog).findByRole('button', { name: /Publish/ });
  await waitFor(() => expect(publish).toBeEnabled());
  await user.click(publish);

  expect(await screen.findByText('Version 2 is live')).toBeInTheDocument();
  const { content } = await api.db.version.findFirstOrThrow({ where: { subjectId: 'form_fitting', number: 2 } });
  const labels = storedForm(content).fields.map(({ type, label }) => [type, label]);
  for (const type of FIELD_TYPES) expect(labels).toContainEqual([type, FIRST_LABELS[type]]);
}, 120_000);

it('shows a submission beside its conversation, and where somebody left', async () => {
  const { user } = await renderScreen('/dashboard/forms/form_repair?view=Partial');
  const [first] = await screen.findAllByRole('row', { name: /Partial \d+\/\d+/ });
  if (first) await user.click(within(first).getByRole('button'));
  const pane = await screen.findByRole('complementary', { name: 'Submission' });

  expect(await within(pane).findByText(/Not sent in: \d+ of \d+ answered/)).toBeInTheDocument();
  expect(within(pane).getByRole('link', { name: /Open in inbox/ })).toBeInTheDocument();
});

it('has a column for each question that is chosen, and lists what came within some days', async () => {
  const { router } = await renderScreen('/dashboard/forms/form_trade?column=address&sent=last-7-days');

  const table = await screen.findByRole('table', { name: 'Submissions' });
  const headings = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Select all', 'Starred', 'Visitor', 'Business address', 'State', 'Sent']);
  expect(screen.getAllByRole('button', { name: /Sent.*Last 7 days/ })[0]).toBeInTheDocument();
  expect(router.state.location.search).toContain('column=address');
});

it('draws the map of an address when it is asked for, and says why it cannot', async () => {
  const { user, api } = await renderScreen('/dashboard/forms/form_trade', {
    prepare: ({ db }) =>
      db.formSubmission.updateMany({ where: { formTemplateId: 'form_trade' }, data: { status: 'Seen' } }),
  });
  const [row] = await screen.findAllByRole('row', { name: /Seen/ });
  if (row) await user.click(within(row).getByRole('button'));
  const pane = await screen.findByRole('complementary', { name: 'Submission' });
  await api.db.usageCounter.updateMany({ where: { metric: 'MapRequests' }, data: { used: 1_000_000 } });

  await user.click(await within(pane).findByRole('button', { name: 'Show map' }));

  expect(await within(pane).findByText(/^All [\d,]+ map requests of your plan are used/)).toBeInTheDocument();
  await api.db.usageCounter.updateMany({ where: { metric: 'MapRequests' }, data: { used: 0 } });
  await user.click(within(pane).getByRole('button', { name: 'Show map' }));
  expect(await within(pane).findByRole('img', { name: /^Map around / })).toBeInTheDocument();
});

it('tells staff on its screens when the plan’s submissions are used, and what that means', async () => {
  await renderScreen('/dashboard/forms', {
    prepare: ({ db }) =>
      db.usageCounter.updateMany({ where: { metric: 'FormSubmissions' }, data: { used: 1_000_000 } }),
  });

  expect(
    await screen.findByText(/No more forms can be sent; what visitors send in is still taken\./),
  ).toBeInTheDocument();
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
