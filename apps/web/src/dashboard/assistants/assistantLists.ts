import type { RecordSourceSelectorProxy } from 'relay-runtime';

const ARCHIVE = { isArchived: true };
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * For updaters: puts an assistant into the list that it belongs to, in its place by title, and takes it out of the other one. The
 * first is also the assistant menu's.
 */
export function fileAssistant(
  store: RecordSourceSelectorProxy,
  { id, isArchived }: { id: string; isArchived: boolean },
) {
  const root = store.getRoot();
  const record = store.get(id);
  const titleOf = (one: typeof record) => String(one?.getValue('title'));

  for (const [args, isIts] of [
    [undefined, !isArchived],
    [ARCHIVE, isArchived],
  ] as const) {
    const others = root.getLinkedRecords('assistants', args)?.filter((one) => one.getDataID() !== id);
    if (!others) continue;
    const filed = isIts && record ? [...others, record].toSorted((a, b) => compare(titleOf(a), titleOf(b))) : others;
    root.setLinkedRecords(filed, 'assistants', args);
  }
}
