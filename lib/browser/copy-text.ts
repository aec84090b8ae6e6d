/** How long the clipboard may take, in milliseconds. Some web views in other apps never respond. */
const CLIPBOARD_TIMEOUT_MS = 1000;

/**
 * Copies a text. It must be called in a click handler.
 *
 * @returns whether it was copied. False if there is no clipboard (outside HTTPS), if it refuses, or if it does not
 * respond in time
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), CLIPBOARD_TIMEOUT_MS));
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), timeout]);
  } catch {
    return false;
  }
}
