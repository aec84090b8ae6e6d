/** The fields of the form, made from the schema of the content. */
import { z } from 'zod';

import type { Choice } from '../../content/schema/choices';
import { labelOf } from '../../content/schema/field-schema';
import { entryNameKeys } from '../../content/schema/fields';

/** The part of JSON Schema that the content's schema uses, with its own `input` and `fix`. */
interface SchemaNode {
  type?: string;
  title?: string;
  description?: string;
  input?: string;
  /** Whether the form makes the value of a new entry. */
  isMade?: boolean;
  enum?: string[];
  pattern?: string;
  /** What people read if a text does not match the pattern. */
  fix?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
}

/** A field of the form, as Sveltia CMS reads it. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
}

/** An empty value is left out of the file. A switch would write "no" for a fact that nobody has measured. */
const yesNoUnknown = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
  { label: 'We do not know yet', value: null },
];

/** Choices that come from the content. */
type Choices = Record<'page' | 'room', Choice[]>;

/**
 * The fields of a file.
 *
 * @param schema the schema of the file
 * @param file its name, such as 'rooms' or 'hotels'
 * @param offered the choices that come from other files
 */
export const formFields = (schema: z.ZodType, file: string, offered: Choices): FormField[] =>
  formFieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode, file, offered);

function formFieldsOf(node: SchemaNode, file: string, offered: Choices): FormField[] {
  return Object.entries(node.properties ?? {}).map(([name, inner]) =>
    formFieldOf(name, inner, node.required?.includes(name) ?? false, file, offered),
  );
}

function formFieldOf(
  name: string,
  outer: SchemaNode,
  required: boolean,
  file: string,
  offered: Choices,
): FormField {
  const node: SchemaNode = outer.anyOf ? { ...outer.anyOf[0], ...outer } : outer;
  // The form's button for another entry is grey when a list is full, without an explanation.
  const most =
    node.type === 'array' && node.maxItems && `At most ${node.maxItems}; then remove one to add another.`;
  const hint = [node.description, most].filter(Boolean).join(' ');
  const base: FormField = {
    name,
    label: node.title ?? labelOf(name),
    required,
    ...(hint && { hint }),
    widget: 'string',
  };
  const byForm = chosenField(base, node, file, offered);
  if (byForm) return byForm;
  switch (node.type) {
    case 'boolean':
      return { ...base, widget: 'boolean', required: false, default: false };
    case 'integer':
    case 'number':
      return numberField(base, node);
    case 'object':
      return { ...base, widget: 'object', fields: formFieldsOf(node, file, offered) };
    case 'array':
      return listField(base, node, file, offered);
    default:
      return textField(base, node);
  }
}

/**
 * The form would refuse an empty list with a minimum, even if the field can be empty. So only the check has the
 * minimum.
 */
const limitsOf = ({ required }: FormField, { minItems, maxItems }: SchemaNode) => ({
  min: required ? minItems : undefined,
  max: maxItems,
});

/**
 * A field whose value is chosen, not typed, because of its `input` or a list in the schema; undefined for other fields.
 */
function chosenField(
  base: FormField,
  node: SchemaNode,
  file: string,
  offered: Choices,
): FormField | undefined {
  const several = node.type === 'array' ? { multiple: true, ...limitsOf(base, node) } : {};
  switch (node.input) {
    case 'hidden':
      // A new entry gets an id that no title changes.
      return {
        name: base.name,
        label: base.label,
        widget: 'hidden',
        ...(node.isMade && { default: '{{uuid_shorter}}' }),
      };
    case 'picture': {
      // A folder for each hotel and each file: photographs of one name in two drafts do not meet.
      const folder = file === 'hotels' ? 'hotels/{{slug}}' : file;
      return {
        ...base,
        widget: 'image',
        choose_url: false,
        media_folder: `/content/pictures/${folder}`,
        public_folder: `/pictures/${folder}`,
      };
    }
    case 'hotel':
      return {
        ...base,
        widget: 'relation',
        collection: 'hotels',
        value_field: '{{slug}}',
        display_fields: ['name', 'town'],
        search_fields: ['name', 'town'],
      };
    case 'town':
      return {
        ...base,
        ...several,
        widget: 'relation',
        collection: 'content',
        file: 'towns',
        value_field: 'towns.*.name',
        display_fields: ['towns.*.name'],
        search_fields: ['towns.*.name'],
      };
    case 'amount':
      // A text, as people write it. A field for numbers reads '5,200' as 5.
      return { ...base, widget: 'string' };
    case 'date':
      return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'known':
      return { ...base, widget: 'select', default: null, options: yesNoUnknown };
    case 'page':
    case 'room':
      return { ...base, ...several, widget: 'select', options: offered[node.input] };
  }
  const labelFor = (value: string) => (/^[a-z-]{3,}$/.test(value) ? labelOf(value) : value);
  const options = node.enum?.map((value) => ({ label: labelFor(value), value }));
  return options && { ...base, widget: 'select', options };
}

function numberField(
  base: FormField,
  { type, minimum = -Infinity, maximum = Infinity }: SchemaNode,
): FormField {
  const isWhole = type === 'integer';
  return {
    ...base,
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(!isWhole && { step: 0.0001 }),
    // zod writes the largest safe integer where there is no limit.
    ...(minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function listField(base: FormField, node: SchemaNode, file: string, offered: Choices): FormField {
  const entry = node.items ?? {};
  const single = singular(base.label);
  const fields = entry.properties
    ? {
        fields: formFieldsOf(entry, file, offered),
        summary: summaryOf(Object.keys(entry.properties)),
        collapsed: true,
        // A copy would have the id of its original.
        allow_duplicate: false,
      }
    : { field: formFieldOf('text', { title: single, ...entry }, true, file, offered) };
  return { ...base, ...limitsOf(base, node), widget: 'list', label_singular: single, ...fields };
}

function textField(
  base: FormField,
  { input, pattern, fix, minLength, maxLength = 0 }: SchemaNode,
): FormField {
  const isAddress = input === 'url' || input === 'email';
  return {
    ...base,
    ...(isAddress ? { widget: 'string', type: input } : { widget: maxLength > 100 ? 'text' : 'string' }),
    minlength: minLength,
    maxlength: maxLength || undefined,
    ...(pattern && { pattern: [pattern, `${base.label} is not right. ${fix}`] }),
  };
}

/** The word for one entry, for the button that adds it: 'Offers' is 'offer', 'Gallery' stays 'gallery'. */
const singular = (label: string) => label.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/** The title of a closed entry in a list. */
function summaryOf(names: string[]): string {
  const name = entryNameKeys.find((key) => names.includes(key));
  return name ? `{{${name}}}` : '';
}
