/**
 * Whether the visitor has zoomed in with two fingers. Then one finger moves the page, so our own gestures are off.
 * https://developer.mozilla.org/docs/Web/API/VisualViewport/scale
 */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
