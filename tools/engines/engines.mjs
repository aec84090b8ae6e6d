import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

/**
 * @typedef {object} Tab a page of a running browser
 * @property {string} version
 * @property {string[]} errors what the console said, in order; grows
 * @property {(url: string) => Promise<unknown>} open until it has loaded
 * @property {(width: number, height: number) => Promise<unknown>} resize CSS pixels, of the page or of its window
 * @property {(expression: string) => Promise<any>} run JavaScript in the page; gives its value
 * @property {(selector: string) => Promise<unknown>} click with the pointer, after scrolling there
 * @property {(key: 'Tab' | 'Escape' | 'ArrowRight' | 'ArrowLeft') => Promise<unknown>} press
 * @property {(text: string) => Promise<unknown>} type into what has the focus
 * @property {() => Promise<unknown>} close the browser with it
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | undefined} missing why it cannot be run here; undefined when it can
 * @property {() => Promise<Tab>} start
 */

/** @type {Engine[]} */
export const engines = [firefox, webkit];
