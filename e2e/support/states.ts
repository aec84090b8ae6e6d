import { statesOfContact } from './states/contact';
import { statesOfEveryPage } from './states/every-page';
import { statesOfGallery } from './states/gallery';
import { statesOfHome } from './states/home';

/**
 * Every state that a visitor can bring a page into: an open menu, a filled form. A new state is one entry in its file,
 * and axe tests it.
 */
export const states = [...statesOfEveryPage, ...statesOfHome, ...statesOfGallery, ...statesOfContact];
