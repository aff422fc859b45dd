import { Suspense } from 'react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialAssistants, tilesDrawn } from '#session/assistants.slice.ts';
import { loadCurrentUser } from '#session/currentUser.ts';
import { dispatch } from '#session/sessionStore.ts';
import { environment } from '#relay/environment.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { takeToasts, type Toast } from '#ui/toast.ts';
import { AssistantMenu } from './AssistantMenu.tsx';
import { answerGraphQL, type Answer } from '#dashboard/testing/answerGraphQL.ts';
import { giveLayout } from '#dashboard/testing/layout.ts';
import { buildUser } from '#dashboard/testing/records.ts';

vi.mock('#relay/subscriptions.ts', async () => (await import('#dashboard/testing/liveEvents.ts')).fakeSubscriptions);

const NORI = { __typename: 'Assistant', id: 'asst_nori', type: 'FloatingWidget', title: 'Nori', avatar: null };
const GEAR = {
  __typename: 'Assistant',
  id: 'asst_gear',
  type: 'FullscreenOverlay',
  title: 'gear Finder',
  avatar: null,
};

const toasts: Toast[] = [];
let stopToasts = () => {};

beforeEach(() => {
  giveLayout();
  toasts.length = 0;
  stopToasts = takeToasts((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  stopToasts();
  dispatch('assistants', () => initialAssistants);
  resetUserScope();
});

async function show(assistants: Answer, user = buildUser()) {
  const requests = answerGraphQL({ GetCurrentUser: () => ({ currentUser: user }), ListAssistants: assistants });
  await loadCurrentUser();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback="Loading">
        <AssistantMenu />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Open Your Chatbot' });
  const asked = () => requests.filter(({ name }) => name === 'ListAssistants').length;
  return { button, asked };
}

describe('AssistantMenu', () => {
  it('asks for the list when the button is pointed at, once', async () => {
    const { button, asked } = await show(() => ({ assistants: [NORI] }));
    expect(asked()).toBe(0);

    await userEvent.hover(button);
    expect(asked()).toBe(1);
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: /Nori/ });
    expect(asked()).toBe(1);
  });

  it('says of each assistant what it is', async () => {
    const { button } = await show(() => ({ assistants: [NORI, GEAR] }));
    await userEvent.click(button);

    expect((await screen.findByRole('menuitem', { name: /Nori/ })).textContent).toContain('Chatbot Widget');
    expect(screen.getByRole('menuitem', { name: /gear Finder/ }).textContent).toContain('AI Assistant');
  });

  it('shows a tile with the initial, in the colour that was drawn for it', async () => {
    dispatch('assistants', (slice) => tilesDrawn(slice, ['asst_gear'], () => 'bg-amber-400'));
    const { button } = await show(() => ({ assistants: [GEAR] }));
    await userEvent.click(button);

    const tile = within(await screen.findByRole('menuitem', { name: /gear Finder/ })).getByText('G');
    expect(tile.className).toContain('bg-amber-400');
  });

  it('says so when there is none', async () => {
    const { button } = await show(() => ({ assistants: [] }));
    await userEvent.click(button);

    expect(await screen.findByText(/No assistants yet/)).toBeTruthy();
  });

  it('says so when they did not load, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isDown = true;
    const { button } = await show(() => {
      if (isDown) throw new Error('Down.');
      return { assistants: [NORI] };
    });
    await userEvent.click(button);
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('menuitem', { name: /Nori/ })).toBeTruthy();
  });

  it('opens with an arrow key, and gives the focus back when it closes', async () => {
    const { button } = await show(() => ({ assistants: [NORI] }));
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: /Nori/ });
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens nothing for somebody who belongs to no company', async () => {
    const open = vi.fn<() => null>(() => null);
    vi.stubGlobal('open', open);
    const { button } = await show(() => ({ assistants: [NORI] }), buildUser({ client: null }));
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Nori/ }));

    expect(open).not.toHaveBeenCalled();
    expect(toasts[0]).toMatchObject({ kind: 'warning' });
  });
});
