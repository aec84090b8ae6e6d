/** The script of Sveltia CMS, with corrections for our form. */

interface Correction {
  /** What the package does there, for the message if a new version does it in another way. */
  what: string;
  find: RegExp;
  replaceBy: string;
}

/**
 * Fonts that the package asks a CDN for, though it has them: the CDN would see who edits, and the form would look
 * different when it is down. Remove when the package loads them from its own files.
 */
const fontNames = ['material-symbols-outlined', 'noto-mono', 'source-sans-3'];

/** If the package lacks the file, nothing is replaced, and `correctScript` reports it. */
function fontCorrection(name: string, files: readonly string[]): Correction {
  const file = files.find((each) => each.startsWith(`assets/${name}`) && each.endsWith('.woff2'));
  return {
    what: `loads its font ${name}`,
    find: new RegExp(`https://cdn\\.jsdelivr\\.net/fontsource/fonts/${name}[^)"'\`]*\\.woff2`, 'g'),
    replaceBy: file ? `cms/${file}` : '$&',
  };
}

const corrections: Correction[] = [
  {
    what: 'asks whether GitHub is up',
    // The package asks another site, githubstatus.com. The response is always yes: a save that fails reports it.
    // Remove when a setting turns the question off.
    find: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    replaceBy: 'status.json',
  },
  {
    what: 'names a new picture',
    // The package compares the name with the pictures it knows of, and not with the others of the same save. Phones
    // name every photograph "image.jpg", so one would overwrite the other. The first digits of the hash of its content
    // make each name unique. Remove when two pictures of one name in one save both arrive.
    find: /([\w$]+)=(await [\w$]+\(([\w$]+)\),\{savingAssetProps:[\w$]+,assetNamesInSameFolder:([\w$]+),.{0,600}?)([\w$]+)\(\3\.name,[\w$]+\?\{\}:\{assetNamesInSameFolder:\4\}\)/g,
    replaceBy: '$1=$2$5($3.name.replace(/(\\.\\w+)?$$/,`-$${$1.slice(0,8)}$$1`))',
  },
  {
    what: 'asks whether a picture replaces one of the same name',
    // The package asks in a dialog before it takes such a picture. No name is taken any more: see above. Remove with
    // that entry.
    find: /async\(\{files:[\w$]+,listedAssets:[\w$]+\}\)=>\{/g,
    replaceBy: '$&return false;',
  },
  {
    what: 'waits before a save for fields that are not ready',
    // The package has a list of what a save waits for, and keeps it to itself. This gives the next entry a way into
    // it. Remove with that entry.
    find: /([\w$]+)=e=>\{let t=\(\)=>\{([\w$]+)\.delete\(e\)\};\2\.add\(e\),e\.then\(t,t\)\},/g,
    replaceBy: '$&readyBeforeSave=e=>($1(e),e),',
  },
  {
    what: 'prepares the pictures that were chosen',
    // This takes seconds, and the package does not wait for it. A save in between would find an empty field and refuse
    // it. Remove when a save waits for the pictures.
    find: /(\(\{draft:[\w$]+,resources:([\w$]+),folder:[\w$]+,libraryConfig:[\w$]+\}\)=>)(Promise\.all\(\2\.map\(.{0,200}?\}\)\)\)\))/g,
    replaceBy: '$1readyBeforeSave($3)',
  },
];

/**
 * The script of the package, corrected.
 *
 * @param files every file of the package, by its path below its folder
 * @throws {Error} when a new version of the package does one of these things in another way
 */
export function correctScript(script: string, files: readonly string[]): string {
  const all = [...fontNames.map((name) => fontCorrection(name, files)), ...corrections];
  return all.reduce((text, { what, find, replaceBy }) => {
    const corrected = text.replace(find, replaceBy);
    if (corrected === text)
      throw new Error(
        `editor/form/correct-script.ts: @sveltia/cms ${what} in another way than before; correct its entry here`,
      );
    return corrected;
  }, script);
}
