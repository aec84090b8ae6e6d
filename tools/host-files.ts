import { writeRootFiles } from '../build/postprocess/host-files';
import { projectRoot } from '../build/project';

/** `npm run host-files`: writes the hosts' files beside package.json, after a change of build/postprocess/host-files.ts. */
export function main(): void {
  writeRootFiles(projectRoot);
}
