import { lazy } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ArticleEditorProps } from './EditorBody.tsx';

const EditorBody = lazy(() => import('./EditorBody.tsx'));

/** Where an article is written; its code comes by itself. */
export function ArticleEditor(props: ArticleEditorProps) {
  return (
    <LazyPart fallback={<EditorSkeleton />}>
      <EditorBody {...props} />
    </LazyPart>
  );
}

function EditorSkeleton() {
  return (
    <div className="grid gap-3 py-4">
      <output className="sr-only">Loading the editor</output>
      <Skeleton className="h-9" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
