import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Citation } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { IconButton } from './IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, LinkIcon } from './icons.tsx';
import { useDismiss } from './useDismiss.ts';

type SourcePanelProps = {
  sources: readonly Citation[];
  /** Of the one that shows. */
  number: number;
  onShow: (number: number) => void;
  /** `isByKey`: the focus goes back to where it came from. */
  onClose: (isByKey: boolean) => void;
};

/** A source of an answer: what it says, where it stands, and the way there. */
export function SourcePanel({ sources, number, onShow, onClose }: SourcePanelProps) {
  const area = useRef<HTMLDialogElement>(null);
  useDismiss(true, area, onClose);
  useLayoutEffect(() => area.current?.focus(), []);
  const index = sources.findIndex((source) => source.number === number);
  const source = sources[index];
  if (!source) return null;
  const { title, heading, quote, page, url } = source;
  const go = (step: number) => onShow(sources[index + step]?.number ?? number);
  return (
    <dialog
      open
      ref={area}
      aria-label={t('Source {number}: {title}', { number, title })}
      tabIndex={-1}
      className="absolute inset-x-2 top-auto bottom-2 z-10 mx-auto flex max-h-[85%] max-w-160 animate-rise flex-col rounded-card border border-line bg-raised text-ink shadow-overlay outline-none"
    >
      <header className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-3">
        <h2 className="flex-1 text-dense font-medium text-ink-muted tabular-nums">
          {t('Source {number} of {total}', { number: index + 1, total: sources.length })}
        </h2>
        {sources.length > 1 && (
          <>
            <IconButton label={t('Source before')} disabled={index === 0} onClick={() => go(-1)}>
              <ChevronLeftIcon className="size-5" />
            </IconButton>
            <IconButton label={t('Next source')} disabled={index === sources.length - 1} onClick={() => go(1)}>
              <ChevronRightIcon className="size-5" />
            </IconButton>
          </>
        )}
        <IconButton label={t('Close the source')} onClick={() => onClose(true)}>
          <CloseIcon className="size-5" />
        </IconButton>
      </header>
      <section
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('What it says')}
        aria-live="polite"
        className="overflow-y-auto p-3 -outline-offset-2"
      >
        <h3 dir="auto" className="font-medium wrap-anywhere">
          {title}
        </h3>
        {(heading || page !== null) && (
          <p dir="auto" className="text-dense text-ink-muted wrap-anywhere">
            {[heading, page !== null && t('page {page}', { page })].filter(Boolean).join(' · ')}
          </p>
        )}
        <blockquote
          dir="auto"
          className="mt-2 border-l-2 border-brand pl-3 wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
        >
          {quote}
        </blockquote>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-3 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-dense font-medium text-brand underline underline-offset-2 hover:text-brand-hover"
          >
            <LinkIcon className="size-3.5" />
            {t('Read it all')}
          </a>
        )}
      </section>
    </dialog>
  );
}
