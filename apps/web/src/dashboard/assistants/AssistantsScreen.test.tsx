import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/assistants';
const rowOf = async (title: string) => screen.findByRole('row', { name: new RegExp(title) });

it('lists assistants with their state, where they were seen and what is not published', async () => {
  await renderScreen(PATH);

  const nori = await rowOf('Nori');
  expect(nori).toHaveTextContent('Chatbot Widget');
  expect(nori).toHaveTextContent(/www\.northwindoutdoor\.example/);
  expect(within(nori).getByRole('link', { name: /Nori/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/assistants/chatbot-widget/asst_nori'),
  );
  expect(await rowOf('Basecamp')).toHaveTextContent('AI Assistant');
});

it('is searched, and says so when nothing fits', async () => {
  const { user } = await renderScreen(PATH);
  await rowOf('Nori');

  await user.type(screen.getByRole('searchbox'), 'base');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Nori/ })).toBeNull());
  await user.type(screen.getByRole('searchbox'), 'zzz');

  await user.click(await screen.findByRole('button', { name: /Clear/ }));
  expect(await rowOf('Nori')).toBeInTheDocument();
});

it('begins an assistant of a template, and goes to its looks', async () => {
  const { user, router } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'New assistant' }));
  const dialog = await screen.findByRole('dialog', { name: 'New assistant' });
  await user.click(within(dialog).getByRole('button', { name: 'Create assistant' }));
  expect(await within(dialog).findByText('Enter a title.')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Summit');
  await user.click(within(dialog).getByRole('radio', { name: /Sales/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Create assistant' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/chatbot-widget\/asst_\w+\/appearance$/));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Summit');
});

it('disables after a question', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Actions for Basecamp' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));

  await waitFor(async () => {
    const { isEnabled } = await api.db.assistant.findUniqueOrThrow({ where: { id: 'asst_basecamp' } });
    expect(isEnabled).toBe(false);
  });
});

it('archives, with a way back', async () => {
  const { user, api } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Actions for Basecamp' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const said = await screen.findByText('“Basecamp” is in the archive');
  expect(screen.queryByRole('row', { name: /Basecamp/ })).toBeNull();
  // Toasts of the stories before may still be there.
  const toast = said.closest<HTMLElement>('[role="status"]') ?? said;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));

  expect(await rowOf('Basecamp')).toBeInTheDocument();
  await waitFor(async () => {
    const { archivedAt } = await api.db.assistant.findUniqueOrThrow({ where: { id: 'asst_basecamp' } });
    expect(archivedAt).toBeNull();
  });
});

it('takes back what each toast is about', async () => {
  const { user, api } = await renderScreen(PATH);
  const stateOf = () => api.db.assistant.findUniqueOrThrow({ where: { id: 'asst_basecamp' } });

  await user.click(await screen.findByRole('button', { name: 'Actions for Basecamp' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
  const undoDisabling = await screen.findByRole('button', { name: 'Undo' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Basecamp' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('“Basecamp” is in the archive');
  await user.click(undoDisabling);

  await waitFor(async () => expect(await stateOf()).toMatchObject({ isEnabled: true, archivedAt: expect.any(Date) }));
});

it('shows the archive, out of which assistants are taken back', async () => {
  const archivedAt = new Date('2026-11-20T10:00:00Z');
  const { user, api } = await renderScreen(`${PATH}?status=archived`, {
    prepare: ({ db }) => db.assistant.update({ where: { id: 'asst_basecamp' }, data: { archivedAt } }),
  });

  expect(await rowOf('Basecamp')).toHaveTextContent('Archived');
  expect(screen.queryByRole('row', { name: /Nori/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take back Basecamp' }));

  await waitFor(() => expect(screen.queryByRole('row', { name: /Basecamp/ })).toBeNull());
  await waitFor(async () => {
    const { archivedAt: at } = await api.db.assistant.findUniqueOrThrow({ where: { id: 'asst_basecamp' } });
    expect(at).toBeNull();
  });
});

it('begins a copy of an assistant', async () => {
  const { user, api, router } = await renderScreen(PATH);

  await user.click(await screen.findByRole('button', { name: 'Actions for Nori' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const dialog = await screen.findByRole('dialog');
  const title = within(dialog).getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Nori at night');
  await user.click(within(dialog).getByRole('button', { name: 'Create assistant' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/asst_\w+\/appearance$/));
  const [original, copy] = await Promise.all(
    ['Nori', 'Nori at night'].map(async (named) => {
      const { id } = await api.db.assistant.findFirstOrThrow({ where: { title: named } });
      const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: id } });
      return JSON.parse(content);
    }),
  );
  expect(copy.appearance.mainColour).toBe(original.appearance.mainColour);
  expect(copy.homePage.greeting).toEqual(original.homePage.greeting);
});

it('is sorted by what its headers say, which a shared address keeps', async () => {
  const { user, router } = await renderScreen(PATH);
  const order = () => screen.getAllByRole('row').flatMap((row) => /Nori|Basecamp/.exec(row.textContent)?.[0] ?? []);
  await rowOf('Nori');
  expect(order()).toEqual(['Basecamp', 'Nori']);

  await user.click(screen.getByRole('columnheader', { name: /^Title/ }));

  await waitFor(() => expect(order()).toEqual(['Nori', 'Basecamp']));
  expect(router.state.location.search).toContain('sort=-title');
});

it('can be read by who may not change assistants', async () => {
  await renderScreen(PATH, { as: 'jonas@northwindoutdoor.com' });

  await rowOf('Nori');
  expect(screen.getByText(/Your role does not include/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New assistant' })).toBeNull();
});
