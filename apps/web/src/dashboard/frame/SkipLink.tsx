import { focusMainContent } from '#ui/mainContent.ts';
/** The first stop of the Tab key: past the rail, straight to the work. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        focusMainContent();
      }}
      className="fixed top-2 left-2 z-50 rounded-control bg-raised px-3 py-2 text-dense font-medium shadow-overlay not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
