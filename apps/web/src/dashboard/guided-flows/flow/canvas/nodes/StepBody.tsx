import { type ReactNode } from 'react';
import { CircleAlert, Search } from 'lucide-react';
import type { GraphNode, Presentation } from '@parley/guided-flow/flow';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { counted } from '#ui/format.ts';
import { STEP_KINDS } from '../../stepKinds.ts';
import { type FlowReferences, useReferences } from '../../references.ts';

type StepBodyProps = { node: GraphNode; presentation: Presentation };

/** What a step says, as far as there is room. */
export function StepBody({ node, presentation }: StepBodyProps) {
  const references = useReferences();
  switch (node.type) {
    case 'Presentation':
      return <Offered presentation={presentation} />;
    case 'Text':
      return <Words text={plainMarkdown(node.data.body) || imagesOf(node)} fallback="Nothing to read yet" />;
    case 'Button':
      return <Label text={node.data.label} fallback="No label yet" />;
    case 'Link':
      return <Label text={node.data.label} fallback="No label yet" />;
    case 'TextArticle':
      return (
        <Words text={node.data.label || articleOf(node.data.articleId, references)} fallback="No article yet" isTitle />
      );
    case 'Handoff':
      return <Words text={node.data.label || node.data.message} fallback="No message yet" isTitle />;
    case 'QuestioningArticles':
      return (
        <>
          <Words text={node.data.prompt} fallback="No question yet" lines={1} isTitle />
          <Line>
            <Search aria-hidden className="size-3 flex-none" strokeWidth={1.75} />
            <span className="truncate">Ask in your own words</span>
          </Line>
          <Line>{categoriesOf(node.data.categoryIds, references)}</Line>
        </>
      );
    case 'Form': {
      const form = references.forms.find(({ id }) => id === node.data.formTemplateId);
      return (
        <>
          <Words text={form?.name ?? ''} fallback="Form" isTitle lines={1} />
          {form ? <Line>{counted(form.fieldCount, 'question')}</Line> : <Missing>No form</Missing>}
        </>
      );
    }
    case 'Calendly': {
      const event = references.eventTypes.find(({ uri }) => uri === node.data.eventTypeUri);
      return (
        <>
          <Words text={node.data.title} fallback="Book a time" isTitle lines={1} />
          {event ? <Line>{event.name}</Line> : <Missing>No event type</Missing>}
        </>
      );
    }
    case 'Team':
      return (
        <>
          <Words text={node.data.label} fallback="No label yet" isTitle lines={1} />
          <Shown node={node} references={references} />
        </>
      );
    default:
      return null;
  }
}

function Words({
  text,
  fallback,
  isTitle = false,
  lines = 3,
}: {
  text: string;
  fallback: string;
  isTitle?: boolean;
  lines?: 1 | 3;
}) {
  const clamp = isTitle || lines === 1 ? 'truncate' : 'line-clamp-3';
  return (
    <p
      className={`px-[11px] pt-1 leading-[18px] ${clamp} ${isTitle ? 'font-medium' : ''} ${text.trim() ? '' : 'text-ink-faint'}`}
    >
      {text.trim() || fallback}
    </p>
  );
}

const Label = ({ text, fallback }: { text: string; fallback: string }) => (
  <span className={`truncate ${text.trim() ? '' : 'font-normal text-ink-faint'}`}>{text.trim() || fallback}</span>
);

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mx-[11px] mt-1 flex h-[26px] items-center gap-[7px] truncate rounded-[5px] bg-well px-2 text-xs text-ink-muted">
    {children}
  </p>
);

const Missing = ({ children }: { children: ReactNode }) => (
  <p className="mx-[11px] mt-1 flex h-[26px] items-center gap-[7px] rounded-[5px] border border-dashed border-critical px-2 text-xs text-critical">
    <CircleAlert aria-hidden className="size-3 flex-none" strokeWidth={1.75} />
    <span className="truncate">{children}</span>
  </p>
);

function Offered({ presentation: { type, lineOne, lineTwo, lineThree } }: { presentation: Presentation }) {
  const { icon: Icon } = STEP_KINDS.Presentation;
  const title = lineOne.trim() || 'Untitled';
  if (type === 'Button') {
    return (
      <>
        <Icon aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
        <span className="truncate text-dense font-medium">{title}</span>
      </>
    );
  }
  return (
    <>
      <span className="grid flex-1 place-items-center rounded-t-card bg-brand-soft text-brand">
        <Icon aria-hidden className="size-6" strokeWidth={1.5} />
      </span>
      <span className="grid gap-0.5 px-3 py-2.5 text-dense leading-[18px]">
        <span className="truncate font-medium">{title}</span>
        {lineTwo !== undefined && <span className="truncate text-xs">{lineTwo || 'Second line'}</span>}
        {lineThree !== undefined && <span className="truncate text-xs">{lineThree || 'Third line'}</span>}
      </span>
    </>
  );
}

function Shown({ node: { data }, references }: { node: GraphNode<'Team'>; references: FlowReferences }) {
  if (data.teamId !== null) {
    const team = references.teams.find(({ id }) => id === data.teamId);
    return team ? <Line>{`${team.name}, ${team.activeCount} active`}</Line> : <Missing>The team is gone</Missing>;
  }
  if (data.memberIds.length === 0) return <Missing>Nobody chosen</Missing>;
  const people = data.memberIds.flatMap((id) => references.people.find((person) => person.id === id)?.name ?? []);
  return <Line>{people.length === 1 ? people[0] : counted(data.memberIds.length, 'person', 'people')}</Line>;
}

/** Of a text that shows images alone. */
const imagesOf = ({ data: { images = [] } }: GraphNode<'Text'>) =>
  images.length === 1 ? images[0]?.alt || 'An image' : images.length > 1 ? counted(images.length, 'image') : '';

const articleOf = (id: string | null, { articles }: FlowReferences) =>
  articles.find((article) => article.id === id)?.title ?? (id === null ? '' : 'Article');

function categoriesOf(ids: readonly string[], { categories }: FlowReferences): string {
  if (ids.length === 0) return 'All articles';
  const names = categories.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : counted(ids.length, 'category', 'categories');
}
