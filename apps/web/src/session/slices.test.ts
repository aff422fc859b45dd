import { describe, expect, it } from 'vitest';
import { menuClosed, menuOpened, initialAssistants, tilesDrawn } from './assistants.slice.ts';
import { initialAuth, loggedIn, loggedOut, refreshed, refreshStarted, userLoaded } from './auth.slice.ts';
import {
  created,
  initialConversations,
  listed,
  selected,
  selectionStarted,
  type ConversationsSlice,
} from './conversations.slice.ts';

const signedOut = initialAuth({ accessToken: null, refreshToken: null });

describe('auth', () => {
  it('begins without a user', () => {
    expect(initialAuth({ accessToken: 'a', refreshToken: 'r' })).toMatchObject({ accessToken: 'a', userId: null });
  });

  it('does nothing on a login without an access token', () => {
    expect(loggedIn(signedOut, { accessToken: null, refreshToken: 'r', rememberMe: true })).toBe(signedOut);
  });

  it('forgets the user before, and why somebody was signed out', () => {
    const before = { ...userLoaded(signedOut, 'user_1'), signOutReason: 'expired' as const };

    expect(loggedIn(before, { accessToken: 'a', refreshToken: null, rememberMe: false })).toMatchObject({
      accessToken: 'a',
      userId: null,
      signOutReason: null,
    });
  });

  it('keeps the user through a refresh and remembers the person', () => {
    const before = refreshStarted(userLoaded({ ...signedOut, accessToken: 'a', refreshToken: 'r' }, 'user_1'));

    expect(refreshed(before, { accessToken: 'b', refreshToken: 'r' })).toMatchObject({
      accessToken: 'b',
      refreshToken: 'r',
      userId: 'user_1',
      rememberMe: true,
      isRefreshing: false,
    });
  });

  it('clears tokens and user on logout', () => {
    const before = userLoaded({ ...signedOut, accessToken: 'a', refreshToken: 'r' }, 'user_1');

    expect(loggedOut(before, 'chosen')).toEqual({ ...signedOut, signOutReason: 'chosen' });
  });
});

describe('conversations', () => {
  const known: ConversationsSlice = { ...initialConversations, colours: { a: 'bg-sky-400' } };

  it('keep their colour when the list comes again, and draw one when they are new', () => {
    expect(listed(known, ['a', 'b'], () => 'bg-pink-400').colours).toEqual({ a: 'bg-sky-400', b: 'bg-pink-400' });
  });

  it('keep it while a list does not hold them, so that they are the same wherever they stand', () => {
    expect(listed(known, ['b'], () => 'bg-pink-400').colours).toEqual({ a: 'bg-sky-400', b: 'bg-pink-400' });
  });

  it('stop loading when nothing is selected and the list is empty', () => {
    expect(listed(selectionStarted(initialConversations), []).isSelectedLoading).toBe(false);
    expect(listed(selectionStarted(initialConversations), ['a']).isSelectedLoading).toBe(true);
    expect(listed(selectionStarted(selected(known, 'a')), []).isSelectedLoading).toBe(true);
  });

  it('end loading when one is selected', () => {
    expect(selected(selectionStarted(known), 'a')).toMatchObject({ selectedId: 'a', isSelectedLoading: false });
  });

  it('draw a colour once for a created one', () => {
    expect(created(known, 'a', () => 'bg-pink-400')).toBe(known);
    expect(created(known, 'b', () => 'bg-pink-400').colours.b).toBe('bg-pink-400');
  });
});

describe('assistants', () => {
  it('open and close their menu', () => {
    expect(menuClosed(menuOpened(initialAssistants))).toEqual(initialAssistants);
  });

  it('keep their tile colour', () => {
    const drawn = tilesDrawn(initialAssistants, ['a'], () => 'bg-amber-400');

    expect(tilesDrawn(drawn, ['a', 'b'], () => 'bg-red-400').tileColours).toEqual({
      a: 'bg-amber-400',
      b: 'bg-red-400',
    });
    expect(tilesDrawn(drawn, ['a'])).toBe(drawn);
  });
});
