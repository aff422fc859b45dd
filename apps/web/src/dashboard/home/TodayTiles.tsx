import { graphql, useFragment } from 'react-relay/hooks';
import type { TodayTiles_home$data, TodayTiles_home$key } from '#generated/TodayTiles_home';
import { FigureTile, FigureTiles } from '#ui/charts/FigureTiles.tsx';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { useNow } from '#ui/useNow.ts';
import { HomeSection } from './HomeSection.tsx';
import { todayFigure } from './todayFigure.ts';
import { untilSentence, weekdayOf } from './untilSentence.ts';

/** Today beside a usual day of its name. */
export function TodayTiles(props: { home: TodayTiles_home$key }) {
  const { today } = useFragment(
    graphql`
      fragment TodayTiles_home on Home {
        today {
          day
          timezone
          minutes
          comparedDays
          figures {
            kind
            value
            usual
            hours
            usualLow
            usualHigh
          }
        }
      }
    `,
    props.home,
  );
  const { day, minutes, comparedDays, figures } = today;
  const until = untilSentence(today, useNow());
  return (
    <HomeSection
      title={comparedDays > 0 ? 'Today against usual' : 'Today'}
      aside={comparedDays > 0 ? `${until}, grey is a usual ${weekdayOf(day)}` : until}
    >
      <FigureTiles label="Figures of today">
        {figures.map((figure) => (
          <Tile key={figure.kind} figure={figure} minutes={minutes} comparedDays={comparedDays} />
        ))}
      </FigureTiles>
    </HomeSection>
  );
}

type Figure = TodayTiles_home$data['today']['figures'][number];

type TileProps = { figure: Figure; minutes: number; comparedDays: number };

function Tile({ figure, minutes, comparedDays }: TileProps) {
  const { name, value, usual, change } = todayFigure(figure, comparedDays);
  const hours = figure.hours.map((one, hour) => [hour / 24, one ?? null] as const);
  return (
    <FigureTile
      name={name}
      value={value}
      change={change}
      chart={
        <Sparkline
          points={[...hours, [minutes / (24 * 60), figure.value ?? null]]}
          band={{ low: figure.usualLow.map(orNull), high: figure.usualHigh.map(orNull) }}
          tone={change?.tone === 'bad' ? 'critical' : 'brand'}
          hasEnd
        />
      }
      foot={usual}
    />
  );
}

const orNull = (value: number | null | undefined) => value ?? null;
