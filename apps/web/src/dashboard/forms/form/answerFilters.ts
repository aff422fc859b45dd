import { answerChoices } from '@parley/form/answerFilter';
import type { FormContent } from '@parley/form/form';
import type { Filter } from '#ui/filters/filter.ts';
import { wantedAnswers, withAnswer } from './submissionsFilters.ts';

type Given = {
  fields: FormContent['fields'];
  /** As the URL has them. */
  said: readonly string[];
  onChange: (said: readonly string[]) => void;
};

/** A filter for each question whose answers can be told apart. */
export function answerFilters({ fields, said, onChange }: Given): readonly Filter[] {
  const wanted = wantedAnswers(said);
  return fields.flatMap((field): Filter[] => {
    const { id, label } = field;
    const choices = answerChoices(field);
    if (choices === null) return [];
    const isText = choices === 'Words';
    return [
      {
        id: `answer ${id}`,
        label: label || 'Untitled question',
        options: isText ? [] : choices,
        isText,
        isMultiple: !isText,
        selected: wanted.get(id) ?? [],
        onChange: (values) => onChange(withAnswer(said, id, values)),
      },
    ];
  });
}
