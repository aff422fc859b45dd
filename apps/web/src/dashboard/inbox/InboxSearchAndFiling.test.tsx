import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { row, thread } from './testing/inboxScreen.ts';

const INBOX = '/dashboard/inbox';

const hits = async () => within(await screen.findByRole('list', { name: 'Found' })).getAllByRole('link');
const field = () => screen.findByRole('searchbox', { name: 'Search conversations' });
const views = () => within(screen.getByRole('navigation', { name: 'Views' }));

describe('the search of the inbox', () => {
  it('narrows by operators, says when nothing is found, and gives the list back', async () => {
    const { user, router } = await renderScreen(`${INBOX}?q=label:repairs+is:open`);
    expect((await hits()).filter(({ textContent }) => /Hannah Brandt/.test(textContent))).toHaveLength(1);
    expect((await hits()).some(({ textContent }) => /Claire Fontaine/.test(textContent))).toBe(false);

    await user.clear(await field());
    await user.type(await field(), 'xylophone');
    expect(await screen.findByText('Nothing matches “xylophone”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close the search' }));

    await row('Claire Fontaine');
    expect(router.state.location).toMatchObject({ pathname: INBOX, search: '' });
  });

  it('says how much it finds, in no view and beside the counts of all', async () => {
    const { user, router } = await renderScreen(`${INBOX}?q=jacket`);

    expect(await screen.findByText(/^\d+ conversations$/)).toBeInTheDocument();
    expect(await screen.findByText(/^The 50 best matches of \d+ conversations/)).toBeInTheDocument();
    expect(await views().findByRole('link', { name: /^All\s*\d{2,}/ })).toBeInTheDocument();
    expect(views().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();

    await user.click(views().getByRole('link', { name: /^Mine/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=mine'));
    expect(await views().findByRole('link', { current: 'page' })).toHaveTextContent('Mine');
  });

  it('has the newest first on demand', async () => {
    const { user, router } = await renderScreen(`${INBOX}?q=jacket`);
    await user.click(await screen.findByRole('button', { name: 'Order: Best match' }));

    await user.click(await screen.findByRole('menuitemradio', { name: 'Newest' }));

    await waitFor(() => expect(router.state.location.search).toBe('?q=jacket&found=newest'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order: Newest' })).toHaveFocus());
    await waitFor(async () => {
      const times = (await hits()).flatMap((hit) =>
        Array.from(hit.querySelectorAll('time'), ({ dateTime }) => dateTime),
      );
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted().toReversed());
    });
  });

  it('is walked by keyboard, from the field to a hit and back', async () => {
    const { user } = await renderScreen(`${INBOX}?q=is:resolved`);
    const [first, second] = await hits();
    expect(first).toHaveTextContent('Resolved');
    (await field()).focus();

    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    await thread();
    expect(second).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('is:resolved');
  });

  it('says what an operator takes that is not finished, and which ones there are', async () => {
    const { user } = await renderScreen(`${INBOX}?q=is:`);
    const search = await screen.findByRole('search', { name: 'Conversations' });
    const hint = within(search).getByRole('status');
    expect(hint).toHaveTextContent('“is:” takes open, pending');

    await user.clear(await field());
    await user.type(await field(), 'foo:bar');
    await waitFor(() => expect(hint).toHaveTextContent('There is no “foo:”'));
    expect(search).toHaveTextContent('assignee:');

    await user.clear(await field());
    await user.type(await field(), 'is:open');
    await waitFor(() => expect(hint).toBeEmptyDOMElement());
  });
});

describe('what is filed', () => {
  const dialog = (name: RegExp) => within(screen.getByRole('dialog', { name }));
  const press = async (name: string | RegExp) => screen.findByRole('button', { name });

  async function manage(path: string, menu: string, item: string) {
    const opened = await renderScreen(path);
    const { user } = opened;
    const open = async () => {
      await user.click(await press(menu));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      await screen.findByRole('dialog');
    };
    await open();
    return { ...opened, open };
  }

  it('labels are made under a name of their own, and deleted', async () => {
    const { user } = await manage(INBOX, 'Add a filter', 'Manage labels');
    const labels = () => dialog(/labels?$/i);
    await user.click(await labels().findByRole('button', { name: 'New label' }));
    await user.type(labels().getByRole('textbox', { name: 'Name' }), 'repairs{Enter}');
    expect(await labels().findByText('There is a label called “repairs” already.')).toBeInTheDocument();

    await user.clear(labels().getByRole('textbox', { name: 'Name' }));
    await user.type(labels().getByRole('textbox', { name: 'Name' }), 'Warranty{Enter}');
    await user.click(await labels().findByRole('button', { name: 'Delete Warranty' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(labels().queryByText('Warranty')).not.toBeInTheDocument());
    expect(labels().getByRole('button', { name: 'New label' })).toHaveFocus();
  });

  it('teams get their members', async () => {
    const { user } = await manage(INBOX, 'Add a filter', 'Manage teams');
    const teams = () => dialog(/teams?$/i);

    await user.click(await teams().findByRole('button', { name: 'Edit Workshop' }));
    await user.click(await teams().findByText('Jonas Reber'));
    await user.click(teams().getByRole('button', { name: 'Save' }));

    expect(await teams().findByText(/Jonas Reber, Maya Lindqvist, Priya Nair/)).toBeInTheDocument();
  });

  it.each([
    { of: 'a label', menu: 'Add a filter', item: 'Manage labels', button: 'New label' },
    { of: 'a team', menu: 'Add a filter', item: 'Manage teams', button: 'New team' },
    { of: 'a view', menu: 'Saved views', item: 'Save or change views', button: null },
  ])('asks before what was typed of $of is lost', async ({ menu, item, button }) => {
    const { user } = await manage(INBOX, menu, item);
    if (button) await user.click(await press(button));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Warranty');

    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(await press('Keep writing'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(name).toHaveValue('Warranty');

    await user.click(await press(button ? 'Cancel' : 'Close'));
    await user.click(await press('Leave'));
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it.each([
    { of: 'a label', menu: 'Add a filter', item: 'Manage labels', button: 'New label' },
    { of: 'a view', menu: 'Saved views', item: 'Save or change views', button: null },
  ])(
    'asks before the browser’s Back loses what was typed of $of, and closes with it',
    async ({ menu, item, button }) => {
      const { user, router } = await renderScreen(INBOX);
      await row('Hannah Brandt');
      await router.navigate(`${INBOX}?view=mine`);
      await user.click(await press(menu));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      if (button) await user.click(await press(button));
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await user.type(name, 'Warranty');

      await router.navigate(-1);
      await user.click(await press('Stay'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(name).toHaveValue('Warranty');
      expect(router.state.location.search).toBe('?view=mine');

      await router.navigate(-1);
      await user.click(await press('Leave'));
      await waitFor(() => expect(name).not.toBeInTheDocument());
      await waitFor(() => expect(router.state.location.search).toBe(''));
    },
  );

  it('is not open any more for who left the inbox and comes back', async () => {
    const { user, router } = await manage(INBOX, 'Add a filter', 'Manage teams');
    await dialog(/teams?$/i).findByRole('button', { name: 'Edit Workshop' });

    await router.navigate('/dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await router.navigate(INBOX);
    await row('Hannah Brandt');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('textbox', { name: 'Search or jump to' }), 'manage teams');
    // Who offers this draws the dialogs.
    await screen.findByRole('menuitem', { name: /Manage teams/ });

    expect(screen.queryByRole('dialog', { name: /teams?$/i, hidden: true })).not.toBeInTheDocument();
  });

  it('a view gets another name and other filters, and is deleted', async () => {
    const { user, router, open } = await manage(`${INBOX}?label=labl_delivery`, 'Saved views', 'Save or change views');
    const form = () => dialog(/views?$/i);
    expect(await form().findByText(/^No views yet\./)).toBeInTheDocument();
    await user.type(form().getByRole('textbox', { name: 'Name' }), 'Parcels{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await router.navigate(`${INBOX}?label=labl_repairs`);

    await open();
    await user.click(await form().findByRole('button', { name: 'Edit Parcels' }));
    await screen.findByRole('dialog', { name: 'Edit view' });
    await user.clear(form().getByRole('textbox', { name: 'Name' }));
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(await form().findByText('Enter a name.')).toBeInTheDocument();
    await user.type(form().getByRole('textbox', { name: 'Name' }), 'Repairs');
    await user.click(await form().findByText('Use the current filters'));
    await user.click(form().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form().getByRole('button', { name: 'Edit Repairs' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await router.navigate(INBOX);
    await user.click(await press('Saved views'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Repairs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?label=labl_repairs'));

    await open();
    await user.click(await form().findByRole('button', { name: 'Delete Repairs' }));
    expect(await form().findByText(/^No views yet\./)).toBeInTheDocument();
  });
});
