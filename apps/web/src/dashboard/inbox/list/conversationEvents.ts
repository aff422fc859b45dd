const listeners = new Set<() => void>();

/** Some conversation has come into being or changed. */
export function conversationsChanged() {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever some conversation comes into being or changes. Answers how to stop. */
export function onConversationsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
