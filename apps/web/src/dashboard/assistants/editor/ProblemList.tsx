import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ConfigProblem } from '@parley/assistant-config/configProblem';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { TAB_TITLES } from '../assistantTabs.ts';
import { useAssistantEditor } from './assistantEditor.ts';

type ProblemListProps = { problems: readonly ConfigProblem[]; onLeave: () => void };

/** What is wrong with the draft, each with the way to its tab and, where there is one, what mends it. */
export function ProblemList({ problems, onLeave }: ProblemListProps) {
  const { assistant, change, isReadOnly } = useAssistantEditor();
  const variant = assistant.type === 'FloatingWidget' ? 'chatbot-widget' : 'ai-assistant';
  return (
    <ul aria-label="Problems" className="divide-y divide-line rounded-card border border-line">
      {problems.map(({ code, severity, tab, path, message, fix }) => (
        <li key={`${code} ${path}`} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 text-dense">
          <Sign severity={severity} />
          <span className="min-w-0 flex-1 basis-52 text-pretty">
            <span className="sr-only">{severity === 'Error' ? 'Error: ' : 'Warning: '}</span>
            {message}{' '}
            <Link to={paths.assistantTab(variant, assistant.id, tab)} onClick={onLeave} className="link">
              {TAB_TITLES[tab]}
            </Link>
          </span>
          {fix && !isReadOnly && (
            <Button size="sm" onClick={() => change(fix.apply)}>
              {fix.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sign({ severity }: Pick<ConfigProblem, 'severity'>) {
  return severity === 'Error' ? (
    <CircleAlert aria-hidden className="size-4 flex-none text-critical" strokeWidth={1.75} />
  ) : (
    <TriangleAlert aria-hidden className="size-4 flex-none text-caution" strokeWidth={1.75} />
  );
}
