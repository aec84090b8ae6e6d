import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  // Tests of what runs in a page say so in their first line: jsdom takes a while to start.
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.cache/'],
  restoreMocks: true,
};

export default nextJest({ dir: './' })(config);
