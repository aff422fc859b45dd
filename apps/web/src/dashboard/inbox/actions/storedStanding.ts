import { type Environment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';

/** How a conversation stands in the store. */
export type StoredStanding = {
  id: string;
  status: unknown;
  handledBy: unknown;
  snoozedUntil: unknown;
  priority: unknown;
  assigneeId: string | null;
  teamId: string | null;
  labelIds: readonly string[];
};

/** How conversations stand now, for acts that nobody draws anything for, such as those by key. Unknown ones are left out. */
export function storedStanding(environment: Environment, ids: readonly string[]): StoredStanding[] {
  const found: StoredStanding[] = [];
  commitLocalUpdate(environment, (store) => {
    for (const id of ids) {
      const record = store.get(id);
      if (!record) continue;
      found.push({
        id,
        status: record.getValue('status'),
        handledBy: record.getValue('handledBy'),
        snoozedUntil: record.getValue('snoozedUntil'),
        priority: record.getValue('priority'),
        assigneeId: record.getLinkedRecord('assignee')?.getDataID() ?? null,
        teamId: record.getLinkedRecord('team')?.getDataID() ?? null,
        labelIds: record.getLinkedRecords('labels')?.map((label) => label.getDataID()) ?? [],
      });
    }
  });
  return found;
}
