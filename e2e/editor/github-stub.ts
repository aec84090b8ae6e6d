/**
 * The few answers of GitHub's API that the form needs for a draft, given from a real git repository on this computer.
 * https://docs.github.com/en/graphql, https://docs.github.com/en/rest
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

import type { Page } from '@playwright/test';

interface PullRequest {
  number: number;
  title: string;
  branch: string;
  isDraft: boolean;
  isOpen: boolean;
  labels: string[];
}

/** What the form sends. */
interface Body {
  query: string;
  variables: { input?: unknown };
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
}

interface CommitInput {
  branch: { branchName: string };
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/** A repository with a branch `main`, and its pull requests. */
export class GithubStub {
  readonly pulls: PullRequest[] = [];
  /** The addresses of the commit statuses `Report`, by commit. */
  readonly reports = new Map<string, string>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  git(args: readonly string[], input?: string | Buffer, env: Record<string, string> = {}): string {
    return execFileSync('git', args, {
      cwd: this.folder,
      input,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, ...env },
    }).trim();
  }

  /** The text of a file on a branch. */
  textOf = (file: string, branch = 'main') => this.git(['show', `${branch}:${file}`]);

  /** Answers the requests of a page. */
  async answer(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const body = request.postDataJSON() as Body;
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204 });
      try {
        const answer =
          pathname === '/graphql'
            ? { data: this.graphql(body.query, body.variables) }
            : this.rest(request.method(), pathname, body);
        await route.fulfill({ status: answer === undefined ? 204 : 200, json: answer });
      } catch (error) {
        await route.fulfill({ status: 405, json: { message: (error as Error).message } });
      }
    });
  }

  private rest(method: string, pathname: string, body: Body): unknown {
    const [, what = '', id = '', more = ''] =
      /^\/repos\/[^/]+\/[^/]+\/(git\/trees|git\/refs\/heads|pulls|issues|collaborators)\/?([^?]*?)(\/merge|\/labels)?$/.exec(
        pathname,
      ) ?? [];
    const pull = this.pulls.find(({ number }) => String(number) === id);
    switch (`${method} ${what}${more}`) {
      case 'GET ':
        return { id: 1, login: 'anna', name: 'Anna', email: 'anna@house.example' };
      case 'GET collaborators':
        return undefined;
      case 'GET git/trees':
        return {
          tree: this.git(['ls-tree', '-r', '-l', id])
            .split('\n')
            .map((line) => /^\S+ (\S+) (\S+) +(\S+)\t(.*)$/.exec(line) ?? [])
            .map(([, type, sha, size, name]) => ({ type, sha, size: Number(size), path: name })),
        };
      case 'DELETE git/refs/heads':
        this.git(['update-ref', '-d', `refs/heads/${decodeURI(id)}`]);
        return undefined;
      case 'POST pulls': {
        const { title, head, draft } = body;
        const number = this.pulls.length + 1;
        this.pulls.push({ number, title, branch: head, isDraft: draft, isOpen: true, labels: [] });
        const time = new Date().toISOString();
        const [node_id, head_] = [String(number), { sha: this.git(['rev-parse', head]) }];
        return { number, node_id, title, head: head_, created_at: time, updated_at: time };
      }
      case 'POST issues/labels':
      case 'PATCH issues':
        pull!.labels = body.labels;
        return {};
      case 'GET issues':
        return { labels: pull!.labels.map((name) => ({ name })) };
      case 'PATCH pulls':
        pull!.isOpen = false;
        return {};
      case 'PUT pulls/merge': {
        // Fails where the branches conflict, as GitHub does.
        const tree = this.git(['merge-tree', '--write-tree', 'main', pull!.branch]);
        const commit = this.git(['commit-tree', tree, '-p', 'main', '-m', pull!.title]);
        this.git(['update-ref', 'refs/heads/main', commit]);
        pull!.isOpen = false;
        return {};
      }
    }
    throw new Error(`No answer to ${method} ${pathname}`);
  }

  private graphql(query: string, { input }: Body['variables']): unknown {
    const head = (name = 'main') => this.git(['rev-parse', name]);
    if (query.includes('createRef(')) {
      const { name, oid } = input as { name: string; oid: string };
      this.git(['update-ref', name, oid]);
      return { createRef: { ref: { name } } };
    }
    if (query.includes('createCommitOnBranch(')) return this.commit(query, input as CommitInput);
    const [, change] = /(markPullRequestReadyForReview|convertPullRequestToDraft)\(/.exec(query) ?? [];
    if (change) {
      const { pullRequestId } = input as { pullRequestId: string };
      this.pulls[Number(pullRequestId) - 1]!.isDraft = change.startsWith('convert');
      return { [change]: {} };
    }
    if (query.includes('fork: repository('))
      return { fork: { id: 'this' }, base: { ref: { target: { oid: head() } } } };
    if (query.includes('pullRequests( states: OPEN'))
      return {
        repository: { pullRequests: { nodes: this.pulls.filter((each) => each.isOpen).map(this.node) } },
      };
    const entries = [...query.matchAll(/(\w+_\d+): (.*?)(?=\w+_\d+: |$)/g)].map(([, alias, selection]) => [
      alias,
      this.objectOf(selection!),
    ]);
    if (entries.length > 0) return { repository: Object.fromEntries(entries) };
    const target = { oid: head(), history: { nodes: [{ oid: head(), message: 'Begin' }] } };
    return {
      repository: { ref: { target }, defaultBranchRef: { name: 'main' }, pullRequests: { totalCount: 0 } },
    };
  }

  /** What a query asks of one file or commit. */
  private objectOf(selection: string): unknown {
    const [, expression] = /object\((?:oid|expression): "(.*?)"\)/.exec(selection) ?? [];
    if (!expression) {
      const node = {
        author: { name: 'Anna', email: '', user: null },
        committedDate: new Date().toISOString(),
      };
      return { target: { history: { nodes: [node] } } };
    }
    if (selection.includes('on Commit')) {
      const targetUrl = this.reports.get(expression);
      const contexts = targetUrl ? [{ context: 'Report', state: 'SUCCESS', targetUrl }] : [];
      return { status: { contexts }, deployments: { nodes: [] }, checkSuites: { nodes: [] } };
    }
    const isBinary = /\.(jpe?g|png|webp|avif)$/.test(expression);
    const text = isBinary ? null : `${this.git(['cat-file', 'blob', expression])}\n`;
    const oid = this.git(['rev-parse', expression]);
    return { oid, byteSize: 1, isBinary, isTruncated: false, text };
  }

  private commit(query: string, { branch, message, fileChanges }: CommitInput): unknown {
    const env = { GIT_INDEX_FILE: path.join(this.folder, 'form.index') };
    const ref = `refs/heads/${branch.branchName}`;
    this.git(['read-tree', ref], '', env);
    for (const { path: file, contents } of fileChanges.additions) {
      const blob = this.git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'));
      this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`], '', env);
    }
    for (const { path: file } of fileChanges.deletions)
      this.git(['update-index', '--force-remove', file], '', env);
    const tree = this.git(['write-tree'], '', env);
    const oid = this.git(['commit-tree', tree, '-p', ref, '-m', message.headline]);
    this.git(['update-ref', ref, oid]);
    const files = [...query.matchAll(/(file_\d+): file\(path: "(.*?)"\)/g)].map(([, alias, file]) => [
      alias,
      { oid: this.git(['rev-parse', `${oid}:${file}`]) },
    ]);
    const committedDate = new Date().toISOString();
    return { createCommitOnBranch: { commit: { oid, committedDate, ...Object.fromEntries(files) } } };
  }

  private readonly node = ({ number, title, branch, isDraft, labels }: PullRequest) => {
    const files = this.git(['diff', '--name-status', `main...${branch}`])
      .split('\n')
      .filter(Boolean);
    const types: Record<string, string> = { A: 'ADDED', D: 'DELETED', M: 'MODIFIED' };
    const time = new Date().toISOString();
    return {
      id: String(number),
      number,
      title,
      isDraft,
      isCrossRepository: false,
      createdAt: time,
      updatedAt: time,
      headRefName: branch,
      headRefOid: this.git(['rev-parse', branch]),
      author: { login: 'anna', name: 'Anna' },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: files.map((line) => ({
          changeType: types[line[0]!] ?? 'MODIFIED',
          path: line.split('\t').at(-1),
        })),
      },
    };
  };
}
