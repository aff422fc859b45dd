import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '#testing/renderAt.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { ManagedList } from './ManagedList.tsx';
import { ManagedListDialog } from './ManagedListDialog.tsx';

type Tag = { id: string; name: string };

function Tags({ onDelete, onClose }: { onDelete: (id: string) => Promise<unknown>; onClose: () => void }) {
  const [tags, setTags] = useState<readonly Tag[]>([
    { id: 'a', name: 'Boots' },
    { id: 'b', name: 'Skis' },
  ]);
  return (
    <ManagedListDialog<Tag> title="Tags" kind="tag" description="What it is about." onClose={onClose}>
      {(writing) => (
        <ManagedList
          kind="tag"
          kinds="tags"
          rows={tags}
          writing={writing}
          nameOf={({ name }) => name}
          matches={({ name }, query) => name.toLowerCase().includes(query)}
          empty="No tags yet."
          renderRow={({ name }) => <span>{name}</span>}
          renderForm={(tag) => (
            <>
              <input aria-label="Name" defaultValue={tag?.name} onChange={() => writing.setIsDirty(true)} />
              <button
                onClick={() => {
                  if (!tag) setTags([...tags, { id: 'c', name: 'Tents' }]);
                  writing.end();
                }}
              >
                Save
              </button>
              <button onClick={writing.cancel}>Cancel</button>
            </>
          )}
          consequence={() => 'It goes.'}
          isDeleting={false}
          onDelete={async (id) => {
            await onDelete(id);
            setTags(tags.filter((tag) => tag.id !== id));
          }}
        />
      )}
    </ManagedListDialog>
  );
}

function open({ onDelete = async () => {}, onClose = () => {} }: Partial<Parameters<typeof Tags>[0]> = {}) {
  const element = (
    <>
      <Tags onDelete={onDelete} onClose={onClose} />
      <Toasts />
    </>
  );
  renderAt('/tags', [{ path: '/tags', element }]);
  return userEvent.setup();
}

describe('ManagedList', () => {
  it('finds rows, and says when none matches', async () => {
    const user = open();

    await user.type(await screen.findByRole('textbox', { name: 'Search tags' }), 'ski');
    expect(screen.queryByText('Boots')).not.toBeInTheDocument();
    expect(screen.getByText('Skis')).toBeVisible();

    await user.keyboard('x');
    expect(screen.getByText('No tag matches.')).toBeVisible();
  });

  it('creates one in a form, and goes on with the button for another', async () => {
    const user = open();

    await user.click(await screen.findByRole('button', { name: 'New tag' }));
    expect(screen.getByRole('dialog', { name: 'New tag' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByText('Tents')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New tag' })).toHaveFocus();
  });

  it('returns from an edited row to its button', async () => {
    const user = open();

    await user.click(await screen.findByRole('button', { name: 'Edit Skis' }));
    expect(screen.getByRole('dialog', { name: 'Edit tag' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByRole('button', { name: 'Edit Skis' })).toHaveFocus();
  });

  it('asks before what was written is lost', async () => {
    const onClose = vi.fn<() => void>();
    const user = open({ onClose });

    await user.click(await screen.findByRole('button', { name: 'Edit Skis' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Skis!');
    expect(onClose).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('button', { name: 'New tag' })).toBeVisible();
  });

  it('deletes after a question, and keeps the focus in the dialog', async () => {
    const onDelete = vi.fn<(id: string) => Promise<void>>(async () => {});
    const user = open({ onDelete });

    await user.click(await screen.findByRole('button', { name: 'Delete Skis' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete “Skis”?' })).toHaveTextContent('It goes.');
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByText('Skis')).not.toBeInTheDocument());
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('b');
    await waitFor(() => expect(screen.getByRole('button', { name: 'New tag' })).toHaveFocus());
  });

  it('says why one was not deleted', async () => {
    const user = open({ onDelete: () => Promise.reject(new Error('It is in use.')) });

    await user.click(await screen.findByRole('button', { name: 'Delete Skis' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('The tag was not deleted.')).toBeInTheDocument();
    expect(screen.getByText('It is in use.')).toBeInTheDocument();
    expect(screen.getByText('Skis')).toBeInTheDocument();
  });
});
