import { Check, Circle } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SetupList_query$key } from '#generated/SetupList_query';
import { variantOf } from '#dashboard/assistants/assistantKind.ts';
import { paths } from '#router/paths.ts';
import { useMay } from '#session/usePermission.ts';
import { Progress } from '#ui/progress/Progress.tsx';
import { HomeSection } from './HomeSection.tsx';
import { SETUP_STEPS } from './setupSteps.ts';

/** What is still to be set up; nothing once all of it is done, and for who may do none of it. */
export function SetupList(props: { query: SetupList_query$key }) {
  const { home, assistants } = useFragment(
    graphql`
      fragment SetupList_query on Query {
        home {
          setup {
            kind
            isDone
          }
        }
        assistants {
          id
          type
        }
      }
    `,
    props.query,
  );
  const may = useMay();
  const only = assistants.length === 1 ? assistants[0] : undefined;
  const steps = home.setup.flatMap(({ kind, isDone }) => {
    const step = SETUP_STEPS[kind];
    if (!step || !may(step.needs)) return [];
    // Of several assistants somebody chooses first.
    const to =
      kind === 'Installation' && only ? paths.assistantTab(variantOf(only.type), only.id, 'installation') : step.to;
    return [{ ...step, kind, isDone, to }];
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <HomeSection
      title="Finish setting up"
      action={<span className="text-xs text-ink-muted">{`${done} of ${steps.length}`}</span>}
    >
      <Progress label="Set up" share={done / steps.length} />
      <ol className="mt-3 grid gap-0.5 text-dense">
        {steps.map((step) =>
          step.kind === next.kind ? (
            <li key={step.kind} className="-mx-2.5 my-1 flex gap-3 rounded-card border border-line bg-well p-2.5">
              <Mark isDone={false} />
              <div className="min-w-0">
                <p className="font-medium">{step.title}</p>
                <p className="text-xs text-ink-muted">{step.text}</p>
                <Link
                  to={step.to}
                  className="mt-2 inline-flex h-7 items-center rounded-control bg-brand px-2.5 font-medium text-brand-ink transition-colors hover:bg-brand-hover"
                >
                  {step.act}
                </Link>
              </div>
            </li>
          ) : (
            <li key={step.kind} className="flex items-center gap-3 py-1.5">
              <Mark isDone={step.isDone} />
              {step.isDone ? (
                <span className="text-ink-muted">{step.title}</span>
              ) : (
                <Link to={step.to} className="hover:underline">
                  {step.title}
                </Link>
              )}
            </li>
          ),
        )}
      </ol>
    </HomeSection>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  if (!isDone) return <Circle aria-hidden className="size-4 flex-none text-line-strong" strokeWidth={1.75} />;
  return (
    <span className="grid size-4 flex-none place-items-center rounded-full bg-brand text-brand-ink">
      <Check aria-hidden className="size-3" strokeWidth={2.4} />
      <span className="sr-only">Done: </span>
    </span>
  );
}
