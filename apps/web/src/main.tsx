import { loadApp, loadPublic } from '#app/loadHalves.ts';
import { startPage } from '#app/startPage.ts';

// No await at the top: with it the bundler makes a file of its own for every import().
const { element, isPublic } = startPage();
if (isPublic) void loadPublic(element.dataset['public'] !== undefined).then(({ startPublic }) => startPublic(element));
// In a task of its own: running that much code was a long one already.
else void loadApp().then(({ startApp }) => setTimeout(() => startApp(element)));
