/**
 * The few answers of GitHub's API that the form needs for a draft. A branch is a record of its texts. The hash of a
 * commit is the name of its branch, and the hash of a text is its path. https://docs.github.com/en/graphql, https://docs.github.com/en/rest
 */
import type { Page } from '@playwright/test';

interface CommitInput {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
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

/** A repository with a branch `main`, and its only pull request. */
export class GithubStub {
  readonly branches: Record<string, Record<string, string>> = {};
  pull?: { title: string; branch: string; isDraft: boolean; isOpen: boolean; labels: string[] };
  /** How often something was published. */
  merges = 0;
  private readonly report: string;

  /** @param report the address of the commit status `Report` of each draft */
  constructor(texts: Record<string, string>, report: string) {
    this.branches.main = texts;
    this.report = report;
  }

  /** Answers the requests of a page. */
  async answer(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const body = (request.postDataJSON() ?? {}) as Body;
      const answer =
        pathname === '/graphql'
          ? { data: this.graphql(body.query, body.variables) }
          : request.method() === 'OPTIONS' || this.rest(`${request.method()} ${pathname}`, body);
      return route.fulfill(answer && answer !== true ? { json: answer } : { status: 204 });
    });
  }

  private rest(request: string, { title, head, draft, labels }: Body): object | undefined {
    const [, kind = '', more = ''] =
      /\/repos\/[^/]+\/[^/]+\/(git\/trees|pulls|issues|\w+).*?(\/merge|\/labels)?$/.exec(request) ?? [];
    const at = new Date().toISOString();
    switch (`${request.split(' ')[0]} ${kind}${more}`) {
      case 'GET ':
        return { id: 1, login: 'anna', name: 'Anna', email: 'anna@house.example' };
      case 'GET git/trees':
        return {
          tree: Object.keys(this.branches.main!).map((path) => ({ path, type: 'blob', sha: path, size: 1 })),
        };
      case 'POST pulls':
        this.pull = { title, branch: head, isDraft: draft, isOpen: true, labels: [] };
        return { number: 1, node_id: '1', title, head: { sha: head }, created_at: at, updated_at: at };
      case 'POST issues/labels':
      case 'PATCH issues':
        this.pull!.labels = labels;
        return {};
      case 'GET issues':
        return { labels: this.pull!.labels.map((name) => ({ name })) };
      case 'PATCH pulls':
        this.pull!.isOpen = false;
        return {};
      case 'PUT pulls/merge':
        this.branches.main = this.branches[this.pull!.branch]!;
        this.merges += 1;
        this.pull!.isOpen = false;
        return {};
    }
    // Who works on it, and the deletion of a branch.
    return undefined;
  }

  private graphql(query: string, { input }: Body['variables']): object {
    const at = new Date().toISOString();
    if (query.includes('createRef(')) {
      const { name } = input as { name: string };
      this.branches[name.replace('refs/heads/', '')] = { ...this.branches.main };
      return { createRef: { ref: { name } } };
    }
    if (query.includes('createCommitOnBranch(')) {
      const { branch, fileChanges } = input as CommitInput;
      for (const { path, contents } of fileChanges.additions)
        this.branches[branch.branchName]![path] = Buffer.from(contents, 'base64').toString();
      const files = [...query.matchAll(/(file_\d+): file\(path: "(.*?)"\)/g)];
      const oids = Object.fromEntries(files.map(([, alias, path]) => [alias!, { oid: path! }]));
      return { createCommitOnBranch: { commit: { oid: branch.branchName, committedDate: at, ...oids } } };
    }
    const [, change] = /(markPullRequestReadyForReview|convertPullRequestToDraft)\(/.exec(query) ?? [];
    if (change) {
      this.pull!.isDraft = change.startsWith('convert');
      return { [change]: {} };
    }
    if (query.includes('fork: repository('))
      return { fork: { id: 'this' }, base: { ref: { target: { oid: 'main' } } } };
    if (query.includes('pullRequests( states: OPEN'))
      return { repository: { pullRequests: { nodes: this.pull?.isOpen ? [this.node(this.pull, at)] : [] } } };
    const entries = [...query.matchAll(/(\w+_\d+): (.*?)(?=\w+_\d+: |$)/g)];
    if (entries.length > 0)
      return {
        repository: Object.fromEntries(
          entries.map(([, alias, selection]) => [alias!, this.objectOf(selection!, at)]),
        ),
      };
    const target = { oid: 'main', history: { nodes: [{ oid: 'main', message: 'Begin' }] } };
    return {
      repository: { ref: { target }, defaultBranchRef: { name: 'main' }, pullRequests: { totalCount: 0 } },
    };
  }

  /** What a query asks of one file or commit. */
  private objectOf(selection: string, committedDate: string): object {
    const [, name] = /object\((?:oid|expression): "(.*?)"\)/.exec(selection) ?? [];
    if (!name) {
      const author = { name: 'Anna', email: '', user: null };
      return { target: { history: { nodes: [{ author, committedDate }] } } };
    }
    if (selection.includes('on Commit')) {
      const contexts = [{ context: 'Report', state: 'SUCCESS', targetUrl: this.report }];
      return { status: { contexts }, deployments: { nodes: [] }, checkSuites: { nodes: [] } };
    }
    const [branch, path] = name.includes(':') ? name.split(':') : ['main', name];
    return {
      oid: path,
      byteSize: 1,
      isBinary: false,
      isTruncated: false,
      text: this.branches[branch!]![path!],
    };
  }

  private node({ branch, labels, title, isDraft }: NonNullable<GithubStub['pull']>, time: string): object {
    const changed = Object.entries(this.branches[branch]!).filter(
      ([path, text]) => this.branches.main![path] !== text,
    );
    return {
      id: '1',
      number: 1,
      title,
      isDraft,
      isCrossRepository: false,
      createdAt: time,
      updatedAt: time,
      headRefName: branch,
      headRefOid: branch,
      author: { login: 'anna', name: 'Anna' },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: changed.map(([path]) => ({ changeType: 'MODIFIED', path })) },
    };
  }
}
