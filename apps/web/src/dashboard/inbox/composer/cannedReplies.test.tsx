import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import { reply, select, thread, tray } from '../testing/inboxScreen.ts';

/** Opens the conversation of Hannah Brandt, in which a reply is written. */
async function open() {
  const opened = await renderScreen('/dashboard/inbox');
  await select(opened.user, 'Hannah Brandt');
  return opened;
}

describe('canned replies', () => {
  it('are put in by their shortcut, with the visitor’s name and files', async () => {
    const { user } = await open();
    const box = await reply();

    await user.type(box, '/hel');
    expect(await screen.findByRole('option', { name: /\/hello/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveDisplayValue(/^Hi Hannah, Maya here from Northwind Outdoor/));

    await user.type(box, ' /siz');
    expect(await screen.findByRole('option', { name: /\/sizes/ })).toBeInTheDocument();
    await user.keyboard('{Tab}');
    await waitFor(() => expect(box).toHaveDisplayValue(/Hi Hannah.*Stand on a sheet of paper/));
    expect(await tray()).toHaveTextContent('boot-sizes.csv');
    await user.keyboard('{Enter}');

    expect(await within(await thread()).findByRole('link', { name: /boot-sizes\.csv/ })).toBeInTheDocument();
  });

  it('are made, changed and deleted where they are used', async () => {
    const { user } = await open();
    const openList = async () => {
      await user.click(await screen.findByRole('button', { name: 'Canned replies' }));
      return within(await screen.findByRole('dialog', { name: 'Canned replies' }));
    };
    let dialog = await openList();
    expect(await dialog.findByText('/repair')).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'New canned reply' }));
    const shortcut = await screen.findByRole('textbox', { name: 'Shortcut' });
    await user.type(shortcut, 'hello');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Ski service');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Skis are ready in two days.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('/hello stands for another canned reply already.')).toBeInTheDocument();
    await user.clear(shortcut);
    await user.type(shortcut, 'skis');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('/skis')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Edit /skis' }));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await user.clear(text);
    await user.type(text, 'Skis are ready the next day.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull());
    expect(screen.getByText('Skis are ready the next day.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use /skis' }));
    await waitFor(async () => expect(await reply()).toHaveValue('Skis are ready the next day.'));

    dialog = await openList();
    await user.click(await dialog.findByRole('button', { name: 'Delete /skis' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('/skis')).toBeNull());
  });

  it('are not lost half written without a question', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Canned replies' }));
    await user.click(await screen.findByRole('button', { name: 'New canned reply' }));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await user.type(text, 'Skis are ready in two days.');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(text).toHaveValue('Skis are ready in two days.');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'New canned reply' })).toHaveFocus();
  });
});
