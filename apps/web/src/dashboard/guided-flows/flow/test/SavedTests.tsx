import { useState } from 'react';
import { Check, CircleX, ListChecks, Lock, LockOpen, MoreHorizontal, Play, Trash2 } from 'lucide-react';
import type { FlowTestStep } from '@parley/guided-flow/flowTest';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFlowTestActions } from './useFlowTests.ts';
import { type CheckedTest } from './testRun.ts';

type SavedTestsProps = {
  guidedFlowId: string;
  tests: readonly CheckedTest[];
  /** The conversation that is going on, which can be kept as a test. */
  steps: readonly FlowTestStep[];
  nameOf: (nodeId: string) => string;
  /** Has the conversation of a test. */
  onRun: (test: CheckedTest) => void;
  isReadOnly: boolean;
};

/** Conversations that the flow is to have: kept from what was tried, and run with every change. */
export function SavedTests({ guidedFlowId, tests, steps, nameOf, onRun, isReadOnly }: SavedTestsProps) {
  const { save, remove, isSaving } = useFlowTestActions(guidedFlowId);
  const [name, setName] = useState<string | null>(null);
  const failing = tests.filter(({ failedAt }) => failedAt !== null).length;

  async function keep() {
    if (name?.trim() && (await save({ name: name.trim(), steps, isGate: false }))) setName(null);
  }

  return (
    <section aria-label="Tests" className="flex max-h-[40%] flex-none flex-col border-t border-line">
      <h3 className="flex min-h-10 flex-none items-center gap-2 px-4 text-dense font-semibold">
        Tests
        {failing > 0 && <Badge tone="critical">{`${failing} of ${tests.length} fails`}</Badge>}
        {failing === 0 && tests.length > 0 && <Badge tone="positive">All pass</Badge>}
        <span className="flex-1" />
        {!isReadOnly && name === null && (
          <Button size="sm" onClick={() => setName('')}>
            Save as test
          </Button>
        )}
      </h3>
      {name !== null && (
        <form
          ref={focusField}
          className="flex flex-none items-end gap-2 px-4 pb-3"
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField label="Name of the test" maxLength={80} value={name} onChange={setName} />
          </div>
          <Button type="submit" variant="primary" isBusy={isSaving} disabled={!name.trim()}>
            Save
          </Button>
          <Button onClick={() => setName(null)}>Cancel</Button>
        </form>
      )}
      {tests.length === 0 && name === null && (
        <p className="px-4 pb-3 text-xs text-ink-muted">
          Try a conversation above and save it: it is then run with every change, and can keep a faulty flow from being
          published.
        </p>
      )}
      <ul className="min-h-0 overflow-y-auto">
        {tests.map((test) => (
          <li key={test.id} className="flex items-center gap-2 border-t border-line py-1 pr-2 pl-4 text-dense">
            {test.failedAt === null ? (
              <Check aria-hidden className="size-4 flex-none text-positive" strokeWidth={1.75} />
            ) : (
              <CircleX aria-hidden className="size-4 flex-none text-critical" strokeWidth={1.75} />
            )}
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                <span className="sr-only">{test.failedAt === null ? 'Passes: ' : 'Fails: '}</span>
                {test.name}
              </p>
              <p className="text-xs text-ink-muted wrap-anywhere">
                {test.failedAt === null ? counted(test.steps.length, 'step') : whyOf(test, nameOf)}
                {test.isGate && ' · must pass to publish'}
              </p>
            </div>
            <IconButton icon={Play} label={`Run ${test.name}`} onClick={() => onRun(test)} />
            {!isReadOnly && (
              <Menu
                label={`Actions for ${test.name}`}
                groups={[
                  {
                    id: 'test',
                    entries: [
                      {
                        id: 'gate',
                        label: test.isGate ? 'May fail when publishing' : 'Must pass to publish',
                        icon: test.isGate ? LockOpen : Lock,
                        onAction: () => void save({ ...test, isGate: !test.isGate }),
                      },
                      {
                        id: 'accept',
                        label: 'Expect what comes now',
                        icon: ListChecks,
                        isDisabled: test.failedAt === null || test.got.length === 0,
                        onAction: () => void save({ ...test, steps: accepted(test) }),
                      },
                      {
                        id: 'delete',
                        label: 'Delete',
                        icon: Trash2,
                        isDanger: true,
                        onAction: () => void remove(test),
                      },
                    ],
                  },
                ]}
                renderTrigger={(trigger) => (
                  <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${test.name}`} />
                )}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever opens it wants to write. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function whyOf({ steps, failedAt, got }: CheckedTest, nameOf: (nodeId: string) => string): string {
  const step = failedAt === null ? undefined : steps[failedAt];
  if (failedAt === null || !step) return '';
  if (got.length === 0 && failedAt > 0) return `Step ${failedAt + 1}: ${nameOf(step.nodeId ?? '')} leads nowhere now.`;
  const missing = step.expects.filter((id) => !got.includes(id)).map(nameOf);
  return `Step ${failedAt + 1}: expected ${missing.join(', ')}.`;
}

/** The test with what comes now where it fails; what it did after that stays. */
const accepted = ({ steps, failedAt, got }: CheckedTest) =>
  steps.map((step, index) => (index === failedAt ? { ...step, expects: got } : step));
