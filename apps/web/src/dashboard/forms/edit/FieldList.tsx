import { useEffect, useRef } from 'react';
import { CircleAlert, Plus, Split } from 'lucide-react';
import { FIELD_TYPES, type FieldType, type FormContent } from '@parley/form/form';
import { isInput } from '@parley/form/fieldTraits';
import type { FormProblem } from '@parley/form/lintForm';
import { Button } from '#ui/Button.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { Menu } from '#ui/Menu.tsx';
import { FIELD_KINDS } from './fieldKinds.ts';

type FieldListProps = {
  form: FormContent;
  problems: readonly FormProblem[];
  openId: string | null;
  isReadOnly: boolean;
  onOpen: (id: string) => void;
  onAdd: (type: FieldType) => void;
  onReorder: (form: FormContent) => void;
};

/** The questions of a form in their order, which can be dragged or moved by buttons. */
export function FieldList({ form, problems, openId, isReadOnly, onOpen, onAdd, onReorder }: FieldListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Also what was added, copied or opened from elsewhere.
  useEffect(() => {
    if (openId) list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);

  return (
    <>
      <div className="flex min-h-13 flex-none items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="text-sm font-semibold">
          Questions{' '}
          <span className="font-normal text-ink-muted tabular-nums">{form.fields.filter(isInput).length}</span>
        </h2>
        {!isReadOnly && (
          <Menu
            label="Add question"
            groups={[
              {
                id: 'kinds',
                entries: FIELD_TYPES.map((type) => ({
                  id: type,
                  label: FIELD_KINDS[type].label,
                  icon: FIELD_KINDS[type].icon,
                  onAction: () => onAdd(type),
                })),
              },
            ]}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="sm" icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}>
                Add question
              </Button>
            )}
          />
        )}
      </div>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto py-1">
        <ReorderList
          label="Questions"
          items={[...form.fields]}
          nameOf={({ label }) => label || 'Untitled question'}
          isDisabled={isReadOnly}
          onReorder={(fields) => onReorder({ ...form, fields })}
        >
          {(field, { handle, moveButtons }) => {
            const { icon: Icon, label: kind } = FIELD_KINDS[field.type];
            const isSection = field.type === 'Section';
            const hasError = problems.some(({ fieldId, severity }) => fieldId === field.id && severity === 'Error');
            return (
              <div
                className={`group flex items-center gap-1 pr-2 pl-1 ${openId === field.id ? 'bg-brand-soft' : 'hover:bg-hover'} ${isSection ? 'mt-2 border-t border-line' : ''}`}
              >
                {handle}
                <button
                  type="button"
                  aria-current={openId === field.id}
                  onClick={() => onOpen(field.id)}
                  className="flex min-h-10 min-w-0 flex-1 items-center gap-2 text-left text-dense"
                >
                  <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
                  <span className="min-w-0 flex-1">
                    <span className={`block truncate ${isSection ? 'font-semibold' : ''}`}>
                      {field.label || 'Untitled question'}
                      {field.isRequired && ' *'}
                    </span>
                    {field.showWhen.conditions.length > 0 && (
                      <span className="flex items-center gap-1 text-xs text-ink-muted">
                        <Split aria-hidden className="size-3" strokeWidth={1.75} /> only sometimes
                      </span>
                    )}
                  </span>
                  {hasError && (
                    <CircleAlert
                      aria-label="Has a problem"
                      className="size-4 flex-none text-critical"
                      strokeWidth={1.75}
                    />
                  )}
                  <span className="flex-none text-xs text-ink-muted max-lg:sr-only">{kind}</span>
                </button>
                <span className="flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
                  {moveButtons}
                </span>
              </div>
            );
          }}
        </ReorderList>
      </div>
    </>
  );
}
