import { useMemo, useState } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import { Check, Radio } from 'lucide-react';
import type { InstallationTabPingedSubscription } from '#generated/InstallationTabPingedSubscription';
import type { InstallationTabQuery } from '#generated/InstallationTabQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { config as appConfig } from '#config.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Time } from '#ui/Time.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { AllowedSites } from './AllowedSites.tsx';
import { IdentityProof } from './IdentityProof.tsx';
import { type PlatformId, PLATFORMS } from './platforms.ts';

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
        <Seen at={lastPingAt ?? null} url={lastPingUrl ?? null} />
        <Copied label="Line of HTML" text={installation.snippet} copyLabel="Copy the line" />
        <Steps />
      </EditorSection>
      <EditorSection title="By link" description="For mails, menus and everything that is no site.">
        <Copied label="Address of the chat" text={chatUrl} copyLabel="Copy the address" />
      </EditorSection>
      <AllowedSites assistant={assistant} />
      <IdentityProof assistant={assistant} />
      <EditorSection title="Strict sites" description="For sites with a content security policy: what it has to allow.">
        <Copied label="Content-Security-Policy" text={policyFor(installation.snippet)} copyLabel="Copy the policy" />
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

function Seen({ at, url }: { at: string | null; url: string | null }) {
  if (at === null) {
    return (
      <output className="flex items-start gap-2 rounded-control bg-well px-3 py-2.5 text-dense text-ink-muted">
        <Radio aria-hidden className="mt-0.5 size-4 flex-none motion-safe:animate-pulse" strokeWidth={1.75} />
        No site has shown it yet. Open your page once the line is on it: it is seen here within seconds.
      </output>
    );
  }
  return (
    <output className="flex items-start gap-2 rounded-control bg-positive-soft px-3 py-2.5 text-dense">
      <Check aria-hidden className="mt-0.5 size-4 flex-none text-positive" strokeWidth={2} />
      <span className="min-w-0 wrap-anywhere">
        Seen <Time instant={at} format="en" />
        {url && ` on ${url}`}
      </span>
    </output>
  );
}

function Steps() {
  const [platform, setPlatform] = useState<PlatformId>('html');
  const { label, steps } = PLATFORMS.find(({ id }) => id === platform) ?? PLATFORMS[0];
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label="What your site is built with"
        options={PLATFORMS}
        value={platform}
        onChange={setPlatform}
      />
      <ol
        aria-label={`Steps for ${label}`}
        className="grid list-decimal gap-1.5 pl-5 text-dense text-pretty text-ink-muted"
      >
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

type CopiedProps = { label: string; text: string; copyLabel: string };

function Copied({ label, text, copyLabel }: CopiedProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-dense font-medium">{label}</h3>
        <CopyButton text={text} label={copyLabel} size="sm" />
      </div>
      <code className="block rounded-control bg-well px-3 py-2.5 text-xs leading-5 wrap-anywhere inset-ring inset-ring-line">
        {text}
      </code>
    </div>
  );
}

/** What the widget needs: its script, its frame, and where it asks how it is to look. */
function policyFor(snippet: string): string {
  const [, script = ''] = /src="([^"]+)"/.exec(snippet) ?? [];
  const chat = URL.canParse(script) ? new URL(script).origin : '';
  const api = new URL(appConfig.graphqlUrl).origin;
  return `script-src ${chat}; frame-src ${chat}; connect-src ${api}; img-src ${api}`;
}
