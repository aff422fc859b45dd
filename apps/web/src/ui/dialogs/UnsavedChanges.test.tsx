import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';

function Editor({ hasChanges }: { hasChanges: boolean }) {
  return (
    <>
      <h1>Editor</h1>
      <Link to="/list">List</Link>
      <UnsavedChanges hasChanges={hasChanges} what="Your changes to “Returns”" />
    </>
  );
}

const open = (hasChanges: boolean) =>
  renderAt('/editor', [
    { path: '/editor', element: <Editor hasChanges={hasChanges} /> },
    { path: '/list', element: <h1>List</h1> },
  ]);

describe('UnsavedChanges', () => {
  beforeAll(() => import('#ui/dialogs/ConfirmModal.tsx'), 30_000);

  it('asks before leaving, and stays when told so', async () => {
    const person = userEvent.setup();
    const router = open(true);

    await person.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your changes to “Returns” will be lost.');
    await person.click(screen.getByRole('button', { name: 'Stay' }));

    expect(router.state.location.pathname).toBe('/editor');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('goes where one wanted to go when told so', async () => {
    const person = userEvent.setup();
    open(true);

    await person.click(screen.getByRole('link', { name: 'List' }));
    await person.click(await screen.findByRole('button', { name: 'Leave' }));

    expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
  });

  it('holds nobody up who has changed nothing', async () => {
    const person = userEvent.setup();
    open(false);

    await person.click(screen.getByRole('link', { name: 'List' }));

    expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
  });

  it.each([true, false])('lets the browser ask before the page is closed: %s', (hasChanges) => {
    open(hasChanges);
    const closing = new Event('beforeunload', { cancelable: true });

    dispatchEvent(closing);

    expect(closing.defaultPrevented).toBe(hasChanges);
  });
});
