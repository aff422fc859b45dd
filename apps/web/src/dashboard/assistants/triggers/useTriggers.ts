import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { notify } from '#ui/toast.ts';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { copyOf } from './newTrigger.ts';

/** What can be done with the triggers of the open draft. */
export function useTriggers() {
  const { change } = useAssistantEditor();

  const setItems = (next: (items: readonly Trigger[]) => Trigger[]) =>
    change((now) => ({ ...now, triggers: { ...now.triggers, items: next(now.triggers.items) } }));

  const update = (id: string, some: Partial<Trigger>) =>
    setItems((items) => items.map((item) => (item.id === id ? { ...item, ...some } : item)));

  const add = (trigger: Trigger) => setItems((items) => [...items, trigger]);

  function duplicate(trigger: Trigger): Trigger {
    const copy = copyOf(trigger);
    setItems((items) => items.flatMap((item) => (item.id === trigger.id ? [item, copy] : [item])));
    return copy;
  }

  function remove(trigger: Trigger, index: number) {
    setItems((items) => items.filter(({ id }) => id !== trigger.id));
    notify({
      kind: 'success',
      id: `trigger-${trigger.id}`,
      title: `“${trigger.name}” deleted`,
      action: { label: 'Undo', onAction: () => setItems((items) => items.toSpliced(index, 0, trigger)) },
    });
  }

  return { setItems, update, add, duplicate, remove };
}
