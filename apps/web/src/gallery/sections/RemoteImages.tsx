import { RemoteImage } from '#assets/RemoteImage.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Remote images';

const LOOK = 'size-10 rounded-control';
const tile = <Avatar name="Nori" icon="N" size={40} shape="square" colour="bg-sky-400" />;

export default function RemoteImages() {
  return (
    <>
      <Specimen label="Shown">
        <RemoteImage address="/favicon.svg" alt="Parley" className={LOOK} fallback={tile} />
      </Specimen>
      <Specimen label="No image there: the tile">
        <RemoteImage address="/theme.js" alt="Nori" className={LOOK} fallback={tile} />
      </Specimen>
    </>
  );
}
