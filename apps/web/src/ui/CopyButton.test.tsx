import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

describe('CopyButton', () => {
  it('copies, shows it and says it', async () => {
    const person = userEvent.setup();
    render(<CopyButton text="pk_nw_4f81" label="Copy the key" />);

    await person.click(screen.getByRole('button', { name: 'Copy the key' }));

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(await navigator.clipboard.readText()).toBe('pk_nw_4f81');
  });

  it('says so when the browser refuses', async () => {
    const person = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    render(<CopyButton text="pk_nw_4f81" />);

    await person.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('status')).toHaveTextContent('Not copied');
  });
});
