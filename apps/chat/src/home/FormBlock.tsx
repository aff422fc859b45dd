import type { OfferedForm } from '#api/ChatApi.ts';
import type { HomeBlock } from '#api/chatConfig.ts';
import { FormIcon } from '#ui/icons.tsx';
import type { Words } from '#ui/words.ts';
import { Card, cardRow, CardRows, CardRowText } from './Card.tsx';

type FormBlockProps = {
  block: Extract<HomeBlock, { type: 'Form' }>;
  words: Words;
  forms: readonly OfferedForm[];
  onOpen: (form: OfferedForm) => void;
};

/** A form to fill in, as long as it takes answers. */
export function FormBlock({ block: { title, formTemplateId }, words, forms, onOpen }: FormBlockProps) {
  const form = forms.find(({ id }) => id === formTemplateId);
  if (!form) return null;
  return (
    <Card title={words.of(title)} lang={words.lang} label={form.name}>
      <CardRows>
        <li>
          <button type="button" onClick={() => onOpen(form)} className={cardRow}>
            <CardRowText icon={<FormIcon />} text={form.name} lang={words.lang} />
          </button>
        </li>
      </CardRows>
    </Card>
  );
}
