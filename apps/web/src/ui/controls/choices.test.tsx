import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ComboBox } from './ComboBox.tsx';
import { type Option } from './option.ts';
import { RadioCards } from './RadioCards.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { useOptionSearch } from './useOptionSearch.ts';

const COUNTRIES: readonly Option[] = ['Denmark', 'Norway', 'Sweden'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function Country({ error }: { error?: string }) {
  const [country, setCountry] = useState<string | null>(null);
  return <Select label="Country" options={COUNTRIES} value={country} onChange={setCountry} error={error} />;
}

describe('Select', () => {
  it('is named by its label, described by its error, and chosen from by keyboard', async () => {
    const person = userEvent.setup();
    render(<Country error="Choose your country." />);
    const button = screen.getByRole('button', { name: /Country/ });
    expect(button).toHaveAccessibleDescription('Choose your country.');

    await person.tab();
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('option', { name: 'Norway' }));

    expect(button).toHaveTextContent('Norway');
  });
});

function FoundCountry() {
  const [country, setCountry] = useState<string | null>('norway');
  return (
    <>
      <ComboBox label="Country" options={COUNTRIES} value={country} onChange={setCountry} />
      <p>Chosen: {country ?? 'nothing'}</p>
    </>
  );
}

function VisitedCountries() {
  const [visited, setVisited] = useState<readonly string[]>([]);
  return (
    <>
      <ComboBox
        label="Country"
        options={COUNTRIES.filter(({ id }) => !visited.includes(id))}
        value={null}
        onChange={(id) => id && setVisited([...visited, id])}
      />
      <p>Visited: {visited.join(', ')}</p>
    </>
  );
}

function SearchedCountry({ load }: { load: (text: string) => Promise<readonly Option[]> }) {
  const [country, setCountry] = useState<string | null>(null);
  const search = useOptionSearch(load);
  return <ComboBox label="Country" {...search} value={country} onChange={setCountry} />;
}

