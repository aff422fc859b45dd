import { Fragment, type ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BookingActions } from '#chat/bookingActions.ts';
import type { FormActions } from '#chat/formActions.ts';
import type { AnswerStream, ChatAssistant, FlowChoice } from '#api/ChatApi.ts';
import type { Row } from '#conversation/threadRows.ts';
import { t } from '#language/t.ts';
import type { AnswerActions } from './AnswerFoot.tsx';
import { Button } from './Button.tsx';
import { ArrowDownIcon } from './icons.tsx';
import { MessageRow } from './MessageRow.tsx';
import { createScrollPlace } from './scrollPlace.ts';
import { latePart } from './latePart.tsx';
import { StreamedAnswer } from './StreamedAnswer.tsx';
import { LOG } from './useFocusKept.ts';
import { useSettled } from './useSettled.ts';
import { dayLabel } from './when.ts';

const SourcePanel = latePart(async () => (await import('./SourcePanel.tsx')).SourcePanel);

type ThreadProps = {
  rows: readonly Row[];
  assistant: ChatAssistant;
  /** Nothing of it is known yet. */
  isLoading: boolean;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** What stands below the last message. */
  end: ComponentChildren;
  /** The answer that is being written; null: none. */
  stream: AnswerStream | null;
  answers: AnswerActions;
  forms: FormActions;
  bookings: BookingActions;
  /** Chooses what a guided flow offers; null where nothing may be pressed. */
  onPress: ((runId: string, choice: FlowChoice, email?: string) => void) | null;
  isOnline: boolean;
  onLoadOlder: () => void;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  onEdit: (key: string) => void;
};

/** The source that is looked at: of which message, by its number, and what opened it. */
type Shown = { key: string; number: number; opener: HTMLElement };

const questionBefore = (rows: readonly Row[], index: number) =>
  rows.slice(0, index).findLast(({ author }) => author === 'Visitor')?.body ?? '';

/** What the visitor wrote or pressed next. */
const saidAfter = (rows: readonly Row[], index: number) =>
  rows.slice(index + 1).find(({ author }) => author === 'Visitor')?.body ?? null;

const isPress = (delivery: Row['delivery']) => typeof delivery === 'object' && delivery?.flow !== undefined;

/** The messages. A screen reader hears each new one once; older ones that are loaded above are not read out. */
export function Thread({
  rows,
  assistant,
  isLoading,
  hasOlder,
  isLoadingOlder,
  end,
  stream,
  answers,
  forms,
  bookings,
  onPress,
  onLoadOlder,
  ...delivery
}: ThreadProps) {
  const [hasUnseen, setHasUnseen] = useState(false);
  const [{ attach, changed, scrolled, toEnd }] = useState(() => createScrollPlace(setHasUnseen));
  useLayoutEffect(() => {
    const last = rows.at(-1);
    changed({
      first: rows[0]?.key,
      last: last?.key,
      isOwnLast: last?.author === 'Visitor',
      topId: last?.kind === 'Form' ? last.id : null,
    });
  }, [changed, rows, stream]);
  const [source, setSource] = useState<Shown | null>(null);
  const cited = source && rows.find(({ key }) => key === source.key)?.citations;
  const { showsSources } = assistant.config.gpt;
  const lastStep = rows.findLastIndex(({ flowStep }) => flowStep !== null);
  const isPressed = rows.slice(lastStep + 1).some(({ delivery }) => isPress(delivery));
  const isQuiet = !useSettled(isLoadingOlder, 1000);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={attach}
        id={LOG}
        role="log"
        aria-label={t('Messages with {name}', { name: assistant.title })}
        aria-live={isQuiet ? 'off' : 'polite'}
        // A scrolling area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={scrolled}
        className="flex flex-1 flex-col overflow-x-hidden overflow-y-auto gutter pt-2 pb-4 -outline-offset-2"
      >
        {isLoading && <p className="m-auto animate-appear text-dense text-ink-muted">{t('Loading messages')}</p>}
        <ol className="mt-auto">
          {hasOlder && (
            <li className="my-2 flex justify-center">
              <Button look="quiet" disabled={isLoadingOlder} onClick={onLoadOlder}>
                {isLoadingOlder ? t('Loading earlier messages') : t('Show earlier messages')}
              </Button>
            </li>
          )}
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {row.isNewDay && (
                <li className="mt-4 text-center text-xs font-medium text-ink-faint">{dayLabel(row.createdAt)}</li>
              )}
              <MessageRow
                row={row}
                assistant={assistant}
                question={questionBefore(rows, index)}
                isNewest={index === rows.length - 1}
                onSource={showsSources ? (number, opener) => setSource({ key: row.key, number, opener }) : null}
                answers={answers}
                forms={forms}
                bookings={bookings}
                flow={{ said: saidAfter(rows, index), onPress: index === lastStep && !isPressed ? onPress : null }}
                {...delivery}
              />
            </Fragment>
          ))}
          {stream && <StreamedAnswer stream={stream} assistant={assistant} />}
          {end}
        </ol>
      </div>
      {source && cited && (
        <SourcePanel
          sources={cited}
          number={source.number}
          onShow={(number) => setSource({ ...source, number })}
          onClose={(isByKey) => {
            setSource(null);
            if (isByKey) source.opener.focus();
          }}
        />
      )}
      {hasUnseen && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 flex h-8 -translate-x-1/2 items-center gap-1.5 rounded-full bg-main px-3 text-dense font-medium text-main-ink shadow-overlay hover:bg-main-hover"
        >
          <ArrowDownIcon className="size-3.5" />
          {t('New messages')}
        </button>
      )}
    </div>
  );
}
