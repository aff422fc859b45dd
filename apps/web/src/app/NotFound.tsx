import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Notice } from './Notice.tsx';

/** A URL that Parley does not have. */
export default function NotFound() {
  return (
    <Notice
      title="Page not found"
      action={
        <Link
          to={paths.root}
          className="inline-flex h-10 items-center rounded-control bg-brand px-4 font-medium text-brand-ink transition-colors hover:bg-brand-hover"
        >
          Go to Parley
        </Link>
      }
    >
      The address may be mistyped, or the page may have moved.
    </Notice>
  );
}
