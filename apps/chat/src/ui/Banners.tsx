import type { ComponentChildren } from 'preact';
import type { ChatState } from '#chat/chatState.ts';
import { mark, t } from '#language/t.ts';
import { Button } from './Button.tsx';
import { AlertIcon, CloseIcon, OfflineIcon } from './icons.tsx';

type BannersProps = {
  state: Pick<ChatState, 'isOnline' | 'live' | 'problem' | 'notice'>;
  onTryNow: () => void;
  onDismissNotice: () => void;
};

/** What stands in the way right now, at most one thing, and what there is to know. Read out when it appears. */
export function Banners({ state: { isOnline, live, problem, notice }, onTryNow, onDismissNotice }: BannersProps) {
  return (
    <output className="block">
      {!isOnline ? (
        <Banner>
          <OfflineIcon />
          <span className="flex-1">{t('You are offline. Your message will be sent when you are back.')}</span>
        </Banner>
      ) : (
        (problem !== null || live === 'lost') && (
          <Banner>
            <AlertIcon />
            <span className="flex-1">
              {t(problem ?? mark('The connection is lost.'))} {t('Trying again by itself.')}
            </span>
            <Button look="link" onClick={onTryNow}>
              {t('Retry now')}
            </Button>
          </Banner>
        )
      )}
      {notice !== null && (
        <span className="flex items-center gap-2 border-t border-line bg-well gutter py-1 text-dense text-ink-muted">
          <span className="flex-1">{t(notice)}</span>
          <button
            type="button"
            aria-label={t('Dismiss')}
            onClick={onDismissNotice}
            className="grid size-7 place-items-center rounded-control hover:bg-hover"
          >
            <CloseIcon />
          </button>
        </span>
      )}
    </output>
  );
}

function Banner({ children }: { children: ComponentChildren }) {
  return (
    <span className="flex min-h-10 items-center gap-2 bg-caution-soft gutter py-2 text-dense text-caution">
      {children}
    </span>
  );
}
