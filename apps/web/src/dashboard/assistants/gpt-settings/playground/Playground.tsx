import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CornerDownLeft, RotateCcw } from 'lucide-react';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { useAssistantEditor } from '../../editor/assistantEditor.ts';
import { EvaluationPanel } from '../evaluation/EvaluationPanel.tsx';
import { BuiltFrom } from './BuiltFrom.tsx';
import { PlaygroundTurn } from './PlaygroundTurn.tsx';
import { usePlayground } from './usePlayground.ts';

type PlaygroundProps = {
  className: string;
  /** As visitors have it. */
  published: AssistantConfig;
};

const SETTINGS = [
  { id: 'Live', label: 'Live' },
  { id: 'Draft', label: 'Draft' },
] as const;

/** The assistant is asked as visitors would ask, beside what its answers were built from. Nothing is counted or kept. */
export default function Playground({ className, published }: PlaygroundProps) {
  const { assistant, config, language, isReadOnly } = useAssistantEditor();
  const { turns, ask, stop, reset } = usePlayground();
  const [settings, setSettings] = useState<'Live' | 'Draft'>('Draft');
  const [shown, setShown] = useState<{ turn: number; number: number | null } | null>(null);
  const asked = settings === 'Draft' ? config : published;
  const last = turns.findLast(({ answer }) => answer !== null);
  const turn = turns.find(({ id }) => id === shown?.turn) ?? last;

  const put = (question: string) => {
    setShown(null);
    ask(question, {
      assistantId: assistant.id,
      config: settings === 'Draft' ? config : null,
      threshold: asked.gpt.threshold,
      language,
    });
  };

  return (
    <aside
      aria-label="Playground"
      className={`flex min-h-0 min-w-0 flex-1 flex-col border-line xl:border-l ${className}`}
    >
      <header className="flex h-12 flex-none items-center gap-2 border-b border-line px-5 max-md:px-4">
        <p className="min-w-0 flex-1 truncate text-dense text-ink-muted">
          <span className="mr-2 text-sm font-semibold text-ink">Playground</span>
          {settings === 'Draft' ? 'with the settings on the left, not counted' : 'as visitors have it, not counted'}
        </p>
        <SegmentedControl label="Settings" options={SETTINGS} value={settings} onChange={setSettings} />
        <IconButton icon={RotateCcw} label="Start anew" disabled={turns.length === 0} onClick={reset} />
      </header>
      <div className="relative flex min-h-0 flex-1 flex-col max-md:overflow-y-auto">
        <div className="flex min-h-0 flex-1 max-md:flex-none max-md:flex-col">
          <section aria-label="Conversation" className="flex min-h-0 min-w-0 flex-1 flex-col max-md:flex-none">
            <Transcript
              key={turns.length === 0 ? 'empty' : 'full'}
              length={turns.length}
              text={turns.at(-1)?.text ?? ''}
            >
              {turns.length === 0 && (
                <EmptyState title="Ask something">
                  See what it answers, and from which passages, before visitors do.
                </EmptyState>
              )}
              {turns.map((one) => (
                <PlaygroundTurn
                  key={one.id}
                  turn={one}
                  onCite={(number) => setShown({ turn: one.id, number })}
                  onAsk={put}
                  onStop={stop}
                />
              ))}
            </Transcript>
            <Composer isDisabled={isReadOnly} onAsk={put} />
          </section>
          <BuiltFrom turn={turn} cited={turn && shown?.turn === turn.id ? shown.number : null} />
        </div>
        <QueryBoundary what="evaluation sets" fallback={null} isInCard>
          <EvaluationPanel />
        </QueryBoundary>
      </div>
    </aside>
  );
}

/** Keeps what is written last in view. */
function Transcript({ length, text, children }: { length: number; text: string; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (length + text.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length, text]);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 pt-5 pb-3 max-md:min-h-72 max-md:overflow-visible max-md:px-4">
      <div className="flex-1" />
      {children}
      <div ref={end} />
    </div>
  );
}

function Composer({ isDisabled, onAsk }: { isDisabled: boolean; onAsk: (question: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      className="flex-none px-5 pb-4 max-md:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        const question = text.trim();
        if (question === '' || isDisabled) return;
        setText('');
        onAsk(question);
      }}
    >
      <div className="flex h-10 items-center gap-2 rounded-card border border-line-strong bg-surface pr-2 pl-3 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <input
          aria-label="Ask as a visitor would"
          placeholder="Ask as a visitor would"
          value={text}
          maxLength={2000}
          disabled={isDisabled}
          onChange={(event) => setText(event.currentTarget.value)}
          className="min-w-0 flex-1 bg-transparent text-dense outline-none placeholder:text-ink-faint max-md:text-base"
        />
        <button
          type="submit"
          aria-label="Ask"
          disabled={isDisabled || text.trim() === ''}
          className="grid size-6 place-items-center rounded-[4px] text-ink-muted inset-ring inset-ring-line hover:bg-hover hover:text-ink disabled:text-ink-faint max-md:size-8"
        >
          <CornerDownLeft aria-hidden className="size-3.5" strokeWidth={1.75} />
        </button>
      </div>
    </form>
  );
}
