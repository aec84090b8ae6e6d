import { statesOfContact } from './states/contact';
import { statesOfEveryPage } from './states/every-page';
import { statesOfGallery } from './states/gallery';
import { statesOfHome } from './states/home';

/**
 * Every state of a page in which it looks different at rest, except as it opens. A new state is one entry in its file,
 * and axe tests it.
 */
export const states = [...statesOfEveryPage, ...statesOfHome, ...statesOfGallery, ...statesOfContact];
