import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type DataExportQuery } from '#generated/DataExportQuery';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { PreparingExport } from './PreparingExport.tsx';
import { ReadyExport } from './ReadyExport.tsx';
import { useDataExport } from './useDataExport.ts';

/** How often it is asked how far an export is. */
const EVERY_MS = 1500;

/** The export that there is, how far it is, and the way to a new one. */
export function DataExport({ fetchKey }: { fetchKey: number }) {
  const [asked, setAsked] = useState(0);
  const [, startTransition] = useTransition();
  const { dataExport } = useLazyLoadQuery<DataExportQuery>(
    graphql`
      query DataExportQuery {
        dataExport {
          id
          status
          ...PreparingExport_dataExport
          ...ReadyExport_dataExport
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: `${fetchKey} ${asked}` },
  );
  const again = () => startTransition(() => setAsked((count) => count + 1));
  const { start, remove, problem, isBusy } = useDataExport(again);
  const status = dataExport?.status ?? null;

  const look = useEffectEvent(again);
  useEffect(() => {
    if (status !== 'Preparing') return undefined;
    const timer = setInterval(() => look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [status]);

  // What one pressed goes with what it did: the focus stays here.
  const here = useRef<HTMLDivElement>(null);
  const act = (what: () => Promise<void>) => () => {
    here.current?.focus();
    void what();
  };

  return (
    <Card>
      <div ref={here} tabIndex={-1} className="grid gap-3 outline-none">
        {problem && <FormNotice tone="critical">{problem}</FormNotice>}
        {status === 'Failed' && <FormNotice tone="critical">The last export failed. Please try again.</FormNotice>}
        {dataExport && status === 'Preparing' && (
          <PreparingExport dataExport={dataExport} isBusy={isBusy} onCancel={act(() => remove(dataExport.id))} />
        )}
        {dataExport && status === 'Ready' && (
          <ReadyExport dataExport={dataExport} isBusy={isBusy} onDelete={act(() => remove(dataExport.id))} />
        )}
        {status !== 'Preparing' && (
          <div className="flex flex-wrap items-center gap-3">
            <Button isBusy={isBusy} busyLabel="Asking" onClick={act(start)}>
              {status === 'Ready' ? 'Create a new export' : 'Export all data'}
            </Button>
            <p className="min-w-0 flex-1 basis-60 text-xs text-pretty text-ink-muted">
              {status === 'Ready'
                ? 'It replaces this one.'
                : 'It is prepared in the background; you get an email when it is ready. The audit log records it.'}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}
