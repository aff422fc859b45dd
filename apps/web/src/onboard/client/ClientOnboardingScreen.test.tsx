import { screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { type GetOnboarding } from '#generated/GetOnboarding';
import { renderWithRelay } from '#testing/renderWithRelay.tsx';
import ClientOnboardingScreen from './ClientOnboardingScreen.tsx';
import { getOnboarding } from './onboarding.ts';

const showToStaff = () =>
  renderWithRelay(
    <ClientOnboardingScreen queryRef={loadQuery<GetOnboarding>(createMockEnvironment(), getOnboarding, {})} />,
    { Permissions: () => ({ MANAGE_CLIENT: false }) },
    { path: '/onboard/client/details' },
  );

describe('ClientOnboardingScreen', () => {
  it('tells who may not set the company up who does', async () => {
    showToStaff();

    expect(await screen.findByText('Your company is still being set up')).toBeInTheDocument();
    expect(screen.getByText('An Admin of your company has to finish that. Come back once it is done.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
