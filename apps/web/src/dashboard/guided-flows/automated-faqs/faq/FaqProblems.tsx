import { FormNotice } from '#ui/form/FormNotice.tsx';

/** Says what of a saved FAQ leads nowhere; visitors get its answer without that. */
export function FaqProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <FormNotice tone="critical">
      <p className="font-medium">This FAQ needs attention</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}
