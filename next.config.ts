import path from 'node:path';

import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

import { isOfflineOn } from './build/is-offline-on';

/** @param phase the command of Next.js that reads this: a phase of next/constants */
export default function config(phase: string): NextConfig {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const basePath = process.env.BASE_PATH ?? '';
  return {
    // The development server needs the redirects below, which an export does not support.
    output: isDev ? undefined : 'export',
    // The adapter checks content and makes pictures before the pages, and finishes and verifies the export after them.
    adapterPath: path.join(__dirname, 'build/adapter.mjs'),
    // A malformed base path stops Next.js before our check can explain it (build/prepare/environment.ts).
    basePath: /^(\/[^/]+)+$/.test(basePath) ? basePath : '',
    env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_OFFLINE: isOfflineOn() ? 'on' : 'off' },
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    agentRules: false,
    images: { unoptimized: true },
    // The site and its build, without the tests, the form and the tools: hosts install only the packages of a build. It
    // takes 14 s of CPU time at the first build and 3 s at the next. `npm test` has its own step for all types.
    typescript: {
      tsconfigPath: 'tsconfig.build.json',
      ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED),
    },
    // Files `*.dev.tsx` are of the development server only, such as app/template.dev.tsx.
    pageExtensions: isDev ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    experimental: {
      globalNotFound: true,
      // The build leaves out the rules that a page does not use (build/postprocess/html-transforms.ts).
      inlineCss: true,
      // Otherwise the redirect below would match /Facilities too, and loop.
      caseSensitiveRoutes: isDev,
    },
    ...(isDev && {
      redirects: async () => [{ source: '/facilities', destination: '/Facilities', permanent: false }],
    }),
  };
}
