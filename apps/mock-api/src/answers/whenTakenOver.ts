import type { Conversation } from '@parley/db';
import type { Deps } from '#context.ts';
import { isWithAssistant } from './assistantTakes.ts';

/** Aborts `signal` as soon as the assistant no longer has the conversation; `ignore` ends the listening. */
export function whenTakenOver({ events }: Pick<Deps, 'events'>, { id, clientId }: Conversation) {
  const controller = new AbortController();
  const changes = events.subscribe('conversation:updated', clientId);
  const listen = async () => {
    for await (const changed of changes) {
      if (changed.id === id && !isWithAssistant(changed)) controller.abort();
    }
  };
  void listen();
  return { signal: controller.signal, ignore: () => void changes.return?.() };
}
