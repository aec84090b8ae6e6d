/** Whether the browser has popovers: Chrome 114, Safari 17, Firefox 125. On the server and in Node.js it is false. */
export const hasPopovers = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;
