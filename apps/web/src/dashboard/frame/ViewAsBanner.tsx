import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { stopViewingAs, useViewAs } from '#session/viewAs.ts';
import { Button } from '#ui/Button.tsx';
import { Banner } from './Banner.tsx';
import { useFollowUser } from './useFollowUser.ts';

/** Says on every screen that one sees it as Staff do, and leads back. What one may do oneself is kept up to date by it. */
export default function ViewAsBanner() {
  const isOn = useViewAs(({ staff }) => staff !== null);
  const navigate = useNavigate();
  useFollowUser();
  const stop = () => {
    stopViewingAs();
    void navigate(paths.rolesAndPermissions);
  };
  return (
    <output className="block flex-none">
      {isOn && (
        <Banner
          tone="brand"
          icon={Eye}
          action={
            <Button variant="plain" size="sm" aria-label="Stop viewing as Staff" onClick={stop}>
              <span>
                Stop<span className="max-md:hidden"> viewing as Staff</span>
              </span>
            </Button>
          }
        >
          You are viewing as Staff. What you do is still done in your own name.
        </Banner>
      )}
    </output>
  );
}
