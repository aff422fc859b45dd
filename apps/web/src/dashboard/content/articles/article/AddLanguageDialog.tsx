import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { ArticleComboBox } from '../ArticleComboBox.tsx';
import { ARTICLE_LANGUAGES } from './articleLanguages.ts';
import { useTranslations } from './useTranslations.ts';

type AddLanguageDialogProps = { isOpen: boolean; id: string; taken: readonly string[]; onClose: () => void };

/** How an article comes by another language. Default export: it is loaded lazily. */
export default function AddLanguageDialog({ isOpen, onClose, ...form }: AddLanguageDialogProps) {
  return (
    <Dialog isOpen={isOpen} size="sm" title="Add a language" onClose={onClose}>
      <AddLanguageForm {...form} onClose={onClose} />
    </Dialog>
  );
}

const WAYS = [
  { id: 'begin', label: 'Translate this text', detail: 'A new draft begins with it.' },
  { id: 'link', label: 'Link an article', detail: 'It is published already, in another language.' },
] as const;

function AddLanguageForm({ id, taken, onClose }: Omit<AddLanguageDialogProps, 'isOpen'>) {
  const navigate = useNavigate();
  const { translate, link, isBusy } = useTranslations(id);
  const [way, setWay] = useState<(typeof WAYS)[number]['id']>('begin');
  const [language, setLanguage] = useState<string | null>(null);
  const [articleId, setArticleId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function add() {
    if (way === 'begin') {
      if (!language) return setProblem('Choose a language.');
      const begun = await translate(language);
      onClose();
      return navigate(paths.article(begun));
    }
    if (!articleId) return setProblem('Choose an article.');
    await link(articleId);
    notify({ kind: 'success', title: 'Article linked' });
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await add();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label="How"
        options={WAYS}
        value={way}
        onChange={(next) => {
          setWay(next);
          setProblem(null);
        }}
      />
      {way === 'begin' ? (
        <Select
          label="Language"
          options={ARTICLE_LANGUAGES.filter((one) => !taken.includes(one.id))}
          value={language}
          error={problem}
          onChange={setLanguage}
        />
      ) : (
        <ArticleComboBox known={[]} value={articleId} isDisabled={false} error={problem} onChange={setArticleId} />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Adding">
          {way === 'begin' ? 'Begin the draft' : 'Link'}
        </Button>
      </div>
    </form>
  );
}
