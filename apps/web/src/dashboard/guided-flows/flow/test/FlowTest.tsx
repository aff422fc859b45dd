import { useEffect, useMemo, useState } from 'react';
import { RotateCcw, X } from 'lucide-react';
import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { fillVariables } from '@parley/guided-flow/fillVariables';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import type { FlowMessage } from '@parley/guided-flow/interpreter';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Marks } from '../canvas/marks.ts';
import { summaryOf } from '../canvas/toCanvas.ts';
import { VARIABLES } from '../inspector/variables.ts';
import { useReferences } from '../references.ts';
import { beginTest, goOn, startsOf, traceOf } from './testRun.ts';

type FlowTestProps = {
  flow: GuidedFlow;
  /** The step to begin at; null: as visitors do. */
  start: string | null;
  /** What the canvas shows of the way. */
  onTrace: (marks: Marks) => void;
  onClose: () => void;
};

const SAMPLE: Readonly<Record<string, string>> = {
  first_name: 'Lena',
  name: 'Lena Roth',
  email: 'lena@example.com',
  language: 'English',
  page: '/returns',
  company: 'Northwind Outdoor',
};

/** Runs the draft beside the canvas, on which the way is lit. Nothing of it is counted or sent. Default export: it is loaded lazily. */
export default function FlowTest({ flow, start: asked, onTrace, onClose }: FlowTestProps) {
  const [start, setStart] = useState(asked ?? 'presentation');
  const [run, setRun] = useState(() => beginTest(flow, start));
  const [values, setValues] = useState(SAMPLE);
  const { position, lines } = run;
  const trace = useMemo(() => traceOf(position, flow.graph), [position, flow.graph]);
  const names = nodeNames(flow.graph);
  useEffect(() => {
    onTrace(trace);
  }, [trace, onTrace]);

  function begin(from: string) {
    setStart(from);
    setRun(beginTest(flow, from));
  }
  const act = (kind: 'Choose' | 'Finish', nodeId: string, text: string) =>
    setRun((now) => goOn(flow, now, { kind, nodeId }, text));
  const filled = (text: string) => fillVariables(text, new Map(Object.entries(values)));

  return (
    <aside
      aria-label="Test"
      className="flex w-84 flex-none flex-col border-l border-line bg-surface max-md:w-full max-md:border-l-0"
    >
      <header className="flex h-12 flex-none items-center gap-2 border-b border-line pr-2.5 pl-4">
        <h2 className="text-sm font-semibold">Test</h2>
        <span className="flex-1">
          <Badge>Draft</Badge>
        </span>
        <IconButton icon={RotateCcw} label="Begin again" onClick={() => begin(start)} />
        <IconButton icon={X} label="Close test" onClick={onClose} />
      </header>
      <div className="flex-none border-b border-line px-4 py-2.5">
        <Select
          label="Start at"
          options={startsOf(flow).map((node) => ({
            id: node.id,
            label:
              node.type === 'Presentation' ? summaryOf(node, flow.presentation) : (names.get(node.id) ?? node.type),
          }))}
          value={start}
          onChange={begin}
        />
      </div>
      <ol
        aria-label="Conversation"
        aria-live="polite"
        className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto bg-canvas p-4 text-dense"
      >
        {lines.map((line, index) => (
          // Lines are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={`grid ${line.by === 'Visitor' ? 'justify-items-end' : 'justify-items-start'}`}>
            {line.by === 'Visitor' ? (
              <span className="max-w-[85%] rounded-card bg-brand-soft px-3 py-2 wrap-anywhere">{line.text}</span>
            ) : (
              <Said message={line.message} waitingFor={position.waitingFor} filled={filled} onAct={act} />
            )}
          </li>
        ))}
        {position.state !== 'Waiting' && (
          <li className="pt-2 text-center text-xs text-ink-muted">
            {position.state === 'HandedOff'
              ? 'Handed to a person. In a test, nobody is told.'
              : lines.length === 0
                ? 'Nothing follows here.'
                : 'The flow ends here.'}
          </li>
        )}
      </ol>
      <details className="flex-none border-t border-line px-4 py-2.5">
        <summary className="cursor-pointer text-dense font-medium">Variables</summary>
        <div className="grid max-h-56 gap-2 overflow-y-auto pt-2">
          {VARIABLES.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              value={values[name] ?? ''}
              onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
            />
          ))}
        </div>
      </details>
      <p className="flex-none border-t border-line px-4 py-2 text-xs text-ink-faint">
        Nothing here is counted or sent.
      </p>
    </aside>
  );
}

type SaidProps = {
  message: FlowMessage;
  waitingFor: readonly string[];
  filled: (text: string) => string;
  onAct: (kind: 'Choose' | 'Finish', nodeId: string, text: string) => void;
};

function Said({ message, waitingFor, filled, onAct }: SaidProps) {
  const references = useReferences();
  const labelOf = (node: GraphNode) => filled(labelIn(node, references.articles));
  if (message.kind === 'Choices') {
    return (
      <span className="flex flex-wrap gap-1.5">
        {message.nodes.map((node) => (
          <Button
            key={node.id}
            size="sm"
            className="!rounded-full"
            disabled={!waitingFor.includes(node.id)}
            onClick={() => onAct('Choose', node.id, labelOf(node))}
          >
            {labelOf(node)}
          </Button>
        ))}
      </span>
    );
  }
  const { node } = message;
  const isWaiting = waitingFor.includes(node.id);
  return (
    <span className="grid max-w-[85%] gap-2 rounded-card bg-surface px-3 py-2 whitespace-pre-wrap inset-ring inset-ring-line wrap-anywhere">
      {filled(textOf(node, references))}
      {isWaiting && (
        <Button size="sm" onClick={() => onAct('Finish', node.id, TASKS[node.type] ?? 'Done')}>
          {TASKS[node.type] ?? 'Done'}
        </Button>
      )}
    </span>
  );
}

const TASKS: Readonly<Partial<Record<GraphNode['type'], string>>> = {
  Form: 'Send the form',
  Calendly: 'Book a time',
  QuestioningArticles: 'Go on',
};

function labelIn({ data }: GraphNode, articles: readonly { id: string; title: string }[]): string {
  const label = 'label' in data ? data.label.trim() : '';
  if (label) return label;
  if ('articleId' in data) return articles.find(({ id }) => id === data.articleId)?.title ?? 'Article';
  return 'Without a label';
}

function textOf(node: GraphNode, { forms, articles, teams, eventTypes }: ReturnType<typeof useReferences>): string {
  switch (node.type) {
    case 'Text':
      return node.data.body;
    case 'Handoff':
      return node.data.message;
    case 'Form': {
      const name = forms.find(({ id }) => id === node.data.formTemplateId)?.name ?? 'A form';
      return [node.data.intro, `Form: ${name}`].filter(Boolean).join('\n');
    }
    case 'Calendly': {
      const name = eventTypes.find(({ uri }) => uri === node.data.eventTypeUri)?.name ?? 'No event type';
      return [node.data.title, name].filter(Boolean).join('\n');
    }
    case 'QuestioningArticles':
      return node.data.prompt;
    case 'TextArticle':
      return articles.find(({ id }) => id === node.data.articleId)?.title ?? node.data.label;
    case 'Team': {
      const team = teams.find(({ id }) => id === node.data.teamId)?.name;
      return [node.data.label, team].filter(Boolean).join('\n');
    }
    case 'Link':
      return `${node.data.label}\n${node.data.url}`;
    default:
      return '';
  }
}
