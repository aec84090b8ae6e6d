/**
 * framer-motion's animation of a plain value, a third of its `animate`, in a file of its own so that it is fetched when it
 * is needed.
 */
export { animateValue } from 'framer-motion/dom';
