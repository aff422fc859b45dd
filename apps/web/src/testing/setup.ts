import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { takeComplaints } from './complaints.ts';
import { elementError } from './elementError.ts';

// relay-test-utils builds its mocks with a global `jest`; nothing else of it is used.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

// What comes late on a busy machine has still come. Nothing waits this long that does come.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

// Tests of the transport run without a page.
if (typeof window !== 'undefined') {
  window.PARLEY_CONFIG = {
    apiUrl: 'http://api.test',
    chatUrl: 'http://chat.test',
    signupEnabled: true,
    environment: 'staging',
    secure: false,
    googleClientId: 'parley-test',
    googleAuthorizeUrl: 'http://google.test/authorize',
    stripeKey: 'pk_test_parley',
  };
}

// Files of one process share a page: each test begins as a browser does that nobody has used.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // A link that still has the focus is not prefetched when the page of the test is gone.
  if (typeof document !== 'undefined') document.dispatchEvent(new FocusEvent('focusout'));
  const [first] = takeComplaints();
  if (first) throw new Error(`console.error was called: ${String(first[0])}`);
});

// The next file of the process meets the same modules: what is being loaded must not fail with this one's page.
afterAll(() => vi.dynamicImportSettled());
