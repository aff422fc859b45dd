import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

describe('/dashboard/inbox', () => {
  it('opens a conversation from the list', async () => {
    const { user, router } = await renderScreen('/dashboard/inbox');

    const [first] = await screen.findAllByRole('link', { name: /Hannah/ });
    if (first) await user.click(first);

    expect(await screen.findByRole('textbox', { name: /^Reply to Hannah/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/^\/dashboard\/inbox\/./);
  });
});
