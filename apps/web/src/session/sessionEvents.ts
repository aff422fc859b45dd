import type { SignOutReason } from './auth.slice.ts';

/** What the shell does about a change of session: it owns the router. */
type SessionEvents = {
  /** Credentials are on their way: what comes after them may load meanwhile. */
  signInStarted: () => void;
  signedOut: (reason: SignOutReason) => void;
  /** Somebody else, or somebody at all, has signed in through another tab. */
  personChanged: () => void;
};

let handlers: SessionEvents = { signInStarted: () => {}, signedOut: () => {}, personChanged: () => {} };

export function handleSessionEvents(next: SessionEvents) {
  handlers = next;
}

export const sessionEvents: SessionEvents = {
  signInStarted: () => handlers.signInStarted(),
  signedOut: (reason) => handlers.signedOut(reason),
  personChanged: () => handlers.personChanged(),
};
