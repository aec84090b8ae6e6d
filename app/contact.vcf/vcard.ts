import { createHash } from 'node:crypto';

import type { PostalAddress } from '@/lib/format';

export interface VCardDetails {
  /**
   * Names this entry among all others and never changes: the absolute address of the card, with a fragment if the file
   * has several. Address books recognise the entry by it, so a second import updates the first.
   */
  id: string;
  /** The name of the entry in an address book. */
  name: string;
  /** The registered name of the company. */
  company: string;
  phone: { display: string; e164: string };
  email: string;
  /** Absolute address of the site. */
  url: string;
  address: PostalAddress;
  /** Decimal degrees, WGS 84. */
  coordinates: { latitude: number; longitude: number };
  /** A line about the company. */
  note: string;
}

/** The maximum length of a vCard line, in bytes without its line end. */
const LINE_BYTES = 75;

/**
 * An entry for an address book as vCard 3.0, the version that all phones and mail programs can read.
 * https://www.rfc-editor.org/rfc/rfc2426
 *
 * @returns the text of a .vcf file, with CRLF line ends and lines folded at 75 bytes
 */
export function vCard(details: VCardDetails): string {
  const { id, name, company, phone, email, url, address, coordinates, note } = details;
  const { lines, locality, state, pin, country } = address;
  // Components: post office box, extension, street, town, state, code, country.
  const postal = ['', '', lines.join(', '), locality, state, pin, country];
  const properties = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${uuidOf(id)}`,
    // For a company, its name takes the place of the family name.
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(company)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone.e164}`,
    `EMAIL;TYPE=INTERNET,WORK,PREF:${escapeText(email)}`,
    `ADR;TYPE=WORK:${postal.map(escapeText).join(';')}`,
    `GEO:${coordinates.latitude};${coordinates.longitude}`,
    `URL:${url}`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ];
  return properties.map((property) => `${foldLine(property)}\r\n`).join('');
}

/** A UUID made from a name: the same name always gives the same one (version 8 of RFC 9562). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Escapes commas, semicolons, backslashes and line ends, which would otherwise end the value of a property. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/**
 * Folds a line into pieces of at most 75 bytes. Each further piece begins with a space, which readers remove. A
 * character of several bytes is never split.
 */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (used + bytes > LINE_BYTES) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}
