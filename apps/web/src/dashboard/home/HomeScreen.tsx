import ComingScreen from '../frame/ComingScreen.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

/** /dashboard: the welcome of who is new, over what Home will be. */
export default function HomeScreen() {
  return (
    <>
      <WelcomeBanner />
      <ComingScreen />
    </>
  );
}
