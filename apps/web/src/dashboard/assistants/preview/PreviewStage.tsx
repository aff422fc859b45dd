import { type ReactNode } from 'react';
import { X } from 'lucide-react';
import { inkOn } from '@parley/assistant-config/contrast';
import type { Appearance } from '@parley/assistant-config/configSchema';
import { type PreviewedAssistant } from '#chat-preview/ChatPreview.tsx';
import { PreviewLauncher } from './PreviewLauncher.tsx';

/** What a trigger shows on the page, while the chat is closed. */
export type Said = { kind: 'Message' | 'Banner'; text: string } | { kind: 'Badge' };

type PreviewStageProps = {
  device: 'Desktop' | 'Phone';
  type: PreviewedAssistant['type'];
  appearance: Appearance;
  /** Of the launcher. */
  label: string;
  isOpen: boolean;
  /** Shown while the chat is closed. */
  said: Said | null;
  children: ReactNode;
};

/** A page of somebody's site with the chat open on it, or closed: what a site shows of an assistant, in the room that there is. */
export function PreviewStage({ device, type, appearance, label, isOpen, said, children }: PreviewStageProps) {
  const { displayMode, corners, hasShadow, launcher } = appearance;
  const isWhole = type === 'FullscreenOverlay' || displayMode === 'Fullscreen' || device === 'Phone';
  const isHidden = device === 'Phone' && launcher.isHiddenOnPhones;
  const hasBadge = !isOpen && said?.kind === 'Badge';

  return (
    <div className={`h-full ${device === 'Phone' ? 'mx-auto max-w-[360px]' : ''}`}>
      <div
        className={`relative h-full overflow-hidden border border-line bg-surface ${device === 'Phone' ? 'rounded-[28px] border-4' : 'rounded-card'}`}
      >
        <SitePage />
        <div
          hidden={!isOpen}
          className={`absolute overflow-hidden ${hasShadow ? 'shadow-overlay' : 'ring ring-line'} ${isWhole ? 'inset-0' : ''}`}
          style={isWhole ? undefined : { ...besideLauncher(appearance), borderRadius: corners }}
        >
          {children}
        </div>
        {!isOpen && said && <SaidOnPage said={said} appearance={appearance} />}
        {(!isWhole || !isOpen) && !isHidden && <PreviewLauncher {...{ appearance, label, isOpen, hasBadge }} />}
        {!isOpen && isHidden && (
          <p className="absolute inset-x-0 bottom-6 px-4 text-center text-dense text-ink-muted">
            The launcher is hidden on phones.
          </p>
        )}
      </div>
    </div>
  );
}

/** Above the launcher, on its side; the window never becomes too narrow to be looked at. */
function besideLauncher({ displayMode, launcher }: Appearance) {
  const { side, sideOffset, bottomOffset, size } = launcher;
  const bottom = bottomOffset + size + 12;
  return {
    [side === 'Left' ? 'left' : 'right']: `min(${sideOffset}px, 100% - 296px)`,
    bottom,
    width: `max(280px, min(348px, 100% - ${2 * sideOffset}px))`,
    height: displayMode === 'Compact' ? `min(480px, 100% - ${bottom + 16}px)` : `calc(100% - ${bottom + 16}px)`,
  };
}

function SaidOnPage({ said, appearance }: { said: Said; appearance: Appearance }) {
  const { mainColour, corners, launcher } = appearance;
  if (said.kind === 'Badge') return null;
  const isBanner = said.kind === 'Banner';
  return (
    <div
      className={`absolute flex items-start gap-2 px-4 py-3 text-dense ${isBanner ? 'inset-x-0 top-0 justify-center' : 'max-w-[min(320px,calc(100%-32px))] bg-raised shadow-overlay'}`}
      style={
        isBanner
          ? { background: mainColour, color: inkOn(mainColour) ?? undefined }
          : {
              [launcher.side === 'Left' ? 'left' : 'right']: launcher.sideOffset,
              bottom: launcher.bottomOffset + launcher.size + 14,
              borderRadius: corners,
            }
      }
    >
      <p dir="auto" className="min-w-0 wrap-anywhere">
        {said.text}
      </p>
      <X aria-hidden className="mt-0.5 size-4 flex-none" strokeWidth={1.75} />
    </div>
  );
}

/** Something that looks like a page, and like nobody's. */
function SitePage() {
  return (
    <div aria-hidden className="absolute inset-0 grid grid-rows-[auto_auto_1fr] gap-3 p-4">
      <div className="flex items-center gap-3">
        <span className="h-3 w-20 rounded-full bg-press" />
        <span className="h-2 w-10 rounded-full bg-hover" />
        <span className="h-2 w-10 rounded-full bg-hover" />
      </div>
      <div className="h-36 rounded-card bg-well" />
      <div className="grid grid-cols-3 content-start gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <span key={key} className="h-28 rounded-card bg-well" />
        ))}
      </div>
    </div>
  );
}
