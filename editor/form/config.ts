/**
 * The form for the hotels' staff (Sveltia CMS), made from content/schema/schema.ts: every field there is in the form.
 * https://sveltiacms.app/en/docs
 */
import { usesOfHotel } from '../../content/check/hotel-uses';
import { choices } from '../../content/schema/choices';
import { fieldsOf, hotelOf, subjectOf } from '../../content/schema/fields';
import { hotel } from '../../content/schema/hotel-schema';
import { files, schemaOf, type Content, type FileName } from '../../content/schema/schema';

import { formFields } from './fields';

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
        fields: formFields(hotel, 'hotels', ofContent),
      },
      {
        name: 'content',
        label: 'The site',
        files: (Object.keys(files) as FileName[]).map((name) => ({
          name,
          label: files[name].title,
          file: `content/${name}.json`,
          format: 'json',
          fields: formFields(schemaOf(name, Object.keys(content[name] ?? {})), name, ofContent),
        })),
      },
    ],
  };
}

/**
 * What must be changed before a hotel is deleted, shown above the list of hotels. page/delete-hotel.ts reads it.
 */
function beforeRemoval(content: Content): string {
  const fields = fieldsOf(content);
  const used = Object.entries(content.hotels).flatMap(([id, hotel]) => {
    const places = usesOfHotel(id, hotel, fields).map(({ file }) => subjectOf(file, hotelOf(file, content)));
    return places.length > 0 ? [`${hotel.name} (${[...new Set(places)].join(', ')})`] : [];
  });
  const intro = 'Some pages show or name a hotel, or use its pictures. Change these before you delete it:';
  return used.length > 0 ? `${intro} ${used.join('; ')}.` : '';
}
