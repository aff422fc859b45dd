/** One operation as the log keeps it: never a token, never a variable. */
export type LoggedRequest = {
  /** Counts up from 1, also over clearing. */
  number: number;
  /** When it came in, by the API's clock, ISO 8601. */
  at: string;
  /** Null for an anonymous operation or a hash nobody has registered. */
  operation: string | null;
  kind: 'query' | 'mutation' | 'subscription' | null;
  how: 'GET hash' | 'GET' | 'POST hash' | 'POST hash and text' | 'POST' | 'socket';
  /** The HTTP status; null while it runs, when the connection was dropped, and for sockets. */
  status: number | null;
  /** The codes of the errors in the answer. */
  errors: readonly string[];
  /** Null while it runs. */
  milliseconds: number | null;
  /** Mail of the member of staff, or the visitor's id. */
  viewer: string | null;
  /** The kind of the fault it met. */
  fault: string | null;
};

export type RequestLog = {
  /** Logs an operation that begins; the answer adds what is known when it ends. */
  begin: (request: Omit<LoggedRequest, 'number'>) => (outcome: Partial<LoggedRequest>) => void;
  /** Newest first. */
  list: () => readonly LoggedRequest[];
  clear: () => void;
};

/** Keeps the last `limit` operations. */
export function createRequestLog(limit = 200): RequestLog {
  let entries: LoggedRequest[] = [];
  let last = 0;
  return {
    begin: (request) => {
      const entry: LoggedRequest = { ...request, number: (last += 1) };
      entries = [entry, ...entries].slice(0, limit);
      return (outcome) => Object.assign(entry, outcome);
    },
    list: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
