import { useState } from 'react';
import { Eye, History, Play, Share2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { AssistantActions_assistant$key } from '#generated/AssistantActions_assistant';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { Badge } from '#ui/Badge.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import type { SavedDraft } from '#versioning/useDraft.ts';
import { copyLink } from './copyLink.ts';

const AssistantHistory = lazyOverlay(() => import('./history/AssistantHistory.tsx'));

type AssistantActionsProps = {
  assistant: AssistantActions_assistant$key;
  /** What stands beside the settings, and where it is narrow in their place. */
  beside: 'Preview' | 'Playground';
  isPreviewOpen: boolean;
  onPreview: (isOpen: boolean) => void;
  onTake: (draft: SavedDraft<AssistantConfig>) => void;
};

/** In the top bar: how the assistant stands, its history, a link to its draft, and where it is narrow the way to its preview. */
export function AssistantActions({ assistant: key, beside, isPreviewOpen, onPreview, onTake }: AssistantActionsProps) {
  const { id, isEnabled, archivedAt, lastPingUrl, previewUrl } = useFragment(
    graphql`
      fragment AssistantActions_assistant on Assistant {
        id
        isEnabled
        archivedAt
        lastPingUrl
        previewUrl
      }
    `,
    key,
  );
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <PageActions>
      <span className="max-md:hidden">
        <Standing isEnabled={isEnabled} isArchived={archivedAt !== null} url={lastPingUrl ?? null} />
      </span>
      <IconButton
        icon={Share2}
        label="Copy a link to the draft"
        onClick={() =>
          void copyLink(previewUrl, 'Whoever opens it sees the draft, for a week. Nothing is sent or counted.')
        }
      />
      <IconButton icon={History} label="History" onClick={() => setIsHistoryOpen(true)} />
      <span className="xl:hidden">
        <IconButton
          icon={beside === 'Preview' ? Eye : Play}
          label={beside}
          aria-pressed={isPreviewOpen}
          onClick={() => onPreview(!isPreviewOpen)}
        />
      </span>
      <AssistantHistory isOpen={isHistoryOpen} id={id} onTake={onTake} onClose={() => setIsHistoryOpen(false)} />
    </PageActions>
  );
}

function Standing({ isEnabled, isArchived, url }: { isEnabled: boolean; isArchived: boolean; url: string | null }) {
  if (isArchived) return <Badge>In the archive</Badge>;
  if (!isEnabled) return <Badge tone="caution">Disabled</Badge>;
  return url ? <Badge tone="live">{`On ${hostOf(url)}`}</Badge> : <Badge>Not on a site yet</Badge>;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
