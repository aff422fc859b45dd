import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stopViewingAs, viewAsStaff } from '#session/viewAs.ts';
import { renderWithRelay } from '#testing/renderWithRelay.tsx';
import { buildPermissions, buildUser } from '../testing/records.ts';
import { WelcomeBanner } from './WelcomeBanner.tsx';

afterEach(() => act(stopViewingAs));

describe('WelcomeBanner', () => {
  it('leads an Admin who sees the dashboard as Staff only where Staff may go', async () => {
    renderWithRelay(<WelcomeBanner />, { User: () => buildUser({ shouldShowWelcomeBanner: true }) });
    expect(await screen.findByRole('link', { name: /^Invite your team/ })).toBeInTheDocument();

    act(() => viewAsStaff(buildPermissions({ INVITE_USERS: false })));

    expect(screen.queryByRole('link', { name: /^Invite your team/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Answer your visitors/ })).toBeInTheDocument();
  });
});
