import type { BlockAudience, HomeBlock } from '@parley/assistant-config/configSchema';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { Pair } from '../editor/EditorSection.tsx';
import { languageName } from '../editor/languageName.ts';
import { BLOCK_VISITORS } from '../editor/choices.ts';
import { PatternList } from '../editor/PatternList.tsx';

const EVERYBODY: BlockAudience = { visitors: 'All', languages: [] };
const ALL_PAGES: NonNullable<BlockAudience['pages']> = { include: [], exclude: [] };

type BlockAudienceFieldsProps = {
  block: HomeBlock;
  /** What is wrong at a path within the block. */
  problem: (path: string) => string | null;
  onChange: (block: HomeBlock) => void;
};

/** For whom a block stands on the home page, and on which pages of the site. */
export function BlockAudienceFields({ block, problem, onChange }: BlockAudienceFieldsProps) {
  const { config, isReadOnly } = useAssistantEditor();
  const audience = block.shownTo ?? EVERYBODY;
  const { default: main, others } = config.languages;
  // With those it still names and the assistant no longer speaks.
  const languages = [...new Set([main, ...others, ...audience.languages])];
  const set = (some: Partial<BlockAudience>) => onChange({ ...block, shownTo: { ...audience, ...some } });
  const pages = audience.pages ?? ALL_PAGES;
  const error = problem('shownTo.languages') ?? problem('shownTo.pages.exclude');
  return (
    <>
      <Pair>
        <Select
          label="Shown to"
          hint={audience.visitors === 'Returning' ? 'The preview is that of a new visitor.' : undefined}
          options={BLOCK_VISITORS}
          value={audience.visitors}
          onChange={(visitors) => set({ visitors })}
          isDisabled={isReadOnly}
        />
        {languages.length > 1 && (
          <CheckboxGroup
            label="In"
            hint="None: all languages."
            options={languages.map((id) => ({ id, label: languageName(id) }))}
            value={audience.languages}
            onChange={(chosen) => set({ languages: chosen })}
            isDisabled={isReadOnly}
          />
        )}
      </Pair>
      <Pair>
        <PatternList
          label="Only on"
          none="All pages, and where there is none around the chat"
          patterns={pages.include}
          onChange={(include) => set({ pages: { ...pages, include } })}
          isReadOnly={isReadOnly}
        />
        <PatternList
          label="Not on"
          none="No page is left out"
          patterns={pages.exclude}
          onChange={(exclude) => set({ pages: { ...pages, exclude } })}
          isReadOnly={isReadOnly}
        />
      </Pair>
      {error && <p className="text-xs text-critical">{error}</p>}
      {pages.include.length + pages.exclude.length > 0 && (
        <p className="text-xs text-pretty text-ink-muted">The preview shows it whatever the page.</p>
      )}
    </>
  );
}
