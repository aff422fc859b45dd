import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Section } from '#ui/Section.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { DataExport } from './DataExport.tsx';

/** All data of the company as a file. */
export function ExportSection() {
  return (
    <div className="mt-7">
      <Section
        anchor="export"
        title="Export of all data"
        description="Conversations with their messages, private notes and files, visitors, people, teams, canned replies and everything else your company keeps here, as a ZIP of JSON and CSV files."
      >
        <QueryBoundary what="exports" fallback={<TextSkeleton />}>
          {(attempt) => <DataExport fetchKey={attempt} />}
        </QueryBoundary>
      </Section>
    </div>
  );
}
