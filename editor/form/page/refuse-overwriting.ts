/**
 * Runs in the form on local files, and stops a save over what another program has changed since the form read it.
 * Sveltia CMS asks GitHub about such changes, and cannot ask a folder.
 */

/**
 * A file of the browser with the method that Chrome has for it:
 * https://developer.mozilla.org/docs/Web/API/FileSystemFileHandle/move
 */
interface FileHandle extends FileSystemFileHandle {
  move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
}

/** The time of change of each text when the form last read or wrote it. Every text has its own name. */
const readAt = new Map<string, number>();

/** @throws {Error} with the sentence that the form shows, if a text has changed since the form read it */
function refuseIfChanged(name: string, { lastModified }: File): void {
  const known = readAt.get(name);
  if (known !== undefined && known !== lastModified)
    throw new Error(
      `${name} was changed outside of this form since you opened it. Copy what you typed, reload the page and enter it again.`,
    );
}

// Not every browser has local files: https://caniuse.com/mdn-api_filesystemfilehandle
if ('FileSystemFileHandle' in globalThis) {
  const handles = FileSystemFileHandle.prototype as FileHandle;
  const { getFile, createWritable, move } = handles;
  handles.getFile = async function (this: FileHandle) {
    const file = await getFile.call(this);
    if (this.name.endsWith('.json')) readAt.set(this.name, file.lastModified);
    return file;
  };
  handles.createWritable = async function (this: FileHandle, options) {
    refuseIfChanged(this.name, await getFile.call(this));
    return createWritable.call(this, options);
  };
  // The form writes a file under another name first, and then gives it its own.
  if (move)
    handles.move = async function (this: FileHandle, folder, name) {
      const there = await folder.getFileHandle(name).catch(() => undefined);
      if (there) refuseIfChanged(name, await getFile.call(there));
      return move.call(this, folder, name);
    };
}
