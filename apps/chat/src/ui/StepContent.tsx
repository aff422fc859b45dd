import type { FlowStep } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { StepImages } from './StepImages.tsx';
import { StepPeople } from './StepPeople.tsx';
import '#home/article.css';

/** What a step shows beneath its words, before what may be pressed. */
export function StepContent({ step: { images, people, show, article } }: { step: FlowStep }) {
  return (
    <>
      {images.length > 0 && <StepImages images={images} />}
      {people.length > 0 && <StepPeople people={people} show={show} />}
      {article && <Article article={article} />}
    </>
  );
}

/** Its beginning, and all of it once it is opened; or all of it from the start. */
function Article({ article }: { article: NonNullable<FlowStep['article']> }) {
  const { title, summary, body, url, display } = article;
  return (
    <details
      open={display === 'Full'}
      className="group w-full max-w-full overflow-hidden rounded-card border border-line bg-raised"
    >
      <summary className="cursor-pointer px-3 py-2.5 font-medium wrap-anywhere hover:bg-hover">
        {t('Read “{title}”', { title })}
        {summary && <span className="mt-0.5 block text-dense font-normal text-ink-muted">{summary}</span>}
      </summary>
      <div
        dir="auto"
        className={`article border-t border-line px-3 py-2.5 wrap-anywhere ${display === 'Full' ? '' : 'max-h-80 overflow-y-auto'}`}
        // The API has cleaned it: no script, style or form is left (packages/article-html).
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: body }}
      />
      {url && (
        <p className="border-t border-line px-3 py-2 text-dense">
          <a href={url} target="_blank" rel="noopener noreferrer" className="font-medium text-brand underline">
            {t('Open in the help centre')}
          </a>
        </p>
      )}
    </details>
  );
}
