import { type ReactNode } from 'react';
import { ChevronDown, MessageCircle, X } from 'lucide-react';
import { inkOn } from '@parley/assistant-config/contrast';
import type { Appearance } from '@parley/assistant-config/configSchema';
import { type PreviewedAssistant } from '#chat-preview/ChatPreview.tsx';

/** What a trigger shows on the page, while the chat is closed. */
export type Said = { kind: 'Message' | 'Banner'; text: string };

type PreviewStageProps = {
  device: 'Desktop' | 'Phone';
  type: PreviewedAssistant['type'];
  appearance: Appearance;
  /** In place of the chat. */
  said: Said | null;
  children: ReactNode;
};

const HEIGHTS = { Compact: 'h-[min(480px,calc(100%-92px))]', Portrait: 'h-[calc(100%-92px)]' };

/** A page of somebody's site with the chat open on it: what a site shows of an assistant, in the room that there is. */
export function PreviewStage({ device, type, appearance, said, children }: PreviewStageProps) {
  const { displayMode, corners, launcher, mainColour } = appearance;
  const isWhole = type === 'FullscreenOverlay' || displayMode === 'Fullscreen' || device === 'Phone';
  const side = launcher.side === 'Left' ? 'left-4' : 'right-4';
  const height = displayMode === 'Fullscreen' ? '' : HEIGHTS[displayMode];

  return (
    <div className={`h-full ${device === 'Phone' ? 'mx-auto max-w-[360px]' : ''}`}>
      <div
        className={`relative h-full overflow-hidden border border-line bg-surface ${device === 'Phone' ? 'rounded-[28px] border-4' : 'rounded-card'}`}
      >
        <SitePage />
        <div
          hidden={said !== null}
          className={`absolute overflow-hidden shadow-overlay ${isWhole ? 'inset-0' : `top-4 bottom-auto w-[min(348px,calc(100%-32px))] ${side} ${height}`}`}
          style={{ borderRadius: isWhole ? 0 : corners }}
        >
          {children}
        </div>
        {said && <SaidOnPage said={said} appearance={appearance} side={side} />}
        {(!isWhole || said) && (
          <span
            aria-hidden
            className={`absolute bottom-4 grid place-items-center rounded-full shadow-overlay ${side}`}
            style={{
              width: launcher.size,
              height: launcher.size,
              background: mainColour,
              color: inkOn(mainColour) ?? undefined,
            }}
          >
            {said ? <MessageCircle className="size-6" strokeWidth={1.75} /> : <ChevronDown className="size-5" />}
          </span>
        )}
      </div>
    </div>
  );
}

type SaidOnPageProps = { said: Said; appearance: Appearance; side: string };

function SaidOnPage({ said: { kind, text }, appearance, side }: SaidOnPageProps) {
  const { mainColour, corners, launcher } = appearance;
  const isBanner = kind === 'Banner';
  return (
    <div
      className={`absolute flex items-start gap-2 px-4 py-3 text-dense ${isBanner ? 'inset-x-0 top-0 justify-center' : `max-w-[min(320px,calc(100%-32px))] bg-raised shadow-overlay ${side}`}`}
      style={
        isBanner
          ? { background: mainColour, color: inkOn(mainColour) ?? undefined }
          : { bottom: launcher.size + 30, borderRadius: corners }
      }
    >
      <p className="min-w-0 wrap-anywhere">{text}</p>
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
