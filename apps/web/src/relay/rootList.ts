import type { RecordSourceSelectorProxy } from 'relay-runtime';

type Args = Readonly<Record<string, string>>;

/** Updater of a mutation: appends what its root field `created` answers to the plain list `list` of the root query, if that is loaded. */
export function appendToRootList(list: string, created: string, args: Args = {}) {
  return (store: RecordSourceSelectorProxy) => {
    const root = store.getRoot();
    const records = root.getLinkedRecords(list, args);
    if (records) root.setLinkedRecords([...records, store.getRootField(created)], list, args);
  };
}

/** Updater of a mutation: takes the record `id` out of the plain list `list` of the root query, if that is loaded. */
export function removeFromRootList(list: string, id: string, args: Args = {}) {
  return (store: RecordSourceSelectorProxy) => {
    const root = store.getRoot();
    const records = root.getLinkedRecords(list, args);
    const rest = records?.filter((record) => record.getDataID() !== id);
    if (rest) root.setLinkedRecords(rest, list, args);
  };
}
