import { execFileSync } from 'node:child_process';

import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

import { isOfflineOn } from './build/offline/is-offline-on.mjs';

/**
 * The hash of all sources (scripts/lib/build-site.mjs), else the commit, names the build, so that the same commit gives
 * the same bytes; a tree without git (an unpacked archive) builds under a fixed name.
 */
function buildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'static';
  }
}

export default function config(phase: string): NextConfig {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const basePath = process.env.BASE_PATH ?? '';
  return {
    // The development server needs its redirects, which an export does not allow.
    output: isDev ? undefined : 'export',
    basePath,
    env: { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_OFFLINE: isOfflineOn() ? 'on' : 'off' },
    generateBuildId: async () => process.env.SITE_BUILD_ID || buildId(),
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    agentRules: false,
    images: { unoptimized: true },
    // npm test checks the types of the whole tree; a build checks the content instead (scripts/check-content.mjs).
    typescript: { ignoreBuildErrors: true },
    // A page.dev.tsx is a page while developing and nothing at all in a build.
    pageExtensions: isDev ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
    ...(isDev && {
      // Matching that ignored case would send /Facilities to itself for ever.
      experimental: { caseSensitiveRoutes: true },
      redirects: async () => [{ source: '/facilities', destination: '/Facilities', permanent: false }],
    }),
  };
}
