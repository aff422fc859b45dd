import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ArticlesBlock } from '@parley/assistant-config/configSchema';
import type { ArticlesFieldsQuery } from '#generated/ArticlesFieldsQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

const SHOWS = [
  { id: 'MostRead', label: 'The most read' },
  { id: 'Newest', label: 'The newest' },
  { id: 'Category', label: 'Those of a category' },
] as const;

type ArticlesFieldsProps = {
  block: ArticlesBlock;
  problem: (path: string) => string | null;
  onChange: (block: ArticlesBlock) => void;
};

/** Which articles stand on the home page, and whether the others can be searched there. */
export function ArticlesFields({ block, problem, onChange }: ArticlesFieldsProps) {
  const { isReadOnly } = useAssistantEditor();
  const { shows, most, hasSearch } = block;
  return (
    <>
      <RadioGroup
        label="Shows"
        options={SHOWS}
        value={shows}
        onChange={(next) => onChange({ ...block, shows: next })}
        isDisabled={isReadOnly}
      />
      {shows === 'Category' && (
        <QueryBoundary what="Categories" fallback={<Skeleton className="h-14" />}>
          {(fetchKey) => <CategoryField {...{ block, problem, onChange, fetchKey }} />}
        </QueryBoundary>
      )}
      <NumberField
        label="Articles at most"
        hint="In each language."
        min={1}
        max={10}
        value={most}
        onChange={(next) => next !== null && onChange({ ...block, most: next })}
        error={problem('most') ?? undefined}
        isDisabled={isReadOnly}
      />
      <Switch
        label="Search"
        hint="A field that finds all published articles."
        value={hasSearch}
        onChange={(next) => onChange({ ...block, hasSearch: next })}
        isSpread
        isDisabled={isReadOnly}
      />
    </>
  );
}

function CategoryField({ block, problem, onChange, fetchKey }: ArticlesFieldsProps & { fetchKey: number }) {
  const { isReadOnly } = useAssistantEditor();
  const { articleCategories } = useLazyLoadQuery<ArticlesFieldsQuery>(
    graphql`
      query ArticlesFieldsQuery {
        articleCategories {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <Select
      label="Category"
      placeholder="Choose a category"
      options={articleCategories.map(({ id, name }) => ({ id, label: name }))}
      value={block.categoryId}
      onChange={(categoryId) => onChange({ ...block, categoryId })}
      error={problem('categoryId') ?? undefined}
      isDisabled={isReadOnly}
    />
  );
}
