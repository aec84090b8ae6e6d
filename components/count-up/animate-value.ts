/**
 * framer-motion's function for plain values, a third of the size of its `animate`. It is in its own file, so that it is
 * loaded only when needed.
 */
export { animateValue } from 'framer-motion/dom';
