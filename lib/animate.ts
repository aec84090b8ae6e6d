/** framer-motion's animation of plain values, in a file of its own so that it is fetched when it is needed. */
export { animate } from 'framer-motion/dom';
