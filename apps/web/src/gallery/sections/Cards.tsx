import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Section } from '#ui/Section.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Cards and sections';

export default function Cards() {
  return (
    <>
      <Specimen label="Card with a title, aside and action" isWide>
        <Card title="Topics" aside="click a row for its conversations" action={<Button size="sm">Export</Button>}>
          <p className="text-dense text-ink-muted">412 conversations about delivery and tracking.</p>
        </Card>
      </Specimen>
      <Specimen label="Card without">
        <Card className="w-60">
          <TextSkeleton />
        </Card>
      </Specimen>
      <Specimen label="Sections" isWide>
        <div>
          <Section
            title="Office hours"
            description="Outside of them, the assistant says when somebody will answer."
            action={<Button size="sm">Change</Button>}
          >
            <p className="text-dense">Monday to Friday, 9:00 to 18:00.</p>
          </Section>
          <Section title="Signature">
            <p className="text-dense">Maya, Northwind Outdoor</p>
          </Section>
        </div>
      </Specimen>
    </>
  );
}
