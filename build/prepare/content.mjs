import { readdirSync } from 'node:fs';
import path from 'node:path';

// Node 20 reads no TypeScript by itself.
import { createJiti } from 'jiti';

import { UserError } from '../user-error.mjs';
import { fileFaults, hotelRequests } from './content-files.mjs';
import { findMasters } from './pictures/masters.mjs';
import { socialPictures } from './pictures/social.mjs';

/**
 * What is wrong with the words and facts of the site, and which pictures have no file.
 *
 * @param {string} folder the project
 * @returns {Promise<string[]>} one line per fault
 */
export async function contentFaults(folder) {
  const unreadable = fileFaults(folder);
  if (unreadable.length > 0) return unreadable;

  let names;
  try {
    names = findMasters(path.join(folder, 'content/pictures')).map((master) => master.name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message.split('\n').map((line) => `content/pictures: ${line}`);
  }

  const jiti = createJiti(path.join(folder, 'content/'), { fsCache: false });
  let check;
  try {
    check = await jiti.import('./check.ts');
  } catch (error) {
    return faultsOfReading(jiti, folder, error instanceof Error ? error.message : String(error));
  }
  const faults = check.checkContent(check.allContent, {
    pictureNames: names,
    files: await hotelFiles(jiti, folder),
    sharedPictures: socialPictures,
  });
  return faults.map(check.formatProblem);
}

/** The files are sound and yet cannot be put together: most often one asks for a hotel that does not exist. */
async function faultsOfReading(jiti, folder, message) {
  const id = /^There is no hotel '(.*?)'/.exec(message)?.[1];
  if (id === undefined) return [`content: ${message}`];
  const places = hotelRequests(folder, id).map((place) => `${place}: ${decapitalise(message)}`);
  return [...(await faultsOfIds(jiti, folder)), ...places];
}

/** An id that is spelt wrongly is the reason why nobody finds its hotel. */
async function faultsOfIds(jiti, folder) {
  const { hotelSchema } = await jiti.import('./schema.ts');
  return [...(await hotelFiles(jiti, folder))].flatMap(([hotel, file]) =>
    (hotelSchema.safeParse(hotel).error?.issues ?? [])
      .filter((issue) => issue.path[0] === 'id')
      .map((issue) => `${file}, field id: ${issue.message}`),
  );
}

function decapitalise(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The file of each hotel, however the hotel calls itself. */
async function hotelFiles(jiti, folder) {
  const files = new Map();
  for (const name of readdirSync(path.join(folder, 'content/hotels'))) {
    if (!name.endsWith('.ts') || name === 'index.ts') continue;
    const module = await jiti.import(`./hotels/${name}`);
    for (const value of Object.values(module)) files.set(value, `content/hotels/${name}`);
  }
  return files;
}
