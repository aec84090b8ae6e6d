// Next.js runs this file right before React hydrates the page:
// https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation-client
import { setForeignNodesAside } from '@/components/startup/foreign-nodes';

setForeignNodesAside();
