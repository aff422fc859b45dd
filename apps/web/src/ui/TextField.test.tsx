import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { INPUT_SIZES, type InputSize } from './inputSizes.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const input = () => screen.getByRole('textbox', { name: 'Flow name' });

describe('TextField', () => {
  it('is marked as wrong without a sentence, and keeps its hint', () => {
    render(<TextField label="Flow name" error hint="Only your team sees this." />);

    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription('Only your team sees this.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the sentence of an error beneath it, in the hint’s place', () => {
    render(<TextField label="Flow name" error="Choose another name." hint="Only your team sees this." />);

    expect(screen.getByRole('alert')).toHaveTextContent('Choose another name.');
    expect(input()).toHaveAccessibleDescription('Choose another name.');
    expect(screen.queryByText('Only your team sees this.')).not.toBeInTheDocument();
  });

  it('can be read but not changed when it is disabled', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const person = userEvent.setup();
    render(<TextField label="Flow name" value="Returns" onChange={onChange} isDisabled />);

    await person.tab();
    expect(input()).toHaveFocus();
    await person.keyboard('!');

    expect(input()).toHaveAttribute('readonly');
    expect(input()).toBeEnabled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is small when no size is asked for, and has the thirteen sizes of the specification', () => {
    const sizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'] as const;
    render(<TextField label="Flow name" />);

    expect(Object.keys(INPUT_SIZES)).toEqual(sizes satisfies readonly InputSize[]);
    expect(input().parentElement).toHaveClass('text-sm');
  });
});

describe('PasswordField', () => {
  it('hides what is typed, and corrects nothing in it, shown or not', async () => {
    const person = userEvent.setup();
    render(<PasswordField label="Password" />);
    const password = screen.getByLabelText('Password');

    for (const type of ['password', 'text']) {
      expect(password).toHaveAttribute('type', type);
      expect(password).toHaveAttribute('autocapitalize', 'off');
      expect(password).toHaveAttribute('autocorrect', 'off');
      expect(password).toHaveAttribute('spellcheck', 'false');
      await person.click(screen.getByRole('button', { name: 'Show password' }));
    }
    expect(password).toHaveAttribute('type', 'password');
  });
});
