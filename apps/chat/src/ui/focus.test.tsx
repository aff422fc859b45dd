// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderChat } from '#testing/renderChat.tsx';

/** What has a mouse: writing on goes on in the box. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

type Given = ReturnType<typeof renderChat>;

async function talking() {
  const given = renderChat();
  await given.write('My zip broke');
  await screen.findByText('Sent');
  return given;
}

/** As by keyboard: with the mouse the focus is left where it is. */
async function press({ user }: Given, name: string) {
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
}

describe('what goes away when it is used', () => {
  it('leaves the focus in the box: a file, the offer of a person', async () => {
    const given = await talking();
    await given.user.upload(await screen.findByLabelText('Files to attach'), new File(['Zip'], 'zip.txt'));
    await press(given, 'Remove zip.txt');
    const box = await given.box();
    await waitFor(() => expect(box).toHaveFocus());

    given.fake.changed(given.fake.last, { handledBy: 'AI' });
    await press(given, 'Ask for a person');

    await waitFor(() => expect(box).toHaveFocus());
  });

  it('leaves it in the box when a rating was given, and on the rating when that is to be changed', async () => {
    const given = await talking();
    given.fake.changed(given.fake.last, { status: 'Resolved' });
    await given.user.click(await screen.findByRole('radio', { name: 'Good, 4 of 5' }));
    await press(given, 'Send rating');
    expect(await screen.findByText(/You rated this conversation: good/)).toBeVisible();
    const box = await given.box();
    await waitFor(() => expect(box).toHaveFocus());

    await press(given, 'Change');

    await waitFor(() => expect(screen.getByRole('radio', { name: 'Good, 4 of 5' })).toHaveFocus());
  });
});
