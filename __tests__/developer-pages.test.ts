/** @jest-environment node */
import { PHASE_DEVELOPMENT_SERVER, PHASE_EXPORT, PHASE_PRODUCTION_BUILD } from 'next/constants';
import nextConfig from '../next.config';

/** Whether Next.js takes a file for a page: its whole ending must be among the page extensions. */
const isPage = (file: string, phase: string) =>
  nextConfig(phase).pageExtensions?.some((ending) => file === `page.${ending}`);

test('a page for developers is a page while developing and none in a build', () => {
  expect(isPage('page.dev.tsx', PHASE_DEVELOPMENT_SERVER)).toBe(true);
  expect(isPage('page.dev.tsx', PHASE_PRODUCTION_BUILD)).toBe(false);
  expect(isPage('page.dev.tsx', PHASE_EXPORT)).toBe(false);
  expect(isPage('page.tsx', PHASE_PRODUCTION_BUILD)).toBe(true);
});
