import { Badge } from '#ui/Badge.tsx';

type Standing = { readonly status: string; readonly lastError: string | null | undefined };

/** Where the connection to a service stands; null: there is none. */
export function IntegrationState({ integration }: { integration: Standing | null }) {
  if (!integration) return <Badge>Not connected</Badge>;
  const { status, lastError } = integration;
  if (status === 'Error') return <Badge tone="critical">Not working</Badge>;
  return <Badge tone={lastError ? 'caution' : 'positive'}>{lastError ? 'Trying again' : 'Connected'}</Badge>;
}
