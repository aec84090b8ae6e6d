/** Unknown addresses have `global-not-found.tsx`. Without this one, Next.js puts a page of its own into every payload. */
export default function NotFound() {
  return null;
}
