import { isRecord } from './transport.ts';

type Known = { version: number; value: unknown };

/** How many records are remembered; the least recently seen is forgotten first. */
const CAPACITY = 5000;

/**
 * Keeps records that carry `id` and `version` from going back: events and answers overtake each other, and the store
 * would take whichever comes last. Each field of an older state is replaced by the newest value seen of it before the
 * payload reaches the store; what only the older state knows is kept.
 */
export function createVersionGate(capacity = CAPACITY) {
  const records = new Map<string, Map<string, Known>>();

  function pass(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(pass);
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).map(([key, child]) => [key, pass(child)] as const);
    const { id, version } = value;
    if (typeof id !== 'string' || typeof version !== 'number') return Object.fromEntries(fields);
    const known = recall(id);
    return Object.fromEntries(fields.map(([key, child]) => [key, newest(known, key, { version, value: child })]));
  }

  function recall(id: string) {
    const known = records.get(id) ?? new Map<string, Known>();
    records.delete(id);
    records.set(id, known);
    const [oldest] = records.keys();
    if (records.size > capacity && oldest !== undefined) records.delete(oldest);
    return known;
  }

  return (data: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, pass(value)]));
}

function newest(known: Map<string, Known>, key: string, incoming: Known): unknown {
  const newer = known.get(key);
  if (newer && newer.version > incoming.version && canStandFor(newer.value, incoming.value)) return newer.value;
  if (!newer || newer.version <= incoming.version) known.set(key, incoming);
  return incoming.value;
}

/** Lists of records have their own rules in the store; an object may stand in only where it has all that was asked. */
function canStandFor(newer: unknown, older: unknown): boolean {
  if (Array.isArray(older) || Array.isArray(newer)) {
    return [older, newer].every((list) => list === null || (Array.isArray(list) && !list.some(isRecord)));
  }
  // Null does not say what was asked of an object; that there is one by now counts more than all that is known of it.
  if (older === null) return !isRecord(newer) || !('edges' in newer);
  if (!isRecord(older)) return !isRecord(newer);
  if (newer === null) return true;
  if (!isRecord(newer) || 'edges' in older) return false;
  return Object.keys(older).every((key) => key in newer && canStandFor(newer[key], older[key]));
}
