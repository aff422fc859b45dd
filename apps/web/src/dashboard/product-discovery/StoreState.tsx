import { Badge } from '#ui/Badge.tsx';

type Standing = {
  readonly state: string;
  readonly progress: number | null | undefined;
  readonly lastError: string | null | undefined;
};

/** Where the connection to a shop stands. */
export function StoreState({ store: { state, progress, lastError } }: { store: Standing }) {
  if (state === 'Syncing') {
    return (
      <Badge tone="busy" {...(typeof progress === 'number' && { percentage: progress })}>
        Fetching
      </Badge>
    );
  }
  if (state === 'Error') return <Badge tone="critical">Not in sync</Badge>;
  return <Badge tone={lastError ? 'caution' : 'positive'}>{lastError ? 'Partly in sync' : 'In sync'}</Badge>;
}
