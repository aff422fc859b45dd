import { create } from 'zustand';

/** How the live connection stands; `offline` has given up for now, `closed` was told by the server not to come back. */
export type ConnectionStatus =
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'reconnecting' }
  | { kind: 'offline' }
  | { kind: 'closed'; code: number };

type Connection = { status: ConnectionStatus };

/** For the banner that says whether what one sees is live. */
export const useConnection = create<Connection>(() => ({ status: { kind: 'connecting' } }));

export function setConnectionStatus(status: ConnectionStatus) {
  useConnection.setState({ status });
}
