import { useMemo } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks';
import type { InstallationTabPingedSubscription } from '#generated/InstallationTabPingedSubscription';
import type { InstallationTabQuery } from '#generated/InstallationTabQuery';
import { CopiedCode } from '#installation/CopiedCode.tsx';
import { InstallSteps } from '#installation/InstallSteps.tsx';
import { SeenOnSite } from '#installation/SeenOnSite.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { config as appConfig } from '#config.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { AllowedSites } from './AllowedSites.tsx';
import { IdentityProof } from './IdentityProof.tsx';

/** …/{id}/installation: how the assistant comes onto a site, which sites may show it, and whether one does. */
export default function InstallationTab() {
  return (
    <QueryBoundary what="settings of the installation" fallback={<Skeleton className="h-64" />}>
      {(fetchKey) => <Installation fetchKey={fetchKey} />}
    </QueryBoundary>
  );
}

function Installation({ fetchKey }: { fetchKey: number }) {
  const { assistant: opened } = useAssistantEditor();
  const { assistant } = useLazyLoadQuery<InstallationTabQuery>(
    graphql`
      query InstallationTabQuery($id: ID!) {
        assistant(id: $id) {
          id
          lastPingAt
          lastPingUrl
          chatUrl
          installation {
            snippet
          }
          ...AllowedSites_assistant
          ...IdentityProof_assistant
        }
      }
    `,
    { id: opened.id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  usePings();
  const { lastPingAt, lastPingUrl, chatUrl, installation } = assistant;

  return (
    <div className="@container">
      <EditorSection title="On your site" description="Paste this line before </body> on every page.">
        <SeenOnSite at={lastPingAt ?? null} url={lastPingUrl ?? null} />
        <CopiedCode label="Line of HTML" text={installation.snippet} copyLabel="Copy the line" />
        <InstallSteps snippet={installation.snippet} />
      </EditorSection>
      <EditorSection title="By link" description="For mails, menus and everything that is no site.">
        <CopiedCode label="Address of the chat" text={chatUrl} copyLabel="Copy the address" />
      </EditorSection>
      <AllowedSites assistant={assistant} />
      <IdentityProof assistant={assistant} />
      <EditorSection title="Strict sites" description="For sites with a content security policy: what it has to allow.">
        <CopiedCode
          label="Content-Security-Policy"
          text={policyFor(installation.snippet)}
          copyLabel="Copy the policy"
        />
      </EditorSection>
    </div>
  );
}

/** A site that begins to show the assistant is seen at once. */
function usePings() {
  useSubscription<InstallationTabPingedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription InstallationTabPingedSubscription {
            assistantPinged {
              id
              lastPingAt
              lastPingUrl
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}

/** What the widget needs: its script, its frame, and where it asks how it is to look. */
function policyFor(snippet: string): string {
  const [, script = ''] = /src="([^"]+)"/.exec(snippet) ?? [];
  const chat = URL.canParse(script) ? new URL(script).origin : '';
  const api = new URL(appConfig.graphqlUrl).origin;
  return `script-src ${chat}; frame-src ${chat}; connect-src ${api}; img-src ${api}`;
}
