import { writeRootFiles } from '../build/postprocess/host-files';
import { projectRoot } from '../build/project';

/** `npm run host-files`: writes the hosts' files beside package.json anew, after a change of build/postprocess/host-files.ts. */
export function main(): void {
  writeRootFiles(projectRoot);
}