describe('ComboBox', () => {
  it('finds by what is typed, and says when nothing is found', async () => {
    const person = userEvent.setup();
    render(<FoundCountry />);
    const box = screen.getByRole('combobox', { name: 'Country' });
    expect(box).toHaveValue('Norway');

    await person.clear(box);
    expect(screen.getByText('Chosen: nothing')).toBeInTheDocument();
    await person.type(box, 'zz');
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
    await person.clear(box);
    await person.type(box, 'swe{ArrowDown}{Enter}');

    expect(box).toHaveValue('Sweden');
    expect(screen.getByText('Chosen: sweden')).toBeInTheDocument();
  });

  it('says of a text that is no option that it is in no list, until one types again', async () => {
    const person = userEvent.setup();
    render(<FoundCountry />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.clear(box);
    await person.type(box, 'Atlantis');
    await person.tab();
    expect(box).toHaveAccessibleDescription('“Atlantis” is not in the list.');
    expect(screen.getByText('Chosen: nothing')).toBeInTheDocument();

    await person.type(box, 's');
    expect(box).not.toHaveAccessibleDescription();
  });

  it('takes an option that is spelt out without being pointed at', async () => {
    const person = userEvent.setup();
    render(<FoundCountry />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.clear(box);
    await person.type(box, 'sweden');
    await person.tab();

    expect(box).toHaveValue('Sweden');
    expect(screen.getByText('Chosen: sweden')).toBeInTheDocument();
  });

  it('is empty and closed after each choice where these go into a list', async () => {
    const person = userEvent.setup();
    render(<VisitedCountries />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.type(box, 'nor');
    await person.click(await screen.findByRole('option', { name: 'Norway' }));
    expect(box).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveFocus();
    await person.type(box, 'swe{Enter}');
    await person.click(box);
    await person.click(await screen.findByRole('option', { name: 'Denmark' }));

    expect(screen.getByText('Visited: norway, sweden, denmark')).toBeInTheDocument();
    expect(box).toHaveValue('');
  });

  it.each(['{Enter}', '{Tab}'])('takes the only match on %s', async (key) => {
    const person = userEvent.setup();
    render(<FoundCountry />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.clear(box);
    await person.type(box, `swe${key}`);

    expect(box).toHaveValue('Sweden');
    expect(screen.getByText('Chosen: sweden')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(box).not.toHaveAccessibleDescription();
  });

  it('takes none of several matches', async () => {
    const person = userEvent.setup();
    render(<FoundCountry />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.clear(box);
    await person.type(box, 'w{Tab}');

    expect(screen.getByText('Chosen: nothing')).toBeInTheDocument();
    expect(box).toHaveAccessibleDescription('“w” is not in the list.');
  });

  it('takes the only match that came from elsewhere, once it has come', async () => {
    const load = (text: string) => Promise.resolve(COUNTRIES.filter(({ label }) => label.toLowerCase().includes(text)));
    const person = userEvent.setup();
    render(<SearchedCountry load={load} />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.type(box, 'den');
    // Sweden and Denmark.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await person.type(box, 'm');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await person.keyboard('{Enter}');

    expect(box).toHaveValue('Denmark');
  });

  it('asks elsewhere for options, and keeps the label of what was chosen', async () => {
    const load = vi.fn<(text: string) => Promise<readonly Option[]>>(async (text) =>
      COUNTRIES.filter(({ label }) => label.toLowerCase().includes(text)),
    );
    const person = userEvent.setup();
    render(<SearchedCountry load={load} />);
    const box = screen.getByRole('combobox', { name: 'Country' });

    await person.type(box, 'den');
    await waitFor(() => expect(load.mock.calls.map(([text]) => text)).toContain('den'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await person.click(screen.getByRole('option', { name: 'Denmark' }));
    await person.tab();

    expect(box).toHaveValue('Denmark');
  });
});

const WINDOWS = [
  { id: 'compact', label: 'Compact' },
  { id: 'portrait', label: 'Portrait' },
] as const satisfies readonly Option[];
type WindowId = (typeof WINDOWS)[number]['id'];

describe('an empty field that is only read', () => {
  it('shows no example, which would look like its value', () => {
    const empty = { isDisabled: true, options: COUNTRIES, value: null, onChange: () => {} };
    render(
      <>
        <Select label="Size" {...empty} placeholder="Choose a size" />
        <ComboBox label="Place" {...empty} placeholder="Search places" />
        <TextField label="Website" isDisabled placeholder="northwind.com" />
        <TextArea label="Note" isDisabled placeholder="Such as this" />
      </>,
    );

    expect(screen.queryByText('Choose a size')).not.toBeInTheDocument();
    expect(document.querySelector('[placeholder]:not([placeholder=""])')).toBeNull();
  });
});

describe('a choice', () => {
  it('of one card moves by arrow keys', async () => {
    const onChange = vi.fn<(id: WindowId) => void>();
    const person = userEvent.setup();
    render(<RadioCards label="Window" options={WINDOWS} value="compact" onChange={onChange} />);

    await person.tab();
    await person.keyboard('{ArrowRight}');

    expect(screen.getByRole('radiogroup', { name: 'Window' })).toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['portrait']]);
  });

  it('of any gives the ids in the order of the options', async () => {
    const onChange = vi.fn<(ids: WindowId[]) => void>();
    const person = userEvent.setup();
    render(<CheckboxGroup label="Windows" options={WINDOWS} value={['portrait']} onChange={onChange} error="No." />);

    await person.click(screen.getByRole('checkbox', { name: 'Compact' }));

    expect(screen.getByRole('group', { name: 'Windows' })).toHaveAccessibleDescription('No.');
    expect(onChange.mock.calls).toEqual([[['compact', 'portrait']]]);
  });

  it('of a segment cannot be taken back', async () => {
    const onChange = vi.fn<(id: WindowId) => void>();
    const person = userEvent.setup();
    render(<SegmentedControl label="Window" options={WINDOWS} value="compact" onChange={onChange} />);

    await person.click(screen.getByRole('radio', { name: 'Compact' }));
    await person.click(screen.getByRole('radio', { name: 'Portrait' }));

    expect(onChange.mock.lastCall).toEqual(['portrait']);
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  });

  it('of on or off is a switch, described by its hint', async () => {
    const onChange = vi.fn<(isOn: boolean) => void>();
    const person = userEvent.setup();
    render(<Switch label="Hide on phones" hint="It is not drawn there." value={false} onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Hide on phones' });

    await person.click(control);

    expect(control).toHaveAccessibleDescription('It is not drawn there.');
    expect(onChange.mock.calls).toEqual([[true]]);
  });
});
