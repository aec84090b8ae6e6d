/** `global-not-found.tsx` is the 404 page. Without this file, Next.js adds its own 404 page to every RSC payload. */
export default function NotFound() {
  return null;
}
