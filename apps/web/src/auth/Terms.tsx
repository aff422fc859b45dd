import { config } from '#config.ts';

/** What one accepts by going on. */
export function Terms({ act }: { act: 'signing in' | 'creating an account' }) {
  return (
    <>
      By {act} you accept the <Document url={config.termsUrl}>terms</Document> and the{' '}
      <Document url={config.privacyUrl}>privacy notice</Document>.
    </>
  );
}

function Document({ url, children }: { url: string; children: string }) {
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
