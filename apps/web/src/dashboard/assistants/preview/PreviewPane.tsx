import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { localised } from '@parley/assistant-config/localised';
import { isTimezone } from '@parley/assistant-config/localTime';
import { offeredPresentation } from '@parley/assistant-config/offeredPresentation';
import { isOpenAt, nextOpening } from '@parley/assistant-config/officeHours';
import type { TriggerAction } from '@parley/assistant-config/triggerSchema';
import { publicConfig, type ChatConfig } from '@parley/assistant-config/publicConfig';
import { ChatPreview, type PreviewedAssistant } from '#chat-preview/ChatPreview.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import type { PublishedFlow, PublishedForm } from '../editor/assistantEditor.ts';
import { PreviewStage, type Said } from './PreviewStage.tsx';
import { triggerAt, viewOf, type PreviewView } from './previewedTrigger.ts';

type PreviewPaneProps = {
  className: string;
  config: AssistantConfig;
  type: PreviewedAssistant['type'];
  clientName: string;
  people: readonly { id: string; name: string }[];
  flows: readonly PublishedFlow[];
  forms: readonly PublishedForm[];
  /** Those that the draft's home page names, as it was saved last. */
  articles: NonNullable<PreviewedAssistant['articles']>;
  /** Those that it shows, likewise. */
  products: NonNullable<PreviewedAssistant['products']>;
  /** The block that is being set. */
  blockId: string | null;
  addressOf: (path: string | null) => string | null;
  language: string;
  /** How long people took to answer of late; null: nobody has. */
  replyMinutes: number | null;
};

const VIEWS = [
  { id: 'Home', label: 'Home' },
  { id: 'Chat', label: 'Chat' },
  { id: 'Closed', label: 'Closed' },
] as const;
const DEVICES = [
  { id: 'Desktop', label: 'On a desktop', icon: <Monitor aria-hidden /> },
  { id: 'Phone', label: 'On a phone', icon: <Smartphone aria-hidden /> },
] as const;
const THEMES = [
  { id: 'Light', label: 'For who likes it light', icon: <Sun aria-hidden /> },
  { id: 'Dark', label: 'For who likes it dark', icon: <Moon aria-hidden /> },
] as const;

/** The real chat on a page as it may be, as the draft has it now. */
export function PreviewPane({
  className,
  config,
  type,
  clientName,
  people,
  flows,
  forms,
  articles,
  products,
  blockId,
  ...props
}: PreviewPaneProps) {
  const { addressOf, language, replyMinutes } = props;
  const trigger = triggerAt(useLocation(), config.triggers);
  const key = trigger?.id ?? '';
  const [looked, setLooked] = useState<{ key: string; view: PreviewView } | null>(null);
  // Whoever opens a trigger sees what it does, and may look elsewhere.
  const view = looked?.key === key ? looked.view : trigger ? viewOf(trigger.action) : 'Home';
  const [device, setDevice] = useState<'Desktop' | 'Phone'>('Desktop');
  const [theme, setTheme] = useState<'Light' | 'Dark'>('Light');
  const [now] = useState(Date.now);
  const shown = useMemo(() => onEveryPage(publicConfig(config, addressOf)), [config, addressOf]);
  const offered = useMemo(() => offeredOf(config.guidedFlows, flows), [config.guidedFlows, flows]);
  const team = useMemo(() => teamOf(config.team, people), [config.team, people]);
  const availability = useMemo(
    () => availabilityAt(config.team, { now, replyMinutes }),
    [config.team, now, replyMinutes],
  );
  const said = trigger && saidBy(trigger.action, language, config.languages);
  const label = localised(config.appearance.launcher.label, language, config.languages);
  const chosen = config.appearance.theme === 'Auto' ? theme : undefined;

  return (
    <aside
      aria-label="Preview"
      className={`flex min-h-0 flex-col border-line bg-canvas xl:w-[440px] xl:border-l 2xl:w-[480px] ${className}`}
    >
      <div data-preview-bar className="flex flex-wrap items-center gap-2 px-4 py-2.5">
        <p className="min-w-0 flex-1 truncate text-dense text-ink-muted">
          <span className="font-semibold text-ink">Preview</span>
          <span className="max-sm:hidden xl:hidden 2xl:inline"> not counted</span>
        </p>
        <SegmentedControl label="Shown" options={VIEWS} value={view} onChange={(view) => setLooked({ key, view })} />
        {config.appearance.theme === 'Auto' && (
          <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} isIconOnly />
        )}
        <SegmentedControl label="Device" options={DEVICES} value={device} onChange={setDevice} isIconOnly />
      </div>
      <div className="min-h-0 flex-1 px-4 pb-4">
        <PreviewStage
          device={device}
          type={type}
          appearance={shown.appearance}
          label={label}
          isOpen={view !== 'Closed'}
          said={said}
        >
          <ChatPreview
            type={type}
            clientName={clientName}
            config={shown}
            team={team}
            guidedFlows={offered}
            forms={forms}
            articles={articles}
            products={products}
            availability={availability}
            view={view === 'Chat' ? 'Chat' : 'Home'}
            blockId={blockId}
            theme={chosen}
            language={language}
          />
        </PreviewStage>
      </div>
    </aside>
  );
}

/** With the blocks of the home page that visitors see on some pages of the site only. */
const onEveryPage = ({ homePage, ...config }: ChatConfig): ChatConfig => ({
  ...config,
  homePage: {
    ...homePage,
    blocks: homePage.blocks.map((block) =>
      block.shownTo ? { ...block, shownTo: { ...block.shownTo, pages: undefined } } : block,
    ),
  },
});

type Moment = { now: number; replyMinutes: number | null };

/** As visitors would be told now. */
function availabilityAt({ officeHours: hours, replyTime }: AssistantConfig['team'], { now, replyMinutes }: Moment) {
  // A zone that nobody knows is said on its tab.
  const isOpen = !isTimezone(hours.timezone) || isOpenAt(hours, now);
  const opensAt = isOpen ? null : nextOpening(hours, now);
  return {
    isOpen,
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
    replyMinutes: replyTime === 'Measured' ? replyMinutes : null,
    isSomebodyOnline: isOpen,
  };
}

/** What a trigger shows on the page; null: it opens the chat, or its text is not written yet. */
function saidBy(action: TriggerAction, language: string, languages: AssistantConfig['languages']): Said | null {
  if (action.type === 'Badge') return { kind: 'Badge' };
  if (!('text' in action)) return null;
  const text = localised(action.text, language, languages);
  return text ? { kind: action.type, text } : null;
}

/** The flows that visitors are offered, in their order. */
function offeredOf({ entries }: AssistantConfig['guidedFlows'], flows: PreviewPaneProps['flows']) {
  return entries
    .filter(({ isVisible }) => isVisible)
    .flatMap(({ guidedFlowId, offeredAs }) =>
      flows
        .filter(({ id }) => id === guidedFlowId)
        .map(({ id, presentation }) => ({ id, ...offeredPresentation(presentation, offeredAs) })),
    )
    .map(({ id, type, lineOne, lineTwo = null, lineThree = null }) => ({
      id,
      presentation: { type, lineOne, lineTwo, lineThree },
    }));
}

function teamOf(
  { shows, memberIds }: AssistantConfig['team'],
  people: PreviewPaneProps['people'],
): PreviewedAssistant['team'] {
  if (shows === 'Nobody') return [];
  const chosen =
    shows === 'Everybody' ? people : memberIds.flatMap((id) => people.filter((person) => person.id === id));
  return chosen.map(({ id, name }) => ({ id, name, avatar: null, isOnline: true }));
}
