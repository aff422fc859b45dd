/** What tabs tell each other. `person` is the new token's subject, null for tokens that do not say. */
type TabMessage = { kind: 'signedIn'; person: string | null } | { kind: 'signedOut' };

const NAME = 'parley.session';

const channel = open();

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

export function tellOtherTabs(message: TabMessage) {
  if (channel) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
    channel.postMessage(message);
    return;
  }
  try {
    // Told to the other tabs by the storage event; the stamp makes each one a change.
    localStorage.setItem(NAME, JSON.stringify({ ...message, at: Date.now() }));
  } catch {
    // Without storage tabs do not know of each other: the next request or focus tells.
  }
}

/** Listens for good: a tab belongs to its session from its first moment to its last. */
export function listenToOtherTabs(listener: (message: TabMessage) => void) {
  const receive = (data: unknown) => {
    const { kind, person }: Record<string, unknown> = Object(data);
    if (kind === 'signedOut') listener({ kind });
    if (kind === 'signedIn') listener({ kind, person: typeof person === 'string' ? person : null });
  };
  channel?.addEventListener('message', ({ data }) => receive(data));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME || !newValue) return;
    try {
      receive(JSON.parse(newValue));
    } catch {
      // Not ours.
    }
  });
}
