import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Page header';

const TABS = [
  { id: 'answers', label: 'Answers', count: 12 },
  { id: 'fields', label: 'Fields' },
];

export default function PageHeaders() {
  return (
    <>
      <Specimen label="Title, sentence, actions" isWide>
        <div className="w-full rounded-card border border-line bg-surface">
          <PageHeader
            title="People who answer"
            description="They get the conversations that an assistant hands over, in turn."
            actions={
              <>
                <Button>Export</Button>
                <Button variant="primary">Invite somebody</Button>
              </>
            }
          />
        </div>
      </Specimen>
      <Specimen label="With the way back, a badge and tabs" isWide>
        <div className="w-full overflow-hidden rounded-card border border-line bg-surface">
          <PageHeader
            back={{ to: '/forms', label: 'Forms' }}
            title="Return request"
            aside={<Badge>Draft</Badge>}
            actions={<Button variant="primary">Publish</Button>}
            tabs={<TabBar label="Return request" prefix="/return-request" items={TABS} />}
          />
        </div>
      </Specimen>
      <Specimen label="Alone" isWide>
        <div className="w-full rounded-card border border-line bg-surface">
          <PageHeader title="A title that is far too long for the width of a phone and ends in dots before it breaks anything" />
        </div>
      </Specimen>
    </>
  );
}
