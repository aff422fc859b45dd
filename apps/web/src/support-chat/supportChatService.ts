/** What the script gets to know and where it may draw. */
export type SupportChatStart = {
  /** Holds what opens the chat. */
  controller: HTMLElement;
  /** Holds the chat itself. */
  widget: HTMLElement;
  person: { name: string; email: string };
};

/** What the support chat's script leaves on the page as `window.SupportChat`. docs/decisions.md describes it for who provides one. */
export type SupportChatService = {
  start: (options: SupportChatStart) => void;
  /** Takes everything away again, and forgets the person. */
  stop: () => void;
  open: () => void;
};

declare global {
  interface Window {
    SupportChat?: unknown;
  }
}

/** The service, when what the script left is one. */
export function readService(left: unknown): SupportChatService | null {
  if (typeof left !== 'object' || left === null) return null;
  const { start, stop, open }: { start?: unknown; stop?: unknown; open?: unknown } = left;
  if (typeof start !== 'function' || typeof stop !== 'function' || typeof open !== 'function') return null;
  return {
    start: (options) => void start.call(left, options),
    stop: () => void stop.call(left),
    open: () => void open.call(left),
  };
}
