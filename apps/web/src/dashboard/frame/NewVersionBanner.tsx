import { useEffect, useState } from 'react';
import { Sparkles, X } from 'lucide-react';
import { followNewVersions, useNewVersion } from '#router/newVersion.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Banner } from './Banner.tsx';

/** Offers to load a new build when the server has one. Whoever is busy puts it off until the next load. */
export default function NewVersionBanner() {
  const isReady = useNewVersion((version) => version.isReady);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => followNewVersions(), []);

  return (
    <output className="block flex-none">
      {isReady && !isPutOff && (
        <Banner
          tone="brand"
          icon={Sparkles}
          action={
            <>
              <Button size="sm" className="max-md:!h-10" onClick={() => window.location.reload()}>
                Reload
              </Button>
              <IconButton icon={X} label="Later" onClick={() => setIsPutOff(true)} />
            </>
          }
        >
          A new version of Parley is ready.
        </Banner>
      )}
    </output>
  );
}
