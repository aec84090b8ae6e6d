/** Whether Alt, Control or Command is held: keys of the browser, such as Alt with an arrow for Back or Forward. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) => altKey || ctrlKey || metaKey;
