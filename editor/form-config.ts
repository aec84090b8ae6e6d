/**
 * The form for the hotels' staff (Sveltia CMS), made from content/schema/schema.ts: every field there is in the form.
 * https://sveltiacms.app/en/docs
 */
import { z } from 'zod';

import { usesOfHotel } from '../content/check/hotel-uses';
import { choices, type Choice } from '../content/schema/choices';
import { labelOf } from '../content/schema/field-schema';
import { entryNameKeys, fieldsOf, subjectOf } from '../content/schema/fields';
import { hotel } from '../content/schema/hotel-schema';
import { files, schemaOf, type Content, type FileName } from '../content/schema/schema';

/** The part of JSON Schema that the content's schema uses, with its own `form` and `fix`. */
interface SchemaNode {
  type?: string;
  title?: string;
  description?: string;
  form?: string;
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

/** Where the form saves. */
export interface Backend {
  /** 'owner/name' at GitHub. */
  repository: string;
  branch: string;
  /** Address of the service that logs people in at GitHub. */
  loginUrl?: string;
  /** Address of the site, for the button that opens it. */
  siteUrl?: string;
}

/** Uploaded pictures come into this folder below content/pictures, by the file that shows them. */
const folders: Record<string, string> = {
  hero: 'hero',
  pages: 'hero',
  about: 'hero',
  rooms: 'rooms',
  facilities: 'facilities',
  hotels: 'hotels',
};

const upload = { max_file_size: 30_000_000, slugify_filename: true };
/** Large photographs are reduced, and lose the place where they were taken. */
const transformations = { raster_image: { format: 'webp', quality: 90, width: 2880, height: 2880 } };

/**
 * The whole configuration.
 *
 * @param content for the choices that come from other files
 */
export function formConfig(content: Content, { repository, branch, loginUrl, siteUrl }: Backend) {
  const ofContent = { page: choices.page(content), room: choices.room(content) };
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: repository,
      branch,
      ...(loginUrl && { base_url: loginUrl }),
      commit_messages: { create: 'Add {{slug}}', update: 'Change {{slug}}', delete: 'Remove {{slug}}' },
    },
    ...(siteUrl && { site_url: siteUrl, display_url: siteUrl }),
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    // Pictures are uploaded: no stock photographs, which guests would take for the hotel.
    media_libraries: {
      default: { config: { ...upload, transformations } },
      stock_assets: false,
    },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      {
        name: 'hotels',
        label: 'Hotels',
        label_singular: 'Hotel',
        description: beforeRemoval(content),
        folder: 'content/hotels',
        extension: 'json',
        format: 'json',
        create: true,
        reorder: true,
        identifier_field: 'name',
        slug: '{{town}}',
        summary: '{{name}} ({{town}})',
        fields: formFieldsOf(nodeOf(hotel), 'hotels', ofContent),
      },
      {
        name: 'content',
        label: 'The site',
        files: (Object.keys(files) as FileName[]).map((name) => ({
          name,
          label: files[name].title,
          file: `content/${name}.json`,
          format: 'json',
          fields: formFieldsOf(nodeOf(schemaOf(name, Object.keys(content[name] ?? {}))), name, ofContent),
        })),
      },
    ],
  };
}

/**
 * What must be changed before a hotel is deleted, shown above the list of hotels. form-page/delete-hotel.ts reads it.
 */
function beforeRemoval(content: Content): string {
  const fields = fieldsOf(content);
  const used = Object.entries(content.hotels).flatMap(([id, hotel]) => {
    const places = usesOfHotel(id, hotel, fields).map(({ file }) =>
      subjectOf(file, content.hotels[file.slice(7)]),
    );
    return places.length > 0 ? [`${hotel.name} (${[...new Set(places)].join(', ')})`] : [];
  });
  const intro = 'Some pages show or name a hotel, or use its pictures. Change these before you delete it:';
  return used.length > 0 ? `${intro} ${used.join('; ')}.` : '';
}

/** An empty value is left out of the file. A switch would write "no" for a fact that nobody has measured. */
const yesNoUnknown = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
  { label: 'We do not know yet', value: null },
];

type Choices = Record<'page' | 'room', Choice[]>;

const nodeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

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
 * A field whose value is chosen, not typed, because of its `form` or a list in the schema; undefined for other fields.
 */
function chosenField(
  base: FormField,
  node: SchemaNode,
  file: string,
  offered: Choices,
): FormField | undefined {
  const several = node.type === 'array' ? { multiple: true, ...limitsOf(base, node) } : {};
  switch (node.form) {
    case 'hidden':
      return { name: base.name, label: base.label, widget: 'hidden' };
    case 'picture': {
      const folder = folders[file] ?? 'more';
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
    case 'known':
      return { ...base, widget: 'select', default: null, options: yesNoUnknown };
    case 'page':
    case 'room':
      return { ...base, ...several, widget: 'select', options: offered[node.form] };
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
      }
    : { field: formFieldOf('text', { title: single, ...entry }, true, file, offered) };
  return { ...base, ...limitsOf(base, node), widget: 'list', label_singular: single, ...fields };
}

function textField(base: FormField, { form, pattern, fix, minLength, maxLength = 0 }: SchemaNode): FormField {
  const isAddress = form === 'url' || form === 'email';
  return {
    ...base,
    ...(isAddress ? { widget: 'string', type: form } : { widget: maxLength > 100 ? 'text' : 'string' }),
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
