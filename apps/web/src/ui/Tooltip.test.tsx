import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlarmClock } from 'lucide-react';
import { beforeAll, describe, expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

describe('Tooltip', () => {
  // Its code comes with the first one; here it is there.
  beforeAll(() => import('./TooltipPopup.tsx'), 30_000);

  it('says what an icon does, and by which key, when the icon is focused by keyboard', async () => {
    const person = userEvent.setup();
    render(<IconButton icon={AlarmClock} label="Snooze" shortcut="S" />);

    await person.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('SnoozeS');
    expect(screen.getByRole('button', { name: 'Snooze' })).toHaveAttribute('aria-keyshortcuts', 'S');
  });

  it('opens when the pointer rests, and closes when it leaves', async () => {
    const person = userEvent.setup();
    render(<IconButton icon={AlarmClock} label="Snooze" />);

    await person.hover(screen.getByRole('button'));
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await person.unhover(screen.getByRole('button'));

    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('describes a control whose name says something else, and only while it is open', async () => {
    const person = userEvent.setup();
    render(
      <Tooltip label="Everything since Monday.">
        <button type="button">Export</button>
      </Tooltip>,
    );

    await person.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Everything since Monday.');
    await person.keyboard('{Escape}');

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });
});
