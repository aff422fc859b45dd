import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilterBar } from './FilterBar.tsx';
import { type Filter } from './filter.ts';
// Lazy in the app; here already loaded, so that no test waits for its code.
import './FilterOptions.tsx';
import '../MenuPopover.tsx';

vi.setConfig({ testTimeout: 20_000 });

const named = (names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), label: name }));
const AUTHORS = ['Maya', 'Jonas', 'Tess', 'Priya', 'Ruben', 'Ada', 'Lou', 'Kim', 'Zoë'];

type Selected = Record<string, readonly string[]>;

/** Keeps what is chosen after `delay`, as a URL does whose page waits for data. */
function Bar({ delay, initial = {} }: { delay?: number; initial?: Selected }) {
  const [selected, setSelected] = useState<Selected>({ show: ['all'], ...initial });
  const [latest, setLatest] = useState(selected);
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => setSelected(latest), delay);
    return () => clearTimeout(timer);
  }, [delay, latest]);

  const filter = (id: string, label: string, options: readonly string[], more: Partial<Filter> = {}): Filter => ({
    id,
    label,
    options: named(options),
    selected: selected[id] ?? [],
    onChange: (next) => {
      const changed = { ...latest, [id]: next };
      setLatest(changed);
      if (delay === undefined) setSelected(changed);
    },
    ...more,
  });
  const filters = [
    filter('show', 'Show', ['All', 'Rated'], { isRequired: true }),
    filter('status', 'Status', ['Trained', 'Outdated', 'Failed'], { isPinned: true, isMultiple: true }),
    filter('author', 'Author', AUTHORS),
    filter('kind', 'Kind', ['Text', 'File']),
  ];
  return <FilterBar label="Filter articles" filters={filters} />;
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('option', { name }));

/** Adds a filter by the menu. Its choices stand open then. */
async function add(name: string) {
  await press('Filter');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog', { name });
}

describe('FilterBar', () => {
  it('shows what is on, pinned or required, and keeps the others behind Filter', async () => {
    render(<Bar initial={{ kind: ['file'] }} />);

    expect(screen.getByRole('search', { name: 'Filter articles' })).toBeInTheDocument();
    expect(button('Show: All')).toBeInTheDocument();
    expect(button('Status: Any')).toBeInTheDocument();
    expect(button('Kind: File')).toBeInTheDocument();
    expect(button('Author: Any')).not.toBeInTheDocument();
    await press('Filter');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Author']);
  });

  it.each([
    ['at once', undefined],
    ['later', 40],
  ])('gives the focus to the chip of a filter just added, when the page follows %s', async (_when, delay) => {
    render(<Bar delay={delay} />);
    await add('Kind');
    await choose('Text');

    await waitFor(() => expect(button('Kind: Text')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Remove Kind: Text')).toBeInTheDocument();
  });

  it('takes back a filter for which nothing was chosen, and gives the focus to Filter', async () => {
    render(<Bar />);
    await add('Kind');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(button('Filter')).toHaveFocus());
    expect(button('Kind: Any')).not.toBeInTheDocument();
  });

  it('takes several in the order of the list, and stays open', async () => {
    render(<Bar delay={40} />);
    await press('Status: Any');
    await choose('Failed');
    await choose('Trained');

    expect(await screen.findByText('Trained, Failed')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Status' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Status: Trained, Failed')).toHaveFocus());
  });

  it('removes a filter: a pinned one keeps the focus on its chip, another gives it to Filter', async () => {
    render(<Bar initial={{ status: ['failed'], kind: ['file'] }} />);
    await press('Remove Status: Failed');
    expect(button('Status: Any')).toHaveFocus();

    await press('Remove Kind: File');
    expect(button('Kind: File')).not.toBeInTheDocument();
    expect(button('Filter')).toHaveFocus();
  });

  it('never leaves a required filter without a choice', async () => {
    render(<Bar />);
    expect(button('Remove Show: All')).not.toBeInTheDocument();
    await press('Show: All');
    await choose('All');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Show: All')).toBeInTheDocument();
  });
});

describe('the options of a filter', () => {
  it('are searched when they are many, accents aside, and chosen by Enter', async () => {
    render(<Bar />);
    const dialog = await add('Author');
    const search = within(dialog).getByRole('searchbox', { name: 'Search Author' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('zoe');
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(button('Author: Zoë')).toHaveFocus());
  });

  it('say when none fits', async () => {
    render(<Bar />);
    const dialog = await add('Author');
    await userEvent.type(within(dialog).getByRole('searchbox'), 'xyz');

    expect(await within(dialog).findByText('No results found.')).toBeInTheDocument();
    expect(within(dialog).queryByText('Maya')).not.toBeInTheDocument();
  });

  it('that are few take the focus, go by arrow keys and are chosen by Enter', async () => {
    render(<Bar />);
    const dialog = await add('Kind');
    expect(within(dialog).queryByRole('searchbox')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Text' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(button('Kind: File')).toHaveFocus());
  });
});
