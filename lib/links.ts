/** The addresses of links: a call, a chat, a mail, a place on the map. */
import type { Point } from './coordinates';

/**
 * A text for the address of a link. Half of an emoji, which a field can contain, becomes a replacement character:
 * `encodeURIComponent` would throw.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** A link that opens a chat with an international number ('+914815550100') and a prepared text. */
export function chatLink(e164: string, text: string): string {
  return `https://wa.me/${e164.replace('+', '')}?text=${encodeText(text)}`;
}

/** A link that calls an international number: '+914815550100'. */
export function telLink(e164: string): string {
  return `tel:${e164}`;
}

/**
 * Directions to a place. Phones open them in their own map application, other devices in the browser.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsLink({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** A place on the map. https://developers.google.com/maps/documentation/urls/get-started#search-action */
export function mapLink({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** A mailto link with an optional subject and body. */
export function mailLink(address: string, subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeText(text)}`] : [],
  );
  return `mailto:${address}${parts.length > 0 ? '?' : ''}${parts.join('&')}`;
}
