/** One operation as the console's request log keeps it (docs/console.md). */
export type LoggedRequest = {
  number: number;
  operation: string | null;
  kind: 'query' | 'mutation' | 'subscription' | null;
  how: 'GET hash' | 'GET' | 'POST hash' | 'POST hash and text' | 'POST' | 'socket';
  status: number | null;
  errors: string[];
};

export type Tokens = { accessToken: string; refreshToken: string | null };

type Fault = {
  kind: string;
  operation?: string;
  times?: number;
  milliseconds?: number;
  code?: string;
  message?: string;
};

export type ConsoleClient = ReturnType<typeof createConsoleClient>;

/** The stand-in's console over HTTP. */
export function createConsoleClient(apiUrl: string) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${apiUrl}/console/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} /console/${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  const requests = async (operation?: string) =>
    (await call<{ requests: LoggedRequest[] }>('GET', operation ? `requests?operation=${operation}` : 'requests'))
      .requests;

  return {
    /** Back to the seed, real time, no faults, an empty log and no sockets. */
    reset: () => call('POST', 'reset', {}),
    /** Begins a session of somebody without their password. */
    mintSession: (email: string, rememberMe: boolean) => call<Tokens>('POST', 'sessions', { email, rememberMe }),
    signInLink: async (email: string) => (await call<{ url: string }>('POST', 'sign-in', { email })).url,
    advanceClock: (milliseconds: number) => call('PUT', 'clock', { advance: milliseconds }),
    addFault: (fault: Fault) => call('PUT', 'faults', fault),
    clearFaults: () => call('DELETE', 'faults'),
    mails: async (to: string) =>
      (
        await call<{ mails: { replyTo: string | null; subject: string; text: string }[] }>(
          'GET',
          `mails?to=${encodeURIComponent(to)}`,
        )
      ).mails,
    requests,
    /** Requests that were answered without error: a hash that was not known yet, and its text after it, count once. */
    answered: async (operation: string) => (await requests(operation)).filter(({ errors }) => errors.length === 0),
    clearRequests: () => call('DELETE', 'requests'),
    /** Closes the open sockets, all or one person's, with a code; 1006 breaks them without a goodbye. */
    closeSockets: (code: number, email?: string) => call<{ closed: number }>('POST', 'sockets/close', { code, email }),
    /** `isFrozen`: mute; `isRefusing`: none may open; `closesAfterAck`: opened, then closed with this code. */
    setSockets: (state: { isFrozen?: boolean; isRefusing?: boolean; closesAfterAck?: number | null }) =>
      call('PUT', 'sockets', state),
    openSockets: async () => (await call<{ open: { id: string; userId: string | null }[] }>('GET', 'sockets')).open,
  };
}
