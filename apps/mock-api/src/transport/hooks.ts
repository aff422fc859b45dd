import type { GraphQLError } from 'graphql';

/*
 * The seams by which something outside the API (the console) steps in. Nothing in the API itself relies on them.
 */

/** What is about to be executed. */
export type OperationInfo = {
  operationName: string | null;
  /** Null while only a hash is known whose text is not. */
  kind: 'query' | 'mutation' | 'subscription' | null;
  /** Whether the request carries the `persistedQuery` extension, and whether with or without the document's text. */
  persisted: 'no' | 'hash' | 'hashAndText';
  transport: 'http' | 'websocket';
};

/**
 * Called before every operation, also before a persisted query is looked up. Waiting delays the operation. A
 * GraphQLError becomes its whole answer, with its extensions' codes and status; a Response is sent instead of an answer
 * (over HTTP only); null lets it through.
 */
export type BeforeOperation = (info: OperationInfo) => Promise<Response | GraphQLError | null>;

/** Answers requests outside `/graphql`, from the address `ip`; null leaves the request to the next route. */
export type Route = (request: Request, ip: string) => Promise<Response | null>;

export type ApiOptions = {
  beforeOperation?: BeforeOperation;
  routes?: readonly Route[];
  /** Milliseconds until a request, or an upload, has come in whole. */
  timeouts?: { request: number; upload: number };
};

/** Who is at the other end of a websocket. */
export type OpenSocket = {
  id: string;
  /** The person's name, or the visitor's id; null until the socket has been accepted. */
  viewer: string | null;
  /** The user's or visitor's id. */
  userId: string | null;
  openedAt: Date;
  subscriptions: number;
};

/** The open websockets, for provoking what networks and servers do to them. */
export type OpenSockets = {
  list: () => readonly OpenSocket[];
  /**
   * Closes all, or one person's, with a code (1000 to 1014 but for 1004 to 1006, or 3000 to 4999); answers how many there
   * were.
   */
  close: (code: number, reason?: string, userId?: string) => number;
  /** Breaks the connections without a goodbye: the other end sees 1006. Answers how many there were. */
  terminate: (userId?: string) => number;
  /** While frozen nothing is sent to any socket, new ones included: they stay open and mute. What was held back follows. */
  setFrozen: (isFrozen: boolean) => void;
  isFrozen: () => boolean;
  /** While refusing, every attempt to open a socket is turned away with HTTP 503. */
  setRefusing: (isRefusing: boolean) => void;
  isRefusing: () => boolean;
  /** Lets new sockets open, and closes them with this code as soon as they have been accepted; null: no more. */
  setClosesAfterAck: (code: number | null) => void;
  closesAfterAck: () => number | null;
};
