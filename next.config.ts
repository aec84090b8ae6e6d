import path from 'node:path';

import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

import { isOfflineOn } from './build/is-offline-on';

export default function config(phase: string): NextConfig {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const basePath = process.env.BASE_PATH ?? '';
  return {
    // The development server needs its redirects, which an export does not allow.
    output: isDev ? undefined : 'export',
    // Content and pictures before the pages, the finished and verified export after them.
    adapterPath: path.join(__dirname, 'build/adapter.mjs'),
    // At a malformed one Next.js would stop before the check can say how to correct it (build/prepare/environment.ts).
    basePath: /^(\/[^/]+)+$/.test(basePath) ? basePath : '',
    env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_OFFLINE: isOfflineOn() ? 'on' : 'off' },
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    agentRules: false,
    images: { unoptimized: true },
    // The site and its build, without the tests: their packages are missing where only what a build needs is installed.
    // 14 s of a processor's time at the first build, 3 s at the next.
    typescript: { tsconfigPath: 'tsconfig.build.json' },
    // A page.dev.tsx is a page while developing and nothing at all in a build.
    pageExtensions: isDev ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    // Otherwise the redirect below would match /Facilities too, and loop.
    experimental: { globalNotFound: true, caseSensitiveRoutes: isDev },
    ...(isDev && {
      redirects: async () => [{ source: '/facilities', destination: '/Facilities', permanent: false }],
    }),
  };
}
