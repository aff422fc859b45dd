import { ArticleComboBox } from '#dashboard/content/articles/ArticleComboBox.tsx';
import { useAssistantEditor } from './assistantEditor.ts';
import { ChosenList } from './ChosenList.tsx';

type ChosenArticlesFieldProps = {
  hint: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  most: number;
  error: string | null;
};

/** Published articles, chosen one by one. */
export function ChosenArticlesField({ hint, value, onChange, most, error }: ChosenArticlesFieldProps) {
  const { articles, rememberArticle, isReadOnly } = useAssistantEditor();
  const titles = new Map(articles.map(({ id, title }) => [id, title]));

  function add(id: string | null, title: string) {
    if (id === null || value.includes(id)) return;
    rememberArticle({ id, title });
    onChange([...value, id]);
  }

  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ChosenList
          label="Chosen articles"
          items={value.map((id) => ({ id, name: titles.get(id) ?? 'An article that is no longer published' }))}
          onChange={onChange}
          isDisabled={isReadOnly}
        />
      )}
      <ArticleComboBox
        known={[]}
        value={null}
        onChange={add}
        placeholder={value.length === 0 ? 'Choose an article' : 'Add another'}
        hint={value.length < most ? hint : `${most} at most.`}
        error={error ?? undefined}
        isDisabled={isReadOnly || value.length >= most}
      />
    </div>
  );
}
