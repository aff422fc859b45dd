import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VersionList } from './VersionList.tsx';

const versions = ['Belts and zips', 'Belts', 'Straps'].map((title, index) => ({
  number: 3 - index,
  note: '',
  publishedByName: 'Maya Lindqvist',
  publishedAt: '2026-11-19T10:00:00Z',
  content: { title },
}));

function List({ hasEarlier = false }: { hasEarlier?: boolean }) {
  return (
    <VersionList versions={versions} draft={{ title: 'Zips' }} hasEarlier={hasEarlier} words={{}} onRestore={null} />
  );
}

const show = async (number: number) =>
  userEvent.click(screen.getByRole('button', { name: `Show changes of version ${number}` }));
const compareWith = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /Compared with/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const changesOf = (number: number) => screen.getByRole('list', { name: `Changes of version ${number}` });

describe('a list of versions', () => {
  it('shows what a version changed of the one before it', async () => {
    render(<List />);

    await show(2);

    expect(changesOf(2)).toHaveTextContent('Straps');
    expect(screen.getByText('From version 1 to version 2')).toBeInTheDocument();
  });

  it('compares any two, and each with the draft, the earlier one first', async () => {
    render(<List />);
    await show(1);

    await compareWith('Version 3');
    expect(screen.getByText('From version 1 to version 3')).toBeInTheDocument();
    expect(within(changesOf(1)).getByText('Straps', { selector: 'del, del *, s' })).toBeInTheDocument();

    await compareWith('The draft');
    expect(screen.getByText('From version 1 to the draft')).toBeInTheDocument();
    expect(changesOf(1)).toHaveTextContent('Zips');
  });

  it('says where none is before it, and where that is not listed yet', async () => {
    const { rerender } = render(<List />);
    await show(1);
    expect(screen.getByText('The first version: there is none before it.')).toBeInTheDocument();

    rerender(<List hasEarlier />);
    expect(screen.getByText('Show earlier versions to compare it.')).toBeInTheDocument();
  });
});
