import { config } from '#config.ts';

/** What one accepts by going on; the documents are linked where the operator has put them up. */
export function Terms({ act }: { act: 'signing in' | 'creating an account' }) {
  return (
    <>
      By {act} you accept the <Document url={config.termsUrl}>terms</Document> and the{' '}
      <Document url={config.privacyUrl}>privacy notice</Document>.
    </>
  );
}

function Document({ url, children }: { url: string; children: string }) {
  if (!url) return children;
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
