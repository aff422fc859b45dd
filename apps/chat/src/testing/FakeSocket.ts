type Sent = { type: string; id?: string; payload?: { query?: string; Authorization?: string } };

/** A WebSocket whose other side is the test. Stands in for the global one. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('No socket has been opened.');
    return socket;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  /** This side ends it; as in a browser, the event comes later. */
  close(code = 1000, reason = '') {
    queueMicrotask(() => this.shut(code, reason));
  }

  /** The other side accepts the connection and who connects. */
  async accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await Promise.resolve();
    this.receive({ type: 'connection_ack' });
  }

  receive(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The other side, or the network, ends it. */
  shut(code: number, reason = '') {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason, wasClean: code === 1000 });
  }

  types() {
    return this.sent.map(({ type }) => type);
  }

  /** The id of the subscription to `field`. */
  subscription(field: string): string | undefined {
    return this.sent.findLast(({ payload }) => payload?.query?.includes(field))?.id;
  }
}
