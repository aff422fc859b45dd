import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ColourField, fullHex } from './ColourField.tsx';
import { NumberField } from './NumberField.tsx';
import { SearchField } from './SearchField.tsx';
import { TextArea } from './TextArea.tsx';

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search articles" isMain value={text} onChange={setText} />;
}

describe('SearchField', () => {
  it('is reached by /, cleared by Escape and by its button', async () => {
    const person = userEvent.setup();
    render(<Search />);
    const search = screen.getByRole('searchbox', { name: 'Search articles' });

    await person.keyboard('/');
    expect(search).toHaveFocus();
    await person.keyboard('a/b');
    expect(search).toHaveValue('a/b');
    await person.keyboard('{Escape}');
    expect(search).toHaveValue('');
    await person.keyboard('c');
    await person.click(screen.getByRole('button', { name: 'Clear the search' }));

    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
  });
});

describe('TextArea', () => {
  it('counts what is written, and says how much is too much without cutting it', async () => {
    const person = userEvent.setup();
    render(<TextArea label="Greeting" limit={5} />);
    const area = screen.getByRole('textbox', { name: 'Greeting' });

    await person.type(area, 'Hello');
    expect(area).not.toHaveAttribute('aria-invalid');
    await person.type(area, '!!');

    expect(area).toHaveValue('Hello!!');
    expect(area).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 characters too many.');
  });
});

function Minutes({ first = 10 }: { first?: number }) {
  const [minutes, setMinutes] = useState<number | null>(first);
  return (
    <>
      <NumberField label="Minutes" value={minutes} onChange={setMinutes} min={0} max={30} step={5} />
      <p>Chosen: {minutes ?? 'nothing'}</p>
    </>
  );
}

describe('NumberField', () => {
  it('steps by keys and buttons, keeps to its bounds, and can be empty', async () => {
    const person = userEvent.setup();
    render(<Minutes />);
    const field = screen.getByRole('textbox', { name: 'Minutes' });

    await person.click(field);
    await person.keyboard('{ArrowUp}');
    expect(screen.getByText('Chosen: 15')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /Decrease/ }));
    expect(screen.getByText('Chosen: 10')).toBeInTheDocument();
    await person.clear(field);
    await person.type(field, '99');
    await person.tab();
    expect(screen.getByText('Chosen: 30')).toBeInTheDocument();
    await person.clear(field);
    await person.tab();

    expect(screen.getByText('Chosen: nothing')).toBeInTheDocument();
  });

  it('shows and takes a number that lies between two steps', async () => {
    const person = userEvent.setup();
    render(<Minutes first={2} />);
    const field = screen.getByRole('textbox', { name: 'Minutes' });
    expect(field).toHaveValue('2');

    await person.clear(field);
    await person.type(field, '7');
    await person.tab();
    expect(screen.getByText('Chosen: 7')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /Increase/ }));

    expect(screen.getByText('Chosen: 10')).toBeInTheDocument();
  });
});

function Colour() {
  const [colour, setColour] = useState('#964624');
  return (
    <>
      <ColourField label="Main" value={colour} onChange={setColour} />
      <p>Chosen: {colour}</p>
    </>
  );
}

describe('ColourField', () => {
  it('takes a colour as soon as one is typed, and says of what is none that it is none', async () => {
    const person = userEvent.setup();
    render(<Colour />);
    const field = screen.getByRole('textbox', { name: 'Main' });

    await person.clear(field);
    await person.type(field, '00625a');
    expect(screen.getByText('Chosen: #00625A')).toBeInTheDocument();
    await person.type(field, 'zz');
    await person.tab();

    expect(field).toHaveValue('00625azz');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a colour such as #00625A.');
    expect(screen.getByText('Chosen: #00625A')).toBeInTheDocument();

    await person.type(field, '{Backspace}{Backspace}');
    await person.tab();
    expect(field).toHaveValue('#00625A');
    expect(field).toBeValid();
  });

  it.each([
    ['#abc', '#AABBCC'],
    ['00625A', '#00625A'],
    [' #fff ', '#FFFFFF'],
    ['#12345', null],
    ['red', null],
  ])('reads %s as %s', (typed, colour) => {
    expect(fullHex(typed)).toBe(colour);
  });
});
