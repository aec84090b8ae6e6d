import { cloneElement, isValidElement } from 'react';

import { Slot, type SlotElement } from '@/components/islands/slot';
import { isJsonObject } from '@/lib/json';

/** A slot in the JSON of an island's properties: the slot's name. */
interface SlotReference {
  $slot: string;
}

/** Whether a value in the JSON of an island's properties is a slot. */
export const isSlotReference = (value: unknown): value is SlotReference =>
  typeof value === 'object' && value !== null && '$slot' in value;

/**
 * Separates the properties of an island into what the server renders and what the browser gets.
 *
 * @param island its name, for the error
 * @returns `props`, in which each slot has its name; and `json`, in which a slot is a reference
 * @throws Error when a property cannot be JSON: it names the island and the property
 */
export function separateSlots<Props extends object>(
  island: string,
  given: Props,
): { props: Props; json: string } {
  let slots = 0;
  const visit = (value: unknown, place: string): [rendered: unknown, data: unknown] => {
    if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value))
      return [value, value];
    if (isSlot(value)) {
      const name = String(slots++);
      return [cloneElement(value, { key: name, name }), { $slot: name } satisfies SlotReference];
    }
    const isList = Array.isArray(value);
    if (!isList && !isPlainObject(value))
      throw new Error(
        `The island "${island}" gets ${place}, which is not JSON. Pass text, numbers, lists and objects; pass elements with slot().`,
      );
    const pairs = Object.entries(value as object)
      .filter(([, entry]) => isList || entry !== undefined)
      .map(([key, entry]) => [key, ...visit(entry, `${place}.${key}`)] as const);
    return isList
      ? [pairs.map(([, rendered]) => rendered), pairs.map(([, , data]) => data)]
      : [
          Object.fromEntries(pairs.map(([key, rendered]) => [key, rendered])),
          Object.fromEntries(pairs.map(([key, , data]) => [key, data])),
        ];
  };
  const [props, data] = visit(given, 'props');
  return { props: props as Props, json: JSON.stringify(data) };
}

const isSlot = (value: unknown): value is SlotElement => isValidElement(value) && value.type === Slot;

/** Not an element, a date, or an object of another class. */
function isPlainObject(value: unknown): boolean {
  return isJsonObject(value) && !isValidElement(value) && Object.getPrototypeOf(value) === Object.prototype;
}
