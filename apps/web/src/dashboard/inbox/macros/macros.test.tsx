import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { chooseFromMenu, details, header, openConversation, pick, row, thread } from '../testing/inboxScreen.ts';

const OLU = 'Oluwaseun Adeyemi';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** What went well is a status, what needs a look an alert. */
const toast = (title: string) => screen.findByText(title).then((text) => text.closest('.toast') ?? text);
const picker = () => screen.findByRole('dialog', { name: 'Run a macro' });

describe('running a macro', () => {
  it('from the menu of a conversation does all of it', async () => {
    const { user } = await openConversation(OLU);

    await chooseFromMenu(user, 'More', 'Run a macro…');
    await pick(user, 'Run a macro', 'I call them back');

    const shown = within(await details());
    await shown.findByRole('button', { name: 'Priority: High' });
    await shown.findByRole('button', { name: 'Assignee: Maya Lindqvist' });
    await waitFor(async () => expect(await thread()).toHaveTextContent('To be called back: Oluwaseun Adeyemi.'));
  });

  it('from the palette does all of it', async () => {
    const { user } = await openConversation(OLU);

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('textbox', { name: 'Search or jump to' }), 'run macro: send');
    await screen.findByRole('menuitem', { name: /Run macro: Send to the workshop/ });
    await user.keyboard('{Enter}');

    await button('Team: Workshop');
    await button(/Labels: .*Repairs/);
    await (await header()).findByText(/^Snoozed until/);
    await waitFor(async () => expect(await thread()).toHaveTextContent('Hi Oluwaseun, our workshop looks at it.'));
  });

  it('on all that are selected leaves out those whose message would have holes, and is undone for the others', async () => {
    const { user } = await renderScreen('/dashboard/inbox');
    for (const name of ['Hannah Brandt', OLU, 'Visitor 4821']) {
      await row(name);
      const [box] = screen.getAllByRole('checkbox', { name: `Select ${name}` });
      if (box) await user.click(box);
    }
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected conversations' }));

    await user.click(bar.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Run a macro…' }));
    await pick(user, 'Run a macro', 'Send to the workshop');

    expect(await toast('2 conversations: “Send to the workshop” was run.')).toHaveTextContent(
      '1 conversation stayed as before. Not known of its visitor: {{visitor.first_name}}.',
    );
    await user.click(await button('Undo'));
    await screen.findByText('Undone.');
    await row('Hannah Brandt');
    await row(OLU);
  });

  it('that cannot be run on the only conversation says why, and does nothing', async () => {
    const { user } = await openConversation('Visitor 4821');

    await user.keyboard('m');
    await pick(user, 'Run a macro', 'Send to the workshop');

    expect(await toast('“Send to the workshop” was not run.')).toHaveTextContent(
      'Not known of this visitor: {{visitor.first_name}}.',
    );
    expect(screen.queryByRole('button', { name: 'Team: Workshop' })).not.toBeInTheDocument();
  });

  it('whose answer was lost is tried again, and done once', async () => {
    const { user, api } = await openConversation(OLU);
    let isLost = false;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await api.fetch(...request);
      if (isLost || !JSON.stringify(request).includes('RunMacro')) return answer;
      isLost = true;
      throw new TypeError('Failed to fetch');
    });

    await user.keyboard('m');
    await pick(user, 'Run a macro', 'Thank and close');
    await user.click(await button('Try again'));

    await screen.findByText('“Thank and close” was run.');
    const messages = within(await thread());
    await waitFor(() => expect(messages.getAllByText(/You are welcome\. Have a good tour/)).toHaveLength(1));
  });

  it('names what is gone, and passes over it', async () => {
    const { user } = await openConversation(OLU, {
      prepare: async ({ run, signIn }) =>
        run('mutation { deleteTeam(id: "team_workshop") }', { token: await signIn('maya@northwindoutdoor.com') }),
    });

    await user.keyboard('m');
    await waitFor(async () =>
      expect(await picker()).toHaveTextContent('passes over a team that is not there any more'),
    );
    await pick(user, 'Run a macro', 'Send to the workshop');

    expect(await toast('“Send to the workshop” was run.')).toHaveTextContent(
      'It passes over a team that is not there any more.',
    );
    await button(/Labels: .*Repairs/);
  });
});

describe('the macros', () => {
  async function manage() {
    const opened = await renderScreen('/dashboard/inbox');
    await chooseFromMenu(opened.user, 'Add a filter', 'Manage macros');
    await screen.findByText('Send to the workshop');
    const dialog = () => within(screen.getByRole('dialog', { name: /macros?$/i }));
    const press = (name: string) => opened.user.click(dialog().getByRole('button', { name }));
    const fill = async (name: string, text: string) => {
      const field = dialog().getByRole('textbox', { name });
      await opened.user.clear(field);
      await opened.user.type(field, text.replaceAll('{', '{{'));
    };
    const add = async (action: string) => {
      await press('Add an action');
      await opened.user.click(await screen.findByRole('menuitem', { name: action }));
    };
    return { ...opened, dialog, press, fill, add };
  }

  it('say what is missing before they are saved', async () => {
    const { user, dialog, press, fill, add } = await manage();
    await press('New macro');
    await press('Save');
    expect(await dialog().findByText('Enter a name.')).toBeInTheDocument();
    expect(dialog().getByText('Add an action.')).toBeInTheDocument();

    await fill('Name', 'thank AND close');
    await add('Send a message');
    await add('Assign to a person');
    await add('Snooze');
    await fill('Until when', 'whenever');
    await press('Save');
    expect(await dialog().findByText('Write a text.')).toBeInTheDocument();
    expect(dialog().getByText('Choose a person.')).toBeInTheDocument();
    expect(dialog().getByText(/This is not a time in the future/)).toBeInTheDocument();

    await press('Remove: 3. Snooze');
    await press('Remove: 2. Assign to a person');
    await fill('Message', 'Bye');
    await press('Save');
    expect(await dialog().findByText('There is a macro called “thank AND close” already.')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(dialog().getByRole('textbox', { name: 'Message' })).toHaveValue('Bye'));
  });

  it('are made, ordered by keyboard, changed, found and deleted', async () => {
    const { user, dialog, press, fill, add } = await manage();
    await press('New macro');
    await fill('Name', 'Goodbye');
    await add('Resolve');
    await add('Send a message');
    await waitFor(() => expect(dialog().getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await fill('Message', 'Bye, ');
    await press('visitor.first_name');
    await add('Assign to a person');
    await user.type(dialog().getByRole('combobox', { name: 'Person' }), 'jon');
    await user.click(await screen.findByRole('option', { name: 'Jonas Reber' }));

    dialog().getByRole('button', { name: 'Move up: 2. Send a message' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Move down: 1. Send a message' })).toHaveFocus());
    expect(
      dialog().getByText('Sends “Bye, {{visitor.first_name}}”, resolves it and assigns it to Jonas Reber.'),
    ).toBeInTheDocument();
    await press('Save');
    await dialog().findByText('Goodbye');

    await fill('Search macros', 'assigns it to jonas');
    await waitFor(() => expect(dialog().queryByText('Send to the workshop')).not.toBeInTheDocument());
    await press('Edit Goodbye');
    await fill('Name', 'Farewell');
    await press('Save');
    await dialog().findByText('Farewell');

    await press('Delete Farewell');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog().queryByText('Farewell')).not.toBeInTheDocument());
    expect(dialog().getByRole('button', { name: 'New macro' })).toHaveFocus();
  });
});
