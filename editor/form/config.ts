/**
 * The configuration of the form for the hotels' staff (Sveltia CMS), made from content/schema/schema.ts: every field
 * there is in the form. https://sveltiacms.app/en/docs
 */
import type { CmsConfig } from '@sveltia/cms';

import { choices } from '../../content/schema/choices';
import { hotel } from '../../content/schema/hotel-schema';
import { files, schemaOf, type Content, type FileName } from '../../content/schema/schema';

import { formFields } from './fields';

/** Where the form saves: deploy/editor/settings.json. */
export interface Backend {
  /** 'owner/name' at GitHub. */
  repository: string;
  /** The branch that the host publishes. */
  branch: string;
  /** Address of the service that logs people in at GitHub. */
  loginUrl?: string;
  /** Address of the site, for the button that opens it. */
  siteUrl?: string;
}

/** The name of the commit status that .github/workflows/content.yml sets. Its address is the report of the draft. */
const REPORT_STATUS = 'Report';

/**
 * The form links an entry to this path of the site, and a draft to this path behind the address of its report. Without
 * one it shows no link.
 */
const preview_path = '/';

/** What happens to a picture before it is saved: it is smaller, loses its location, and is no HEIC file any more. */
const pictures = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2880, height: 2880 } },
} as const;

/**
 * The whole configuration.
 *
 * @param content for the choices that come from other files
 */
export function formConfig(content: Content, { repository, branch, loginUrl, siteUrl }: Backend) {
  const ofContent = { page: choices.page(content), room: choices.room(content) };
  return {
    backend: {
      name: 'github',
      repo: repository,
      branch,
      ...(loginUrl && { base_url: loginUrl }),
      commit_messages: { create: 'Add {{slug}}', update: 'Change {{slug}}', delete: 'Remove {{slug}}' },
      // One draft is one commit on the branch.
      squash_merges: true,
      preview_context: REPORT_STATUS,
    },
    publish_mode: 'editorial_workflow',
    app_title: 'Edit the site',
    ...(siteUrl && { site_url: siteUrl, display_url: siteUrl }),
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    // Pictures are uploaded: no stock photographs, which guests would take for the hotel.
    media_libraries: { default: { config: pictures }, stock_assets: false },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      {
        name: 'hotels',
        label: 'Hotels',
        label_singular: 'Hotel',
        folder: 'content/hotels',
        extension: 'json',
        format: 'json',
        identifier_field: 'name',
        // Only the file of a new hotel is named so. Nothing that people change later renames it.
        slug: '{{town}}',
        summary: '{{name}} ({{town}})',
        sortable_fields: { fields: ['order', 'name', 'town'], default: { field: 'order' } },
        preview_path,
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
          preview_path,
          fields: formFields(schemaOf(name, Object.keys(content[name] ?? {})), name, ofContent),
        })),
      },
    ],
  } satisfies CmsConfig;
}
